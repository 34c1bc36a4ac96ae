import { figureBlockers, hitOnLeg, isClearOf, standingBlockers } from './blockers.ts';
import { isRuin } from './houses.ts';
import { BASE_RECT, TABLE_RECT } from './measures.ts';
import type { Blocker, Figure, Point, Purpose, Rect, Table } from './types.ts';

/** Where a path begins and what it must keep off, on its legs and where it ends. */
export type Ground = {
  readonly start: Point;
  /** FM-5.30 The standing things and the figures that the legs must keep off. */
  readonly standing: readonly Blocker[];
  readonly figures: readonly Blocker[];
  /** Of these, what only the end of the first leg must keep off (FM-13.6). */
  readonly excused: readonly Blocker[];
  readonly atEnd: readonly Blocker[];
  /** Where the positions on the way may be (FM-6.8, FM-10.62). */
  readonly bounds: Rect;
};

/** Where a path of this firefighter begins; null if they are not there. */
export function startFor(t: Table, mover: string, purpose: Purpose): Point | null {
  const figure = t.crew.find(({ id }) => id === mover);
  return figure ? startOf(figure, purpose) : null;
}

/** The ground of a firefighter; undefined if they are not where such a path begins. */
export function groundFor(t: Table, mover: string, purpose: Purpose): Ground | undefined {
  const start = startFor(t, mover, purpose);
  if (!start) return undefined;
  const standing = standingBlockers(t);
  const figures = figureBlockers(t, mover);
  if (purpose === 'enter') return entering(start, standing, figures);
  return {
    start,
    standing,
    figures,
    excused: ruinUnder(t, start, standing),
    atEnd: [...standing, ...figures],
    bounds: BASE_RECT,
  };
}

const startOf = (figure: Figure, purpose: Purpose): Point | null =>
  purpose === 'enter' ? (figure.at ? null : figure.exit) : figure.at;

/** FM-10.63 A firefighter may pass others in the way of the entry, but not stop on them. */
function entering(start: Point, standing: readonly Blocker[], figures: readonly Blocker[]): Ground {
  const inTheWay = (all: readonly Blocker[]) => all.filter((b) => isClearOf(start, b));
  return {
    start,
    standing: inTheWay(standing),
    figures: inTheWay(figures),
    excused: [],
    atEnd: [...standing, ...figures],
    bounds: TABLE_RECT,
  };
}

/** FM-13.6 The ruin a firefighter lies on does not block their first leg. */
function ruinUnder(t: Table, start: Point, all: readonly Blocker[]): readonly Blocker[] {
  const ruins = t.houses.filter(isRuin).map(({ id }) => id);
  if (ruins.length === 0) return [];
  return all.filter((b) => ruins.includes(b.id) && !isClearOf(start, b));
}

/** FM-6.7 The first blocker in the order of FM-5.30 that the base would hit on this leg. */
export const hitOnWay = ({ standing, figures }: Ground, a: Point, b: Point): Blocker | undefined =>
  hitOnLeg(standing, a, b) ?? hitOnLeg(figures, a, b);

/** FM-13.6 On the first leg, what is excused is only kept off by its end. */
export function hitOnFirstLeg(ground: Ground, end: Point): Blocker | undefined {
  const { start, standing, figures, excused } = ground;
  if (excused.length === 0) return hitOnWay(ground, start, end);
  const hits = (b: Blocker) => (excused.includes(b) ? !isClearOf(end, b) : hitOnLeg([b], start, end) !== undefined);
  return standing.find(hits) ?? figures.find(hits);
}
