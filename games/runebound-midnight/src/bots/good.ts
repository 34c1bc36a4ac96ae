import { legal, type Pass, type Random, type Seat } from '@nightfall/kernel';
import { HERO_IDS } from '../content/heroes.ts';
import { distance, JEWELS, TOWNS } from '../content/map.ts';
import type { RuneMove } from '../moves.ts';
import { runebound } from '../rules/book.ts';
import { KING, type HeroFrame, type RuneFrame, top, type View } from '../state.ts';
import { act, afterRoll, fleeOrStand, prepare, takeHit } from './hero-fight.ts';
import { answerTrade, chooseCounter, chooseCovenant, wantedPurchase } from './hero-growth.ts';
import { takeOn, travel } from './hero-road.ts';
import { chooseCard, choosePatrol, chooseVictim, movePatrol } from './king-patrols.ts';
import { answerThreat, boost, firstAssault, influence, placeMirror, placePatrol, raise, reroll, spend } from './king-plans.ts';
import { itemWorth } from './worth.ts';

type Choice = RuneMove | Pass;

/** Near green counters, and not all in one place. */
function chooseTown(v: View, seat: Seat): RuneMove {
  const greens = (space: string) =>
    JEWELS.filter(({ colour }, i) => colour === 'green' && v.jewels[i]).filter((jewel) => distance(jewel.space, space) <= 4)
      .length;
  const crowd = (space: string) => v.heroes.filter((hero) => hero.space === space).length;
  const [best] = TOWNS.toSorted((a, b) => greens(b.space) - 2 * crowd(b.space) - greens(a.space) + 2 * crowd(a.space));
  return { type: 'placeHero', seat, town: best!.space };
}
function setUp(v: View, seat: Seat, f: RuneFrame, random: Random): Choice {
  const moves = legal(runebound, v, seat);
  if (f.rule === 'variants') return { type: 'passVariants', seat };
  if (f.at === 'mirrors') return placeMirror(v);
  if (f.at === 'patrols') return placePatrol(v);
  if (f.at === 'heroes') return chooseTown(v, seat);
  if (f.at === 'pick' && seat !== KING) {
    const free = HERO_IDS.filter((hero) => !v.picks.includes(hero));
    return { type: 'pickHero', seat, hero: free[random.int(free.length)]! };
  }
  if (f.at !== 'equipment') return moves[random.int(moves.length)]!;
  const worth = (move: Choice) => ('items' in move ? move.items.reduce((sum, card) => sum + itemWorth(v, seat, card, []), 0) : 0);
  return moves.toSorted((a, b) => worth(b) - worth(a))[0]!;
}
function heroTurn(v: View, seat: Seat, f: HeroFrame): Choice {
  if (f.at === 'move') return travel(v, seat)[0]!;
  if (f.at === 'adventure') return takeOn(v, seat);
  if (f.at === 'market') return { type: 'enterMarket', seat };
  return wantedPurchase(v, seat) ?? { type: 'leaveMarket', seat };
}
function inCombat(v: View, seat: Seat, f: Extract<RuneFrame, { rule: 'combat' }>): Choice {
  if (f.at === 'before') return prepare(v, seat);
  if (f.at === 'influence') return influence(v);
  if (f.at === 'reroll') return reroll(v, f);
  if (f.at === 'boost') return boost(v);
  return f.at === 'escape' ? fleeOrStand(v, seat) : act(v, seat, f);
}
function patrolStep(v: View, f: Extract<RuneFrame, { rule: 'patrol' }>): Choice {
  if (f.at === 'choose') return choosePatrol(v, f);
  if (f.at === 'move') return movePatrol(v, f)[0]!;
  return f.at === 'victim' ? chooseVictim(v, f) : chooseCard(v, f);
}

function choose(v: View, seat: Seat, f: RuneFrame, random: Random): Choice | undefined {
  switch (f.rule) {
    case 'setup':
    case 'variants':
      return setUp(v, seat, f, random);
    case 'night':
      return f.at === 'mirrors' ? firstAssault(v, random) : spend(v);
    case 'patrol':
      return patrolStep(v, f);
    case 'threat':
      return f.at === 'offer' ? answerThreat(v, f) : raise(v, f);
    case 'hero':
      return heroTurn(v, seat, f);
    case 'barter':
      return { type: 'barterDraw', seat };
    case 'infiltration':
      return { type: 'useAbility', seat, phase: null };
    case 'trade':
      return seat === f.to ? answerTrade(v, seat) : undefined;
    case 'combat':
      return inCombat(v, seat, f);
    case 'blow':
      return f.at === 'cancel' ? takeHit(v, seat, f) : afterRoll(v, seat, f);
    case 'experience':
      return f.at === 'gain' ? chooseCounter(v, seat) : chooseCovenant(v, seat);
    case 'knockOut': {
      const moves = legal(runebound, v, seat);
      return moves[random.int(moves.length)];
    }
    default:
      return undefined;
  }
}

/** What the good bot does now; nothing while it waits for somebody else. */
export function decide(v: View, seat: Seat, random: Random): Choice | undefined {
  const f = top(v);
  return f && choose(v, seat, f, random);
}
/** The same with all that follows of itself: the steps of a way. */
export function decideAll(v: View, seat: Seat, random: Random): readonly Choice[] {
  const f = top(v);
  if (f?.rule === 'hero' && f.at === 'move') return travel(v, seat);
  if (f?.rule === 'patrol' && f.at === 'move') return movePatrol(v, f);
  const move = f && choose(v, seat, f, random);
  return move ? [move] : [];
}
