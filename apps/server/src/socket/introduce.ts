import type { Context } from '../context.ts';
import { personBan } from '../moderation/bans.ts';
import { BLOCKED } from '../refusals.ts';
import { trouble } from '../trouble.ts';
import type { PersonRow } from '../store/store.ts';
import type { Connection } from './connection.ts';

/** Looks up who this is. What the connection sends in the meantime waits. */
export function introduce(context: Context, connection: Connection, who: Promise<PersonRow | undefined>): void {
  connection.introduction = who
    .then((person) => {
      if (person && context.bans.has(personBan(person.id))) return turnOut(connection);
      if (person && connection.joined.size === 0) connection.who = { person: person.id, name: person.name, row: person };
    })
    .catch((error) => {
      // Without an answer it stays a stranger for now; the client says hello again after the database is back.
      trouble(context, error);
    })
    .then(() => void (connection.introduction = undefined));
}

/** The host has closed the server to this person or address. */
export function turnOut(connection: Connection): void {
  connection.send({ t: 'notice', kind: 'blocked', text: BLOCKED.text });
  connection.close(1008, 'blocked');
}
