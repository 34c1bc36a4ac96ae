import { call, quickRandom, seedOf, type Refusal } from '@nightfall/kernel';
import { altarIn } from '../queries/altar.ts';
import { isLastTurn } from '../queries/turns.ts';
import { isSeed } from '../sheet/generator.ts';
import type { FreeMarksFrame, NightFrame, SiegeState, TurnFrame } from '../state.ts';
import * as verbs from '../verbs/night.ts';
import { decline, end, hero, hold, hour, last, mark, passDie, roll, spell, stand, troop, volley } from './actions.ts';
import * as refusals from './refusals.ts';
import { always, dice, repeat, must, rule, until } from './sentences.ts';

const TWO_DICE = [6, 6];
const PLAYER = [0];
const NOBODY: readonly number[] = [];

const player = () => PLAYER;
/** SN-3.4 */
const isDoubles = (v: SiegeState) => v.dice !== null && v.dice[0].value === v.dice[1].value;
const afterDoubles = (v: SiegeState) => (isDoubles(v) ? PLAYER : NOBODY);
const withBonus = (v: SiegeState) => (v.pendingBonus > 0 ? PLAYER : NOBODY);
const isLastCall = (v: SiegeState) => v.lastCall;
/** SN-3.3 */
const feedsAltar = (v: SiegeState, face: number) => face <= altarIn(v);

/** SN-16.2, SN-16.3 Roll number `n` of a seed, counted from 0; it is the same on every line of play (SN-3.8). */
export function seededRoll(seed: string, n: number): [number, number] {
  const numbers = quickRandom(seedOf(`${seed}|dice`), 2 * n);
  return [1 + numbers.int(6), 1 + numbers.int(6)];
}
const prescribed = (v: SiegeState) => (isSeed(v.seed) ? seededRoll(v.seed, v.rolls) : undefined);

function refuseFaces(v: SiegeState, faces: readonly number[]): Refusal | undefined {
  const expected = prescribed(v);
  const fits = faces.length === 2 && faces.every((face) => Number.isInteger(face) && face >= 1 && face <= 6);
  if (fits && (!expected || faces.every((face, i) => face === expected[i]))) return undefined;
  return refusals.wrongDice(expected);
}

/** SN-1.2, SN-11.1 A night lasts nine turns; with Last Call a last troop follows (SN-12.2). */
export const night = rule<NightFrame>('SN-1', {
  turns: until(
    (s) => isLastTurn(s),
    always((s) => call(s, { rule: 'turn', at: 'open' })),
  ),
  hour: must(player, { hour }, isLastCall), // 12.3
  last: must(player, { last, stand }, isLastCall), // 12.7
  over: always((s, _f, out) => verbs.endNight(s, out)), // 11.2
});

/** SN-4 A turn. Heroes may be drawn from the first roll to the end of it (SN-7.8); nothing limits the number of shapes (SN-4.9). */
export const turn = rule<TurnFrame>('SN-4', {
  open: must(player, { roll }), // 4.4
  roll: dice(
    () => TWO_DICE, // 3.1
    (s, _f, faces, out) => {
      if (s.dice === null) verbs.openTurn(s, out);
      verbs.showDice(s, faces, out);
      if (!isDoubles(s)) verbs.crossCircles(s, faces.filter((face) => feedsAltar(s, face)).length, out); // 7.2, 7.3
    },
    { fixed: prescribed, typed: (v) => v.seed === '-', refuse: (v, _f, faces) => refuseFaces(v, faces) }, // 3.7
  ),
  volley: repeat(afterDoubles, { volley, hold, hero }), // SN-9.4, SN-9.5: the doubles are spent by this
  reroll: repeat(afterDoubles, { roll, hero }), // SN-9.6; doubles again come back to the volley (SN-9.7)
  act: repeat(player, { troop, spell, passDie, hero, end }), // SN-3.5, SN-3.6, SN-4.6
});

/** SN-10.4 Free marks are settled at once, one after the other. */
export const freeMarks = rule<FreeMarksFrame>('SN-10', { settle: repeat(withBonus, { mark, decline }) });
