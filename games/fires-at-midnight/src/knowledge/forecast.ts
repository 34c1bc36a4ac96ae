import { apply, perform } from '@nightfall/kernel';
import { spreadMark } from '../queries/burning.ts';
import { rules } from '../rules/book.ts';
import { facesOf, SQUARES } from '../space/grid.ts';
import { clone, FIRE, type Square, type State, type View } from '../state.ts';

/** What a roll of the fire on one square would bring, told by the rules themselves (FM-21.23). */
export type Foreseen = {
  readonly sq: Square;
  readonly brings: 'smoke' | 'fire' | 'explosion';
  /** Villagers who die for sure if this square is rolled. */
  readonly deaths: readonly string[];
  /** How likely the upkeep then kills somebody, and how likely it loses the game: 0 to 1. */
  readonly kills: number;
  readonly loses: number;
};
export type Forecast = { readonly squares: readonly Foreseen[]; readonly kills: number; readonly loses: number };

type Ending = { readonly deaths: readonly string[]; readonly isLost: boolean };
/** Rolls after the second are no longer tried with all squares: these come one after the other, each another one. */
const laterRoll = (n: number) => facesOf((35 + 7 * n) % 36);

/** FM-21.23 The upkeep after this turn, for each of the 36 rolls that may fall; no squares unless a turn is running. The state itself is not touched. */
export function forecast(v: View, seat: number): Forecast {
  const ended = clone(v);
  if (v.active === null || apply(rules, ended, { type: 'end', seat, f: v.active })) return { squares: [], kills: 0, loses: 0 };
  const squares = SQUARES.map((sq) => foresee(ended, sq));
  const mean = (of: (one: Foreseen) => number) => squares.reduce((sum, one) => sum + of(one), 0) / squares.length;
  return { squares, kills: mean((one) => one.kills), loses: mean((one) => one.loses) };
}

function foresee(ended: State, sq: Square): Foreseen {
  const endings = after(ended, sq, 1);
  const share = (fits: (one: Ending) => boolean) => endings.filter(fits).length / endings.length;
  return {
    sq,
    brings: bringsOf(ended, sq),
    deaths: endings[0]!.deaths.filter((id) => endings.every(({ deaths }) => deaths.includes(id))),
    kills: share(({ deaths }) => deaths.length > 0),
    loses: share(({ isLost }) => isLost),
  };
}

/** FM-11.13–11.16 */
function bringsOf({ marks, boom }: View, sq: Square): Foreseen['brings'] {
  if (marks[sq] === FIRE) return 'explosion';
  return spreadMark(marks[sq]!, boom[sq]!) === FIRE ? 'fire' : 'smoke';
}

/** Every way in which the upkeep may end after this roll; a second roll (FM-12, FM-15.8) is tried with all its squares. */
function after(before: State, sq: Square, depth: number): Ending[] {
  const s = clone(before);
  const dead = new Set(s.villagers.filter(({ state }) => state === 'dead').map(({ id }) => id));
  perform(rules, s, { type: 'dice', faces: facesOf(sq) });
  for (let n = 0; depth > 1 && isRolling(s); n++) perform(rules, s, { type: 'dice', faces: laterRoll(n) });
  const deaths = s.villagers.filter(({ id, state }) => state === 'dead' && !dead.has(id)).map(({ id }) => id);
  if (!isRolling(s)) return [{ deaths, isLost: s.result !== null && !s.result.win }];
  const next = SQUARES.flatMap((second) => after(s, second, depth + 1));
  return next.map(({ deaths: more, isLost }) => ({ deaths: [...deaths, ...more], isLost }));
}

/** Is the fire still rolling? The arrival of a new villager harms nobody (FM-11.52). */
function isRolling(s: State): boolean {
  const rule = s.stack.at(-1)?.rule;
  return s.result === null && (rule === 'explosion' || rule === 'upkeep');
}

/** The two figures in words. */
export function forecastText({ kills, loses }: Forecast): string {
  const rolls = (share: number) => {
    const n = Math.round(share * 360) / 10;
    return n === 0 ? 'none' : `${n} of 36`;
  };
  return `Rolls that kill a villager (†): ${rolls(kills)}. Rolls that lose the game (red frame): ${rolls(loses)}.`;
}
