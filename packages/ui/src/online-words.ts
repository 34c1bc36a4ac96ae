import { consenters, type Game, type Seat, type Types } from '@nightfall/kernel';
import type { ChatLine as Said, Line, SeatInfo } from '@nightfall/protocol';
import type { Mirror } from '@nightfall/protocol/client';
import { PHRASES } from './company.ts';
import type { ChatLine, LogLine, Question, Sitter, Stop } from './session.ts';

/** What an online table tells beside the game: who is here, why it stands, what it is asked. */

type At = Pick<Mirror, 'seats' | 'you' | 'standing' | 'pause' | 'result'>;

export const sittersOf = <T extends Types>(game: Pick<Game<T>, 'bots'>, seats: readonly SeatInfo[]): Sitter[] =>
  seats.map(({ name, person, bot, here }) => {
    if (bot !== null) return { name, by: 'bot', level: game.bots[bot]?.name ?? bot, lent: person };
    return person ? { name, by: 'person', present: here } : { name: 'Free seat', by: 'nobody' };
  });

export const holdersOf = (seats: readonly SeatInfo[]): string[] =>
  seats.map(({ bot, person }) => (bot ? `bot:${bot}` : person ? 'person' : 'empty'));

const whoIs = ({ you, seats }: At, seat: Seat): string => (you.includes(seat) ? 'You' : (seats[seat]?.name ?? 'Somebody'));
const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Who is missing, and what others are asked. */
export function noticeOf(at: At): string {
  const { you, seats, result } = at;
  if (result) return you.length === 0 ? 'You watch.' : '';
  const away = seats.filter(({ person, bot, here }) => person && bot === null && !here).map(({ name }) => name);
  const free = seats.filter(({ person, bot }) => !person && bot === null).length;
  const said = [
    you.length === 0 && 'You watch.',
    away.length > 0 && `${list(away)} ${away.length > 1 ? 'are' : 'is'} away.`,
    free > 0 && `${free} ${free > 1 ? 'seats are' : 'seat is'} free: invite somebody.`,
    waitingForConsent(at),
  ];
  return said.filter(Boolean).join(' ');
}

/** Those who have not yet agreed to an undo. */
function undecided({ standing: { question }, seats }: At): readonly Seat[] {
  if (!question) return [];
  return consenters(holdersOf(seats), question.seat).filter((seat) => !question.yes.includes(seat));
}
function waitingForConsent(at: At): string {
  const { question } = at.standing;
  const open = undecided(at);
  if (!question || open.some((seat) => at.you.includes(seat))) return '';
  const asks = at.you.includes(question.seat) ? 'You ask' : `${whoIs(at, question.seat)} asks`;
  return `${asks} to take a move back; ${list(open.map((seat) => whoIs(at, seat)))} ${open.length > 1 ? 'are' : 'is'} asked.`;
}
/** What the table asks those who sit at this screen, and which lines of the log it is about. */
export function questionOf(at: At, log: readonly LogLine[]): Question | undefined {
  const { question } = at.standing;
  if (!question || !undecided(at).some((seat) => at.you.includes(seat))) return undefined;
  const about = log.filter(({ seq, heading }) => seq > question.to && heading === undefined).map(({ text }) => text);
  const what = about.length > 0 ? 'this back:' : 'a move back.';
  return { text: `${whoIs(at, question.seat)} would like to take ${what}`, about, yes: 'Agree', no: 'Rather not' };
}

/** Why nobody, or nobody at this screen, may play. */
export function stopOf(at: At): Stop | undefined {
  const { you, seats, standing, result } = at;
  if (result) return undefined;
  if (standing.paused)
    return { no: { rule: 'table', code: 'PAUSED', text: whyPaused(at) }, remedy: you.length > 0 ? 'Go on' : undefined };
  const isLent = you.length > 0 && you.every((seat) => seats[seat]?.bot !== null);
  return isLent
    ? { no: { rule: 'table', code: 'BOT_PLAYS', text: 'A bot plays for you.' }, remedy: 'Take your seat back' }
    : undefined;
}
function whyPaused(at: At): string {
  const { seat = null, why = 'wish' } = at.pause ?? {};
  if (why === 'left') return 'The clock stood while nobody was here.';
  if (seat === null) return 'The game is paused.';
  return why === 'away' ? `The clock stands: ${whoIs(at, seat)} lost the connection.` : `${whoIs(at, seat)} paused the game.`;
}

/** What new lines tell that the board does not show. */
export function newsOf(at: At, lines: readonly Line[]): string | undefined {
  const line = lines.at(-1);
  if (line?.type === 'answer' && !line.yes)
    return at.you.includes(line.seat) ? 'It stays as it is.' : `${whoIs(at, line.seat)} would rather not take it back.`;
  if (line?.type === 'undo') return at.you.includes(line.seat) ? 'Taken back.' : `${whoIs(at, line.seat)} took a move back.`;
  return undefined;
}

const isPhrase = (text: string): text is keyof typeof PHRASES => text in PHRASES;
export const chatOf = ({ chat, you }: Pick<Mirror, 'chat' | 'you'>): ChatLine[] => chat.map((line) => said(line, you));
const said = ({ n, seat, name, kind, text }: Said, you: readonly Seat[]): ChatLine => ({
  n,
  from: name,
  text: kind === 'phrase' && isPhrase(text) ? PHRASES[text] : text,
  own: seat !== null && you.includes(seat),
});
