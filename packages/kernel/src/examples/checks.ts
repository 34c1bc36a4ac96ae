import { canonical } from '../canonical.ts';
import { legal } from '../play.ts';
import { isFields } from '../shape.ts';
import type { Json, Seat, Types } from '../types.ts';
import { differs } from './differs.ts';
import type { Step } from './form.ts';
import type { Playing } from './run.ts';

/** The checks that fail after a step. */
export function checksOf<T extends Types>(run: Playing<T>, step: Step): readonly string[] {
  const { game, match } = run;
  const { expect, legal: count, events, never, ask, result, waiting, sees, hides } = step;
  return [
    ask !== undefined && checkQuery(run, step),
    expect !== undefined && differs(expect, game.position.print(match.state), 'position'),
    count !== undefined && checkLegal(run, count),
    events !== undefined && checkEvents(events as readonly Json[], run.events),
    never !== undefined && checkNever(never as readonly Json[], run.events),
    result !== undefined && differs(result, (game.result(match.view(null)) ?? null) as Json, 'result'),
    waiting !== undefined && differs(waiting, match.waiting as unknown as Json, 'waiting'),
    ...Object.entries(sees ?? {}).map(([seat, part]) => differs(part as Json, seenBy(run, seat), `what ${seat} sees`)),
    ...Object.entries(hides ?? {}).flatMap(([seat, paths]) => checkHidden(run, seat, paths as readonly string[])),
  ].filter((text) => typeof text === 'string');
}

const seenBy = <T extends Types>({ match }: Playing<T>, seat: string): Json =>
  match.view(seat === 'watcher' ? null : Number(seat)) as unknown as Json;

/** The number of all moves, or a number for each type named. */
function checkLegal<T extends Types>({ game, match }: Playing<T>, expected: Json): string | undefined {
  const seats: readonly Seat[] = match.waiting.for === 'seats' ? match.waiting.seats : [];
  const moves = seats.flatMap((seat) => legal(game.book, match.state, seat));
  if (!isFields(expected)) return differs(expected, moves.length, 'the number of legal moves');
  const counted = Object.keys(expected).map((type) => [type, moves.filter((move) => move.type === type).length] as const);
  return differs(expected as Json, Object.fromEntries(counted), 'the number of legal moves');
}

function checkQuery<T extends Types>({ game, match }: Playing<T>, { ask, args = [], is }: Step): string | undefined {
  const known = Object.keys(game.queries ?? {});
  const query = known.includes(String(ask)) ? game.queries![String(ask)] : undefined;
  if (!query) return `${game.id} has no query "${String(ask)}"; it has ${known.join(', ') || 'none'}`;
  const asked = `${String(ask)}(${(args as readonly Json[]).map((arg) => canonical(arg)).join(', ')})`;
  try {
    const answer = query(match.view(null), ...(args as readonly Json[]));
    return canonical(answer) === canonical(is) ? undefined : `${asked} is ${canonical(answer)}, not ${canonical(is)}`;
  } catch (error) {
    return `${asked} cannot be answered: ${(error as Error).message}`;
  }
}

const isLike = (want: Json, event: object) => differs(want, event as Json, '') === undefined;
/** The events named must occur, in this order; others may come between them. If none are named, nothing may happen. */
function checkEvents(expected: readonly Json[], events: readonly object[]): string | undefined {
  if (expected.length === 0) return events.length === 0 ? undefined : `something happened: ${canonical(events)}`;
  let at = 0;
  for (const want of expected) {
    while (at < events.length && !isLike(want, events[at]!)) at++;
    if (at === events.length) return `no event ${canonical(want)} among ${canonical(events)}`;
    at++;
  }
  return undefined;
}
function checkNever(unwanted: readonly Json[], events: readonly object[]): string | undefined {
  for (const one of unwanted) {
    const event = events.find((happened) => isLike(one, happened));
    if (event) return `${canonical(event)} happened and must not`;
  }
  return undefined;
}

/** Places in a view, `guards[1].sign`, that must be empty for this seat. */
function checkHidden<T extends Types>(run: Playing<T>, seat: string, paths: readonly string[]): string[] {
  const view = seenBy(run, seat);
  return paths.flatMap((path) => {
    const keys = path.split(/\.|\[|\]\.?/).filter((key) => key !== '');
    const found = keys.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], view);
    return found === undefined ? [] : [`${seat} sees ${path}: ${canonical(found)}`];
  });
}
