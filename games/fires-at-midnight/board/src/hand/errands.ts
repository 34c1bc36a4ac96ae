import type { Errand, FireMove, Fires, Point, View } from '@nightfall/fires-at-midnight';
import { errandTo, leaveFar, walkFar } from '@nightfall/fires-at-midnight';
import { cell, type BoardProps, type Memory } from '@nightfall/ui';
import { useEffect, useEffectEvent } from 'react';
import { letGo, point, pointing } from './pointer.ts';

type Props = BoardProps<Fires>;
/** What is left of an errand, and where its firefighter must stand for it to go on: an undo in between ends it. */
type Left = { readonly f: string; readonly at: Point | null; readonly moves: readonly FireMove[] };
const LEFT = cell<Left | null>(null);

const endOf = (move: FireMove, at: Point | null): Point | null => ('path' in move ? (move.path.at(-1) ?? null) : at);
const standing = (view: View, f: string): Point | null => view.crew.find(({ id }) => id === f)?.at ?? null;
const isAt = (a: Point | null, b: Point | null) => a?.[0] === b?.[0] && a?.[1] === b?.[1];

/** Plays the first move; the others follow as soon as the table has shown what came of it. */
export function run(errand: Errand, { view, play, memory }: Props): void {
  const [first, ...rest] = errand.moves;
  letGo(memory);
  if (!first) return;
  memory.set(LEFT, rest.length > 0 ? { f: first.f, at: endOf(first, standing(view, first.f)), moves: rest } : null);
  play(first);
}

/** Goes on with an errand, one move a rest. */
export function useErrands(props: Props): void {
  const { view, legal, event, memory, refusal, play, explain } = props;
  const goOn = useEffectEvent((view: Props['view'], choices: number, event: Props['event']) => {
    const left = memory.get(LEFT);
    if (!left || choices === 0 || event !== undefined) return;
    const [next, ...rest] = left.moves;
    memory.set(LEFT, null);
    if (!next || view.active !== left.f || !isAt(standing(view, left.f), left.at)) return;
    const no = refusal(next);
    if (no) return explain(no);
    if (rest.length > 0) memory.set(LEFT, { f: left.f, at: endOf(next, left.at), moves: rest });
    play(next);
  });
  useEffect(() => goOn(view, legal.length, event), [view, legal.length, event]);
}

const isAtEdge = ([x, y]: Point) => Math.min(x, y, 24000 - x, 24000 - y) < 600;

/** What a tap means: something wanted of the thing there, or a place that takes several moves; undefined: a place within one move. */
export function errandAt({ view, seat }: Props, mark: string | undefined, at: Point): Errand | undefined {
  const me = view.crew.find(({ id }) => id === view.active);
  if (!me || seat === null) return undefined;
  const wanted = mark === undefined ? undefined : errandTo(view, me, mark, seat);
  if (wanted) return wanted;
  const far = me.load !== null && isAtEdge(at) ? leaveFar(view, me, at, seat) : walkFar(view, me, at, seat);
  return far && far.moves.length > 1 ? far : undefined;
}

/** Touched once, an errand is shown; touched again, it is done. */
export function wish(props: Props, errand: Errand): void {
  const shown = pointing(props.memory as Memory).errand;
  if (shown && shown.target !== '' && shown.target === errand.target && !errand.no) return run(errand, props);
  point(props.memory, { errand, wished: null });
}
