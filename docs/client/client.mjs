// A client of Nightfall in one file, written from docs/socket.md and docs/openapi.json alone. It needs Node 22, or Node 20 and `npm install ws`:
//   node docs/client/client.mjs http://localhost:8080 midnight-madness
//   node docs/client/client.mjs http://localhost:8080 firefighters-on-duty '{"mode":"paced"}'
// Two people sit down at a new match, one of them with a link (alone where the game is for one). They play any legal move, follow what
// their seats see, and the program prints how it ended.
import { isDeepStrictEqual } from 'node:util';

const Socket = globalThis.WebSocket ?? (await import('ws')).WebSocket;
const [url, game, settings = '{}'] = process.argv.slice(2);

/** Asks a REST route. */
async function rest(method, path, token, body) {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }) };
  const answer = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) });
  const value = await answer.json();
  if (!answer.ok) throw new Error(`${answer.status} ${value.code}: ${value.text}`);
  return value;
}

/** Changes a view as `p` says: `[path, value]`, or `[path]` for a key that is gone. Setting `length` cuts a list. */
function patched(view, changes) {
  for (const [path, ...value] of changes) {
    if (path.length === 0) return value[0];
    const tree = path.slice(0, -1).reduce((part, key) => part[key], view);
    if (value.length > 0) tree[path.at(-1)] = value[0];
    else delete tree[path.at(-1)];
  }
  return view;
}

/** Moves that only take something back: whoever chooses at random would go on for ever. */
const TAKES_BACK = new Set(['unready', 'undone']);

/** One person at the match. Resolves when it is over: how it ended, the moves made, and whether the patched view was the right one. */
const sitDown = (m, seat, token, key) =>
  new Promise((resolve, reject) => {
    const socket = new Socket(`${url.replace(/^http/, 'ws')}/socket?m=${m}`);
    const send = (message) => socket.send(JSON.stringify(message));
    /** Lines of the log that are known; where moves were last asked for; moves left to try there; messages with an answer. */
    let [n, askedAt, left, ids] = [0, -1, [], 0];
    /** Moves since somebody else acted or dice fell: none is made twice before that. */
    const made = new Set();
    const isNew = (move) => !TAKES_BACK.has(move.type) && !made.has(JSON.stringify(move));
    const told = { moves: 0, patches: 0, result: null, same: true };
    let [view, isOver] = [undefined, false];
    const join = () => send({ t: 'join', m, key });
    const ask = () => {
      askedAt = n;
      send({ t: 'moves', m, id: `ask-${ids++}`, seat });
    };
    const play = () => {
      const move = left.pop();
      made.add(JSON.stringify(move));
      told.moves += 1;
      send({ t: 'in', m, id: `play-${ids++}`, i: move });
    };
    const again = () => (isOver ? join() : ask());
    const leave = () => (socket.close(), resolve(told));
    const heard = {
      table: ({ you, sync, result }) => {
        told.result = result;
        if (result && sync === 'inputs') leave();
        if (!result && !you.includes(seat)) send({ t: 'sit', m, id: `sit-${ids++}`, seat, key });
      },
      view: (message) => {
        told.same = !told.result || view === undefined || isDeepStrictEqual(view, message.view);
        view = message.view;
        if (told.result) leave();
      },
      in: ({ id, l, p = [] }) => {
        if (!id || l.some(({ input }) => input?.type === 'dice')) made.clear();
        view = patched(view, p);
        told.patches += p.length;
      },
      moves: ({ n: at, l }) => {
        if (at !== n || l.length === 0) return;
        left = l.filter(isNew).toSorted(() => Math.random() - 0.5);
        if (left.length > 0) return play();
        made.clear();
        setTimeout(again, 200);
      },
      no: ({ id, why }) => {
        const isTooMuch = why.code === 'TOO_MANY';
        if (!id && !isTooMuch) return reject(new Error(`${why.code}: ${why.text}`));
        // Another has moved in the meantime, or too much was sent at once, and perhaps not read: look again.
        if (left.length > 0 && !isTooMuch && id.startsWith('play')) play();
        else setTimeout(again, 100);
      },
      wait: ({ id, after }) => setTimeout(id ? again : join, after),
      // Opening the match again brings the result and the whole view, to compare with the patched one.
      over: () => ((isOver = true), join()),
    };
    socket.addEventListener('error', () => reject(new Error('the socket is refused')));
    socket.addEventListener('open', () => {
      send({ t: 'hello', token });
      join();
    });
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(data);
      if (['table', 'view', 'in'].includes(message.t)) n = Math.max(n, message.n);
      heard[message.t]?.(message);
      if (n > askedAt && !isOver && message.t !== 'moves') ask();
    });
  });

const newToken = async () => (await rest('GET', '/api/me?token=true')).token;
const info = (await rest('GET', '/api/games')).find(({ id }) => id === game);
if (!info) throw new Error(`there is no game ${game}`);
const players = Math.min(info.players.max, Math.max(info.players.min, 2));
const seats = Array.from({ length: players }, (_, seat) => ['me', 'open'][seat] ?? 'bot:random');
const host = await newToken();
const match = await rest('POST', '/api/matches', host, { game, seats, setup: { players, options: JSON.parse(settings) } });
const keyIn = (link) => new URLSearchParams(link.split('#')[1]).get('key');
const guest = async () => sitDown(match.id, 1, await newToken(), keyIn(match.seats[1]));
const told = await Promise.all([sitDown(match.id, 0, host), ...(players > 1 ? [guest()] : [])]);
const people = told.map(({ moves, patches, same }) => ({ moves, patches, same }));
process.stdout.write(`${JSON.stringify({ game, ...told[0].result, people })}\n`);
