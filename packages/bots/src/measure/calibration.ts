/** A chance that was told, and what came of it: 1 won, 0 lost. */
export type Forecast = { readonly told: number; readonly came: number };
export type Bin = { readonly told: number; readonly came: number; readonly count: number };
export type Calibration = {
  /** The mean squared error of what was told; 0 is perfect. */
  readonly brier: number;
  /** The same for telling the mean every time. */
  readonly plain: number;
  /** What was told and what came, on average, in parts of equal width; empty ones are left out. */
  readonly bins: readonly Bin[];
};

const meanOf = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / Math.max(1, list.length);

/** Do chances mean what they say? */
export function calibration(forecasts: readonly Forecast[], bins = 10): Calibration {
  const usual = meanOf(forecasts.map(({ came }) => came));
  const binOf = ({ told }: Forecast) => Math.min(bins - 1, Math.floor(told * bins));
  return {
    brier: meanOf(forecasts.map(({ told, came }) => (told - came) ** 2)),
    plain: meanOf(forecasts.map(({ came }) => (usual - came) ** 2)),
    bins: Array.from({ length: bins }, (_, bin) => summed(forecasts.filter((one) => binOf(one) === bin))).filter(
      ({ count }) => count > 0,
    ),
  };
}
const summed = (list: readonly Forecast[]): Bin => ({
  told: meanOf(list.map(({ told }) => told)),
  came: meanOf(list.map(({ came }) => came)),
  count: list.length,
});
