import { CHALLENGES, MARKET, MERCHANDISE, SPACE_IDS, type View } from '@nightfall/runebound-midnight';
import { expect, test } from 'vitest';
import { wander } from '../testing/wander.ts';
import { inspect } from './inspect.ts';

const CARDS = [...Object.keys(CHALLENGES), ...Object.keys(MARKET), ...Object.keys(MERCHANDISE)].map((card) => `card:${card}`);
const PIECES = ['king', 'power', 'threat', 'mirrors', 'hero1', 'hero2', ...[1, 2, 3, 4, 5, 6].map((n) => `patrol${n}`)];
/** The position in the middle of a game. */
function middle(): View {
  let last: View | undefined;
  wander(4, ['attempt'], (match) => {
    if (match.view(1).round <= 4) last = match.view(1);
  });
  return last!;
}

test('[RM-36] every space, piece and card says what it is, in words', () => {
  const view = middle();
  const there = [...SPACE_IDS, ...CARDS, ...PIECES].map((mark) => ({ mark, told: inspect(mark, view) }));
  for (const { mark, told } of there) {
    const isAway = mark.startsWith('patrol') && !view.patrols.some(({ number }) => mark === `patrol${number}`);
    if (isAway) expect(told).toBeUndefined();
    else expect(JSON.stringify(told), mark).not.toMatch(/undefined|null|NaN|"name":""/);
    if (!isAway) expect(told?.text, mark).toMatch(/^[A-Z+−].*[.:]?$/);
  }
});

test('[RM-30] a good that nobody may see has no mark that tells it', () => {
  expect(inspect('card:null', middle())).toBeUndefined();
});
