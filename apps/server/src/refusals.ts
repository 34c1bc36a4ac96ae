import type { Refusal } from '@nightfall/kernel';
import { no } from '@nightfall/table';

/** What the server refuses; tables and games have their own. */

export const NO_MATCH = no('NO_MATCH', 'There is no such table, or its links were renewed. Ask for a new link.');
export const REMOVED = (by: string): Refusal => no('REMOVED', `${by} removed you from this table.`);
export const RENEWED = no('RENEWED', 'The links of this table were renewed. Ask for a new one.');
export const NOT_HOST = no('NOT_HOST', 'Only the person who started the match can do that.');
export const SEAT_TAKEN = no('SEAT_TAKEN', 'Someone is already sitting there. Only they can give up the seat.');
export const NOT_HERE = no('NOT_HERE', 'This player is away and cannot answer.');
export const NEEDS_LINK = no('NEEDS_LINK', "You need this seat's link to sit here.");
export const NEEDS_PERSON = no('NEEDS_PERSON', 'The server does not know you yet. Open the page again.');
export const NOT_JOINED = no('NOT_JOINED', 'Open the match first.');
export const NOT_OVER = no('NOT_OVER', 'The match is not over yet.');
export const CLOSED = no('CLOSED', 'The host of this server has closed this table.');
export const BLOCKED = no('BLOCKED', 'The host has blocked you from this server.');
export const NOBODY_THERE = no('NOBODY_THERE', 'There is nobody else to mute or block.');
export const TOO_MANY_MUTED = no('MUTES_FULL', "You can't mute or block any more people. Unmute or unblock someone first.");
export const TOO_MUCH_TALK = no('TOO_MANY', 'You are talking too fast. Wait a moment.');
export const TOO_MANY_ACTS = no('TOO_MANY', 'That is a lot at once. Wait a moment.');
export const DAMAGED = no(
  'DAMAGED',
  'This match is damaged on the disk of the server and cannot be opened. Its host has been told.',
);
