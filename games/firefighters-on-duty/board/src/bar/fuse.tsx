import { face, leftOf, sound, type Clock } from '@nightfall/ui';
import { useEffect, useState } from 'react';

const TICK = 100;
/** FD-28.5 From here on the clock is amber, then red. */
const AMBER = 30;
const RED = 10;
/** FD-28.11 Moments that are heard. The last ten seconds tick at the table's own clock. */
const HEARD = [60, AMBER];

function useLeft(clock: Clock): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (clock.stands) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, [clock]);
  return leftOf(clock, Math.max(now, clock.at));
}

/** The number that counts a start in, large; a count that was stopped leaves the table to those who look at it. */
export const countIn = ({ stands }: Pick<Clock, 'stands'>, seconds: number): number | undefined =>
  stands ? undefined : Math.max(1, seconds);

/** FD-28.5 The time left as a border of the screen that burns down, and large over the city when it gets short. */
export function Fuse({ clock, isCountdown }: { clock: Clock; isCountdown: boolean }) {
  const left = useLeft(clock);
  const seconds = Math.ceil(left / 1000);
  useEffect(() => {
    if (!clock.stands && !isCountdown && HEARD.includes(seconds)) sound('turn');
  }, [clock.stands, isCountdown, seconds]);
  if (isCountdown) return <p className="fd-count-in">{countIn(clock, seconds)}</p>;
  const mood = seconds <= RED ? ' is-red' : seconds <= AMBER ? ' is-amber' : '';
  return (
    <div className={`fd-fuse${mood}`} aria-hidden="true">
      <svg>
        <rect width="100%" height="100%" pathLength={1} strokeDasharray={`${left / clock.lasts} 1`} />
      </svg>
      {seconds <= AMBER && <b key={seconds <= RED ? seconds : 'calm'}>{seconds <= RED ? seconds : face(left)}</b>}
    </div>
  );
}
