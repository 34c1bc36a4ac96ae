import { useEffect } from 'react';
import type { BoardModule } from '../board.ts';
import { useKeys } from './keys.tsx';

/** Every button of the bar has a key that is shown: those that bring none of their own get one here, from left to right. */

const POOL = [...'123456789adfgjkmnoqrvxyz'];
/** What ends something has the same key in every game. */
const ENDS = /^(end|pass|decline|stand down|done)\b/i;

/** The single keys that a label such as "1 – 6" or "R or F" names. */
export function keysIn(label: string): readonly string[] {
  const range = /^(\d) – (\d)$/.exec(label);
  if (range) return POOL.filter((key) => key >= range[1]! && key <= range[2]!);
  return label
    .split(/,? (?:or|and) |, /)
    .map((key) => key.toLowerCase())
    .filter((key) => key.length === 1);
}

/** A key for each of these names; undefined where none is left. */
export function allot(names: readonly string[], taken: ReadonlySet<string>): readonly (string | undefined)[] {
  const ending = taken.has('e') ? -1 : names.findIndex((name) => ENDS.test(name));
  const free = POOL.filter((key) => !taken.has(key)).values();
  return names.map((_, i) => (i === ending ? 'e' : (free.next().value as string | undefined)));
}

const nameOf = (button: HTMLElement) => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();
const ownKeyOf = (button: HTMLElement) => button.querySelector('.key')?.textContent?.toLowerCase();

/** Writes the keys to the buttons of the bar. */
function writeKeys(bar: HTMLElement, claimed: readonly string[]): void {
  const buttons = [...bar.querySelectorAll<HTMLElement>('button.button')].filter((button) => button.getClientRects().length > 0);
  const taken = new Set([...claimed, ...buttons.flatMap((button) => ownKeyOf(button) ?? [])]);
  const bare = buttons.filter((button) => ownKeyOf(button) === undefined);
  const keys = allot(bare.map(nameOf), taken);
  for (const [i, button] of bare.entries()) {
    const key = keys[i]?.toUpperCase();
    if (key === undefined) delete button.dataset['key'];
    else if (button.dataset['key'] !== key) button.dataset['key'] = key;
  }
}

const NONE: NonNullable<BoardModule['keys']> = [];

export function useBarKeys({ keys = NONE }: BoardModule): void {
  useEffect(() => {
    const bar = document.querySelector<HTMLElement>('.bar');
    if (!bar) return;
    const claimed = keys.flatMap(([label]) => keysIn(label));
    const write = () => writeKeys(bar, claimed);
    const observer = new MutationObserver(write);
    observer.observe(bar, { childList: true, subtree: true, characterData: true });
    write();
    return () => observer.disconnect();
  }, [keys]);
  useKeys(Object.fromEntries([...POOL, 'e'].map((key) => [key, () => press(key)])));
}

/** False where no button of the bar has this key. */
function press(key: string): boolean {
  const button = document.querySelector<HTMLElement>(`.bar [data-key="${key.toUpperCase()}"]`);
  button?.click();
  return button !== null;
}
