import { refuseSeat, usualLevel, type Head, type Laying, type Refusal, type Seat, type Setup } from '@nightfall/kernel';

/** Who sits at a new table: a name, and `person`, `bot:` and a level, `open` for a friend by a link, or `with:` and the seat whose person plays this one too. */
export type Chair = { readonly name: string; readonly holder: string };

const NAME = 'nightfall.name';
/** Somebody whose name is not known yet. */
export const A_FRIEND = 'A friend';
const BOT_NAMES = ['Wick', 'Ash', 'Flint', 'Sable', 'Rook', 'Linden'];

/** How somebody is called who sent a result. */
export const friendly = (name: string): string => (name === '' || isUnnamed(name) ? A_FRIEND : name);

export const firstLevel = (game: Laying): string => usualLevel(game) ?? 'random';
/** Somebody who gave no name. */
export const unnamed = (seat: Seat): string => `Player ${seat + 1}`;
export const isUnnamed = (name: string): boolean => /^Player \d+$/.test(name);
const person = (seat: Seat): Chair => ({ name: unnamed(seat), holder: 'person' });
/** You, by the name that you gave last. */
const yourself = (seat: Seat): Chair => ({ ...person(seat), name: localStorage.getItem(NAME) ?? person(0).name });
export const chairOf = (seat: Seat, holder: string): Chair => {
  if (holder === 'open') return { name: A_FRIEND, holder };
  if (holder.startsWith('bot:')) return { name: BOT_NAMES[seat % BOT_NAMES.length]!, holder };
  return { ...(seat === 0 ? yourself(seat) : person(seat)), holder };
};

/** A chair of a table that is laid for you: persons are you. */
export const chairAt = (seat: Seat, holder: string): Chair => (holder === 'person' ? yourself(seat) : chairOf(seat, holder));

/** You, where the game would seat a newcomer unless the seat is said, and bots in the other seats. */
export function chairsOf(game: Laying, { players }: Setup, yours = game.firstGame?.seat ?? 0): readonly Chair[] {
  const bot = `bot:${firstLevel(game)}`;
  return Array.from({ length: players }, (_, seat) => chairAt(seat, seat === yours ? 'person' : bot));
}
/** The same for a first game: the bots against you go easy. */
export function firstChairs(game: Laying, setup: Setup, yours = game.firstGame?.seat ?? 0): readonly Chair[] {
  const { foes } = game.firstGame ?? {};
  const sides = game.seating?.(setup) ?? [];
  const isFoe = (seat: Seat) => sides[seat]?.side !== sides[yours]?.side;
  return chairsOf(game, setup, yours).map((chair, seat) => (foes && isFoe(seat) ? { ...chair, holder: `bot:${foes}` } : chair));
}
/** The seat that an address asks for; undefined if it leaves that to the game. */
export const seatIn = (value: string, players: number): Seat | undefined =>
  /^\d$/.test(value) && Number(value) < players ? Number(value) : undefined;
/** The chairs of another kind of game: those in front stay, but for bots that nobody chose. */
export const chairsInstead = (before: readonly Chair[], after: readonly Chair[], chairs: readonly Chair[]): readonly Chair[] =>
  after.map((chair, seat) => {
    const old = chairs[seat];
    return old && !(old.holder.startsWith('bot:') && old.holder === before[seat]?.holder) ? old : chair;
  });

/** The name by which you sit down next time. */
export function keepOwnName(name: string): void {
  if (name.trim() !== '') localStorage.setItem(NAME, name.trim());
}
export function keepName(chairs: readonly Chair[]): void {
  const at = chairs.findIndex(({ holder }) => holder === 'person');
  const mine = chairs[at];
  if (mine && mine.name !== person(0).name && mine.name !== person(at).name) localStorage.setItem(NAME, mine.name);
}

/** Is there a seat for somebody on another device? Then the table stands on the server. */
export const isOnline = (chairs: readonly Chair[]): boolean => chairs.some((chair) => chair.holder === 'open');

/** The seat whose person plays this one too. */
const hostOf = ({ holder }: Chair): Seat | undefined => (holder.startsWith('with:') ? Number(holder.slice(5)) : undefined);
const seatsOf = (chairs: readonly Chair[], host: Seat): Seat[] =>
  chairs.flatMap((chair, seat) => (seat === host || hostOf(chair) === host ? [seat] : []));

export function seat(chairs: readonly Chair[], at: Seat, chair: Chair): readonly Chair[] {
  return settled(chairs.map((old, i) => (i === at ? chair : old)));
}
/** Takes a chair away; those who sat behind it move up. */
export function withoutChair(chairs: readonly Chair[], at: Seat): readonly Chair[] {
  const moved = (host: Seat) => (host === at ? -1 : host > at ? host - 1 : host);
  const left = chairs.filter((_, i) => i !== at);
  return settled(
    left.map((chair) => (hostOf(chair) === undefined ? chair : { ...chair, holder: `with:${moved(hostOf(chair)!)}` })),
  );
}
/** Nobody sits with somebody who is not there. */
const settled = (chairs: readonly Chair[]): readonly Chair[] =>
  chairs.map((chair) => {
    const host = hostOf(chair);
    return host === undefined || chairs[host]?.holder === 'person' ? chair : { ...chair, holder: 'person' };
  });

/** Does somebody hold several seats? They belong together. */
export const isAnyDouble = (chairs: readonly Chair[]): boolean => chairs.some((chair) => hostOf(chair) !== undefined);
/** Two people change places. */
const exchanged = (chairs: readonly Chair[], a: Seat, b: Seat): readonly Chair[] =>
  chairs.map((chair, seat) => (seat === a ? chairs[b]! : seat === b ? chairs[a]! : chair));
/** Your own seat: the first person's. */
export const yourSeat = (chairs: readonly Chair[]): Seat => chairs.findIndex(({ holder }) => holder === 'person');
/** You sit down there, and whoever sat there takes your seat. */
export const sitAt = (chairs: readonly Chair[], at: Seat): readonly Chair[] =>
  yourSeat(chairs) < 0 ? chairs : exchanged(chairs, yourSeat(chairs), at);
/** Everyone's seat by lot. */
export const byLot = (chairs: readonly Chair[], random: () => number = Math.random): readonly Chair[] =>
  chairs.reduceRight((drawn, _, at) => exchanged(drawn, at, Math.floor(random() * (at + 1))), chairs);

/** The persons who could play this seat too, each with the reason why they may not. */
export function companions(
  game: Laying,
  setup: Setup,
  chairs: readonly Chair[],
  at: Seat,
): { readonly host: Seat; readonly name: string; readonly no: Refusal | undefined }[] {
  return chairs.slice(0, at).flatMap(({ name, holder }, host) => {
    if (holder !== 'person') return [];
    const own = seatsOf(chairs, host).filter((one) => one !== at);
    return [{ host, name, no: refuseSeat(game, setup, own, at) }];
  });
}

/** Who holds the seats of a match, and which of them one person holds together. */
export function holdersOf(chairs: readonly Chair[]): Pick<Head, 'holders' | 'together'> {
  const groups = chairs.flatMap(({ holder }, host) => (holder === 'person' ? [seatsOf(chairs, host)] : []));
  return {
    holders: chairs.map((chair) => (hostOf(chair) === undefined ? chair.holder : 'person')),
    ...(groups.some((group) => group.length > 1) ? { together: groups } : {}),
  };
}

export function gathering(chairs: readonly Chair[]): string {
  const people = chairs.filter((chair) => chair.holder === 'person').length;
  if (isOnline(chairs)) return 'Online: you will find links for your friends at the table.';
  if (people === 0) return 'Only bots: you watch.';
  if (people > 1) return `${people} people sharing this device.`;
  return isAnyDouble(chairs)
    ? 'You play several seats and see what each of them sees.'
    : 'You, with bots in the other seats if you like.';
}
