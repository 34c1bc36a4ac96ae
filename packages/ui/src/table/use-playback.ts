import type { Types } from '@nightfall/kernel';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { BoardModule, Told } from '../board.ts';
import { outcomeHere } from '../outcome.ts';
import { playback } from '../playback.ts';
import { nameOf, type Moment, type Session } from '../session.ts';
import { changeSettings, settings } from '../settings.ts';
import { sound } from '../sound.ts';

const MARK_MS = 1400;

/** A page that is not in sight draws no frames. */
const nextFrame = (act: () => void): void => void (document.hidden ? setTimeout(act) : requestAnimationFrame(act));

/** How long an event that must be read is held, by its kind. */
const HOLD_MS: { readonly [kind in Told['kind']]: number } = {
  phase: 900,
  card: 1300,
  reveal: 1100,
  chain: 500,
  move: 0,
  moment: 1800,
};

/** How the table stages an event. */
function tellingOf(module: BoardModule) {
  return (event: Types['event'], { view, sitters }: Moment): Told | undefined => module.tell?.(event, view, nameOf(sitters));
}

/** Does this game pause after each step, whatever the settings say? A lesson may, until the player wants no more of it. */
function usePauses(atFirst: boolean) {
  const [isOn, setOn] = useState(atFirst);
  const now = useRef(atFirst);
  const noPauses = () => {
    now.current = false;
    setOn(false);
    changeSettings({ steps: false });
  };
  return { isOn, now, noPauses };
}

/** What the table shows now, with its sounds, how it is told, and the pieces that a cut lights up. */
export function usePlayback(session: Session, module: BoardModule, isByHand: boolean) {
  const [lit, setLit] = useState<readonly string[]>([]);
  const { isOn: isPausing, now: pauses, noPauses } = usePauses(isByHand);
  const told = useMemo(() => tellingOf(module), [module]);
  const player = useMemo(() => {
    const arrived = (moment: Moment) => {
      if (moment.events.length === 0) return;
      // Without motion a change is a cut: what it touched is lit for a while.
      if (!settings().motion && !moment.jump)
        setLit(moment.log.filter((line) => line.seq === moment.seq).flatMap((line) => line.marks));
      if (moment.result) sound(outcomeHere(moment.result, moment) === 'lost' ? 'lose' : 'win');
    };
    const began = (event: Types['event']) => sound(module.sound?.(event) ?? 'tick');
    const speed = () => (settings().motion && !document.hidden ? settings().speed : 0);
    const endsStep = (event: Types['event'], next: Types['event'] | undefined) =>
      module.endsStep ? module.endsStep(event, next, session.now().mine) : isStep(told(event, session.now()), session.now());
    const holds = () => (settings().steps || (pauses.current && settings().motion) ? endsStep : undefined);
    const duration = (event: Types['event']) => module.duration?.(event) ?? 250;
    const least = (event: Types['event'], at: Moment) => leastOf(told(event, at), at);
    return playback(session, { duration, least, speed, holds, began, arrived, nextFrame });
  }, [session, module, told, pauses]);
  useEffect(() => {
    if (lit.length === 0) return;
    const timer = setTimeout(() => setLit([]), MARK_MS);
    return () => clearTimeout(timer);
  }, [lit]);
  const scene = useSyncExternalStore(player.subscribe, player.now);
  const atStep = scene.held ? { goOn: player.goOn, finish: player.finish } : undefined;
  const telling = scene.event === undefined ? undefined : told(scene.event, scene.moment);
  const { skip, again, since } = player;
  return { ...scene, atStep, isPausing, noPauses, telling, lit: [...lit, ...(telling?.marks ?? [])], skip, again, since };
}

const isOwnCard = ({ kind, by }: Told, { own }: Moment): boolean => kind === 'card' && by !== undefined && own.includes(by);

/** After what does the player go on by hand, in a game that does not say so itself? Never after their own card. */
export const isStep = (told: Told | undefined, at: Moment): boolean =>
  told !== undefined && told.kind !== 'move' && told.kind !== 'phase' && !isOwnCard(told, at);

/** What the player did just now needs no time to be read. */
const leastOf = (told: Told | undefined, at: Moment): number =>
  !told || isOwnCard(told, at) ? 0 : (told.hold ?? HOLD_MS[told.kind]);
