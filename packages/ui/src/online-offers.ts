import type { Refusal, Seat, Types } from '@nightfall/kernel';
import type { ToClient } from '@nightfall/protocol';
import type { OnlineTable } from '@nightfall/protocol/client';
import type { Question, Stop } from './session.ts';

/** Something another person offers or asks of this one, apart from the game. */
type Offer =
  | { readonly is: 'wanted'; readonly name: string }
  | { readonly is: 'free' }
  | { readonly is: 'rematch'; readonly name: string; readonly to: string };

const ELSEWHERE: Stop = {
  no: { rule: 'table', code: 'MOVED', text: 'You are playing this seat on another device now.' },
  remedy: 'Play here again',
};
const NO_REMATCH: Refusal = { rule: 'table', code: 'NO_REMATCH', text: 'The rematch could not be started. Try again.' };

/** Seats that change hands, and rematches. */
export class Offers<T extends Types> {
  readonly #table: OnlineTable<T>;
  readonly #goTo: (match: string) => void;
  #offer: Offer | undefined;
  /** The seat that this person waits for, with its key. */
  #wish: { readonly seat: Seat; readonly key: string | undefined } | undefined;
  #isAsking = false;
  /** The seat that is on another device now. */
  moved: Seat | undefined;

  constructor(table: OnlineTable<T>, goTo: (match: string) => void) {
    this.#table = table;
    this.#goTo = goTo;
  }

  get stop(): Stop | undefined {
    return this.moved === undefined ? undefined : ELSEWHERE;
  }
  get notice(): string {
    const name = this.#wish && this.#table.mirror.seats[this.#wish.seat]?.name;
    return name !== undefined && this.#offer?.is !== 'free' ? `You asked ${name} for the seat.` : '';
  }
  get question(): Question | undefined {
    switch (this.#offer?.is) {
      case 'wanted':
        return { text: `${this.#offer.name} would like to sit in your seat.`, about: [], yes: 'Give up my seat', no: 'Stay' };
      case 'free':
        return { text: 'The seat is free now.', about: [], yes: 'Sit down', no: 'Keep watching' };
      case 'rematch':
        return { text: `${this.#offer.name} would like to play on with you.`, about: [], yes: 'Join', no: 'Stay here' };
      default:
        return undefined;
    }
  }

  answer(yes: boolean): void {
    const offer = this.#offer;
    this.#offer = undefined;
    if (offer?.is === 'free') this.#sitOrNot(yes);
    else if (yes && offer?.is === 'wanted') void this.#table.ask({ t: 'rise' });
    else if (yes && offer?.is === 'rematch') this.#goTo(offer.to);
  }
  #sitOrNot(yes: boolean): void {
    const wish = this.#wish;
    this.#wish = undefined;
    if (yes && wish) void this.#table.ask({ t: 'sit', seat: wish.seat, ...(wish.key !== undefined && { key: wish.key }) });
  }

  async want(seat: Seat, key: string | undefined): Promise<Refusal | undefined> {
    const no = await this.#table.ask({ t: 'want', seat, ...(key !== undefined && { key }) });
    if (!no) this.#wish = { seat, key };
    return no;
  }
  async rematch(game?: string): Promise<string | Refusal> {
    this.#isAsking = true;
    const no = await this.#table.ask({ t: 'rematch', ...(game !== undefined && { game }) });
    this.#isAsking = false;
    return no ?? this.#table.mirror.next ?? NO_REMATCH;
  }

  hear(message: ToClient): void {
    if (message.t === 'wanted') this.#offer = { is: 'wanted', name: message.name };
    else if (message.t === 'moved') this.moved = message.seat;
    else if (message.t === 'next') this.#hearNext(message.to, message.by);
    else if (message.t === 'seats' || message.t === 'table') this.#hearSeats();
  }
  #hearNext(to: string, name: string | undefined): void {
    const isInvited = name !== undefined && !this.#isAsking && this.#table.mirror.you.length > 0;
    if (isInvited) this.#offer = { is: 'rematch', name, to };
  }
  #hearSeats(): void {
    const { you, seats } = this.#table.mirror;
    if (you.length > 0) this.moved = undefined;
    else if (this.#offer?.is === 'wanted') this.#offer = undefined;
    if (this.#wish && seats[this.#wish.seat]?.person === false) this.#offer = { is: 'free' };
    else if (this.#offer?.is === 'free') this.#offer = undefined;
  }
}
