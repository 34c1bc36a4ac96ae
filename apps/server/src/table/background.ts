import type { Context } from '../context.ts';
import { trouble } from '../trouble.ts';
import type { Outcome, Step, Table } from './table.ts';

/** Carries out something that no client sent. Throws when the database is away. */
export const actAlone = (table: Table, step: Step): Promise<Outcome> =>
  new Promise((resolve, reject) =>
    table.act(null, step, (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome))),
  );

/** Carries out something nobody waits for. If the database is away, the table tries again once it is back. */
export async function inBackground(context: Context, table: Table, step: Step): Promise<Outcome | undefined> {
  try {
    return await actAlone(table, step);
  } catch (error) {
    trouble(context, error);
    return undefined;
  }
}
