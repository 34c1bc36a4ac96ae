import { type Refusal, type Seat, type TakeBack, NOTHING, isRefusal, takeBack } from '@nightfall/kernel';
import { type Line, undecided } from '@nightfall/protocol';
import { LEFT_SINCE, NOT_ASKED, NOT_SEATED, NO_QUESTION, PAUSED } from '../refusals.ts';
import { stamp } from './decide-input.ts';
import { hasLeftSince } from './leavings.ts';
import { type Step, type Table, seatsOf } from './table.ts';

/** Takes back at once whatever is free or affects nobody else; asks the table about the rest. */
export const decideUndo =
  (table: Table, person: string, to: number | undefined): Step =>
  () => {
    const own = seatsOf(table, person);
    const seat = lastActor(table, own);
    if (seat === undefined) return NOT_SEATED;
    if (table.play.standing.paused) return PAUSED;
    const back = takeBack(table.play.match, seat, to, own, owners(table));
    if (isRefusal(back)) return back;
    const voices = voicesNow(table, back);
    if (isRefusal(voices)) return voices;
    return voices.length === 0 ? goBack(table, seat, back.to) : [{ type: 'ask', at: stamp(table), seat, to: back.to, voices }];
  };

/** A bot that holds a person's seat does not agree for them: while they are away, the question waits. Anyone who ever left a seat counts, too. */
const owners = ({ sitters, play: { leavings } }: Table): string[] =>
  sitters.map(({ person, seat }) => (person === null && leavings.left[seat] === undefined ? 'nobody' : 'person'));

/** The voices that can be given now: what was played with someone who has left since stays, whoever sits there today. */
function voicesNow({ sitters, play: { leavings } }: Table, { to, voices }: TakeBack): TakeBack['voices'] | Refusal {
  const isGone = (seat: Seat) => hasLeftSince(leavings, seat, to);
  const speakers = voices.map((group) => group.filter((seat) => sitters[seat]?.person !== null && !isGone(seat)));
  const isMute = voices.some((group, i) => speakers[i]!.length === 0 && group.some(isGone));
  return isMute ? LEFT_SINCE : speakers.filter((group) => group.length > 0);
}

/** Of several seats of one person, the one that acted last. */
function lastActor(table: Table, own: readonly Seat[]): Seat | undefined {
  const last = table.play.match.inputs.findLast((input) => 'seat' in input && own.includes(input.seat));
  return last && 'seat' in last ? last.seat : own[0];
}

function goBack(table: Table, seat: Seat, to: number): Line[] {
  const { match } = table.play;
  match.undo(seat, to, stamp(table));
  return [match.log.at(-1)!];
}

/** Takes back everything that is free: the turn so far. */
export const decideReset =
  (table: Table, person: string): Step =>
  () => {
    const seat = lastActor(table, seatsOf(table, person));
    if (seat === undefined) return NOT_SEATED;
    const { match } = table.play;
    const to = match.turnStart(seat);
    return to === match.inputs.length ? (match.refuseUndo(seat) ?? NOTHING) : goBack(table, seat, to);
  };

/** Answers the question; the last yes takes back. */
export const decideVote =
  (table: Table, person: string, yes: boolean): Step =>
  () => {
    const { question } = table.play.standing;
    if (!question) return NO_QUESTION;
    const own = seatsOf(table, person);
    const mine = undecided(question).filter((seat) => own.includes(seat));
    if (mine.length === 0) return NOT_ASKED;
    const answers = mine.map((seat): Line => ({ type: 'answer', at: stamp(table), seat, yes }));
    if (!yes) return answers.slice(0, 1);
    const isAgreed = undecided({ ...question, yes: [...question.yes, ...mine] }).length === 0;
    return isAgreed ? [...answers, ...goBack(table, question.seat, question.to)] : answers;
  };
