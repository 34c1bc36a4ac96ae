import { call, type Out, type Reason } from '@nightfall/kernel';
import { isStronghold, MAP, placeName, type SpaceId, STRONGHOLDS } from '../content/map.ts';
import type { Rune, Step } from '../moves.ts';
import { heroesAt, highestLevelSeat, levelOf } from '../queries/heroes.ts';
import { heroOf, KING, type NightFrame, type State, type View } from '../state.ts';
import { beginCombat, fightTopCard } from '../verbs/combat.ts';
import { addDoom, gainGold, renewPower } from '../verbs/king.ts';
import { beginStep, beginTurn } from '../verbs/turns.ts';
import { answer, spacesOf, TOWN } from './answer.ts';
import { NO_ASSAULT } from './refusals.ts';
import { always, each, king, repeat, rule, told } from './sentences.ts';
import { buyCounter, endSpending, improvePower, spawnPatrol } from './spending.ts';

const step = (name: Step, out: Out<Rune>): void => beginStep(KING, name, out);

/** RM-12.2, RM-12.3 A mirror, a Hero, and no fight over it yet in this step. */
const refuseAssault = (v: View, { fought }: NightFrame, space: SpaceId): Reason | undefined =>
  isStronghold(space) && v.mirrors[MAP[space]!.stronghold]! > 0 && !fought.includes(space) && heroesAt(v, space).length > 0
    ? undefined
    : NO_ASSAULT;
function isAnyAssault(v: View, f: NightFrame): boolean {
  for (const { space } of v.heroes) if (!refuseAssault(v, f, space)) return true;
  return false;
}
const assault = answer<NightFrame>()('assault', {
  fields: { stronghold: TOWN },
  name: 'Begin an assault',
  label: (_v, { stronghold }) => `Assault on ${placeName(stronghold)}`,
  domain: () => ({ stronghold: spacesOf(STRONGHOLDS) }),
  refuse: (v, f, { stronghold }) => refuseAssault(v, f, stronghold),
  perform: (s, f, { stronghold }, out) => {
    f.fought.push(stronghold);
    beginCombat(s, 'assault', stronghold, heroesAt(s, stronghold), 0, out); // RM-23.1, RM-23.17
    fightTopCard(s, 'red'); // RM-23.2
  },
});

/** RM-12.4, RM-13.13 */
function threaten(s: State, _f: NightFrame, out: Out<Rune>): void {
  step('threat', out);
  addDoom(s, out);
  call(s, { rule: 'threat', at: 'roll', cause: 'step', bonus: 0, dice: [], answer: 'test', rang: false });
}
/** RM-12.5 */
function musterPatrols(s: State, f: NightFrame, out: Out<Rune>): void {
  f.waiting = s.patrols.map(({ number }) => number);
  renewPower(s, 'dreadWings'); // RM-38.5
  if (f.waiting.length > 0) step('patrols', out);
}
function sendPatrol(s: State, { waiting: [patrol] }: NightFrame): void {
  if (!s.options.printed) renewPower(s, 'dreadWings'); // RM-8.3 They are counted for each patrol
  if (patrol !== undefined && s.patrols.some(({ number }) => number === patrol))
    call(s, { rule: 'patrol', at: 'choose', patrol, faces: [], rolling: [], victim: 0 });
}
/** RM-12.6 */
function income(s: State, _f: NightFrame, out: Out<Rune>): void {
  step('spending', out);
  gainGold(s, s.heroes.length + levelOf(heroOf(s, highestLevelSeat(s))), 'income', out);
}

const purchases = { buyCounter, improvePower, spawnPatrol, endSpending };
export type NightMoves = { assault: typeof assault } | typeof purchases;

/** RM-12 The Night King's turn: its steps in this order, none left out (12.1). */
export const night = rule<NightFrame>('RM-12.1', 'Spending', {
  dusk: always((s, f, out) => {
    renewPower(s, 'offeredBlood'); // RM-38.5
    beginTurn(s, KING, out);
    if (isAnyAssault(s, f)) step('mirrors', out);
  }),
  mirrors: told('Black Mirror', repeat(king, { assault }, isAnyAssault)), // 12.2, 12.3
  threat: always(threaten), // 12.4
  muster: always(musterPatrols), // 12.5
  patrols: each('waiting', always(sendPatrol)), // 12.5, 14.17
  income: always(income), // 12.6
  spend: repeat(king, purchases), // 12.6, 12.7
});
