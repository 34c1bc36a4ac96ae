import {
  type Input,
  isRefusal,
  NOTHING,
  NOTHING_AGAIN,
  type Refusal,
  type Seat,
  seatsOfOne,
  type TakeBack,
  takeBack,
} from '@nightfall/kernel';
import { type Line, undecided } from '@nightfall/protocol';
import { hasLeftSince, type Play } from './play.ts';
import {
  ASKED_ALREADY,
  LEFT_SINCE,
  NO_QUESTION,
  NO_REDO,
  NOT_ASKED,
  NOT_SEATED,
  PAUSED,
  seatsOf,
  stamp,
  type Step,
  type Table,
} from './table.ts';

/** Takes back at once whatever is free or affects nobody else; asks the table about the rest. */
export const decideUndo =
  (table: Table, person: string, to: number | undefined): Step =>
  (play) => {
    const mine = seatsOf(table, person);
    const seat = lastActor(play, mine);
    if (seat === undefined) return NOT_SEATED;
    if (play.standing.paused) return PAUSED;
    const own = table.house.isShared ? seatsOfOne(play.match, seat) : mine;
    const back = takeBack(play.match, seat, to, own, owners(table, play));
    if (isRefusal(back)) return back;
    const voices = voicesNow(table, play, back, person);
    if (isRefusal(voices)) return voices;
    return voices.length === 0 ? goBack(table, play, seat, back.to) : askAll(table, play, { seat, to: back.to, voices });
  };
/** A question that is open is not asked again. */
function askAll(table: Table, play: Play, asked: Pick<Line & { type: 'ask' }, 'seat' | 'to' | 'voices'>): Line[] | Refusal {
  const { question } = play.standing;
  const isOpen = question?.seat === asked.seat && question.to === asked.to;
  return isOpen ? ASKED_ALREADY : [{ type: 'ask', at: stamp(table, play), ...asked }];
}

/** A bot that holds a person's seat does not agree for them: while they are away, the question waits. Anyone who ever left a seat counts, too. */
const owners = ({ sitters }: Table, { leavings }: Play): string[] =>
  sitters.map(({ person, seat }) => (person === null && leavings.left[seat] === undefined ? 'nobody' : 'person'));

/**
 * The voices that can be given now: what was played with someone who has left since stays, whoever sits there today. Those who
 * share the asker's screen have spoken by pressing the button.
 */
function voicesNow(
  { sitters }: Table,
  { leavings }: Play,
  { to, voices }: TakeBack,
  asker: string,
): TakeBack['voices'] | Refusal {
  const isGone = (seat: Seat) => hasLeftSince(leavings, seat, to);
  const isThere = (seat: Seat) => sitters[seat]?.person !== null && sitters[seat]?.person !== asker;
  const speakers = voices.map((group) => group.filter((seat) => isThere(seat) && !isGone(seat)));
  const isMute = voices.some((group, i) => speakers[i]!.length === 0 && group.some(isGone));
  return isMute ? LEFT_SINCE : speakers.filter((group) => group.length > 0);
}

/** Of several seats of one person, the one that acted last. */
function lastActor({ match }: Play, own: readonly Seat[]): Seat | undefined {
  const last = match.inputs.findLast((input) => 'seat' in input && own.includes(input.seat));
  return last && 'seat' in last ? last.seat : own[0];
}

function goBack(table: Table, play: Play, seat: Seat, to: number): Line[] {
  play.match.undo(seat, to, stamp(table, play));
  return [play.match.log.at(-1)!];
}

/** Takes back everything that is free: the turn so far. */
export const decideReset =
  (table: Table, person: string): Step =>
  (play) => {
    const seat = lastActor(play, seatsOf(table, person));
    if (seat === undefined) return NOT_SEATED;
    const { match } = play;
    const to = match.turnStart(seat);
    return to === match.inputs.length ? (match.refuseUndo(seat) ?? NOTHING) : goBack(table, play, seat, to);
  };

/** Plays what was taken back last once more, with the same dice and what followed from it; not at a table with other people. */
export const decideRedo =
  (table: Table, person: string): Step =>
  (play, out) => {
    if (table.sitters.some((sitter) => sitter.person !== null && sitter.person !== person)) return NO_REDO;
    if (play.standing.paused) return PAUSED;
    const { match } = play;
    const from = match.log.length;
    if (match.undone.length === 0) return NOTHING_AGAIN;
    do {
      const no = match.redo(stamp(table, play), out);
      if (no) return no;
    } while (isFollowUp(table, match.undone.at(-1)));
    return match.log.slice(from);
  };
/** Dice, bells and moves of bots follow from what a person did. */
const isFollowUp = ({ sitters }: Table, input: Input | undefined): boolean =>
  input !== undefined && (!('seat' in input) || (sitters[input.seat]?.bot ?? null) !== null);

/** Answers the question; the last yes takes back. */
export const decideVote =
  (table: Table, person: string, yes: boolean): Step =>
  (play) => {
    const { question } = play.standing;
    if (!question) return NO_QUESTION;
    const own = seatsOf(table, person);
    const mine = undecided(question).filter((seat) => own.includes(seat));
    if (mine.length === 0) return NOT_ASKED;
    const answers = mine.map((seat): Line => ({ type: 'answer', at: stamp(table, play), seat, yes }));
    if (!yes) return answers.slice(0, 1);
    const isAgreed = undecided({ ...question, yes: [...question.yes, ...mine] }).length === 0;
    return isAgreed ? [...answers, ...goBack(table, play, question.seat, question.to)] : answers;
  };
