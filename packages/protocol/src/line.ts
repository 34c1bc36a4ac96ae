import type { Entry, Seat, Types } from '@nightfall/kernel';
import * as v from 'valibot';

export type Voices = readonly (readonly Seat[])[];

/** What the table does apart from the game. It goes into the same log, so that every node and client agrees. */
export type Control =
  /** The clock is stopped, and nobody can play. `why`: a player asked for it, a player is away, everyone left, the bots cannot think, or the game has not started yet. */
  | {
      readonly type: 'pause';
      readonly at: number;
      readonly seat: Seat | null;
      readonly why: 'wish' | 'away' | 'left' | 'bots' | 'lobby';
    }
  /** Everything continues `after` milliseconds later; until then the clock is stopped. */
  | { readonly type: 'resume'; readonly at: number; readonly seat: Seat | null; readonly after?: number | undefined }
  /** A seat asks to take back everything after the first `to` inputs. Each group of `voices` must agree; one member speaks for all. */
  | { readonly type: 'ask'; readonly at: number; readonly seat: Seat; readonly to: number; readonly voices: Voices }
  | { readonly type: 'answer'; readonly at: number; readonly seat: Seat; readonly yes: boolean };

/** One line of a table's log. Its place in it is its sequence number. */
export type Line<T extends Types = Types> = Entry<T> | Control;

const CONTROLS: readonly string[] = ['pause', 'resume', 'ask', 'answer'];
export const isControl = (line: Line): line is Control => CONTROLS.includes(line.type);

export const LineShape = v.looseObject({
  type: v.picklist(['input', 'undo', 'seat', 'import', 'rules', 'pause', 'resume', 'ask', 'answer']),
  at: v.pipe(v.number(), v.description('Match time in milliseconds.')),
});

/** An open question to the table: may this be taken back? */
type Question = { readonly seat: Seat; readonly to: number; readonly yes: readonly Seat[]; readonly voices: Voices };

/** The seats of all groups that have not agreed yet. */
export const undecided = ({ voices, yes }: Question): Seat[] =>
  voices.filter((group) => !group.some((seat) => yes.includes(seat))).flat();

/** The combined effect of the control lines of a log. */
/** `lobby`: the game has not started yet. */
export type Standing = { readonly paused: boolean; readonly lobby: boolean; readonly question: Question | undefined };
export const START: Standing = { paused: false, lobby: false, question: undefined };

/** The standing after one more line. Any move or undo closes the question; so does a change of seats. */
export function stand(before: Standing, line: Line): Standing {
  switch (line.type) {
    case 'pause':
      return { ...before, paused: true, lobby: line.why === 'lobby' };
    case 'resume':
      return { ...before, paused: false, lobby: false };
    case 'ask':
      // The lines of older tables name no voices.
      return { ...before, question: { seat: line.seat, to: line.to, yes: [], voices: line.voices ?? [] } };
    case 'answer':
      return { ...before, question: answered(before.question, line) };
    default:
      return before.question ? { ...before, question: undefined } : before;
  }
}
const answered = (question: Question | undefined, { seat, yes }: { seat: Seat; yes: boolean }) => {
  if (!question || !yes) return undefined;
  return question.yes.includes(seat) ? question : { ...question, yes: [...question.yes, seat] };
};
