import { kingTile, type Power } from '../content/kings.ts';
import { JEWELS, MAP, placeName } from '../content/map.ts';
import { escapeChances, infiltrationChances, offeredTestChance, phaseOdds } from '../knowledge/preview.ts';
import type { RuneMove } from '../moves.ts';
import { missesOf } from '../queries/combat.ts';
import { heroesAt } from '../queries/heroes.ts';
import { type CombatFrame, heroOf, type Patrol, type PatrolFrame, top, type View } from '../state.ts';
import { characterOf, PHASE_NAMES } from '../text/names.ts';
import { aimOf, preyOf, towards } from './aims.ts';
import { oddsByColour, outlookIn } from './odds.ts';

export type Reason = readonly [text: string, ...rules: string[]];
const percent = (chance: number): string => `${Math.round(chance)} %`;

type Of<T extends RuneMove['type']> = Extract<RuneMove, { type: T }>;
type Reasons = { readonly [T in RuneMove['type']]: (v: View, move: Of<T>) => Reason };
const say =
  (...reason: Reason) =>
  (): Reason =>
    reason;
const ALL_ALIKE = say('all choices here are equally good', 'RM-31.3');

const phaseNow = (v: View) => (top(v) as CombatFrame).phase;
function attackReason(v: View, { seat }: Of<'attack'>): Reason {
  const { attack } = phaseOdds(v, seat, phaseNow(v));
  return [`${percent(attack)} to hit in ${PHASE_NAMES[phaseNow(v)]}, and a miss hurts no more than a failed defence`, 'RM-21.15'];
}
function defendReason(v: View, { seat }: Of<'defend'>): Reason {
  const { damage } = phaseOdds(v, seat, phaseNow(v));
  return [damage === 0 ? 'nothing can hurt you in this phase' : `your attacks are worth more in another phase`, 'RM-21.12'];
}
function escapeReason(v: View, { seat, phase }: Of<'escape'>): Reason {
  const chance = escapeChances(v, seat)[phase]!;
  return [`the fight is as good as lost, and you get away ${percent(chance)} of the time`, 'RM-21.22'];
}
function infiltrateReason(v: View, { seat, skill }: Of<'infiltrate'>): Reason {
  const entry = skill === 'climb' || skill === 'sneak' ? skill : 'diplomacy';
  return [`${percent(infiltrationChances(v, seat)[entry])} to get in`, 'RM-18.3'];
}
/** How a Hero would fare against the jewel where he stands. */
function doubt(v: View, { seat }: Of<'skipAdventure'>): Reason {
  const { jewel } = MAP[heroOf(v, seat).space]!;
  const { win } = oddsByColour(v, seat, JEWELS[jewel]!.colour);
  return [`you would win only about ${percent(100 * win)} of such fights`, 'RM-20.3'];
}
function useReason(v: View): Reason {
  const f = top(v);
  if (f?.rule === 'infiltration') return ['it gives you a second try', 'RM-6.7'];
  if (f?.rule === 'blow') return [f.at === 'reroll' ? 'this roll has failed' : 'the Challenge still stands', 'RM-21.19'];
  return ['it makes this fight easier', 'RM-21.3'];
}

const patrolNow = (v: View): Patrol => v.patrols.find(({ number }) => number === (top(v) as PatrolFrame).patrol)!;
const preyNow = (v: View) => preyOf(v, patrolNow(v));
function marchReason(v: View, { space }: Of<'patrolMove'> | Of<'patrolStep'>): Reason {
  const [hero] = heroesAt(v, space);
  const aim = hero === undefined ? `it leads towards ${towards(preyNow(v), space)}` : `it catches ${characterOf(v, hero)}`;
  return [aim, 'RM-14.7'];
}
function stopReason(v: View): Reason {
  const prey = preyNow(v);
  const isThere = patrolNow(v).space === prey.space;
  return [isThere ? `it is at ${prey.name}` : `no die leads nearer to ${prey.name}`, 'RM-14.7'];
}

/** What the influence dice show already. */
function diceReason(v: View): Reason {
  const f = top(v) as CombatFrame;
  const symbol = kingTile(v.king.tile).symbols[f.phase];
  const isFull = missesOf(v, f).length === 0;
  return [isFull ? `every die shows ${symbol} already` : `one more die of ${symbol} would hardly change this fight`, 'RM-21.8'];
}
const POWER_REASONS: Readonly<Record<Power, string>> = {
  handOfTheGeneral: 'the threat rises without a roll',
  wovenDoom: 'dice that missed cannot get worse',
  offeredBlood: 'it makes the test likelier and costs nothing',
  dreadWings: 'now it does the most',
};

const REASONS: Reasons = {
  pickVariant: ALL_ALIKE,
  passVariants: ALL_ALIKE,
  pickKing: ALL_ALIKE,
  pickHero: ALL_ALIKE,
  placeMirror: say('the way there is the longest', 'RM-10.5'),
  placePatrol: say('the green jewels are near, and the Heroes begin with those', 'RM-10.7'),
  placeHero: say('green jewels are close by, and the other Heroes start elsewhere', 'RM-10.12'),
  takeEquipment: say('it helps you where you hit best', 'RM-29.12'),

  assault: say('the order makes no difference to you', 'RM-12.2'),
  threatTest: (v, { exhaustion }) => [`it succeeds ${percent(offeredTestChance(v, exhaustion))} of the time`, 'RM-13.1'],
  declineThreat: ALL_ALIKE,
  raiseAfterRoll: say('it turns the test into a success', 'RM-13.10'),
  acceptRoll: say('your exhaustion counters are worth more in another test', 'RM-13.10'),
  usePower: (v) => [POWER_REASONS[kingTile(v.king.tile).power.id], 'RM-8.3'],
  patrolRoll: ALL_ALIKE,
  patrolStep: marchReason,
  patrolStay: (v) => [`${preyNow(v).name} is here already`, 'RM-14.5'],
  patrolMove: marchReason,
  patrolReroll: (v) => [`another roll may lead to ${preyNow(v).name}`, 'RM-14.7'],
  patrolStop: stopReason,
  healPatrol: say('a patrol without wounds rolls one die more', 'RM-14.5'),
  patrolAttack: say('a knock-out brings a test, and perhaps gold', 'RM-24.10', 'RM-13.2'),
  patrolSpare: say('the patrol would most likely lose this fight', 'RM-14.12'),
  keepCard: say('it leaves the Hero the least', 'RM-22.2'),
  buyCounter: say('it is cheap now', 'RM-15.1'),
  improvePower: say('it lasts for the rest of the night', 'RM-15.1'),
  spawnPatrol: say('patrols are what the Heroes fear on the road', 'RM-15.8'),
  endSpending: ALL_ALIKE,

  callTo: (_v, { stronghold }) => [`two Heroes beat the guardian of ${placeName(stronghold)} far more often than one`, 'RM-16.8'],
  journey: (v, { seat, space }) => [aimOf(v, seat, space), 'RM-17.1'],
  infiltrate: infiltrateReason,
  rest: say('exhaustion costs a die every turn', 'RM-17.4', 'RM-16.4'),
  heal: say('wounds cost a die every turn', 'RM-17.5', 'RM-16.4'),
  barter: (v, { seat }) => [`${heroOf(v, seat).goods.length} goods can buy something better`, 'RM-17.6'],
  barterDraw: say('you may look at an offer and still leave it', 'RM-17.6'),
  barterSell: ALL_ALIKE,
  proposeTrade: ALL_ALIKE,
  answerTrade: (_v, { yes }) => [yes ? 'you gain more than you give' : 'you would give more than you gain', 'RM-19.3'],
  withdrawTrade: ALL_ALIKE,
  discardItem: ALL_ALIKE,
  endMovement: ALL_ALIKE,
  attempt: say('the odds are on your side', 'RM-20.3'),
  skipAdventure: doubt,
  enterMarket: say('looking round costs you nothing', 'RM-25.1'),
  skipMarket: ALL_ALIKE,
  buy: say('it helps you where you hit best', 'RM-25.3'),
  buyOffer: say('it helps you where you hit best', 'RM-25.3'),
  sell: ALL_ALIKE,
  leaveMarket: ALL_ALIKE,
  gainCounter: say('it helps most against what comes next', 'RM-26.4'),
  covenant: say('it is the most useful of your goods there', 'RM-27.2'),
  forgoCovenant: say('none of your goods goes well with an Item you keep', 'RM-27.18'),
  chooseRefuge: say('you are safe in every town, and this one will do', 'RM-24.12'),

  useItem: useReason,
  useAbility: useReason,
  ready: say('nothing you carry would help before this fight', 'RM-21.3'),
  influence: say('it costs the Hero the most', 'RM-21.7'),
  rerollInfluence: (_v, { phase }) => [`one more match makes ${PHASE_NAMES[phase]} harder by 1`, 'RM-21.8'],
  endInfluence: diceReason,
  boost: say('it costs the Hero the most', 'RM-21.7'),
  endBoosts: say('more damage would hardly change this fight', 'RM-29.6'),
  stand: (v, { seat }) => [`you win this fight ${percent(100 * outlookIn(v, v.combat!, seat).win)} of the time`, 'RM-21.21'],
  escape: escapeReason,
  attack: attackReason,
  defend: defendReason,
  takeHit: (_v, { cancels }) => [
    cancels.length > 0 ? 'these wounds would cost you dear' : 'the blow is not worth a card',
    'RM-21.19',
  ],
};

/** Why the good bot would do this, in words, with the rules that speak of it. */
export function reasonFor(v: View, move: RuneMove): Reason {
  const reason = REASONS[move.type] as (v: View, move: RuneMove) => Reason;
  return reason(v, move);
}
