import type { Json } from '@nightfall/kernel';
import { printSettings } from '../content/options.ts';
import { SQUARES, squareName } from '../space/grid.ts';
import {
  type Chest,
  FIRE,
  type FireFrame,
  type Firefighter,
  type House,
  type Mark,
  SMOKE,
  type State,
  type Tree,
  type Villager,
} from '../state.ts';
import { type Phase, deadCount, explosionCount, phaseOf, ruinCount, savedCount } from '../queries/village.ts';

/** Squares in the order of FM-4.9, with blanks between: `W1,B3 W2,B2`. */
const squaresWhere = (fits: (sq: number) => boolean): string => SQUARES.filter(fits).map(squareName).join(' ');
const marked = (s: State, mark: Mark) => squaresWhere((sq) => s.marks[sq] === mark);

const byId = <T extends { id: string }>(things: readonly T[], print: (thing: T) => Json): Json =>
  Object.fromEntries(things.map((thing) => [thing.id, print(thing)]));

const printHouse = ({ sq, door, open, integrity }: House): Json => ({ square: squareName(sq), door, open, integrity });
/** A thing on the floor by its place, a carried one by its carrier, any other by what became of it. */
const printThing = ({ at, state, by }: Villager | Chest | Tree): Json => {
  if (state === 'chopped') return { chopped: at };
  return by ?? at ?? state;
};
const printFirefighter = ({ owner, at, exit, down, water, load, acted }: Firefighter): Json => ({
  owner,
  at,
  exit,
  down,
  water,
  load,
  acted,
});

/** Where the rules stand in a quiet phase; undefined where they are in the middle of something. */
export function stackOf(phase: Phase, active: string | null): FireFrame[] | undefined {
  if (phase === 'over') return [];
  if (phase === 'round.choose') return [{ rule: 'round', at: 'choose' }];
  if (phase === 'setup.place')
    return [
      { rule: 'round', at: 'open' },
      { rule: 'setup', at: 'place', next: 10 },
    ];
  if (phase !== 'turn.act' || active === null) return undefined;
  return [
    { rule: 'round', at: 'choose' },
    { rule: 'turn', at: 'act', f: active },
  ];
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
function printStack(s: State): { [key: string]: Json } {
  const quiet = stackOf(phaseOf(s), s.active);
  return quiet && same(quiet, s.stack) ? { phase: phaseOf(s) } : { stack: s.stack.map((f): Json => ({ ...f })) };
}

/** FM-18.5 The position as short text data: read back without loss. */
export const printPosition = (s: State): Json => ({
  settings: printSettings(s.settings),
  ...(s.settings.house && { house: { ...s.settings.house } }),
  ...printStack(s),
  round: s.round,
  turn: s.turn,
  active: s.active,
  ap: s.ap,
  smoke: marked(s, SMOKE),
  fire: marked(s, FIRE),
  explosions: squaresWhere((sq) => s.boom[sq]!),
  houses: byId(s.houses, printHouse),
  trees: byId(s.trees, printThing),
  chests: byId(s.chests, printThing),
  villagers: byId(s.villagers, printThing),
  crew: byId(s.crew, printFirefighter),
  result: s.result && { win: s.result.win, reason: s.result.reason },
  /** What can be counted; not read back. */
  counts: { saved: savedCount(s), dead: deadCount(s), explosions: explosionCount(s), ruins: ruinCount(s) },
});
