import type { Match, Types } from '@nightfall/kernel';
import { useEffect, useMemo, useState } from 'react';
import { eventsFor, pausesOf, type Eyes } from '../film.ts';

type Projector = {
  readonly match: Match;
  readonly eyes: Eyes;
  readonly duration: (event: Types['event']) => number;
  readonly speed: number;
  /** At the pace of the players instead of event by event. */
  readonly isAsPlayed: boolean;
};
/** A link may name the moment to begin at. */
const momentInAddress = () => Math.max(0, Number(new URLSearchParams(location.search).get('at')) || 0);

/** Plays the film forward: each input's events, then where they led. */
export function useFilm({ match, eyes, duration, speed, isAsPlayed }: Projector) {
  const [at, setAt] = useState(() => Math.min(match.inputs.length, momentInAddress()));
  const [event, setEvent] = useState<Types['event']>();
  const [isStarted, setStarted] = useState(false);
  // Behind the last input there is nothing to play, however the film got there.
  const isPlaying = isStarted && at < match.inputs.length;
  const pauses = useMemo(() => pausesOf(match.log), [match]);
  useEffect(() => {
    if (!isPlaying) return;
    const events = isAsPlayed ? [] : eventsFor(match, match.eventsOf(at), eyes);
    let i = 0;
    let timer: ReturnType<typeof setTimeout>;
    const arrive = () => setAt(at + 1);
    const next = () => {
      const now = events[i++];
      setEvent(now);
      timer = setTimeout(now ? next : arrive, (now ? duration(now) : isAsPlayed ? pauses[at]! : 250) / speed);
    };
    next();
    return () => clearTimeout(timer);
  }, [at, isPlaying, match, eyes, duration, speed, isAsPlayed, pauses]);
  const go = (to: number) => {
    setEvent(undefined);
    setAt(Math.max(0, Math.min(match.inputs.length, to)));
    if (to >= match.inputs.length) setStarted(false);
  };
  const toggle = () => {
    if (at >= match.inputs.length) setAt(0);
    setStarted(!isPlaying);
  };
  return {
    at,
    event: isPlaying ? event : undefined,
    flashes: isAsPlayed && isPlaying && at > 0 ? flashesOf(match, at - 1, eyes) : [],
    isPlaying,
    go,
    toggle,
  };
}
const flashesOf = (match: Match, n: number, eyes: Eyes) =>
  eventsFor(match, match.eventsOf(n), eyes).map((event, i) => ({ id: n * 100 + i, event }));

/** The next place where somebody decided; dice and bells are passed over. */
export const decision = (match: Match, from: number, step: 1 | -1): number => {
  let at = from + step;
  while (at > 0 && at < match.inputs.length && !('seat' in match.inputs[at]!)) at += step;
  return at;
};

export type Projected = ReturnType<typeof useFilm>;
