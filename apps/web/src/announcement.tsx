import type { Announcement } from '@nightfall/protocol';
import { useEffect, useState } from 'react';

const SECOND = 1000;
const two = (n: number): string => String(n).padStart(2, '0');
/** `4:32`, or hours and minutes where it is longer. */
export function leftUntil(moment: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((moment - now) / SECOND));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours} h ${two(minutes)} min` : `${minutes}:${two(seconds % 60)}`;
}

/** What the host announces, until its end; with the time that is left if the server restarts then. */
export default function AnnouncementLine({ announcement }: { readonly announcement: Announcement }) {
  const { text, until, restart } = announcement;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (until === null) return undefined;
    const tick = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(tick);
  }, [until]);
  if (until !== null && now >= until) return null;
  return (
    <div className="host-notice">
      <output>{text}</output>
      {restart && until !== null && (
        <span className="host-countdown"> Restart in {leftUntil(until, now)}. Your games are kept.</span>
      )}
    </div>
  );
}
