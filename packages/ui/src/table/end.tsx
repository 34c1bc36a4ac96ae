import { useCommands } from '../commands/use-commands.ts';
import type { Result } from '@nightfall/kernel';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { withNames } from '../names.ts';
import { outcomeHere, verdict } from '../outcome.ts';
import { RuleLinks } from '../rules/rule-links.tsx';
import type { Moment } from '../session.ts';
import { settings } from '../settings.ts';

type Props = {
  readonly result: Result;
  readonly moment: Moment;
  readonly name: (seat: number) => string;
  readonly openRule: (clause: string) => void;
  readonly buttons: ReactNode;
  /** Ranks, best and average, what turned the game. */
  readonly figures: ReactNode;
  readonly share: () => void;
  readonly review: ReactNode;
  /** The story of this game. */
  readonly tale: ReactNode;
  /** The last page of a lesson that ends with the game. */
  readonly lesson: ReactNode;
  /** Something else says how it ended, and where to go from here. */
  readonly isTold: boolean;
};

/** How it ended; what was played can still be looked at. */
export function End({ result, moment, name, openRule, buttons, figures, share, review, tale, lesson, isTold }: Props) {
  const [open, setOpen] = useState(!isTold);
  const isMoment = useFirstMoment(moment);
  const panel = useFocusOnce(!isMoment && open);
  useBoardAsPicture(open);
  if (isMoment) return <Staged word={verdict(result, moment)} outcome={outcomeHere(result, moment)} />;
  if (!open)
    return (
      <div className="board-tools">
        <button type="button" className="button" onClick={() => setOpen(true)}>
          How it ended
        </button>
      </div>
    );
  return (
    <section ref={panel} tabIndex={-1} className={`end is-${outcomeHere(result, moment)}`} aria-label="The end">
      <p className="end-verdict">{verdict(result, moment)}</p>
      <h2>{result.title}</h2>
      <p>
        {withNames(result.text, name)} <RuleLinks rules={[result.rule]} openRule={openRule} />
      </p>
      {result.scores.length > 1 && result.scores.some((score) => score !== 0) && (
        <ul className="scores">
          {result.scores.map((score, seat) => (
            <li key={seat}>
              {name(seat)} <b>{score}</b>{' '}
              {result.winners.length < result.scores.length && result.winners.includes(seat) ? '★' : ''}
            </li>
          ))}
        </ul>
      )}
      {tale}
      <div className="end-buttons">
        {buttons}
        <button type="button" className="button" onClick={share}>
          Share
        </button>
        <button type="button" className="button" onClick={() => setOpen(false)}>
          Look at the board
        </button>
      </div>
      {lesson}
      {figures}
      {review}
    </section>
  );
}

/** The keyboard comes along to the panel when it opens: what was pressed last is gone. */
function useFocusOnce(isOpen: boolean) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const isElsewhere = document.activeElement?.matches('input, textarea, dialog *') === true;
    if (isOpen && !isElsewhere) panel.current?.focus({ preventScroll: true });
  }, [isOpen]);
  return panel;
}

/** Over the panel the board is a picture of how it ended; pieces are for those who look at it closely. */
function useBoardAsPicture(isOpen: boolean): void {
  useEffect(() => {
    const board = document.querySelector<HTMLElement>('.table-board .camera');
    if (!board || !isOpen) return;
    board.inert = true;
    return () => {
      board.inert = false;
    };
  }, [isOpen]);
}

const MOMENT_MS = 1800;
/** A player who sees the game end gets a moment for it; a player who returns later does not. */
function useFirstMoment({ jump }: Moment): boolean {
  const [isMoment, setMoment] = useState(!jump && settings().motion);
  useEffect(() => {
    if (!isMoment) return;
    const end = () => setMoment(false);
    const timer = setTimeout(end, MOMENT_MS / settings().speed);
    addEventListener('pointerdown', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', end);
    };
  }, [isMoment]);
  useCommands('story', [{ id: 'end', keys: [' ', 'Enter', 'Escape'], isOn: isMoment, run: () => setMoment(false) }]);
  return isMoment;
}
const Staged = ({ word, outcome }: { word: string; outcome: Result['outcome'] }) => (
  <p className={`end-moment is-${outcome}`} role="status">
    {word}
  </p>
);
