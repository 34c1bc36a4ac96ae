import { type Match, type Refusal, type Seat, consenters, isAlone } from '@nightfall/kernel';
import type { Line } from '@nightfall/protocol';
import { NOTHING_TO_UNDO, NOT_ASKED, NOT_SEATED, NO_QUESTION, PAUSED } from '../refusals.ts';
import { type Decided, type Step, type Table, holders, now, seatsOf } from './table.ts';

/** Takes back at once what is free or nobody else's business; asks the table for the rest. */
export const decideUndo =
  (table: Table, person: string, to: number | undefined): Step =>
  () => {
    const seat = askingSeat(table, person);
    if (seat === undefined) return NOT_SEATED;
    if (table.play.standing.paused) return PAUSED;
    const { match } = table.play;
    const target = decisionAt(match, to ?? lastOf(match, seat));
    if (target < 0) return match.refuseUndo(seat) ?? NOTHING_TO_UNDO;
    const free = match.turnStart(seat) <= target;
    return free ? takeBack(table, seat, target) : beyondFree(table, seat, target);
  };

/** Of several seats of one person, the one that acted last. */
function askingSeat(table: Table, person: string): Seat | undefined {
  const own = seatsOf(table, person);
  const last = table.play.match.inputs.findLast((input) => 'seat' in input && own.includes(input.seat));
  return last && 'seat' in last ? last.seat : own[0];
}
const lastOf = (match: Match, seat: Seat): number =>
  match.inputs.findLastIndex((input) => 'seat' in input && input.seat === seat);
/** The decision at or before this input: dice are never taken back alone, or they would fall anew. */
function decisionAt({ inputs }: Match, to: number): number {
  let at = Math.min(to, inputs.length - 1);
  while (at >= 0 && !('seat' in inputs[at]!)) at -= 1;
  return at;
}

function beyondFree(table: Table, seat: Seat, to: number): Decided {
  const { match } = table.play;
  if (match.isOver) return match.refuseUndo(seat) ?? NOTHING_TO_UNDO;
  const kept = keptByTheRules(match, seat, to);
  if (kept) return kept;
  if (isAlone(table.game, holders(table.sitters), seat)) return takeBack(table, seat, to);
  if (consenters(holders(table.sitters), seat).length === 0) return match.refuseUndo(seat) ?? NOTHING_TO_UNDO;
  return [{ type: 'ask', at: now(table), seat, to }];
}
/** What the game itself never gives back, whoever agrees. */
function keptByTheRules(match: Match, seat: Seat, to: number): Refusal | undefined {
  const { game, inputs } = match;
  if (!game.keeps) return undefined;
  for (let i = inputs.length - 1; i >= to; i--) {
    const no = game.keeps(inputs[i]!, game.view(match.seek(i), seat));
    if (no) return no;
  }
  return undefined;
}

function takeBack(table: Table, seat: Seat, to: number): Line[] {
  const { match } = table.play;
  match.undo(seat, to, now(table));
  return [match.log.at(-1)!];
}

/** Takes back all that is free: the turn so far. */
export const decideReset =
  (table: Table, person: string): Step =>
  () => {
    const seat = askingSeat(table, person);
    if (seat === undefined) return NOT_SEATED;
    const { match } = table.play;
    const to = match.turnStart(seat);
    return to === match.inputs.length ? (match.refuseUndo(seat) ?? NOTHING_TO_UNDO) : takeBack(table, seat, to);
  };

/** Answers the question; the last yes takes back. */
export const decideVote =
  (table: Table, person: string, yes: boolean): Step =>
  () => {
    const { question } = table.play.standing;
    if (!question) return NO_QUESTION;
    const asked = consenters(holders(table.sitters), question.seat).filter((seat) => !question.yes.includes(seat));
    const mine = asked.filter((seat) => table.sitters[seat]?.person === person);
    if (mine.length === 0) return NOT_ASKED;
    const answers = mine.map((seat): Line => ({ type: 'answer', at: now(table), seat, yes }));
    return yes && mine.length === asked.length
      ? [...answers, ...takeBack(table, question.seat, question.to)]
      : answers.slice(0, yes ? undefined : 1);
  };
