import { call, type Out } from '@nightfall/kernel';
import { challengeOf, colourOf } from '../content/cards.ts';
import { XP_OF } from '../content/challenge.ts';
import { distance, MAP } from '../content/map.ts';
import { LAST_ROUND } from '../content/settings.ts';
import type { Rune } from '../moves.ts';
import { isDefeated, isFought } from '../queries/combat.ts';
import { priceOfCounter } from '../queries/heroes.ts';
import { pointsNeeded, pointsTaken } from '../result.ts';
import { type Combat, type CombatFrame, heroOf, type State } from '../state.ts';
import { putUnder } from '../verbs/decks.ts';
import { gainXp } from '../verbs/heroes.ts';
import { destroyPatrol, win } from '../verbs/king.ts';
import { actor, canPrepare, isIn, ready, reveal, takeTest, testDice, useBefore, useMist } from './before-combat.ts';
import { attack, beginRound, defend, endRound, escape, nextAct, stand, useExtraAttack, useRelentless } from './fight-round.ts';
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
import { always, dice, king, must, open, rule } from './sentences.ts';

const mirrorAt = (s: State, { kind, space }: Combat): number => (kind === 'assault' ? s.mirrors[MAP[space]!.stronghold]! : 0);
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

/** C9: what follows depends on the kind of combat. */
function close(s: State, f: CombatFrame, out: Out<Rune>): void {
  const combat = s.combat!;
  const isWon = isDefeated(combat);
  if (isWon) out?.({ type: 'challengeDefeated', card: combat.card });
  const isStopped = combat.round >= LAST_ROUND;
  out?.({ type: 'combatEnded', kind: combat.kind, outcome: isWon ? 'won' : isStopped ? 'stopped' : 'lost' });
  if (!isWon) f.at = 'clear'; // RM-20.4, RM-22.7, RM-23.16
  else if (combat.kind === 'adventure') winAdventure(s, combat, out);
  else if (combat.kind === 'patrol') winOverPatrol(s, f, combat, out);
  else takeMirror(s, combat, out);
}
/** RM-20.3 */
function winAdventure(s: State, combat: Combat, out: Out<Rune>): void {
  const colour = colourOf(combat.card);
  const { seat } = combat.fighters[0]!;
  s.jewels[MAP[combat.space]!.jewel] = false;
  out?.({ type: 'adventureTaken', seat, space: combat.space, colour });
  gainXp(s, seat, XP_OF[colour], out);
}
/** RM-22.6 No experience, no reward. */
function winOverPatrol(s: State, f: CombatFrame, { patrol }: Combat, out: Out<Rune>): void {
  destroyPatrol(s, patrol, out);
  f.at = 'clear';
}
/** RM-23.11, RM-23.12, RM-28.1: first the mirror and the win, then experience for all who did not run. */
function takeMirror(s: State, combat: Combat, out: Out<Rune>): void {
  const { stronghold } = MAP[combat.space]!;
  const points = s.mirrors[stronghold]!;
  s.mirrors[stronghold] = 0; // RM-5.10: the red counter goes with it
  s.mirrorsTaken.push(points);
  const total = pointsTaken(s);
  out?.({ type: 'mirrorTaken', space: combat.space, points, total });
  if (total >= pointsNeeded(s)) return win(s, 'heroes', 'RM-28.1', out); // RM-1.2, RM-37.3
  for (const { seat, out: left } of combat.fighters) if (left !== 'escaped') gainXp(s, seat, XP_OF.red, out);
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

/** RM-21.26 The card goes under its deck, no matter who won; effects for this combat end. */
function clear(s: State): void {
  const { card } = s.combat!;
  putUnder(s, colourOf(card), [card]);
  s.combat = null;
}

/** RM-21 A combat, from the first look at the card to the last cleaning up. */
export const combat = rule<CombatFrame>('RM-21.1', {
  reveal: always((s) => reveal(s, mirrorAt(s, s.combat!))), // 21.1, 23.3
  test: dice(testDice, takeTest), // 21.2
  tested: always((s, f) => inTurn(s, f, 'test')), // 23.5
  before: open(actor, { useItem: useBefore, useAbility: useMist, ready }, canPrepare), // 21.3
  prepared: always((s, f) => inTurn(s, f, 'before')), // 23.5
  outset: always((s, f) => outset(s, f)), // 21.4
  influence: must(king, { influence }, (v) => v.combat!.kind !== 'assault'), // 21.5
  dice: dice(throwSides, fallen), // 21.6, 23.6
  reroll: open(king, { rerollInfluence, usePower: weaveDoom, endInfluence }, canReroll), // 21.8
  count: always((s, f, out) => count(s, f, out)), // 21.7
  boost: open(king, { boost, endBoosts }, canBoostAny), // 21.9
  round: always((s, f, out) => beginRound(s, f, out)), // 21.10
  escape: must(actor, { escape, stand }, isIn), // 21.21, 23.7
  stood: always((s, f) => inTurn(s, f, 'escape')),
  act: must(actor, { attack, defend, useItem: useExtraAttack, useAbility: useRelentless }, isIn), // 21.11, 23.9
  acted: always((s, f) => nextAct(s, f)), // 21.20, 21.25
  dusk: always((s, f, out) => endRound(s, f, out)), // 21.27
  close: always((s, f, out) => close(s, f, out)), // 21.26
  spoils: always((s) => spoils(s)), // 20.3, 23.13
  blast: always((s, _f, out) => blast(s, out)), // 23.14
  growth: always((s) => growth(s)), // 23.15
  clear: always((s) => clear(s)), // 21.26, 20.5
});
