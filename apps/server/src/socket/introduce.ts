import type { Context } from '../context.ts';
import { personOf } from '../people.ts';
import { trouble } from '../trouble.ts';
import type { Connection } from './connection.ts';

/** Looks up who this is. What the connection sends in the meantime waits. */
export function introduce(context: Context, connection: Connection, token: string): void {
  connection.introduction = personOf(context.store, token)
    .then((person) => {
      if (person && connection.joined.size === 0) connection.who = { person: person.id, name: person.name };
    })
    .catch((error) => {
      // Without an answer it stays a stranger for now; the client says hello again after the database is back.
      trouble(context, error);
    })
    .then(() => void (connection.introduction = undefined));
}
