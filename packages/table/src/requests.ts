import type { Ask, ToServer } from '@nightfall/protocol';
import { decidePause, decideResume } from './decide-clock.ts';
import { decideInput } from './decide-input.ts';
import { decideRedo, decideReset, decideUndo, decideVote } from './decide-undo.ts';
import { pageBefore } from './history.ts';
import { type Member, type Step, type Table, seatsOf } from './table.ts';

export type Request = Extract<ToServer, { id: string }>;

/** The request of a person that becomes lines of the log; undefined if it is about something else. */
export function stepOf(table: Table, person: string, message: Request): Step | undefined {
  switch (message.t) {
    case 'in':
      return decideInput(table, person, message.i, message.k);
    case 'undo':
      return decideUndo(table, person, message.to);
    case 'redo':
      return decideRedo(table, person);
    case 'reset':
      return decideReset(table, person);
    case 'vote':
      return decideVote(table, person, message.yes);
    case 'pause':
      return decidePause(table, person);
    case 'resume':
      return decideResume(table, person);
    default:
      return undefined;
  }
}

/** Sends earlier events, as one of this person's seats or a watcher sees them. */
export function turnBack(
  table: Table,
  { person, send }: Pick<Member, 'person' | 'send'>,
  { m, id, before, seat }: Ask<'page'>,
): void {
  const own = seatsOf(table, person);
  const eyes = seat !== undefined && own.includes(seat) ? seat : (own[0] ?? null);
  send({ t: 'page', m, id, ...pageBefore(table, before, eyes) });
}
