import { BOX, cardName, CHALLENGES, itemOf, MARKET, MERCHANDISE, SPACE_IDS, type View } from '@nightfall/runebound-midnight';
import { expect, test } from 'vitest';
import { wander } from '../testing/wander.ts';
import { inspect } from './inspect.ts';

const CARDS = [...Object.keys(CHALLENGES), ...Object.keys(MARKET), ...Object.keys(MERCHANDISE)].map((card) => `card:${card}`);
const PIECES = ['king', 'power', 'threat', 'mirrors', 'hero1', 'hero2', ...[1, 2, 3, 4, 5, 6].map((n) => `patrol${n}`)];
/** The position in the middle of a game, which nobody changes. */
const view = middle();
function middle(): View {
  let last: View | undefined;
  wander(4, ['attempt'], (match) => {
    if (match.view(1).round <= 4) last = match.view(1);
  });
  return last!;
}

test('[RM-36] every space, piece and card says what it is, in words', () => {
  const there = [...SPACE_IDS, ...CARDS, ...PIECES].map((mark) => ({ mark, told: inspect(mark, view) }));
  for (const { mark, told } of there) {
    const isAway = mark.startsWith('patrol') && !view.patrols.some(({ number }) => mark === `patrol${number}`);
    if (isAway) expect(told).toBeUndefined();
    else expect(JSON.stringify(told), mark).not.toMatch(/undefined|null|NaN|"name":""/);
    if (!isAway) expect(told?.text, mark).toMatch(/^[A-Z+−].*[.:]?$/);
  }
});

test('numbers are counted in English, and no space claims to be near', () => {
  const all = SPACE_IDS.map((mark) => JSON.stringify(inspect(mark, view)));
  expect(all.join()).toContain('"1 point"');
  expect(all.join()).not.toMatch(/\b1 points|One die takes you here/);
});
test('[RM-25.3] a town says what its wares do and cost', () => {
  const card = view.stacks[0]![0]!;
  expect(inspect('I2', view)!.text).toContain(`${itemOf(card).name} (${itemOf(card).cost} good`);
  expect(inspect('I2', view)!.text).toContain(itemOf(card).text);
});

test('[RM-23.3] a stronghold says who may guard it and how each Hero would fare', () => {
  const told = JSON.stringify(inspect('E2', view));
  expect(told).toMatch(/one of eight, \d+ to \d+ Life/);
  for (const card of BOX.red) expect(told).toContain(cardName(card));
  expect(told).toMatch(/alone wins","about \d+ %/);
});

test('[RM-30] a good that nobody may see has no mark that tells it', () => {
  expect(inspect('card:null', view)).toBeUndefined();
});
