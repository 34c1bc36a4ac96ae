import { apply, type Input, perform } from '@nightfall/kernel';
import { type Siege, type SiegeMove, type SiegeState, type TurnReview, game } from '@nightfall/siege-of-the-eternal-night';

/** A night as pictures to leaf through: one after every action, gathered by turns (SN-18.14). */
export type Frame = { readonly state: SiegeState; readonly text: string };
/** The frames of each turn; turn 1 is the first list. */
export type Line = readonly (readonly Frame[])[];

const isQuiet = (input: Input<Siege>) => input.type === 'roll';

function textOf(input: Input<Siege>, before: SiegeState): string {
  if (input.type === 'dice') return `Rolled ${input.faces.join(' and ')}`;
  return input.type === 'bell' ? '' : game.words.move(before, input);
}

export function lineOf(start: SiegeState, inputs: readonly Input<Siege>[]): Line {
  const turns: Frame[][] = Array.from({ length: 9 }, () => []);
  const state = game.clone(start);
  for (const input of inputs) {
    const text = textOf(input, state);
    perform(game.book, state, input);
    if (!isQuiet(input)) turns[Math.max(0, state.turn - 1)]!.push({ state: game.clone(state), text });
  }
  return turns;
}

/** A place in both lines at once: the turn, and how many actions of it were taken. */
export type Place = { readonly turn: number; readonly step: number };

/** All places, in order: in every turn as many as the longer of the two lines has. */
export const placesIn = (mine: Line, best: Line): Place[] =>
  mine.flatMap((frames, i) =>
    Array.from({ length: Math.max(frames.length, best[i]?.length ?? 0) }, (_, step): Place => ({ turn: i + 1, step })),
  );

/** What a line shows at a place: a line that has less to do in a turn waits at the end of it. */
export function frameAt(line: Line, { turn, step }: Place): Frame | undefined {
  const now = line[turn - 1]?.slice(0, step + 1).at(-1);
  return (
    now ??
    line
      .slice(0, turn - 1)
      .flat()
      .at(-1)
  );
}

/** One turn of the player's own night, and what could have been drawn from the same position with the same dice. */
export type Instead = { readonly mine: Frame; readonly better: Frame };
export function insteadOf(start: SiegeState, inputs: readonly Input<Siege>[], { turn, better }: TurnReview): Instead | undefined {
  const state = game.clone(start);
  let drawn: SiegeState | undefined;
  for (const input of inputs) {
    if (drawn && input.type === 'roll') break;
    perform(game.book, state, input);
    if (input.type === 'dice' && state.turn === turn) drawn ??= carriedOut(state, better);
  }
  if (!drawn) return undefined;
  const words = better.filter(({ type }) => type !== 'end').map((move) => game.words.move(state, move));
  return { mine: { state, text: `Your turn ${turn}` }, better: { state: drawn, text: words.join('; ') } };
}
/** Undefined where the moves do not fit: the dice of this turn fell again. */
function carriedOut(from: SiegeState, moves: readonly SiegeMove[]): SiegeState | undefined {
  const state = game.clone(from);
  return moves.every((move) => apply(game.book, state, move) === undefined) ? state : undefined;
}
