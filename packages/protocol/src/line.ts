import type { Entry, Seat, Types } from '@nightfall/kernel';
import * as v from 'valibot';

/** What the table does beside the game: it stands in the same log, so that every node and client tells the same story. */
export type Control =
  /** The clock stands, and nobody plays. `why`: a player wished it, a player is away, or the table was left alone. */
  | { readonly type: 'pause'; readonly at: number; readonly seat: Seat | null; readonly why: 'wish' | 'away' | 'left' }
  | { readonly type: 'resume'; readonly at: number; readonly seat: Seat | null }
  /** A seat asks the others to take back everything after the first `to` inputs. */
  | { readonly type: 'ask'; readonly at: number; readonly seat: Seat; readonly to: number }
  | { readonly type: 'answer'; readonly at: number; readonly seat: Seat; readonly yes: boolean };

/** One line of a table's log. Its place in it is its sequence number. */
export type Line<T extends Types = Types> = Entry<T> | Control;

const CONTROLS: readonly string[] = ['pause', 'resume', 'ask', 'answer'];
export const isControl = (line: Line): line is Control => CONTROLS.includes(line.type);

export const LineShape = v.looseObject({
  type: v.picklist(['input', 'undo', 'seat', 'pause', 'resume', 'ask', 'answer']),
  at: v.pipe(v.number(), v.description('Match time in milliseconds.')),
});

/** An open question to the table: may this be taken back? */
type Question = { readonly seat: Seat; readonly to: number; readonly yes: readonly Seat[] };

/** What the controls of a log come to. */
export type Standing = { readonly paused: boolean; readonly question: Question | undefined };
export const START: Standing = { paused: false, question: undefined };

/** The standing after one more line. Whatever is played or taken back closes the question. */
export function stand(before: Standing, line: Line): Standing {
  switch (line.type) {
    case 'pause':
      return { ...before, paused: true };
    case 'resume':
      return { ...before, paused: false };
    case 'ask':
      return { ...before, question: { seat: line.seat, to: line.to, yes: [] } };
    case 'answer':
      return { ...before, question: answered(before.question, line) };
    case 'seat':
      return before;
    default:
      return before.question ? { ...before, question: undefined } : before;
  }
}
const answered = (question: Question | undefined, { seat, yes }: { seat: Seat; yes: boolean }) =>
  question && yes ? { ...question, yes: [...question.yes, seat] } : undefined;
