/**
 * A chance from how far things stand above or below even: 1/2 at 0, near 0 and 1 far away, with the slope of the logistic curve.
 * Roots are exact everywhere, exponentials are not: so a bot moves alike on every machine.
 */
export const sCurve = (x: number): number => (1 + x / Math.sqrt(4 + x * x)) / 2;
