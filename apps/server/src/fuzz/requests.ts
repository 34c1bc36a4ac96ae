import { type Random } from '@nightfall/kernel';
import { ROUTES, type Export } from '@nightfall/protocol';
import { type Value, nearly, pick, written } from './chaos.ts';

/** What the fuzz knows of the server it attacks: people, a match of each, and a match as it was exported. */
export type Target = {
  readonly tokens: readonly string[];
  readonly matches: readonly { id: string; key: string }[];
  readonly file: Export;
};

const paths = Object.values(ROUTES).map(({ path }) => path);
const BODIES: readonly Value[] = [
  { name: 'Eve' },
  { url: null },
  { text: 'look at this' },
  { other: 'abcdefghijkl' },
  { what: 'person:abcdefghijkl' },
  { endpoint: 'https://1.1.1.1/x', keys: { p256dh: 'a', auth: 'b' } },
  { game: 'open-watch', seats: ['me', 'open', 'bot:random'], setup: { players: 3, options: { gates: 4 } } },
];
const HEADERS = [
  'Cookie: nightfall=x',
  'Cookie: ;;=',
  'Accept: text/html',
  'Origin: http://[',
  'X-Forwarded-For: 1, 2',
  'Range: bytes=9-1',
  'X-Nightfall-Key: \u00ff',
  'If-None-Match: *',
  'Accept-Encoding: br',
];

function pathOf(random: Random, { matches }: Target): string {
  const path = pick(random, [
    ...paths,
    '/',
    '/healthz',
    '/readyz',
    '/admin/matches',
    '/admin/matches/:id',
    '/admin/bans',
    '/openapi.json',
    '/assets/x',
    '/t/x',
    '//',
    '/api//',
    '/%',
    '/api/%ff',
  ]);
  const id = pick(random, [...matches.map(({ id: one }) => one), 'abcdefghij', '%00', '..%2f', 'x'.repeat(300), "'"]);
  const query = pick(random, ['', '', '', '?over=true', '?before=abcdefghij', '?token=true', '?%', '?a[b]=c', '?over=x&over=y']);
  return path.replace(':id', id) + query;
}
const request = (method: string, path: string, headers: readonly string[], body: string) => {
  const size = Buffer.byteLength(body);
  const all = ['Host: x', ...headers, ...(size > 0 ? [`Content-Length: ${size}`, 'Content-Type: application/json'] : [])];
  return `${method} ${path} HTTP/1.1\r\n${all.join('\r\n')}\r\n\r\n${body}`;
};
const asSomebody = (random: Random, { tokens }: Target) =>
  random.int(4) === 0 ? [] : [`Authorization: Bearer ${pick(random, tokens)}`];

/** A request to a route or a page, as bytes. */
export function anyRequest(random: Random, target: Target): string {
  const method = pick(random, ['GET', 'GET', 'GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD']);
  const odd = random.int(3) === 0 ? [pick(random, HEADERS)] : [];
  const body = method === 'GET' || method === 'HEAD' ? '' : written(random, nearly(random, pick(random, BODIES)));
  return request(method, pathOf(random, target), [...asSomebody(random, target), ...odd], body);
}

/** An import whose log was tampered with somewhere. */
export function anyImport(random: Random, target: Target): string {
  const body = written(random, nearly(random, target.file as unknown as Value));
  return request('POST', '/api/import', asSomebody(random, target), body);
}

const TARGETS = [
  '/socket',
  '/socket',
  '/socket?x',
  '//',
  '/',
  '*',
  'http://[',
  '/%',
  '/socket/',
  '///socket',
  'socket',
  '/SOCKET',
  '/\\',
];
/** A request to upgrade, seldom one that may. */
export function anyUpgrade(random: Random): string {
  const headers = [
    pick(random, ['Connection: Upgrade', 'Connection: upgrade, keep-alive', 'Connection: Upgrade', 'Connection: close']),
    pick(random, ['Upgrade: websocket', 'Upgrade: websocket', 'Upgrade: h2c', 'Upgrade: \u00ff']),
    pick(random, ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Version: 99', 'X: y']),
    pick(random, ['Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Key: x', 'X: y']),
    pick(random, [
      'X: y',
      'Origin: https://evil.example',
      'Origin: null',
      'Cookie: nightfall=abc',
      'Sec-WebSocket-Extensions: permessage-deflate; x=',
    ]),
  ];
  return `GET ${pick(random, TARGETS)} HTTP/1.1\r\nHost: x\r\n${headers.join('\r\n')}\r\n\r\n${random.int(4) === 0 ? '\u0000\u00ff\u0081' : ''}`;
}
