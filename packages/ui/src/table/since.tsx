import type { Seat, Types } from '@nightfall/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { BoardModule } from '../board.ts';
import type { Command } from '../commands/command.ts';
import { Icon } from '../parts/icon.tsx';
import { othersDeeds } from '../since.ts';
import { CommandSign } from './buttons.tsx';
import { markPieces } from './mark-pieces.ts';
import { useClearOf } from './use-clear-of.ts';
import type { Sight } from './use-sight.ts';

export type SinceTold = { readonly text: string | undefined; readonly marks: readonly string[]; readonly dismiss: () => void };
const NONE: readonly string[] = [];

/** What others did since the player's last decision, in one sentence; what it changed stays marked until it is dismissed. Against a clock nobody has time for it. */
export function useSince({ scene, live, isMine }: Sight, module: BoardModule, name: (seat: Seat) => string): SinceTold {
  const [dismissed, setDismissed] = useState<number>();
  const { seq, view } = scene.moment;
  const { base } = scene.since();
  const isOpen = isMine && !scene.playing && live.clock === undefined && dismissed !== base.seq;
  const told = useMemo(() => {
    const since = scene.since();
    if (!isOpen || since.moments.length === 0 || !module.summary) return undefined;
    const events = othersDeeds(since);
    const text = module.summary({ events, before: base.view, after: view, name });
    return text ? { text, marks: marksOf(module, events, base.view, name) } : undefined;
    // The names of the seats do not change within a moment.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOpen, seq, module]);
  const marks = told?.marks ?? NONE;
  useEffect(() => markPieces(marks, 'changed'), [marks]);
  return { text: told?.text, marks, dismiss: () => setDismissed(base.seq) };
}

const marksOf = (
  module: BoardModule,
  events: readonly Types['event'][],
  view: Types['view'],
  name: (seat: Seat) => string,
): readonly string[] =>
  events.flatMap((event) => [
    ...(module.tell?.(event, view, name)?.marks ?? []),
    ...(module.game.words.event(event, name)?.marks ?? []),
  ]);

export function SinceNote({ since: { text, marks, dismiss }, again }: { since: SinceTold; again: Command | undefined }) {
  // It never takes the place of the choices.
  const place = useClearOf(marks, marks) === 'high' ? 'high' : 'low';
  if (text === undefined) return null;
  return (
    <section className={`why why-hint since is-${place}`} aria-label="Since your turn" aria-live="polite">
      <div>
        <p>
          <b>Since your turn:</b> {text}
        </p>
        {again && (
          <button type="button" className="button button-paper" onClick={() => again.run('w')}>
            Watch again <CommandSign command={again} />
          </button>
        )}
      </div>
      <button type="button" className="button button-icon button-paper" aria-label="Close" onClick={dismiss}>
        <Icon name="close" size={18} />
      </button>
    </section>
  );
}
