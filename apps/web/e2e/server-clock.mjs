// Loaded before a server whose time a test moves: tables and timers stand still until the test lets time pass. What measures load goes on.
const { setTimeout: really } = globalThis;
const waiting = new Set();
let now = Date.now();

class Timer {
  constructor(act, after, every) {
    Object.assign(this, { act, due: now + after, every });
    waiting.add(this);
  }
  unref = () => this;
  ref = () => this;
}
const stop = (timer) => void waiting.delete(timer);
// What is to come at once comes at once.
const later = (act, after = 0, ...args) => (after > 1 ? new Timer(() => act(...args), after) : really(act, after, ...args));
const again = (act, every, ...args) => new Timer(() => act(...args), every, every);
const clear = (clearly) => (timer) => (timer instanceof Timer ? stop(timer) : clearly(timer));
Object.assign(globalThis, {
  ...{ setTimeout: later, setInterval: again },
  ...{ clearTimeout: clear(clearTimeout), clearInterval: clear(clearInterval) },
});
Object.defineProperty(performance, 'timeOrigin', { get: () => now - performance.now() });

const nextUntil = (end) => [...waiting].filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0];
/** Between two timers disk, sockets and threads get their turn. */
const breathe = () => new Promise((go) => void really(go, 1));
async function pass(ms) {
  const end = now + ms;
  for (let timer = nextUntil(end); timer; timer = nextUntil(end)) {
    now = Math.max(now, timer.due);
    // What comes again and again comes once, however much time passes: whoever is asked to answer gets real time for it.
    if (timer.every) timer.due = end + timer.every;
    else stop(timer);
    timer.act();
    await breathe();
  }
  now = end;
}
process.on('message', ({ ms }) => void pass(ms).then(() => process.send({ ms })));
// Its farewell would wait for time to pass.
process.once('disconnect', () => process.exit());
