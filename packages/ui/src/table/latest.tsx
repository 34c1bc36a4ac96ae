import { useEffect, useRef, useState } from 'react';
import type { LogLine, Moment } from '../session.ts';

/** While a clock runs, those who listen hear of it no more often than this. */
const CALM_MS = 5000;

/** What happened last, for those who listen to the screen: each thing in turn, or in real time a calm summary. */
export function Latest({ moment }: { moment: Moment }) {
  const { log, seq, clock } = moment;
  const isLive = clock !== undefined && !clock.stands;
  const summary = useSummary(log, seq, isLive);
  const [heard, setHeard] = useState({ seq, log, said: wordsFor(moment, moment) });
  if (heard.seq !== seq) setHeard({ seq, log, said: wordsFor(heard, moment) });
  return (
    <p className="unseen" role="log" aria-live="polite">
      {isLive ? summary : heard.said}
    </p>
  );
}

type Heard = Pick<Moment, 'log' | 'seq'>;
/** What happened with the last input; after an undo, what was taken back. */
export function wordsFor(before: Heard, { log, seq }: Heard): string {
  const isBack = seq < before.seq;
  const lines = isBack ? before.log.filter((line) => line.seq > seq) : log.filter((line) => line.seq === seq);
  const text = lines.map((line) => line.text).join(' ');
  return isBack ? `Taken back: ${text}` : text;
}

function useSummary(log: readonly LogLine[], seq: number, isLive: boolean): string {
  const [said, setSaid] = useState('');
  const latest = useRef({ log, seq });
  useEffect(() => {
    latest.current = { log, seq };
  });
  useEffect(() => {
    if (!isLive) return;
    let told = latest.current.seq;
    const timer = setInterval(() => {
      const fresh = latest.current.log.filter((line) => line.seq > told);
      told = latest.current.seq;
      if (fresh.length > 0) setSaid(summaryOf(fresh));
    }, CALM_MS);
    return () => clearInterval(timer);
  }, [isLive]);
  return said;
}

/** The last two things, and how many more there were. */
function summaryOf(lines: readonly LogLine[]): string {
  const rest = lines.length - 2;
  const last = lines.slice(-2).map((line) => line.text);
  return [...(rest > 0 ? [`${rest} more ${rest > 1 ? 'things' : 'thing'} happened.`] : []), ...last].join(' ');
}
