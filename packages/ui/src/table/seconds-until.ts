import { useEffect, useState } from 'react';

/** Whole seconds until a moment of this device's clock, counted down; 0 when it has come or there is none. */
export function useSecondsUntil(moment: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  const left = moment === undefined ? 0 : Math.max(0, Math.ceil((moment - now) / 1000));
  const isWaiting = left > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return left;
}
