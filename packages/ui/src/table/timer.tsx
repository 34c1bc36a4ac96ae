import { useOn } from '../parts/use-on.ts';
import { useEffect, useState } from 'react';
import { face, leftOf, type Clock } from '../clock.ts';
import { Icon } from '../parts/icon.tsx';
import { sound } from '../sound.ts';

const TICK = 200;
/** From here on the last seconds are marked. */
const LAST = 10;
/** When the time left is said aloud to those who do not see it. */
const SPOKEN = [60, 30, LAST];

/** How much time is left. It uses this device's clock, so that a tab that was asleep shows the right time when it wakes. */
export function Timer({ clock }: { clock: Clock }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    if (clock.stands) return;
    const timer = setInterval(tick, TICK);
    return () => clearInterval(timer);
  }, [clock]);
  const left = leftOf(clock, Math.max(now, clock.at));
  const seconds = Math.ceil(left / 1000);
  // A clock that only counts a start in has no last seconds.
  const isLast = seconds <= LAST && clock.lasts > LAST * 1000;
  const isTicking = isLast && seconds > 0 && !clock.stands;
  useOn(isTicking ? seconds : undefined, (last) => {
    if (last !== undefined) sound('tick');
  });
  const spoken = SPOKEN.findLast((mark) => seconds <= mark);
  return (
    <>
      <span className={isLast ? 'timer is-last' : 'timer'} role="timer" aria-label="Time left">
        <Icon name={clock.stands ? 'pause' : 'clock'} size={20} />
        <b>{face(left)}</b>
        {isLast && <small>last seconds</small>}
        {clock.stands && !isLast && <small>stopped</small>}
        <i style={{ scale: `${Math.min(1, left / clock.lasts)} 1` }} aria-hidden="true" />
      </span>
      <span className="unseen" aria-live="polite">
        {spoken !== undefined && !clock.stands && `${spoken} seconds left`}
      </span>
    </>
  );
}
