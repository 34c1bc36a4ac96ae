import type { Types } from '@nightfall/kernel';
import type { Flash } from './board.ts';

/** How long an event flashes. */
const FLASH_MS = 1000;
/** More at once cannot be told apart. */
const MOST = 40;

/** Events that flash for a second each; `changed` tells when some of them are gone. */
export function flashing<T extends Types>(changed: () => void) {
  let lit: readonly Flash<T>[] = [];
  let last = 0;
  const add = (events: readonly T['event'][]): void => {
    if (events.length === 0) return;
    const fresh = events.map((event): Flash<T> => ({ id: ++last, event }));
    lit = [...lit, ...fresh].slice(-MOST);
    setTimeout(() => {
      lit = lit.filter((flash) => !fresh.includes(flash));
      changed();
    }, FLASH_MS);
  };
  return { now: () => lit, add };
}
