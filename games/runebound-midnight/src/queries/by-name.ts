import type { Game, Json } from '@nightfall/kernel';
import { distance } from '../content/map.ts';
import type { Rune } from '../moves.ts';
import { pointsNeeded, pointsTaken } from '../result.ts';
import { heroOf, top } from '../state.ts';
import { attributeOf, compareLevels, highestLevelSeat, infiltrationDifficulty, levelOf, lifeOf, staminaOf } from './heroes.ts';

/** Questions that examples ask of a position. */
export const queries: NonNullable<Game<Rune>['queries']> = {
  at: (v) => {
    const f = top(v);
    return f ? `${f.rule} ${f.at}` : 'over';
  },
  hero: (v, seat) => {
    const hero = heroOf(v, Number(seat));
    const attributes = ([0, 1, 2] as const).map((phase) => attributeOf(hero, phase));
    return { level: levelOf(hero), life: lifeOf(hero), stamina: staminaOf(hero), attributes };
  },
  ranking: (v): Json => v.heroes.map((_, i) => i + 1).toSorted((a, b) => compareLevels(v, a, b)),
  highest: (v) => highestLevelSeat(v),
  infiltration: (v, seat) => infiltrationDifficulty(heroOf(v, Number(seat))),
  distance: (_v, a, b) => distance(String(a), String(b)),
  points: (v): Json => [pointsTaken(v), pointsNeeded(v)],
  goods: (v): Json => v.heroes.map(({ goods }) => goods.length),
  seen: (v, seat): Json => v.heroes[Number(seat) - 1]!.goods,
  /** One field of a Hero, as a watcher sees it: `of 1 wounds`. */
  of: (v, seat, field): Json => {
    const found = Object.entries<Json>({ ...heroOf(v, Number(seat)) }).find(([name]) => name === field);
    return found ? found[1] : null;
  },
};
