import { BODY_BYTES, LOG_LINES, MOVES_TOLD, PAGE, ROUTES } from '../../packages/protocol/src/index.ts';
import { TIMING } from '../../apps/server/src/context.ts';
import { MOST_BROUGHT, MOST_OWED } from '../../apps/server/src/http/owed.ts';
import { BACKLOG, MISREADS } from '../../apps/server/src/socket/connection.ts';
import { LIMITS, type Rate } from '../../apps/server/src/rate-limits.ts';
import { MUTES } from '../../apps/server/src/moderation/mutes.ts';

const rate = ({ perSecond, burst }: Rate, every = 'a second') => `${perSecond} ${every}, ${burst} at once`;

/** Every limit that a client can meet, from the numbers that the server goes by. */
export function limits(): string {
  const rows: readonly (readonly [string, string, string])[] = [
    ['messages and WebSocket pings on one connection', rate(LIMITS.connection), '`no` with `TOO_MANY`; send it again later'],
    ['messages from one address', rate(LIMITS.address), '`no` with `TOO_MANY`; send it again later'],
    ['bytes of a message', `${LIMITS.messageBytes}`, 'the connection is closed with 1009'],
    [
      'connections from one address',
      `${LIMITS.connectionsPerAddress}`,
      '`notice` of kind `full`, then closed with 1013; in a flood HTTP 429',
    ],
    ['matches open on one connection', `${LIMITS.matchesPerConnection}`, '`no` with `TOO_MANY`'],
    ['unreadable messages on one connection', `${MISREADS}`, 'closed with 1008'],
    ['bytes sent and not yet read', `${BACKLOG}`, 'cut off'],
    ['lines of logs told to one address', rate(LIMITS.lines), '`wait` to a `join`, HTTP 429 `TOO_MANY`'],
    [
      'other acts of one person at one table: pauses, seats, taking back, answers, coming back',
      rate(LIMITS.acts),
      '`no` with `TOO_MANY`, `wait` to a `join`; send it again later',
    ],
    [
      'lines of talk, reactions, pings and requests to undo of one person at one table',
      rate(LIMITS.talk),
      '`no` with `TOO_MANY`; send it again later',
    ],
    ['requests from one address', rate(LIMITS.requests), 'HTTP 429 `TOO_MANY`'],
    [
      'matches started or imported from one address',
      rate({ ...LIMITS.creations, perSecond: LIMITS.creations.perSecond * 60 }, 'a minute'),
      'HTTP 429 `TOO_MANY`',
    ],
    ['bytes of a request', `${BODY_BYTES}; ${ROUTES.import.bytes} for an import`, 'HTTP 413'],
    ['bytes of requests under way from one address', `${MOST_BROUGHT}`, 'HTTP 429 `TOO_MANY`'],
    ['bytes of answers not yet read by one address', `${MOST_OWED}`, 'HTTP 429 `TOO_MANY`'],
    ['time for a request to arrive', `${TIMING.request / 1000} s`, 'cut off'],
    ['lines of an import', `${LOG_LINES}`, 'HTTP 400 `FORMAT`'],
    ['work for an import', `${LIMITS.importWork / 1000} s`, 'HTTP 413 `TOO_LONG`'],
    ['matches in one page of a list', `${PAGE}`, '`before` names the last one you have'],
    ['moves in one `moves`', `${MOVES_TOLD}`, 'the others are left out'],
    ['a name; a line of chat', '32 and 500 characters', '`FORMAT`'],
    ['people that one person has muted or blocked', `${MUTES}`, '`no` with `MUTES_FULL`'],
    ['reports of a match by one person', '1', 'only the last one counts'],
    ['push addresses per person', '5', 'the oldest is forgotten'],
  ];
  return ['| what | how much | beyond it |', '|---|---|---|', ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n');
}
