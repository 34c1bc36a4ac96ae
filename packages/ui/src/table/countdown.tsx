import { useEffect, useState } from 'react';
import { sound } from '../sound.ts';

const TICK = 100;

/** Three, two, one: the clock is about to go on. */
export function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    if (seconds > 0) sound('tick');
  }, [seconds]);
  if (seconds === 0) return null;
  return (
    <p className="countdown" role="timer" aria-label="The clock restarts in">
      <b key={seconds}>{seconds}</b>
    </p>
  );
}
