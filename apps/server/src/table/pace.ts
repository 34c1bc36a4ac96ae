import { isRefusal, type Refusal } from '@nightfall/kernel';
import type { Line } from '@nightfall/protocol';
import type { Step } from '@nightfall/table';
import type { Context } from '../context.ts';
import { TOO_MANY_ACTS, TOO_MUCH_TALK } from '../refusals.ts';

type At = { readonly id: string };

/** Moves have the pace of the game. Whatever else a person adds to the log has one here, and a question to the others that of talk. */
export const paced =
  (context: Context, table: At, person: string, step: Step): Step =>
  (play, out) => {
    const lines = step(play, out);
    return isRefusal(lines) ? lines : (refusePace(context, table, person, lines) ?? lines);
  };
function refusePace(context: Context, table: At, person: string, lines: readonly Line[]): Refusal | undefined {
  if (lines.length === 0 || lines.some(({ type }) => type === 'input')) return undefined;
  if (lines.some(({ type }) => type === 'ask') && !context.rateLimits.maySay(table.id, person)) return TOO_MUCH_TALK;
  return refuseAct(context, table, person);
}
/** Everyone at the table hears of such an act. */
export const refuseAct = ({ rateLimits }: Context, { id }: At, person: string): Refusal | undefined =>
  rateLimits.mayAct(id, person) ? undefined : TOO_MANY_ACTS;
