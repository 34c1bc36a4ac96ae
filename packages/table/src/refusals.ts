import type { Refusal } from '@nightfall/kernel';

/** What the table itself refuses; the games have their own. */
export const no = (code: string, text: string): Refusal => ({ rule: 'table', code, text });

export const NOT_SEATED = no('NOT_SEATED', 'Take a seat first.');
export const FOREIGN_SEAT = no('FOREIGN_SEAT', 'That is not your seat.');
export const NOT_YET_LENT = no('NOT_YET_LENT', 'This player is away. You can lend their seat to a bot in a moment.');
export const NO_SEAT = no('NO_SEAT', 'There is no such seat.');
export const SEAT_MOVED = no('SEAT_MOVED', 'Someone was quicker. Check who sits where.');
export const PAUSED = no('PAUSED', 'The game is paused.');
export const STARTING = no('STARTING', 'The game continues in a moment.');
export const OTHER_TIME = no('OTHER_TIME', 'Too late: that time is up.');
export const NOT_PAUSED = no('NOT_PAUSED', 'The game is not paused.');
export const BOT_PLAYS = no('BOT_PLAYS', 'A bot is playing this seat. Take it back first.');
export const NO_BOT = no('NO_BOT', 'This game has no such bot.');
export const LEFT_SINCE = no('LEFT_SINCE', 'Someone has left the table since. What was played with them stays.');
export const NO_REDO = no('NO_REDO', 'At a table with others you have to play the move again yourself.');
export const NO_QUESTION = no('NO_QUESTION', 'There is no question to answer.');
export const NOT_ASKED = no('NOT_ASKED', 'Nobody asked you, or you have already answered.');
export const NOT_TYPED = no('NOT_TYPED', 'The server rolls these dice.');
export const OVER = no('OVER', 'The game is over.');
export const FORMAT = (text: string): Refusal => no('FORMAT', text);
