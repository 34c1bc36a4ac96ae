import { cell, type Memory, useCell } from '@nightfall/ui';
import type { Forecast } from '@nightfall/fires-at-midnight';

/** The forecast that is looked at just now; board and bar of a table show the same one. */
const FORECAST = cell<Forecast | null>(null);

export const foreshow = (memory: Memory, next: Forecast | null): void => memory.set(FORECAST, next);
export const useForecast = (memory: Memory): Forecast | null => useCell(memory, FORECAST);
