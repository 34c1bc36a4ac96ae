import type { Seat } from '@nightfall/kernel';
import { kingTile, type Power } from '../content/kings.ts';
import { JEWELS, MAP } from '../content/map.ts';
import { escapeChances, infiltrationChances, offeredTestChance, phaseOdds } from '../knowledge/preview.ts';
import type { RuneMove } from '../moves.ts';
import { fighterOf, missesOf } from '../queries/combat.ts';
import { heroesAt } from '../queries/heroes.ts';
import { heroOf, top, type Patrol, type View } from '../state.ts';
import { characterOf, PHASE_NAMES } from '../text/names.ts';
import { aimOf, preyOf, towards } from './aims.ts';
import { oddsByColour, outlookIn } from './odds.ts';

export type Reason = readonly [text: string, ...rules: string[]];
const percent = (chance: number): string => `${Math.round(chance)} %`;

function fightReason(v: View, seat: Seat, move: RuneMove): Reason | undefined {
  const combat = v.combat;
  const f = top(v);
  if (!combat || combat.card === '' || f?.rule !== 'combat' || !fighterOf(combat, seat)) return undefined;
  const { win } = outlookIn(v, combat, seat);
  if (move.type === 'stand') return [`you win this fight ${percent(100 * win)} of the time`, 'RM-21.21'];
  if (move.type === 'escape')
    return [
      `the fight is as good as lost, and you get away ${percent(escapeChances(v, seat)[move.phase]!)} of the time`,
      'RM-21.22',
    ];
  const odds = phaseOdds(v, seat, f.phase);
  if (move.type === 'attack')
    return [
      `${percent(odds.attack)} to hit in ${PHASE_NAMES[f.phase]}, and a miss hurts no more than a failed defence`,
      'RM-21.15',
    ];
  if (move.type === 'defend')
    return [
      odds.damage === 0 ? 'nothing can hurt you in this phase' : `your attacks are worth more in another phase`,
      'RM-21.12',
    ];
  return undefined;
}
function roadReason(v: View, seat: Seat, move: RuneMove): Reason | undefined {
  switch (move.type) {
    case 'infiltrate':
      return [
        `${percent(infiltrationChances(v, seat)[move.skill === 'climb' ? 'climb' : move.skill === 'sneak' ? 'sneak' : 'diplomacy'])} to get in`,
        'RM-18.3',
      ];
    case 'journey':
      return [aimOf(v, seat, move.space), 'RM-17.1'];
    case 'heal':
      return ['wounds cost a die every turn', 'RM-17.5', 'RM-16.4'];
    case 'rest':
      return ['exhaustion costs a die every turn', 'RM-17.4', 'RM-16.4'];
    case 'barter':
      return [`${heroOf(v, seat).goods.length} goods can buy something better`, 'RM-17.6'];
    case 'attempt':
      return ['the odds are on your side', 'RM-20.3'];
    case 'skipAdventure':
      return [doubt(v, seat), 'RM-20.3'];
    case 'barterDraw':
      return ['you may look at an offer and still leave it', 'RM-17.6'];
    case 'enterMarket':
      return ['looking round costs you nothing', 'RM-25.1'];
    case 'placeHero':
      return ['green counters are close by, and the other Heroes start elsewhere', 'RM-10.12'];
    case 'takeEquipment':
      return ['it helps you where you hit best', 'RM-29.12'];
    case 'answerTrade':
      return [move.yes ? 'you gain more than you give' : 'you would give more than you gain', 'RM-19.3'];
    case 'chooseRefuge':
      return ['you are safe in every town, and this one will do', 'RM-24.12'];
    case 'forgoCovenant':
      return ['none of your goods goes well with an Item you keep', 'RM-27.18'];
    case 'buy':
    case 'buyOffer':
      return ['it helps you where you hit best', 'RM-25.3'];
    case 'gainCounter':
      return ['it helps most against what comes next', 'RM-26.4'];
    case 'covenant':
      return ['it is the most useful of your goods there', 'RM-27.2'];
    default:
      return undefined;
  }
}
/** How a Hero would fare against the counter where he stands. */
function doubt(v: View, seat: Seat): string {
  const { jewel } = MAP[heroOf(v, seat).space]!;
  const { win } = oddsByColour(v, seat, JEWELS[jewel]!.colour);
  return `you would win only about ${percent(100 * win)} of such fights`;
}
function cardReason(v: View, move: RuneMove): Reason | undefined {
  const f = top(v);
  switch (move.type) {
    case 'ready':
      return ['nothing you carry would help before this fight', 'RM-21.3'];
    case 'takeHit':
      return [move.cancels.length > 0 ? 'these wounds would cost you dear' : 'the blow is not worth a card', 'RM-21.19'];
    case 'useItem':
    case 'useAbility':
      if (f?.rule === 'infiltration') return ['it gives you a second try', 'RM-6.7'];
      if (f?.rule === 'blow') return [f.at === 'reroll' ? 'this roll has failed' : 'the Challenge still stands', 'RM-21.19'];
      return ['it makes this fight easier', 'RM-21.3'];
    default:
      return undefined;
  }
}
function patrolReason(v: View, move: RuneMove): Reason | undefined {
  const f = top(v);
  const patrol: Patrol | undefined = f?.rule === 'patrol' ? v.patrols.find(({ number }) => number === f.patrol) : undefined;
  if (!patrol) return undefined;
  const prey = preyOf(v, patrol);
  switch (move.type) {
    case 'patrolMove':
    case 'patrolStep': {
      const [hero] = heroesAt(v, move.space);
      return [
        hero === undefined ? `it leads towards ${towards(prey, move.space)}` : `it catches ${characterOf(v, hero)}`,
        'RM-14.7',
      ];
    }
    case 'patrolStay':
      return [`${prey.name} is here already`, 'RM-14.5'];
    case 'patrolStop':
      return [patrol.space === prey.space ? `it is at ${prey.name}` : `no die leads nearer to ${prey.name}`, 'RM-14.7'];
    case 'patrolReroll':
      return [`another roll may lead to ${prey.name}`, 'RM-14.7'];
    case 'patrolSpare':
      return ['the patrol would most likely lose this fight', 'RM-14.12'];
    case 'healPatrol':
      return ['a patrol without wounds rolls one die more', 'RM-14.5'];
    default:
      return undefined;
  }
}
/** What the influence dice show already. */
function diceReason(v: View): string {
  const f = top(v);
  if (f?.rule !== 'combat') return 'the dice are good';
  const symbol = kingTile(v.king.tile).symbols[f.phase];
  return missesOf(v, f).length === 0
    ? `every die shows ${symbol} already`
    : `one more die of ${symbol} would hardly change this fight`;
}
const POWER_REASONS: Readonly<Record<Power, string>> = {
  handOfTheGeneral: 'the threat rises without a roll',
  wovenDoom: 'dice that missed cannot get worse',
  offeredBlood: 'it makes the test likelier and costs nothing',
  dreadWings: 'now it does the most',
};
function kingReason(v: View, move: RuneMove): Reason | undefined {
  switch (move.type) {
    case 'threatTest':
      return [`it succeeds ${percent(offeredTestChance(v, move.exhaustion))} of the time`, 'RM-13.1'];
    case 'raiseAfterRoll':
      return ['it turns the test into a success', 'RM-13.10'];
    case 'acceptRoll':
      return ['your counters are worth more in another test', 'RM-13.10'];
    case 'usePower':
      return [POWER_REASONS[kingTile(v.king.tile).power.id], 'RM-8.3'];
    case 'improvePower':
      return ['it lasts for the rest of the night', 'RM-15.1'];
    case 'assault':
      return ['the order makes no difference to you', 'RM-12.2'];
    case 'influence':
    case 'boost':
      return ['it costs the Hero the most', 'RM-21.7'];
    case 'rerollInfluence':
      return [`one more match makes ${PHASE_NAMES[move.phase]} harder by 1`, 'RM-21.8'];
    case 'endInfluence':
      return [diceReason(v), 'RM-21.8'];
    case 'endBoosts':
      return ['more damage would hardly change this fight', 'RM-29.6'];
    case 'keepCard':
      return ['it leaves the Hero the least', 'RM-22.2'];
    case 'patrolAttack':
      return ['a knock-out brings a test, and perhaps gold', 'RM-24.10', 'RM-13.2'];
    case 'spawnPatrol':
      return ['patrols are what the Heroes fear on the road', 'RM-15.8'];
    case 'buyCounter':
      return ['it is cheap now', 'RM-15.1'];
    case 'placeMirror':
      return ['the way there is the longest', 'RM-10.5'];
    case 'placePatrol':
      return ['the green counters are near, and the Heroes begin with those', 'RM-10.7'];
    default:
      return undefined;
  }
}

/** Why the good bot would do this, in words, with the rules that speak of it. */
export function reasonFor(v: View, seat: Seat, move: RuneMove): Reason {
  return (
    fightReason(v, seat, move) ??
    roadReason(v, seat, move) ??
    cardReason(v, move) ??
    patrolReason(v, move) ??
    kingReason(v, move) ?? ['every choice here is as good', 'RM-31.3']
  );
}
