import { call, type Out } from '@nightfall/kernel';
import { challengeOf, colourOf } from '../content/cards.ts';
import { XP_OF } from '../content/challenge.ts';
import { distance } from '../content/map.ts';
import { LAST_ROUND } from '../content/settings.ts';
import type { Rune } from '../moves.ts';
import { isDefeated, isFought } from '../queries/combat.ts';
import { priceOfCounter } from '../queries/heroes.ts';
import { pointsNeeded, pointsTaken } from '../result.ts';
import { type CombatFrame, heroOf, type State } from '../state.ts';
import { beginRound, endCombat, readCard, takeAdventure, takeMirror, decideCombat } from '../verbs/combat.ts';
import { gainXp } from '../verbs/heroes.ts';
import { destroyPatrol, renewPower, win } from '../verbs/king.ts';
import { actor, canPrepare, isIn, ready, takeTest, testDice, useBefore, useMist } from './before-combat.ts';
import { attack, defend, endRound, escape, nextAct, stand, useExtraAttack, useRelentless } from './fight-round.ts';
import {
  boost,
  canBoostAny,
  canReroll,
  count,
  endBoosts,
  endInfluence,
  fallen,
  influence,
  rerollInfluence,
  throwSides,
  weaveDoom,
} from './influence.ts';
import { always, dice, king, must, repeat, rule } from './sentences.ts';

/** The next fighter takes the same sentence; after the last, the rule continues. */
function inTurn(s: State, f: CombatFrame, at: CombatFrame['at']): void {
  f.turn += 1;
  if (f.turn < s.combat!.fighters.length) f.at = at;
  else f.turn = 0;
}
/** RM-21.4 The combat may be over before it has begun. */
function outset(s: State, f: CombatFrame): void {
  if (isFought(s.combat!)) f.at = 'close';
}
function openRound(s: State, f: CombatFrame, out: Out<Rune>): void {
  f.turn = 0;
  f.phase = 0;
  beginRound(s, out);
}

/** C9: what follows depends on the kind of combat. */
function close(s: State, f: CombatFrame, out: Out<Rune>): void {
  const { round, kind, patrol } = s.combat!;
  const isWon = isDefeated(s.combat!);
  decideCombat(s, isWon ? 'won' : round >= LAST_ROUND ? 'stopped' : 'lost', out);
  if (!isWon || kind === 'patrol') f.at = 'clear'; // RM-20.4, RM-22.7, RM-23.16; RM-22.6: no experience, no reward
  if (!isWon) return;
  if (kind === 'adventure') winAdventure(s, out);
  else if (kind === 'patrol') destroyPatrol(s, patrol, out);
  else winMirror(s, out);
}
/** RM-20.3 */
function winAdventure(s: State, out: Out<Rune>): void {
  takeAdventure(s, out);
  gainXp(s, s.combat!.fighters[0]!.seat, XP_OF[colourOf(s.combat!.card)], out);
}
/** RM-23.11, RM-23.12, RM-28.1: first the mirror and the win, then experience for all who did not run. */
function winMirror(s: State, out: Out<Rune>): void {
  takeMirror(s, out);
  if (pointsTaken(s) >= pointsNeeded(s)) return win(s, 'heroes', 'RM-28.1', out); // RM-1.2, RM-37.3
  for (const { seat, out: left } of s.combat!.fighters) if (left !== 'escaped') gainXp(s, seat, XP_OF.red, out);
}
/** RM-20.3, RM-23.13 Goods for the victor; in an assault one by one to those who still stand. */
function spoils(s: State): void {
  const { card, fighters } = s.combat!;
  const seats = fighters.filter(({ out }) => out === '').map(({ seat }) => seat);
  const { reward } = challengeOf(card);
  if (seats.length > 0) call(s, { rule: 'draw', at: 'fresh', deck: 'goods', count: reward, to: 'goods', seats });
}
/** RM-23.14 The mirror breaks, and every patrol within as many spaces as it had points is gone. */
function blast(s: State, out: Out<Rune>): void {
  const { kind, space } = s.combat!;
  if (kind !== 'assault') return;
  const reach = s.mirrorsTaken.at(-1)!;
  const doomed = s.patrols.filter((patrol) => distance(patrol.space, space) <= reach);
  for (const { number } of doomed) destroyPatrol(s, number, out);
}
/** RM-23.15 */
function growth(s: State): void {
  const { kind, fighters } = s.combat!;
  if (kind !== 'assault') return;
  const grown = fighters.filter(({ seat, out }) => out !== 'escaped' && heroOf(s, seat).xp >= priceOfCounter(s));
  call(s, ...grown.map(({ seat }) => ({ rule: 'experience' as const, at: 'gain' as const, seat, isOwnTurn: false })));
}

const before = { useItem: useBefore, useAbility: useMist, ready };
const rerolls = { rerollInfluence, usePower: weaveDoom, endInfluence };
const boosts = { boost, endBoosts };
const flight = { escape, stand };
const acts = { attack, defend, useItem: useExtraAttack, useAbility: useRelentless };
export type CombatMoves =
  | typeof before
  | { influence: typeof influence }
  | typeof rerolls
  | typeof boosts
  | typeof flight
  | typeof acts;

/** RM-21 A combat, from the first look at the card to the last cleaning up. */
export const combat = rule<CombatFrame>('RM-21.1', 'Combat', {
  reveal: always((s) => {
    renewPower(s, 'wovenDoom'); // 38.5
    readCard(s);
  }), // 21.1, 23.3
  test: dice(testDice, takeTest), // 21.2
  tested: always((s, f) => inTurn(s, f, 'test')), // 23.5
  before: repeat(actor, before, canPrepare), // 21.3
  prepared: always((s, f) => inTurn(s, f, 'before')), // 23.5
  outset: always(outset), // 21.4
  influence: must(king, { influence }, (v) => v.combat!.kind !== 'assault'), // 21.5
  dice: dice(throwSides, fallen), // 21.6, 23.6
  reroll: repeat(king, rerolls, canReroll), // 21.8
  count: always(count), // 21.7
  boost: repeat(king, boosts, canBoostAny), // 21.9
  round: always(openRound), // 21.10
  escape: must(actor, flight, isIn), // 21.21, 23.7
  stood: always((s, f) => inTurn(s, f, 'escape')),
  act: repeat(actor, acts, isIn), // 21.11, 23.9
  acted: always(nextAct), // 21.20, 21.25
  dusk: always(endRound), // 21.27
  close: always(close), // 21.26
  spoils: always(spoils), // 20.3, 23.13
  blast: always((s, _f, out) => blast(s, out)), // 23.14
  growth: always(growth), // 23.15
  clear: always(endCombat), // 21.26, 20.5
});
