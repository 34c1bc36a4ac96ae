import type { Types } from '@nightfall/kernel';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { BoardModule } from '../board.ts';
import { playback } from '../playback.ts';
import type { Moment, Session } from '../session.ts';
import { settings } from '../settings.ts';
import { sound } from '../sound.ts';

const MARK_MS = 1400;

/** What the table shows now, with its sounds, and the pieces that a cut lights up. */
export function usePlayback(session: Session, module: BoardModule) {
  const [lit, setLit] = useState<readonly string[]>([]);
  const player = useMemo(() => {
    const arrived = (moment: Moment) => {
      if (moment.events.length === 0) return;
      // Without motion a change is a cut: what it touched is lit for a while.
      if (!settings().motion && !moment.jump)
        setLit(moment.log.filter((line) => line.seq === moment.seq).flatMap((line) => line.marks));
      if (moment.result) sound(moment.result.outcome === 'lost' ? 'lose' : 'win');
    };
    const began = (event: Types['event']) => sound(module.sound?.(event) ?? 'tick');
    const speed = () => (settings().motion && !document.hidden ? settings().speed : 0);
    const holds = () => (settings().steps ? module.endsStep : undefined);
    return playback(session, { duration: (event) => module.duration?.(event) ?? 250, speed, holds, began, arrived });
  }, [session, module]);
  useEffect(() => {
    if (lit.length === 0) return;
    const timer = setTimeout(() => setLit([]), MARK_MS);
    return () => clearTimeout(timer);
  }, [lit]);
  const scene = useSyncExternalStore(player.subscribe, player.now);
  const atStep = scene.held ? { goOn: player.goOn, finish: player.finish } : undefined;
  return { ...scene, atStep, lit, skip: player.skip };
}
