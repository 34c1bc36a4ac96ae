import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { parse } from 'yaml';

/** The whole night of example E-21: its dice come from the seed, so every player who does the same ends the same. */

export const SIEGE = 'siege-of-the-eternal-night';
export const SEED = 'worked-example';

type Step = { readonly play?: string; readonly dice?: string };
type Example = { readonly id: string; readonly steps: readonly Step[] };
export type Action = { readonly verb: string; readonly words: readonly string[] };

function readNight(): readonly Step[] {
  const file = new URL(`../../../games/${SIEGE}/examples/seeds-and-records.yaml`, import.meta.url);
  const { examples } = parse(readFileSync(file, 'utf8')) as { examples: readonly Example[] };
  return examples.find(({ id }) => id === 'E-21')!.steps;
}
export const STEPS = readNight();

/** What the player does; the dice fall by themselves. */
export const NIGHT: readonly Action[] = STEPS.flatMap(({ play }) => {
  const [, verb, ...words] = play?.split(' ') ?? [];
  return verb ? [{ verb, words }] : [];
});

/** How a hand does each thing: by mouse, by keys, by finger. */
export type Hand = {
  /** Takes up a die, a spell or a hero: the card in the bar that bears this id. */
  readonly take: (card: string) => Promise<void>;
  /** Presses a button of the bar. */
  readonly press: (deed: string) => Promise<void>;
  readonly snake: (cells: readonly string[], isAsked: boolean) => Promise<void>;
  /** Lays the fixed shape in hand on these squares and means it. */
  readonly lay: (cells: readonly string[]) => Promise<void>;
  readonly mark: (cell: string) => Promise<void>;
};

/** Does one action and waits until the sheet shows it. */
export async function act(page: Page, hand: Hand, { verb, words }: Action): Promise<void> {
  const before = await board(page).getAttribute('data-turn');
  switch (verb) {
    case 'roll':
      await hand.press('roll');
      return shows(page, /ACT|VOLLEY/);
    case 'troop':
      await hand.take(words[0]!);
      return drawn(page, words.slice(1), () => hand.snake(words.slice(1), false));
    case 'hero':
      await hand.take('hero');
      return drawn(page, words, () => hand.snake(words, true));
    case 'spell':
      await hand.take(`${words[0]} ${words[1]}`);
      return drawn(page, words.slice(2), () => hand.lay(words.slice(2)));
    case 'mark':
      return drawn(page, words, () => hand.mark(words[0]!));
    case 'pass':
      if (before === '9') await thinkAgain(page, hand);
      await hand.press(`pass ${words[0]}`);
      return gone(page, `pass ${words[0]}`);
    case 'hold':
      await hand.press('hold');
      return shows(page, /REROLL/);
    case 'end':
      await hand.press('end');
      return shows(page, before === '9' ? /OVER/ : /READY/);
    default:
      throw new Error(`no hand knows how to ${verb}`);
  }
}

export const board = (page: Page): Locator => page.locator('.siege-board');
export const square = (page: Page, name: string): Locator => page.locator(`[data-mark="${name}"]`);
/** A button of the bar, by what it does. */
export const button = (page: Page, choice: string): Locator => page.locator(`button[data-choice="${choice}"]`);

async function shows(page: Page, phase: RegExp): Promise<void> {
  await page.waitForFunction((text) => {
    const found = document.querySelector<HTMLElement>('.siege-board');
    return new RegExp(text).test(found?.dataset['phase'] ?? '');
  }, phase.source);
}
/** As long as something can be drawn, the night asks before it ends for good. */
async function thinkAgain(page: Page, hand: Hand): Promise<void> {
  await hand.press('end');
  await button(page, 'sure').waitFor();
  // What else may be done is one press away.
  expect(await button(page, 'not-yet').getAttribute('data-leads')).toMatch(/\b(?:troop|hero)\b/);
  await hand.press('not-yet');
  await gone(page, 'sure');
}
const gone = (page: Page, choice: string) => button(page, choice).waitFor({ state: 'detached' });

async function drawn(page: Page, cells: readonly string[], draw: () => Promise<void>): Promise<void> {
  await draw();
  await page.waitForFunction(
    (names) => names.every((name) => document.querySelector(`[data-mark="${name}"][aria-label*="marked in turn"]`)),
    cells,
  );
}

/** Turns and mirrors the shape in hand until it lies on these squares, as a player does who looks at it. */
export async function turnUntil(page: Page, cells: readonly string[], turn: () => Promise<void>, mirror: () => Promise<void>) {
  const wanted = cells.toSorted().join(' ');
  for (let tries = 0; tries < 8; tries++) {
    if ((await ghost(page)) === wanted) return;
    await turn();
    if (tries === 3) await mirror();
  }
  expect(await ghost(page), 'no posture of the shape fits these squares').toBe(wanted);
}
async function ghost(page: Page): Promise<string> {
  const names = await page.locator('[data-ghost]').getAttribute('data-ghost');
  return names!.split(' ').toSorted().join(' ');
}

/** The night ended as the example says. */
export async function expectTheEnd(page: Page): Promise<void> {
  const end = page.getByRole('region', { name: 'The end' });
  await end.getByRole('heading', { name: 'Sergeant of the Wall' }).waitFor();
  const told = await end.locator('pre').innerText();
  expect(told).toContain('7 left of 77 · Sergeant of the Wall');
  expect(told).toContain('▆▅▆▄▆▆▆▄▃');
}

export type Point = { readonly x: number; readonly y: number };
/** The middles of these squares, measured when the sheet has come to rest: the bar below it grows and shrinks. */
export function middles(page: Page, cells: readonly string[]): Promise<readonly Point[]> {
  return page.evaluate(async (names) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const measure = () =>
      names.map((name) => {
        const { x, y, width, height } = document.querySelector(`[data-mark="${name}"]`)!.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      });
    for (let last = '', still = 0; still < 3; await frame()) {
      const now = JSON.stringify(measure());
      still = now === last ? still + 1 : 0;
      last = now;
    }
    return measure();
  }, cells);
}
/** The middle of the smallest box around these squares. */
export async function middleOf(page: Page, cells: readonly string[]): Promise<Point> {
  const points = await middles(page, cells);
  const between = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: between(points.map(({ x }) => x)), y: between(points.map(({ y }) => y)) };
}
