import type { Refusal } from '@nightfall/kernel';

/** What the table itself refuses; the games have their own. */
const no = (code: string, text: string): Refusal => ({ rule: 'table', code, text });

export const NO_MATCH = no('NO_MATCH', 'There is no such match, or the link is not right.');
export const NOT_SEATED = no('NOT_SEATED', 'Take a seat first.');
export const FOREIGN_SEAT = no('FOREIGN_SEAT', 'That is not your seat.');
export const NO_SEAT = no('NO_SEAT', 'There is no such seat.');
export const SEAT_TAKEN = no('SEAT_TAKEN', 'Somebody sits there.');
export const SEAT_MOVED = no('SEAT_MOVED', 'Somebody was quicker. Look again who sits where.');
export const NEEDS_LINK = no('NEEDS_LINK', 'This seat is taken with its link.');
export const NEEDS_PERSON = no('NEEDS_PERSON', 'The server does not know you yet. Open the page again.');
export const PAUSED = no('PAUSED', 'The game is paused.');
export const NOT_PAUSED = no('NOT_PAUSED', 'The game is not paused.');
export const BOT_PLAYS = no('BOT_PLAYS', 'A bot holds this seat. Take it back first.');
export const NO_BOT = no('NO_BOT', 'This game has no such bot.');
export const NO_QUESTION = no('NO_QUESTION', 'There is no question to answer.');
export const NOT_ASKED = no('NOT_ASKED', 'You are not asked, or you have answered.');
export const NOTHING_TO_UNDO = no('NOTHING', 'There is nothing to take back.');
export const NOT_JOINED = no('NOT_JOINED', 'Open the match first.');
export const NOT_TYPED = no('NOT_TYPED', 'These dice are thrown by the server.');
export const NOT_OVER = no('NOT_OVER', 'The match is not over yet.');
export const OVER = no('OVER', 'The game is over.');
export const FORMAT = (text: string): Refusal => no('FORMAT', text);
