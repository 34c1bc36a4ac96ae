/** A running clock, as of `at` in this device's own time. */
export type Clock = {
  readonly id: string;
  /** How long it runs in total, and how long it had left, in milliseconds. */
  readonly lasts: number;
  readonly left: number;
  readonly at: number;
  /** True during a pause: it is stopped. */
  readonly stands: boolean;
};

/** The time left, never below zero: the bell rings by itself. */
export const leftOf = ({ left, at, stands }: Clock, now: number): number => Math.max(0, stands ? left : left - (now - at));

/** `1:05`. A started second counts as a whole one. */
export function face(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
