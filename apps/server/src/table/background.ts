import type { Context } from '../context.ts';
import { trouble } from '../trouble.ts';
import type { Outcome, Step, Table } from './table.ts';

/** Carries out what nobody waits for. When the database is away, the table minds it again after it is back. */
export async function inBackground(context: Context, table: Table, step: Step): Promise<Outcome | undefined> {
  try {
    return await table.act(null, step);
  } catch (error) {
    trouble(context, error);
    return undefined;
  }
}
