import { expect, test } from 'vitest';
import { nameOf, signOf, signsOf, type Pressed } from './command.ts';
import { allot } from './registry.ts';

const pressed = (key: string, held: Partial<Pressed> = {}): Pressed => ({
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
  key,
});

test('keys have one name, with and without Caps Lock; the command key of a Mac is Ctrl', () => {
  expect(nameOf(pressed('u'))).toBe('u');
  expect(nameOf(pressed('U'))).toBe('u');
  expect(nameOf(pressed('U', { shiftKey: true }))).toBe('Shift+u');
  expect(nameOf(pressed('z', { metaKey: true }))).toBe('Ctrl+z');
  expect(nameOf(pressed('Z', { ctrlKey: true, shiftKey: true }))).toBe('Ctrl+Shift+z');
  expect(nameOf(pressed('?', { shiftKey: true }))).toBe('?');
  expect(nameOf(pressed('ArrowLeft', { shiftKey: true }))).toBe('Shift+ArrowLeft');
  expect(nameOf(pressed('u', { altKey: true }))).toBe('');
});

test('signs are what is printed on a key', () => {
  expect(['u', 'Shift+u', ' ', 'Enter', 'Ctrl+z'].map(signOf)).toEqual(['U', '⇧U', 'Space', 'Enter', 'Ctrl Z']);
  expect(signsOf([...'123456'])).toBe('1 – 6');
  expect(signsOf(['1', '2'])).toBe('1 or 2');
  expect(signsOf(['ArrowLeft', 'ArrowRight', 'Shift+ArrowLeft'])).toBe('Arrows');
  expect(signsOf(['u', 'Ctrl+z'])).toBe('U or Ctrl Z');
});

test('choices get keys from left to right; one that asks for a key has it, and only the first of several', () => {
  expect(allot([undefined, undefined, 'e'], new Set())).toEqual(['1', '2', 'e']);
  expect(allot(['r', 'r', undefined], new Set(['1']))).toEqual(['r', '2', '3']);
  expect(
    allot(
      Array.from({ length: 40 }, () => undefined),
      new Set(),
    ).at(-1),
  ).toBeUndefined();
});
