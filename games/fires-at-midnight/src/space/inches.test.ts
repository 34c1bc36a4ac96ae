import { expect, test } from 'vitest';
import { inches, inchesUp } from './inches.ts';

test('[FM-0.2] a length has one decimal', () => {
  expect(inches(6527)).toBe('6.5″');
  expect(inches(1736, 3000)).toBe('1.7″');
  expect(inches(0)).toBe('0.0″');
  expect(inches(-20)).toBe('0.0″');
});

test('[FM-0.2] a length beside its limit never reads like the limit', () => {
  expect(inches(2940, 3000)).toBe('2.9″');
  expect(inches(2970, 3000)).toBe('2.97″');
  expect(inches(2995, 3000)).toBe('2.995″');
  expect(inches(21)).toBe('0.02″');
  expect(inches(4000, 4000)).toBe('4.0″');
  expect(inchesUp(4_000_001, 4000)).toBe('4.001″');
  expect(inchesUp(4_060_000, 4000)).toBe('4.1″');
});
