import type { Result } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { outcomeHere, verdict } from './outcome.ts';
import type { Sitter } from './session.ts';

const result = (outcome: Result['outcome'], winners: number[]): Result => ({
  outcome,
  winners,
  scores: [],
  title: '',
  text: '',
  rule: '',
});
const sitters: Sitter[] = ['thief', 'guards', 'guards'].map((side) => ({ name: side, by: 'person', role: { name: side, side } }));
const at = (seats: number[]) => ({ mine: seats, own: seats, sitters });

test('[10.7] a side wins and loses together, and whoever lost is not congratulated', () => {
  const caught = result('won', [1, 2]);
  expect(outcomeHere(caught, at([0]))).toBe('lost');
  expect(outcomeHere(caught, at([2]))).toBe('won');
  expect(verdict(caught, at([0]))).toBe('Guards won');
  expect(verdict(caught, at([1]))).toBe('Victory');
  expect(verdict(caught, at([]))).toBe('Guards won');
});

test('a co-operative game is won or lost by all, and a score speaks for itself', () => {
  const one = { mine: [0], own: [0], sitters: sitters.slice(0, 1) };
  expect(verdict(result('lost', []), one)).toBe('Defeat');
  expect(verdict(result('won', [0]), one)).toBe('Victory');
  expect(verdict(result('scored', []), one)).toBe('The end');
});
