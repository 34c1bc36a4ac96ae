import { listed } from '@nightfall/kit/words';
import { botOf, type Game, type Seat, type SeatName, type Types } from '@nightfall/kernel';
import { type ChatLine as Said, type Line, type SeatInfo, undecided } from '@nightfall/protocol';
import type { Mirror } from '@nightfall/protocol/client';
import { type Other, PHRASES, REACTIONS } from './company.ts';
import type { ChatLine, LogLine, Question, Sitter, Stop } from './session.ts';

/** What an online table says apart from the game: who is here, why it is stopped, what it asks. */

type At = Pick<Mirror, 'seats' | 'you' | 'isHost' | 'standing' | 'pause' | 'result' | 'reading'>;

/** The server's name for a free seat meant for nobody in particular. */
const NO_NAME = 'Empty';

export const sittersOf = <T extends Types>(
  game: Pick<Game<T>, 'bots'>,
  seats: readonly SeatInfo[],
  at: number,
  roles: readonly SeatName[] = [],
): Sitter[] => seats.map((info, seat) => ({ ...sitterOf(game, info, at), ...(roles[seat] && { role: roles[seat] }) }));

function sitterOf<T extends Types>(
  game: Pick<Game<T>, 'bots'>,
  { name, person, bot, here, lends }: SeatInfo,
  at: number,
): Sitter {
  if (bot !== null) return { name, by: 'bot', level: botOf(game, bot)?.name ?? bot, lent: person };
  if (!person) return { name: name === NO_NAME ? 'Free seat' : name, by: 'nobody' };
  return { name, by: 'person', present: here, ...(lends !== null && { lendsAt: at + lends }) };
}

const whoIs = ({ you, seats }: At, seat: Seat): string => (you.includes(seat) ? 'You' : (seats[seat]?.name ?? 'Somebody'));

/** Who is missing, and what others have been asked. */
export function noticeOf(at: At): string {
  const { you, seats, result } = at;
  if (result) return you.length === 0 ? 'You are watching.' : '';
  const away = seats.filter(({ person, bot, here }) => person && bot === null && !here).map(({ name }) => name);
  const free = seats.filter(({ person, bot }) => !person && bot === null).length;
  const said = [
    you.length === 0 && 'You are watching: talk, or show a place.',
    away.length > 0 && `${listed(away)} ${away.length > 1 ? 'are' : 'is'} away.`,
    free > 0 && `${free} ${free > 1 ? 'seats are' : 'seat is'} free: invite someone.`,
    waitingForConsent(at),
  ];
  return said.filter(Boolean).join(' ');
}

/** Those who have not yet agreed to an undo. */
const askedOf = ({ standing: { question } }: At): readonly Seat[] => (question ? undecided(question) : []);
function waitingForConsent(at: At): string {
  const { question } = at.standing;
  const open = askedOf(at);
  if (!question || open.some((seat) => at.you.includes(seat))) return '';
  return `${whoIs(at, question.seat)} asked to take a move back. Waiting for ${listed(open.map((seat) => whoIs(at, seat)))}.`;
}
/** What the table asks those who sit at this screen, and which lines of the log it is about. */
export function questionOf(at: At, log: readonly LogLine[]): Question | undefined {
  const { question } = at.standing;
  if (!question || !askedOf(at).some((seat) => at.you.includes(seat))) return undefined;
  const about = log.filter(({ seq, heading }) => seq > question.to && heading === undefined).map(({ text }) => text);
  const what = about.length > 0 ? 'this back:' : 'a move back.';
  return { text: `${whoIs(at, question.seat)} would like to take ${what}`, about, yes: 'Agree', no: 'Rather not' };
}

/** Seated players may pause and resume; at a table with only bots, the person who started it may. */
const mayStop = ({ you, seats, isHost }: Pick<At, 'you' | 'seats' | 'isHost'>): boolean =>
  you.length > 0 || (isHost && seats.every(({ person, bot }) => !person && bot !== null));

/** Why nobody, or nobody at this screen, may play. */
export function stopOf(at: At): Stop | undefined {
  const { you, seats, standing, result, reading } = at;
  if (result) return undefined;
  if (reading) return { no: reading.why, remedy: undefined };
  if (standing.paused) {
    const remedy = at.pause?.why === 'bots' ? 'Try again' : 'Resume';
    return { no: { rule: 'table', code: 'PAUSED', text: whyPaused(at) }, remedy: mayStop(at) ? remedy : undefined };
  }
  const isLent = you.length > 0 && you.every((seat) => seats[seat]?.bot !== null);
  return isLent
    ? { no: { rule: 'table', code: 'BOT_PLAYS', text: 'A bot is playing for you.' }, remedy: 'Take your seat back' }
    : undefined;
}
/** Are all people at this table at this screen? */
const isAlone = ({ seats, you }: At): boolean => seats.every(({ person }, seat) => !person || you.includes(seat));
function whyPaused(at: At): string {
  const { seat = null, why = 'wish' } = at.pause ?? {};
  if (why === 'left') return `The clock stopped while ${isAlone(at) ? 'you were away' : 'nobody was here'}.`;
  if (why === 'bots') return 'The bots can’t play on. A part of the page may not have loaded.';
  if (seat === null) return 'The game is paused.';
  return why === 'away' ? `The clock is stopped: ${whoIs(at, seat)} lost the connection.` : `${whoIs(at, seat)} paused the game.`;
}

/** What new lines say that the board does not show. */
export function newsOf(at: At, lines: readonly Line[]): string | undefined {
  const line = lines.at(-1);
  if (line?.type === 'answer' && !line.yes)
    return at.you.includes(line.seat) ? 'It stays as it is.' : `${whoIs(at, line.seat)} would rather not take it back.`;
  if (line?.type === 'undo') return at.you.includes(line.seat) ? 'Taken back.' : `${whoIs(at, line.seat)} took a move back.`;
  return undefined;
}

/** A phrase in words; a reaction as its sign. */
function spoken(id: string): string {
  if (Object.hasOwn(REACTIONS, id)) return REACTIONS[id as keyof typeof REACTIONS][0];
  return Object.hasOwn(PHRASES, id) ? PHRASES[id as keyof typeof PHRASES] : id;
}
/** People a player may want to mute: those seated here, and watchers who said something. */
export function othersOf({ seats, you, chat, muted }: Pick<Mirror, 'seats' | 'you' | 'chat' | 'muted'>): Other[] {
  const sitting = seats.flatMap(({ name, person }, seat) =>
    person && !you.includes(seat) ? [{ name, whom: { seat }, how: muted.find((one) => one.seat === seat)?.how }] : [],
  );
  const spoke = new Map(chat.flatMap(({ seat, name, n }) => (seat === null ? [[name, n] as const] : [])));
  return [...sitting, ...[...spoke].map(([name, line]) => ({ name, whom: { line }, how: undefined }))];
}

export const chatOf = ({ chat, you }: Pick<Mirror, 'chat' | 'you'>): ChatLine[] => chat.map((line) => said(line, you));
const said = ({ n, seat, name, kind, text }: Said, you: readonly Seat[]): ChatLine => ({
  n,
  from: name,
  text: kind === 'phrase' ? spoken(text) : text,
  own: seat !== null && you.includes(seat),
  toSide: kind === 'side',
});
