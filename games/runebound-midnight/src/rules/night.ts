import { call, type Move, type Out } from '@nightfall/kernel';
import { isStronghold, MAP, STRONGHOLDS, type SpaceId } from '../content/map.ts';
import { kingTile } from '../content/kings.ts';
import type { Assault, Rune, Step } from '../moves.ts';
import { heroesAt, highestLevelSeat, levelOf } from '../queries/heroes.ts';
import { heroOf, KING, type NightFrame, type State, type View } from '../state.ts';
import { beginCombat, fightTopCard } from '../verbs/combat.ts';
import { gainGold } from '../verbs/king.ts';
import { NO_ASSAULT } from './refusals.ts';
import { always, king, must, open, rule } from './sentences.ts';
import { buyCounter, endSpending, improvePower, spawnPatrol } from './spending.ts';

const step = (name: Step, out: Out<Rune>): void => out?.({ type: 'stepBegan', seat: KING, step: name });

/** RM-8.3 Dread Wings are counted for each patrol. */
function unfoldWings(s: State): void {
  if (kingTile(s.king.tile).power.id === 'dreadWings') s.king.powerUses = 0;
}

/** RM-12.2, RM-12.3 A mirror, a Hero, and no fight over it yet in this step. */
const isToBeAssaulted = (v: View, { fought }: NightFrame, space: SpaceId): boolean =>
  isStronghold(space) && v.mirrors[MAP[space]!.stronghold]! > 0 && !fought.includes(space) && heroesAt(v, space).length > 0;
function isAnyAssault(v: View, f: NightFrame): boolean {
  for (const { space } of v.heroes) if (isToBeAssaulted(v, f, space)) return true;
  return false;
}
const assault: Move<Rune, NightFrame, Assault> = {
  options: (v, f, seat) =>
    STRONGHOLDS.filter(({ space }) => isToBeAssaulted(v, f, space)).map(({ space }) => ({
      type: 'assault',
      seat,
      stronghold: space,
    })),
  refuse: (v, f, { stronghold }) => (isToBeAssaulted(v, f, stronghold) ? undefined : NO_ASSAULT),
  perform: (s, f, { stronghold }, out) => {
    f.at = 'mirrors';
    f.fought.push(stronghold);
    beginCombat(s, 'assault', stronghold, heroesAt(s, stronghold), 0, out); // RM-23.1, RM-23.17
    fightTopCard(s, 'red'); // RM-23.2
  },
};

/** RM-12.4, RM-13.13 */
function addDoom(s: State, out: Out<Rune>): void {
  step('threat', out);
  s.threat.pool += 1;
  out?.({ type: 'doomAdded', pool: s.threat.pool });
  call(s, { rule: 'threat', at: 'roll', cause: 'step', bonus: 0, dice: [], answer: 'test', rang: false });
}
/** RM-12.5 */
function musterPatrols(s: State, f: NightFrame, out: Out<Rune>): void {
  f.waiting = s.patrols.map(({ number }) => number);
  if (f.waiting.length > 0) step('patrols', out);
}
function nextPatrol(s: State, f: NightFrame): void {
  const patrol = f.waiting.shift();
  if (patrol === undefined) return;
  f.at = 'patrols';
  unfoldWings(s);
  if (s.patrols.some(({ number }) => number === patrol))
    call(s, { rule: 'patrol', at: 'choose', patrol, faces: [], rolling: [], victim: 0 });
}
/** RM-12.6 */
function income(s: State, out: Out<Rune>): void {
  step('spending', out);
  gainGold(s, s.heroes.length + levelOf(heroOf(s, highestLevelSeat(s))), 'income', out);
}

/** RM-12 The Night King's turn: its steps in this order, none left out (12.1). */
export const night = rule<NightFrame>('RM-12.1', {
  dusk: always((s, f, out) => {
    out?.({ type: 'turnBegan', seat: KING, round: s.round });
    if (isAnyAssault(s, f)) step('mirrors', out);
  }),
  mirrors: must(king, { assault }, isAnyAssault), // 12.2, 12.3
  threat: always((s, _f, out) => addDoom(s, out)), // 12.4
  muster: always((s, f, out) => musterPatrols(s, f, out)), // 12.5
  patrols: always((s, f) => nextPatrol(s, f)), // 12.5, 14.17
  income: always((s, _f, out) => income(s, out)), // 12.6
  spend: open(king, { buyCounter, improvePower, spawnPatrol, endSpending }), // 12.6, 12.7
});
