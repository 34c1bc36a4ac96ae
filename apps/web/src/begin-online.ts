import type { Fault, Setup } from '@nightfall/kernel';
import type { NewMatch } from '@nightfall/protocol';
import { A_FRIEND, holdersOf, isOnline, type Chair } from './chairs.ts';
import { membersWord } from './branding.tsx';
import { create, isFault, me, rename } from './server.ts';

/** Creates the table on the server, with the names given here, and returns its path. `open`: everyone on the server sees it. */
export async function beginOnline(game: string, setup: Setup, chairs: readonly Chair[], open = false): Promise<string | Fault> {
  const known = await me();
  if (isFault(known)) return known;
  const own = chairs.find((chair) => chair.holder === 'person')?.name;
  if (own && !/^Player \d+$/.test(own)) await rename(own);
  const { holders } = holdersOf(chairs);
  const seats = holders.map((holder) => (holder === 'person' ? 'me' : holder)) as NewMatch['seats'];
  const names = chairs.map(({ name, holder }) => (holder === 'person' || name === A_FRIEND ? null : name));
  // Where people are expected, the game waits for them.
  const links = await create({ game, setup, seats, names, open, lobby: isOnline(chairs) }, membersWord());
  return isFault(links) ? links : `/t/${links.id}`;
}
