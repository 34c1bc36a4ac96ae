// A client of Nightfall in one file, written from docs/socket.md and docs/openapi.json alone. It needs Node and nothing else:
//   node docs/client/client.mjs http://localhost:8080 midnight-madness
//   node docs/client/client.mjs http://localhost:8080 firefighters-on-duty random '{"mode":"paced"}'
// It begins a match against a bot (alone where the game is for one), plays any legal move, and prints how it ended.
import { createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';

const [url, game, level = 'random', settings = '{}'] = process.argv.slice(2);

/** Asks a REST route. */
async function rest(method, path, token, body) {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }) };
  const answer = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) });
  const value = await answer.json();
  if (!answer.ok) throw new Error(`${answer.status} ${value.code}: ${value.text}`);
  return value;
}

/** A WebSocket as RFC 6455 has it, as far as text goes. `hear` gets every message; resolves to what sends one. */
function openSocket(path, hear) {
  const key = randomBytes(16).toString('base64');
  const upgrade = { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Key': key, 'Sec-WebSocket-Version': '13' };
  return new Promise((resolve, reject) => {
    const call = request(url + path, { headers: upgrade });
    call.on('error', reject);
    call.on('response', ({ statusCode }) => reject(new Error(`the socket is refused: ${statusCode}`)));
    call.on('upgrade', ({ headers }, socket, head) => {
      const proof = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
      if (headers['sec-websocket-accept'] !== proof) return reject(new Error('this is no WebSocket'));
      let bytes = head;
      socket.on('error', reject);
      socket.on('data', (more) => {
        bytes = Buffer.concat([bytes, more]);
        for (let frame = readFrame(bytes); frame; frame = readFrame(bytes)) {
          bytes = bytes.subarray(frame.length);
          if (frame.opcode === 1) hear(JSON.parse(frame.payload.toString()));
          if (frame.opcode === 8) socket.end();
          if (frame.opcode === 9) socket.write(frameOf(10, frame.payload));
        }
      });
      resolve({ send: (message) => socket.write(frameOf(1, Buffer.from(JSON.stringify(message)))), close: () => socket.end() });
    });
    call.end();
  });
}
function readFrame(bytes) {
  if (bytes.length < 2) return undefined;
  const short = bytes[1] & 127;
  const head = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < head) return undefined;
  const size = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  if (bytes.length < head + size) return undefined;
  return { opcode: bytes[0] & 15, payload: bytes.subarray(head, head + size), length: head + size };
}
function frameOf(opcode, payload) {
  const mask = randomBytes(4);
  const size = payload.length < 126 ? [128 | payload.length] : [128 | 126, payload.length >> 8, payload.length & 255];
  return Buffer.concat([Buffer.from([128 | opcode, ...size]), mask, payload.map((byte, i) => byte ^ mask[i % 4])]);
}

// Who I am, which games there are, and a new match with me in the first seat.
const { token } = await rest('GET', '/api/me?token=true');
const info = (await rest('GET', '/api/games')).find(({ id }) => id === game);
if (!info) throw new Error(`there is no game ${game}`);
const players = Math.min(info.players.max, Math.max(info.players.min, 2));
const seats = ['me', ...Array.from({ length: players - 1 }, () => `bot:${level}`)];
const { id: m } = await rest('POST', '/api/matches', token, { game, seats, setup: { players, options: JSON.parse(settings) } });

let count = 0;
/** Lines of the log that are known; where the last question for moves was asked; moves that are left to try there. */
let [n, askedAt, left] = [0, -1, []];
/** The moves made since somebody else acted or dice fell: none is made twice before that, so that nobody fiddles for ever. */
const made = new Set();
const TAKES_BACK = new Set(['unready', 'undone']);
let end;
const over = new Promise((resolve) => (end = resolve));
const socket = await openSocket('/socket', hear);
socket.send({ t: 'hello', token });
join();
const { result } = await over;
socket.close();
process.stdout.write(`${JSON.stringify({ game, moves: count, outcome: result.outcome, title: result.title })}\n`);

function hear(message) {
  if (message.t === 'table' || message.t === 'view' || message.t === 'in') n = Math.max(n, message.n);
  if (message.t === 'in' && (!message.id || message.l.some(({ input }) => input?.type === 'dice'))) made.clear();
  if (message.t === 'over') return end(message);
  if (message.t === 'table' && message.result) return end(message);
  if (message.t === 'moves') return choose(message);
  if (message.t === 'no') return refused(message);
  if (message.t === 'wait') return setTimeout(message.id ? ask : join, message.after);
  if (n > askedAt) ask();
}
function join() {
  socket.send({ t: 'join', m });
}
/** What may I do after what is known? */
function ask() {
  askedAt = n;
  socket.send({ t: 'moves', m, id: `q-${count}-${n}-${Math.random().toString(36).slice(2, 8)}`, seat: 0 });
}
function choose({ n: at, l }) {
  if (at !== n || l.length === 0) return;
  left = l.filter((move) => !TAKES_BACK.has(move.type) && !made.has(JSON.stringify(move))).toSorted(() => Math.random() - 0.5);
  if (left.length > 0) return play();
  made.clear();
  setTimeout(ask, 200);
}
function play() {
  const move = left.pop();
  if (!move) return;
  made.add(JSON.stringify(move));
  socket.send({ t: 'in', m, id: `p-${count++}`, i: move });
}
/** Another has moved in the meantime, or too much was sent at once: look again. */
function refused({ id, why }) {
  if (!id) throw new Error(`${why.code}: ${why.text}`);
  if (id.startsWith('q-') || why.code === 'TOO_MANY') return setTimeout(ask, 100);
  if (left.length > 0) play();
  else setTimeout(ask, 50);
}
