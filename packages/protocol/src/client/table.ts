import type { Game, Input, Refusal, Seat, Types } from '@nightfall/kernel';
import type { ToClient } from '../index.ts';
import type { Client, Link, Wish } from './connect.ts';
import { type Heard, Mirror } from './mirror.ts';
import type { Page } from './requests.ts';

/** A table that this client sits at or watches. */
export type OnlineTable<T extends Types = Types> = {
  readonly mirror: Mirror<T>;
  /** Shows the input at once, sends it, and answers the refusal if the server has one. */
  play(input: Input<T>): Promise<Refusal | undefined>;
  /** Anything else a client may ask of a table: seats, undo, pause, talk. */
  ask(wish: Wish): Promise<Refusal | undefined>;
  /** What happened by the inputs before this one, as a seat sees it: some hundred of them; nothing if that is refused. */
  page(before: number, seat?: Seat): Promise<Page | undefined>;
  ping(mark: string): void;
  /** Resolves when the table has answered; or with the reason why it is not opened. */
  readonly opened: Promise<Refusal | undefined>;
  leave(): void;
};
export type Listener<T extends Types> = (heard: Heard<T>, message: ToClient | undefined) => void;

/** Opens a match on a connection, by its link or as a player seated at it. */
export function openTable<T extends Types>(
  client: Client,
  game: Game<T>,
  match: string,
  key: string | undefined,
  listen: Listener<T> = () => undefined,
): OnlineTable<T> {
  const mirror = new Mirror<T>(game);
  let answered: (no: Refusal | undefined) => void = () => undefined;
  const opened = new Promise<Refusal | undefined>((resolve) => (answered = resolve));
  const hear = (message: ToClient) => {
    listen(mirror.hear(message), message);
    if (message.t === 'no' && message.id === undefined) answered(message.why);
    if (mirror.view) answered(undefined);
  };
  const link: Link = client.join(match, { key, have: () => mirror.n, hear });
  const ask = async (wish: Wish) => {
    const answer = await link.ask(wish);
    return 'no' in answer ? answer.no : undefined;
  };
  const play = async (input: Input<T>) => {
    const k = mirror.clock?.id ?? null;
    const { id, heard, no } = mirror.guess(input);
    if (no) return no;
    if (heard.events.length > 0 || heard.isSent) listen(heard, undefined);
    const refused = await ask({ t: 'in', i: input, k } as Wish);
    const corrected = mirror.settle(id);
    if (corrected.jump) listen(corrected, undefined);
    return refused;
  };
  const page = async (before: number, seat?: Seat) => {
    const answer = await link.ask({ t: 'page', before, ...(seat !== undefined && { seat }) });
    return 'no' in answer ? undefined : answer.page;
  };
  return { mirror, play, ask, page, ping: link.ping, opened, leave: link.leave };
}
