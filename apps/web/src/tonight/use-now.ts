import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The time, to the minute: a page that stays open over midnight sees the next night. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), MINUTE - (now % MINUTE));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
