import type { Seat } from '@nightfall/kernel';
import { distance, type SpaceId, STRONGHOLDS } from '../content/map.ts';
import type { RuneMove } from '../moves.ts';
import { KING, top, type View } from '../state.ts';
import { preyOf } from './aims.ts';
import { goalsFor } from './prospects.ts';
import { strikeNow } from './strike.ts';

/** The first two steps of a hint: where to look, and which pieces and places are worth considering. */

const NUDGES: Readonly<Record<RuneMove['type'], string>> = {
  pickVariant: 'Which would you like to try?',
  passVariants: 'What would you change?',
  pickKing: 'Whose power would you like to use?',
  pickHero: 'In which phase do you like to fight?',
  placeMirror: 'The dear mirrors are safest where the way is longest.',
  placePatrol: 'Which stronghold is near the jewels that the Heroes will come for?',
  placeHero: 'Which town has green jewels close by, and no other Hero yet?',
  takeEquipment: 'What would help you where you hit best?',
  assault: 'Who stands in a stronghold?',
  declineThreat: 'Is this the test to spend your exhaustion counters on?',
  raiseAfterRoll: 'How much does the roll lack?',
  acceptRoll: 'What would it cost to turn this roll?',
  patrolStep: 'Somebody is within reach.',
  patrolStay: 'Somebody has come to your patrol.',
  patrolRoll: 'Which Hero is in the open, and hurt or rich?',
  patrolMove: 'Which of your dice lead towards the prey?',
  patrolReroll: 'Do the dice that are left lead anywhere?',
  patrolStop: 'Look at what the dice that are left could still do.',
  patrolAttack: 'Compare his wounds with what your cards deal.',
  patrolSpare: 'A lost fight costs you the patrol.',
  healPatrol: 'A wounded patrol rolls one die fewer.',
  keepCard: 'Where is this Hero weakest?',
  influence: 'In which phase would a higher value hurt him most?',
  boost: 'In which phase would more damage hurt him most?',
  endBoosts: 'Would more damage change this fight?',
  rerollInfluence: 'Would one more match change the fight?',
  endInfluence: 'Combat counters you keep will help you in an assault.',
  threatTest: 'Count the doom: how much do two dice still have to add?',
  usePower: 'Your shadow power has its moment now.',
  buyCounter: 'The first counter of each kind is the cheapest.',
  improvePower: 'You have enough gold for something lasting.',
  endSpending: 'What would you do with the rest of your gold?',
  spawnPatrol: 'How many patrols hunt, and how many Heroes walk?',
  callTo: 'Which stronghold is too strong for you alone?',
  journey: 'Where could you be at the end of this turn, and who could follow you there?',
  infiltrate: 'Which of your skills is best against this gate?',
  rest: 'You are tired, and that costs you a die every turn.',
  heal: 'Look at your wounds before you go on.',
  barterDraw: 'An offer can be looked at and left.',
  barterSell: 'Which of your goods can you spare?',
  proposeTrade: 'What could another Hero use better than you?',
  withdrawTrade: 'Does anybody want your offer?',
  discardItem: 'Which Item do you use least?',
  endMovement: 'What is left to gain on the road?',
  enterMarket: 'You are in a town, and looking costs nothing.',
  skipMarket: 'What could you pay for?',
  sell: 'Which of your Items is worth more as goods?',
  leaveMarket: 'What is still worth your goods?',
  barter: 'You have dice to spare, and goods.',
  buy: 'Look at what the market has.',
  buyOffer: 'Look at what you were offered.',
  attempt: 'Compare your numbers with the colour of the jewel.',
  skipAdventure: 'Are you fit for this fight?',
  ready: 'Is there anything left worth using before the fight?',
  stand: 'Check your chance of winning before you think of running.',
  escape: 'Look at what is left of your Life.',
  attack: 'In which phase do you hit best?',
  defend: 'You have few attacks in a round: where are they worth most?',
  useItem: 'One of your cards has its moment now.',
  useAbility: 'Your own ability has its moment now.',
  takeHit: 'How hard is the blow, and what can soften it?',
  gainCounter: 'What do you need against the next colour: to hit, or to last?',
  covenant: 'Which of your goods goes well with an Item you keep?',
  forgoCovenant: 'Which of your goods goes well with an Item you keep?',
  answerTrade: 'Which of you two can make better use of it?',
  chooseRefuge: 'Which town is nearest to where you want to go?',
};
export const nudgeFor = (move: RuneMove): string => NUDGES[move.type];

const CANDIDATES = 3;
const heroMark = (seat: Seat): string => `hero${seat}`;
/** The strongholds next to the best one in the same question. */
const keepsLike = (v: View, best: SpaceId): readonly SpaceId[] => {
  const near = (space: SpaceId) => Math.min(...v.heroes.map((hero) => (hero.space === '' ? 0 : distance(hero.space, space))));
  const others = STRONGHOLDS.map(({ space }) => space).filter((space) => space !== best);
  return [best, ...others.toSorted((a, b) => near(a) - near(b))].slice(0, CANDIDATES);
};
/** The best ends of the way. */
function endsFor(v: View, seat: Seat): readonly SpaceId[] {
  const strike = strikeNow(v, seat);
  const ends = goalsFor(v, seat).map(({ space }) => space);
  return [...new Set(strike ? [strike.space, ...ends] : ends)].slice(0, CANDIDATES);
}
/** What the patrol that moves is after. */
function preyMarks(v: View): readonly string[] {
  const f = top(v);
  const patrol = f?.rule === 'patrol' ? v.patrols.find(({ number }) => number === f.patrol) : undefined;
  if (!patrol) return [];
  const { hero, space } = preyOf(v, patrol);
  return [hero === undefined ? space : heroMark(hero)];
}
/** Marks on the board: ends of the way, strongholds, Heroes, a patrol. The best is among them. */
export function candidatesFor(v: View, seat: Seat, move: RuneMove): readonly string[] {
  switch (move.type) {
    case 'journey':
    case 'infiltrate':
      return endsFor(v, seat);
    case 'placeMirror':
    case 'placePatrol':
    case 'spawnPatrol':
      return keepsLike(v, move.stronghold);
    case 'patrolStep':
    case 'patrolMove':
      return [move.space, ...preyMarks(v)];
    case 'patrolAttack':
      return [heroMark(move.hero)];
    case 'placeHero':
    case 'chooseRefuge':
      return [move.town];
    case 'healPatrol':
      return [`patrol${move.patrol}`];
    default:
      return seat === KING ? [] : [heroMark(seat)];
  }
}
