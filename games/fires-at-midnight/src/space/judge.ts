import { isInRect, samePoint } from '@nightfall/kit/plane';
import { hitAt, hitOnLeg, isClear, runBlockersFor } from './blockers.ts';
import { borderDistance, entrySpot, isOnBorder } from './border.ts';
import { type Ground, groundFor, hitOnFirstLeg, hitOnWay, startFor } from './ground.ts';
import { endHeat, isCool, runHeat, scrambles } from './heat.ts';
import { BASE_RECT, MOVE_LIMIT, RUN_LIMIT, TABLE_RECT, WALK_ROUND_LIMIT } from './measures.ts';
import { legLength, pathLength, pathReason } from './paths.ts';
import type { PathFault, Point, Purpose, Table } from './types.ts';

/**
 * FM-17.20 The referee of paths: each function says the first thing that is wrong, in the order of section 10, or nothing.
 * What is not geometry (whose turn, action points, hands) is asked before, by the rules.
 */

type Path = readonly Point[];
type Judged = PathFault | undefined;
/** FM-15.13 The option that bends the heat rule; the settings of a game fit. */
export type Leniency = { readonly scramble: boolean };
export const STRICT: Leniency = { scramble: false };

/** FM-10.20–10.24 */
export function judgeMove(t: Table, mover: string, path: Path, { scramble } = STRICT): Judged {
  const ground = theGround(t, mover, 'move');
  const from = ground.start;
  const to = path.at(-1) ?? from;
  const unread = badPath(path, from, 'FM-10.20');
  if (unread) return unread;
  if (samePoint(from, to)) return { rule: 'FM-10.21', code: 'E_NO_MOVE' };
  const fault = tooFar(pathLength(path), MOVE_LIMIT, 'FM-10.22') ?? offTheGround(ground, path, 'FM-10.23');
  if (fault) return fault;
  return scramble && scrambles(t, from, to) ? undefined : tooHot(t, to, 'FM-10.24');
}

/** FM-10.51–10.53 */
export function judgeLeave(t: Table, mover: string, path: Path): Judged {
  const ground = theGround(t, mover, 'leave');
  const fault = badPath(path, ground.start, 'FM-10.51') ?? tooFar(pathLength(path), MOVE_LIMIT, 'FM-10.51');
  if (fault) return fault;
  if (!isOnBorder(path.at(-1)!)) return { rule: 'FM-10.52', code: 'E_NOT_EDGE' };
  const over = path.slice(0, -1).findIndex((at) => !isInRect(at, BASE_RECT));
  if (over >= 0) return { rule: 'FM-10.52', code: 'E_EDGE', leg: Math.max(over, 1) };
  return hit(ground, path, 'FM-10.53');
}

/** FM-10.61–10.64 */
export function judgeEnter(t: Table, mover: string, path: Path): Judged {
  const ground = theGround(t, mover, 'enter');
  const to = path.at(-1) ?? ground.start;
  const fault = badPath(path, ground.start, 'FM-10.61') ?? tooFar(pathLength(path), MOVE_LIMIT, 'FM-10.61');
  if (fault) return fault;
  const over = path.findIndex((at, i) => !isInRect(at, i === path.length - 1 ? BASE_RECT : TABLE_RECT));
  if (over >= 0) return { rule: 'FM-10.62', code: 'E_EDGE', leg: Math.max(over, 1) };
  return hit(ground, path, 'FM-10.63') ?? hitAtEnd(ground, path, 'FM-10.63') ?? tooHot(t, to, 'FM-10.64');
}

/** FM-10.131–10.135 */
export function judgeRun(t: Table, mover: string, to: Point): Judged {
  const from = theStart(t, mover, 'move');
  if (samePoint(from, to)) return { rule: 'FM-10.131', code: 'E_NO_MOVE' };
  const unread = badPath([from, to], from, 'FM-10.131');
  if (unread) return unread;
  const far = tooFar(legLength(from, to), RUN_LIMIT, 'FM-10.132');
  if (far) return far;
  if (!isInRect(to, BASE_RECT)) return { rule: 'FM-10.133', code: 'E_EDGE', leg: 1 };
  const struck = hitOnLeg(runBlockersFor(t, mover), from, to);
  if (struck) return { rule: 'FM-10.134', code: 'E_BLOCKED', leg: 1, id: struck.id };
  const heat = runHeat(t, from, to);
  return heat.length > 0 ? { rule: 'FM-10.135', code: 'E_RUN_HOT', heat } : undefined;
}

/** FM-10.72, FM-10.73 */
export function judgeWalkRound(t: Table, mover: string, exit: Point): Judged {
  const ground = theGround(t, mover, 'enter');
  if (mayEnterAt(t, ground)) return { rule: 'FM-10.72', code: 'E_ENTER_POSSIBLE' };
  if (!exit.every(Number.isSafeInteger) || !isOnBorder(exit)) return { rule: 'FM-10.73', code: 'E_NOT_EDGE' };
  const way = borderDistance(ground.start, exit);
  if (way > WALK_ROUND_LIMIT) return tooFar(way * 1000, WALK_ROUND_LIMIT * 1000, 'FM-10.73');
  return way === 0 ? { rule: 'FM-10.73', code: 'E_NO_MOVE' } : undefined;
}

/** FM-10.72 The entry spot is cool and clear. */
function mayEnterAt(t: Table, ground: Ground): boolean {
  const spot = entrySpot(ground.start);
  return isCool(t, spot) && isClear(ground.atEnd, spot);
}

function theGround(t: Table, mover: string, purpose: Purpose): Ground {
  return groundFor(t, mover, purpose) ?? notThere(mover, purpose);
}
function theStart(t: Table, mover: string, purpose: Purpose): Point {
  return startFor(t, mover, purpose) ?? notThere(mover, purpose);
}
function notThere(mover: string, purpose: Purpose): never {
  throw new Error(`${mover} is not where a path to ${purpose} begins`);
}

function badPath(path: Path, from: Point, rule: string): Judged {
  const reason = pathReason(path, from);
  return reason === undefined ? undefined : { rule, code: 'E_PATH', reason };
}

const tooFar = (length: number, limit: number, rule: string): Judged =>
  length > limit ? { rule, code: 'E_TOO_FAR', length, limit } : undefined;

/** FM-10.23 Leg by leg: first its end, then what it hits. */
function offTheGround(ground: Ground, path: Path, rule: string): Judged {
  for (let leg = 1; leg < path.length; leg++) {
    if (!isInRect(path[leg]!, ground.bounds)) return { rule, code: 'E_EDGE', leg };
    const fault = hitOn(ground, path, leg, rule);
    if (fault) return fault;
  }
  return undefined;
}

function hit(ground: Ground, path: Path, rule: string): Judged {
  for (let leg = 1; leg < path.length; leg++) {
    const fault = hitOn(ground, path, leg, rule);
    if (fault) return fault;
  }
  return undefined;
}

function hitOn(ground: Ground, path: Path, leg: number, rule: string): Judged {
  const [a, b] = [path[leg - 1]!, path[leg]!];
  const struck = leg === 1 ? hitOnFirstLeg(ground, b) : hitOnWay(ground, a, b);
  return struck && { rule, code: 'E_BLOCKED', leg, id: struck.id };
}

function hitAtEnd(ground: Ground, path: Path, rule: string): Judged {
  const struck = hitAt(ground.atEnd, path.at(-1)!);
  return struck && { rule, code: 'E_BLOCKED', leg: path.length - 1, id: struck.id };
}

function tooHot(t: Table, at: Point, rule: string): Judged {
  const heat = endHeat(t, at);
  return heat.length > 0 ? { rule, code: 'E_TOO_HOT', heat } : undefined;
}
