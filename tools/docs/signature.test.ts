import { expect, test } from 'vitest';
import { signatureOf } from './signature.ts';

test.each([
  ['export const int = (min: number, max: number): Shape<number> =>\n  plain(', 'int(min: number, max: number): Shape<number>'],
  ['export const flag: Shape<boolean> = plain(\n', 'flag: Shape<boolean>'],
  ["export const END = 'end';\n", 'END'],
  [
    'export const oneOf = <const W extends string | number>(...words: readonly W[]): Shape<W> =>\n',
    'oneOf(...words: readonly W[]): Shape',
  ],
  [
    'export function* moments<T extends Types>(\n  game: Game<T>,\n  setup: Setup,\n): Generator<Seen<T>> {\n  yield',
    'moments(game: Game, setup: Setup): Generator<Seen>',
  ],
  [
    'attach(box: HTMLElement, first?: string | null): () => void {\n',
    'attach(box: HTMLElement, first?: string | null): () => void',
  ],
  [
    'read(text: string):\n    | { readonly setup: Setup }\n    | Fault;\n',
    'read(text: string): | { readonly setup: Setup } | Fault',
  ],
  ["always: <F>(run: Run<T, F>): Sentence<T, F> => ({ by: 'rules', run }),\n", 'always(run: Run): Sentence'],
  ['must: ask(false, false),\n', 'must'],
  ["readonly hint?: (v: T['view']) => Hint<T> | undefined;\n", "hint?: (v: T['view']) => Hint | undefined"],
  [
    'readonly camera?: Plan & {\n    /** Where to look. */\n    readonly first?: string;\n  };\n',
    'camera?: Plan & { readonly first?: string; }',
  ],
  ['export type Shape<V = unknown> = {\n', 'type Shape'],
])('%j is shown as %s', (declaration, shown) => {
  expect(signatureOf(declaration)).toBe(shown);
});
