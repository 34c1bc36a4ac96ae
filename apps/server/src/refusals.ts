import type { Refusal } from '@nightfall/kernel';

/** What the table itself refuses; the games have their own. */
const no = (code: string, text: string): Refusal => ({ rule: 'table', code, text });

export const NO_MATCH = no('NO_MATCH', 'There is no such table, or its links were renewed. Ask for a new link.');
export const REMOVED = (by: string): Refusal => no('REMOVED', `${by} removed you from this table.`);
export const RENEWED = no('RENEWED', 'The links of this table were renewed. Ask for a new one.');
export const NOT_SEATED = no('NOT_SEATED', 'Take a seat first.');
export const FOREIGN_SEAT = no('FOREIGN_SEAT', 'That is not your seat.');
export const NOT_YET_LENT = no('NOT_YET_LENT', 'This player is away. You can lend their seat to a bot in a moment.');
export const NOT_HOST = no('NOT_HOST', 'Only the person who started the match can do that.');
export const NO_SEAT = no('NO_SEAT', 'There is no such seat.');
export const SEAT_TAKEN = no('SEAT_TAKEN', 'Someone is already sitting there. Only they can give up the seat.');
export const NOT_HERE = no('NOT_HERE', 'This player is away and cannot answer.');
export const SEAT_MOVED = no('SEAT_MOVED', 'Someone was quicker. Check who sits where.');
export const NEEDS_LINK = no('NEEDS_LINK', "You need this seat's link to sit here.");
export const NEEDS_PERSON = no('NEEDS_PERSON', 'The server does not know you yet. Open the page again.');
export const PAUSED = no('PAUSED', 'The game is paused.');
export const STARTING = no('STARTING', 'The game continues in a moment.');
export const OTHER_TIME = no('OTHER_TIME', 'Too late: that time is up.');
export const NOT_PAUSED = no('NOT_PAUSED', 'The game is not paused.');
export const BOT_PLAYS = no('BOT_PLAYS', 'A bot is playing this seat. Take it back first.');
export const NO_BOT = no('NO_BOT', 'This game has no such bot.');
export const LEFT_SINCE = no('LEFT_SINCE', 'Someone has left the table since. What was played with them stays.');
export const NO_QUESTION = no('NO_QUESTION', 'There is no question to answer.');
export const NOT_ASKED = no('NOT_ASKED', 'Nobody asked you, or you have already answered.');
export const NOT_JOINED = no('NOT_JOINED', 'Open the match first.');
export const NOT_TYPED = no('NOT_TYPED', 'The server rolls these dice.');
export const NOT_OVER = no('NOT_OVER', 'The match is not over yet.');
export const OVER = no('OVER', 'The game is over.');
export const CLOSED = no('CLOSED', 'The host of this server has closed this table.');
export const BLOCKED = no('BLOCKED', 'The host has blocked you from this server.');
export const NOBODY_THERE = no('NOBODY_THERE', 'There is nobody else to mute or block.');
export const TOO_MANY_SHUNNED = no('SHUNS_FULL', "You can't mute or block any more people. Unmute or unblock someone first.");
export const TOO_MUCH_TALK = no('TOO_MANY', 'You are talking too fast. Wait a moment.');
export const DAMAGED = no(
  'DAMAGED',
  'This match is damaged on the disk of the server and cannot be opened. Its host has been told.',
);
export const FORMAT = (text: string): Refusal => no('FORMAT', text);
