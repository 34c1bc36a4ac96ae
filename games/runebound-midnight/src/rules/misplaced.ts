import type { Input, Refusal, Waiting } from '@nightfall/kernel';
import { isStronghold } from '../content/map.ts';
import { kingTile } from '../content/kings.ts';
import type { Rune, RuneMove } from '../moves.ts';
import { lookUp } from '../queries/effects.ts';
import { cardOf, isInTown, priceOfCounter } from '../queries/heroes.ts';
import { type HeroFrame, heroOf, KING, type RuneFrame, top, type View } from '../state.ts';
import { characterOf, listed } from '../text/names.ts';
import { ABILITY_MOMENTS } from './before-combat.ts';
import { isAdventureAt } from './hero.ts';
import {
  ACTIVATED,
  ALREADY_CHOSEN,
  GAME_OVER,
  NO_ADVENTURE,
  notATown,
  notEnoughXp,
  onePhase,
  TRADE_OPEN,
  unknownTarget,
  WAIT_FOR_NIGHT,
  waitingFor,
  wrongMoment,
  wrongStep,
} from './refusals.ts';
import { MOMENTS } from './threat.ts';
import { windowOf } from './using.ts';

const HERO_STEPS: Readonly<Partial<Record<HeroFrame['at'], string>>> = {
  adventure: 'Adventure',
  market: 'Market',
  shop: 'Market',
};
/** The step that is going on, as players call it. */
export function stepName(f: RuneFrame): string {
  switch (f.rule) {
    case 'setup':
    case 'variants':
      return 'Setup';
    case 'night':
      return f.at === 'mirrors' ? 'Black Mirror' : 'Spending';
    case 'patrol':
      return 'Patrol';
    case 'hero':
      return HERO_STEPS[f.at] ?? 'Movement';
    case 'experience':
      return 'Experience';
    case 'threat':
      return 'Threat';
    case 'combat':
    case 'blow':
    case 'escape':
      return 'Combat';
    default:
      return 'current';
  }
}

type Of<T extends RuneMove['type']> = Extract<RuneMove, { type: T }>;
function misplacedItem(v: View, { seat, effect }: Of<'useItem'>): Refusal {
  const named = seat === KING ? undefined : lookUp(heroOf(v, seat), effect);
  if (!named) return unknownTarget('card');
  const { facts, isReady } = named;
  return isReady ? wrongMoment('RM-31.6', facts.name, windowOf(facts.effects, facts.use)) : ACTIVATED;
}
function misplacedAbility(v: View, seat: number): Refusal {
  const hero = v.heroes[seat - 1];
  if (!hero || hero.card === '') return unknownTarget('ability');
  const { id, name } = cardOf(hero).ability;
  return wrongMoment('RM-6.7', name, ABILITY_MOMENTS[id]);
}
function misplacedPower(v: View): Refusal {
  if (v.king.tile === '') return unknownTarget('power');
  const { id, name } = kingTile(v.king.tile).power;
  return wrongMoment('RM-8.3', name, MOMENTS[id]);
}
/** RM-20.1, RM-20.7, RM-25.1, RM-26.1: what is missing apart from the right step. */
function misplacedInTurn(v: View, f: RuneFrame, { type, seat }: RuneMove): Refusal | undefined {
  const hero = v.heroes[seat - 1];
  if (f.rule !== 'hero' || !hero) return undefined;
  if (type === 'attempt' && !isAdventureAt(v, hero.space)) return isStronghold(hero.space) ? WAIT_FOR_NIGHT : NO_ADVENTURE;
  if (type === 'enterMarket' && !isInTown(hero)) return notATown('RM-25.1');
  return type === 'gainCounter' && hero.xp < priceOfCounter(v) ? notEnoughXp(priceOfCounter(v), hero.xp) : undefined;
}
function misplacedByKing(v: View, f: RuneFrame, { type }: RuneMove): Refusal | undefined {
  const isChoice = type === 'patrolRoll' || type === 'patrolStep' || type === 'patrolStay';
  if (isChoice && f.rule === 'patrol') return ALREADY_CHOSEN;
  const isLate = type === 'influence' && f.rule === 'combat' && v.combat!.kind !== 'assault';
  return isLate ? onePhase(f.phase) : undefined;
}
function misplacedMove(v: View, f: RuneFrame, move: RuneMove): Refusal {
  if (move.type === 'useItem') return misplacedItem(v, move);
  if (move.type === 'useAbility') return misplacedAbility(v, move.seat);
  if (move.type === 'usePower') return misplacedPower(v);
  const own = move.seat === KING ? misplacedByKing(v, f, move) : misplacedInTurn(v, f, move);
  return own ?? wrongStep(move.seat === KING ? 'RM-12.1' : 'RM-31.2', stepName(f));
}

/** RM-31.2 Why an input does not answer what is asked now, in the order of the book. */
export function misplaced(v: View, input: Input<Rune>, asked: Waiting): Refusal | undefined {
  const f = top(v);
  if (!f) return GAME_OVER;
  if (input.type === 'dice' || input.type === 'bell') return undefined;
  if (asked.for !== 'seats') return waitingFor('the dice');
  if (!asked.seats.includes(input.seat)) return waitingFor(listed(asked.seats.map((seat) => characterOf(v, seat))));
  if (input.type === 'pass') return undefined;
  return f.rule === 'trade' ? TRADE_OPEN : misplacedMove(v, f, input);
}
