import { game, SYMBOL_NAMES, type Die, type State, type Sym } from '@nightfall/firefighters-on-duty';
import { refusal, type Refusal, type Seat } from '@nightfall/kernel';
import { attemptsAt, type Attempt } from './attempts.ts';
import type { Picked } from './hand.ts';

/** Reasons that say least about what the player wanted come last. */
const FAR = [
  'R_STALE',
  'R_NOT_HERE',
  'R_NOT_ADJ',
  'R_NOT_YOURS',
  'R_DIE',
  'R_NO_FIRE',
  'R_NO_DEBRIS',
  'R_NO_POWER',
  'R_NOT_ROAD',
];
const isOfDie = ({ code }: Refusal): boolean => code.startsWith('R_DIE');

/** The same table with the symbol on both dice: what would still be missing then? */
function withDice(view: State, seat: Seat, sym: Sym): State {
  const dice: [Die, Die] = [sym, sym];
  return { ...view, crews: view.crews.map((crew, i) => (i === seat ? { ...crew, dice } : crew)) };
}
/** A symbol that lies on the other die need not be rolled for. */
const isShown = (view: State, seat: Seat, sym: Sym): boolean => view.crews[seat]!.dice.includes(sym);
function symbolMissing(no: Refusal, { move, needs }: Attempt): Refusal {
  const what = move.type === 'quickShutoff' ? 'two Gear dice' : `a ${SYMBOL_NAMES[needs!]} die`;
  return { ...no, code: 'R_DIE', text: `This needs ${what}: roll for it.` };
}
/** Why it cannot be done: first what is missing on the map, then what is missing on the dice. */
function reasonFor(view: State, seat: Seat, attempt: Attempt): Refusal | undefined {
  const no = refusal(game.book, view, attempt.move);
  if (!no || attempt.needs === null || !isOfDie(no)) return no;
  const deeper = refusal(game.book, withDice(view, seat, attempt.needs), attempt.move);
  return deeper ?? (isShown(view, seat, attempt.needs) ? no : symbolMissing(no, attempt));
}
const nearest = (reasons: readonly Refusal[]): Refusal | undefined =>
  reasons.toSorted((a, b) => FAR.indexOf(a.code) - FAR.indexOf(b.code))[0];

/**
 * Why a touch did nothing: the rules are asked about everything it may have meant, and the nearest reason is told. Where the piece or the
 * die in hand could do something after all, that has a button of its own, and the touch is read in the next way.
 */
export function whyNot(mark: string, view: State, seat: Seat, picked: Picked): Refusal | undefined {
  for (const meant of attemptsAt(mark, view, seat, picked)) {
    const why = nearest(meant.flatMap((attempt) => reasonFor(view, seat, attempt) ?? []));
    if (why) return why;
  }
  return undefined;
}
