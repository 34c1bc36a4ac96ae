import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Diary } from '../robot/diary.ts';
import { lookAt } from '../robot/eyes/index.ts';
import { lingers } from '../robot/eyes/lingers.ts';
import { jumped } from '../robot/eyes/jump.ts';
import { noWayOn } from '../robot/eyes/lesson.ts';
import { noWay } from '../robot/eyes/no-way.ts';
import { KINDS, type Kind } from '../robot/finding.ts';
import { beClumsy } from '../robot/clumsy.ts';
import { untilCalm } from '../robot/calm.ts';
import { playOn } from '../robot/play.ts';
import { seat, type Player } from '../robot/player.ts';
import { randomOf } from '../robot/random.ts';
import { frames, read } from '../robot/reading.ts';
import type { Screen } from '../robot/screens.ts';
import { launch } from './harness.ts';

/** A page with one fault, and the same without it: the robot sees the first and is silent at the second. */
let browser: Browser;
const folder = mkdtempSync(join(tmpdir(), 'robot-eyes-'));
beforeAll(async () => void (browser = await launch()));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const HEAD = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<style>body{margin:0;font:16px sans-serif} button{min-width:48px;height:48px} .table-board{position:relative;height:300px}</style>`;
async function open(html: string, screen: Screen = 'phone'): Promise<Player> {
  const player = await seat({ browser, screen, haste: 1, diary: new Diary(folder), seed: 1, random: randomOf(1) });
  await player.page.route('http://robot.test/**', (route) => route.fulfill({ contentType: 'text/html', body: HEAD + html }));
  await player.page.goto('http://robot.test/');
  return player;
}
async function kindsAt(html: string, screen: Screen): Promise<readonly Kind[]> {
  const player = await open(html, screen);
  const found = await lookAt(player.page, player.isTouch);
  await player.page.context().close();
  return [...new Set(found.map(({ kind }) => kind))];
}

const at = (left: number, top: number) => `position:absolute;left:${left}px;top:${top}px`;
const GUIDE = (text: string, style = 'margin-top:400px', beam = '') =>
  `<div class="table"><div class="bar" data-part="choices"><button class="button-ember">Roll the dice</button></div>${beam}<aside class="guide" style="background:#eee;${style}"><p>${text}</p></aside></div>`;
const BEAM = (shadow: string) =>
  `<div class="guide-beam" style="position:fixed;left:20px;top:200px;width:60px;height:60px;pointer-events:none;box-shadow:${shadow}"></div>`;

const PLANTED: readonly { readonly kind: Kind; readonly bad: string; readonly good: string; readonly screen?: Screen }[] = [
  {
    kind: 'error',
    bad: '<main><h1>Something broke</h1></main>',
    good: '<main><h1>All is well</h1></main>',
  },
  {
    kind: 'covered',
    bad: `<button style="${at(20, 20)}">Take water</button><div class="why" style="${at(0, 30)};width:300px;height:60px;background:#eee"></div>`,
    good: `<button style="${at(20, 20)}">Take water</button><div class="why" style="${at(0, 90)};width:300px;height:60px;background:#eee"></div><div class="camera-board"><button style="${at(20, 100)};height:30px">C3</button></div><div style="${at(0, 140)}"><button data-fresh style="pointer-events:none">Hose off</button></div><div style="${at(0, 200)};width:300px;height:24.4px;overflow:auto"><button>Discard</button></div><div style="${at(0, 224.4)};width:300px;height:60px;background:#eee"></div><div style="${at(0, 300)};width:300px;height:60px;clip-path:inset(-20px 0 0)"><div class="camera-board"><button style="${at(20, 70)}">F9</button></div></div><div style="${at(0, 360)};width:300px;height:60px;background:#eee"></div>`,
  },
  {
    kind: 'cut',
    bad: '<button style="width:90px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Firefighter and hose to E7</button>',
    good: '<button style="width:90px;height:auto;overflow:hidden">Firefighter and hose to E7</button>',
  },
  {
    kind: 'cut',
    bad: '<div role="img" aria-label="The city" style="height:80px;overflow:hidden"><svg width="200" height="120"><path d="M0 0h9v9z"/></svg></div>',
    good: '<div role="img" aria-label="The city" style="height:120px;overflow:hidden"><svg width="200" height="120"><path d="M0 0h9v9z"/></svg></div><div style="height:40px;overflow:hidden"><svg width="200" height="120"><path d="M0 0h9v9z"/></svg></div>',
  },
  {
    kind: 'cut',
    bad: '<p style="width:200px;height:40px;overflow:auto">Three tokens step inward: Knight 1 to Swordsman 1, Archer 1 to Knight 1, Archer 2 to Knight 2.</p>',
    good: '<p style="width:200px;height:40px;overflow:auto">Three tokens step inward.</p><ul style="width:200px;height:200px;overflow:auto"><li style="height:300px">A long list</ul>',
  },
  {
    kind: 'small target',
    bad: '<button style="height:20px">See the rule</button>',
    good: '<button>See the rule</button><p>Words before <a href="/x">a link</a> and after.</p>',
  },
  {
    kind: 'small target',
    bad: '<div class="camera-board"><svg width="200" height="200"><circle role="button" aria-label="F1" cx="50" cy="50" r="8"/></svg></div>',
    good: '<div class="camera-board"><svg width="200" height="200"><circle role="button" aria-label="F1" cx="50" cy="50" r="13"/></svg></div>',
  },
  {
    kind: 'small text',
    bad: '<svg width="300" height="100" viewBox="0 0 600 200"><text x="10" y="80" font-size="16">Saltreach</text></svg>',
    good: '<svg width="300" height="100" viewBox="0 0 600 200"><text x="10" y="80" font-size="24">Saltreach</text></svg>',
  },
  {
    kind: 'beyond the edge',
    bad: '<button style="position:fixed;left:360px;top:20px;width:80px">End turn</button>',
    good: '<button style="position:fixed;left:300px;top:20px;width:80px">End turn</button>',
  },
  {
    kind: 'guide covers',
    bad: GUIDE('Press Roll the dice.', 'position:fixed;left:0;top:0;width:300px;height:200px'),
    good: GUIDE('Press Roll the dice.'),
  },
  {
    kind: 'guide dims',
    bad: GUIDE('Now roll.', 'margin-top:400px', BEAM('0 0 0 2000px rgb(0 0 0 / 35%)')),
    good: GUIDE('Now roll.', 'margin-top:400px', BEAM('0 0 0 4px #f90')),
  },
  { kind: 'names what is not there', bad: GUIDE('Press Deploy.'), good: GUIDE('Press Roll.') },
  {
    kind: 'names what is not there',
    bad: '<div class="table"><div class="bar"><button>Roll</button></div><div class="why why-hint"><div><p>Done. Press “End turn”. </p></div></div></div>',
    good: '<div class="table"><div class="bar"><button>End turn</button></div><div class="why why-hint"><div><p>Done. Press “End turn”. </p></div></div></div>',
  },
  { kind: 'mouse words', bad: GUIDE('Hover over a square.'), good: GUIDE('Touch a square.') },
];

/** What takes more than a look at a page that stands still has a test of its own below. */
const LIVED = ['freeze', 'dead end', 'no way to a move', 'jump', 'lingers', 'long press acts'] as const satisfies readonly Kind[];

test('every kind of finding has been planted', () => {
  const planted = new Set<Kind>([...PLANTED.map(({ kind }) => kind), ...LIVED]);
  expect(KINDS.filter((kind) => !planted.has(kind))).toEqual([]);
});

test.each(PLANTED)('the robot sees: $kind', async ({ kind, bad, good, screen = 'phone' }) => {
  expect(await kindsAt(bad, screen)).toContain(kind);
  expect(await kindsAt(good, screen)).toEqual([]);
});

test('the robot leaves the steps of a game that it was stopped in, and nothing of one that ended well', () => {
  const own = join(folder, 'steps');
  const diary = new Diary(own);
  diary.step('page: Play Siege');
  diary.step('tools: Hint');
  expect(readFileSync(join(own, 'steps.txt'), 'utf8')).toBe('1 page: Play Siege\n2 tools: Hint\n');
  diary.close('1 d4');
  expect(readFileSync(join(own, 'record.txt'), 'utf8')).toBe('1 d4');
  diary.isEnded = true;
  diary.close('1 d4');
  expect(existsSync(own)).toBe(false);
});

test('words for a mouse are no fault beside a mouse', async () => {
  expect(await kindsAt(GUIDE('Hover over a square.'), 'laptop')).toEqual([]);
});

test('the robot hears errors, failed requests and broken answers', async () => {
  const player = await open('<h1>All is well</h1>');
  expect(player.errors()).toEqual([]);
  await player.page.route('http://robot.test/gone', (route) => route.abort('connectionreset'));
  await player.page.route('http://robot.test/missing', (route) => route.fulfill({ status: 500 }));
  await player.page.evaluate(async () => {
    await fetch('/missing');
    await fetch('/gone').catch(() => undefined);
    console.error('said on the console');
    setTimeout(() => {
      throw new Error('thrown');
    });
  });
  const said: string[] = [];
  await expect.poll(() => said.push(...player.errors().map(({ text }) => text)) && said.join(' ')).toMatch(/thrown/);
  expect(said.join(' ')).toMatch(/answered 500/);
  expect(said.join(' ')).toMatch(/ERR_CONNECTION_RESET/);
  expect(said.join(' ')).toMatch(/said on the console/);
  await player.page.context().close();
});

/** A table as the robot knows it: a witness, a bar, a board. */
const TABLE = (witness: object, inside: string) => `<script>
  globalThis.nightfall = { seq: 1, isMine: true, isPlaying: false, isOver: false, isTimed: false, kinds: [], place: 'turn act', record: () => '', ...${JSON.stringify(witness)} };
  const act = (seq) => (globalThis.nightfall = { ...globalThis.nightfall, seq });
</script><div class="table"><main class="table-board">${inside}</main></div>`;
const kindsOf = ({ diary }: Player) => diary.findings.map(({ kind }) => kind);

test('the robot sees a freeze: events that never end, and nothing to press', async () => {
  const frozen = await open(TABLE({ isPlaying: true, isMine: false }, '<p>Round 1</p>'));
  expect((await untilCalm(frozen.page)).freeze?.kind).toBe('freeze');
  const held = await open(
    TABLE({ isPlaying: true, isMine: false }, '<div class="bar"><button class="button-ember">Next</button></div>'),
  );
  expect((await untilCalm(held.page)).freeze).toBeUndefined();
  await frozen.page.context().close();
  await held.page.context().close();
});

test('the robot sees a dead end: a decision with nothing to press, or with nothing that leads on', async () => {
  for (const inside of ['<p>Put a good under an Item.</p>', '<div class="bar"><button>Put it there</button></div>']) {
    const player = await open(TABLE({}, inside));
    expect(await playOn([player], 100)).toBe(false);
    expect(kindsOf(player)).toEqual(['dead end']);
    await player.page.context().close();
  }
  const over = "globalThis.nightfall = { ...globalThis.nightfall, isOver: true, seq: 2 }; this.textContent = 'Done'";
  const deed = `<button onclick="${over}">Put it there</button>`;
  // In the bar, or on cards that lie over the board.
  for (const inside of [`<div class="bar">${deed}</div>`, `<div class="rm-cards">${deed}</div>`]) {
    const player = await open(TABLE({}, inside));
    expect(await playOn([player], 100)).toBe(true);
    expect(kindsOf(player)).toEqual([]);
    await player.page.context().close();
  }
});

test('the robot sees a kind of legal move that nothing in sight leads to', async () => {
  const seen = async (inside: string) => {
    const player = await open(TABLE({ kinds: ['trade', 'endTurn'] }, inside));
    const found = await noWay(player.page, await read(player.page));
    await player.page.context().close();
    return found.map(({ kind, text }) => `${kind}: ${text}`);
  };
  const end = '<button data-deed="endTurn">End turn</button>';
  const lost = 'no way to a move: nothing in sight leads to “trade”';
  expect(await seen(`${end}<button data-leads="trade give">Trade</button>`)).toEqual([]);
  expect(await seen(end)).toEqual([lost]);
  expect(await seen(`${end}<button data-leads="trade" disabled>Trade</button>`)).toEqual([lost]);
  const under = `<div style="${at(0, 0)};width:390px;height:300px;background:#eee"></div>${end.replace('button ', `button style="${at(0, 400)}" `)}`;
  expect(await seen(`<button data-leads="trade">Trade</button>${under}`)).toEqual([lost]);
});

test('the robot sees a lesson that ends without a way to a real game', async () => {
  const seen = async (html: string) => {
    const player = await open(html);
    const found = await noWayOn(player.page);
    await player.page.context().close();
    return found.map(({ kind }) => kind);
  };
  expect(await seen('<section class="end"><a href="/play/x?first=0">Your first real game</a></section>')).toEqual([]);
  expect(await seen('<section class="end"><button>Play again</button></section>')).toEqual(['dead end']);
});

test('the robot waits for the ending until its moment is over', async () => {
  const player = await open(TABLE({ isOver: true }, '<p class="end-moment">Victory</p>'));
  await player.page.evaluate(() => {
    const end = '<section class="end"><a href="/play/x?first=0">Your first real game</a></section>';
    const wait = (left: number) =>
      left > 0 ? requestAnimationFrame(() => wait(left - 1)) : (document.querySelector('.table-board')!.innerHTML = end);
    wait(90);
  });
  await untilCalm(player.page);
  expect(await noWayOn(player.page)).toEqual([]);
  await player.page.context().close();
});

test('the robot looks again at a page that changes between what it reads and what it could press', async () => {
  const player = await open(TABLE({}, '<div class="bar"><button>Roll</button></div>'));
  await player.page.evaluate(() => {
    const { controls } = globalThis.sight;
    // While the robot looks, a friend's deed comes, and then the question is this player's again.
    const once = () => {
      const bar = document.querySelector('.bar')!;
      bar.textContent = 'Ben rolls';
      requestAnimationFrame(() => (bar.innerHTML = '<button>Reroll</button>'));
      Object.assign(globalThis.sight, { controls });
      return controls();
    };
    Object.assign(globalThis.sight, { controls: once });
  });
  expect((await untilCalm(player.page)).controls.map(({ name }) => name)).toEqual(['Reroll']);
  await player.page.context().close();
});

test('the robot sees a page that moves by itself', async () => {
  const seen = async (grown: string) => {
    const player = await open('<div id="late" style="height:0"></div><h1>Five games</h1><p>Play one.</p>');
    await frames(player.page, 10);
    await player.page.evaluate((height) => (document.getElementById('late')!.style.height = height), grown);
    await frames(player.page, 10);
    const found = await lookAt(player.page, player.isTouch);
    await player.page.context().close();
    return found.map(({ kind }) => kind);
  };
  expect(await seen('0')).toEqual([]);
  expect(await seen('64px')).toEqual(['jump']);
});

test('the robot sees a board that jumps between two looks of its player', async () => {
  const player = await open(TABLE({}, '<p>The board</p>'));
  const before = await read(player.page);
  expect(jumped(before, await read(player.page))).toEqual([]);
  await player.page.evaluate(() => (document.querySelector<HTMLElement>('.table-board')!.style.height = '220px'));
  expect(jumped(before, await read(player.page)).map(({ kind }) => kind)).toEqual(['jump']);
  await player.page.context().close();
});

const REFUSAL = '<div class="why"><p>Too far.</p></div>';
test('the robot sees a refusal that outlives its moment', async () => {
  const seen = async (again: string) => {
    const { page } = await open(TABLE({}, `<div id="said">${REFUSAL}</div>`));
    await frames(page, 5);
    const said = lingers(undefined, await read(page));
    await page.evaluate(() => (globalThis.nightfall = { ...globalThis.nightfall!, seq: 2 }));
    await frames(page, 5);
    await page.evaluate((html) => html && (document.getElementById('said')!.innerHTML = html), again);
    await frames(page, 160);
    const found = [...said, ...lingers(undefined, await read(page))];
    await page.context().close();
    return found.map(({ kind }) => kind);
  };
  expect(await seen('')).toEqual(['lingers']);
  // The same words, said anew.
  expect(await seen(REFUSAL)).toEqual([]);
  expect(await seen('<p>All is well.</p>')).toEqual([]);
});

test('the robot sees a selection that outlives its moment', async () => {
  const player = await open(TABLE({}, '<button data-mark="c1" aria-pressed="true">Barbarian</button>'));
  const first = await read(player.page);
  const next = { ...first, seq: 2, place: 'turn trade' };
  expect(lingers(first, { ...next, selected: [] })).toEqual([]);
  expect(lingers(first, next, 'Barbarian')).toEqual([]);
  expect(lingers(first, next).map(({ kind }) => kind)).toEqual(['lingers']);
  await player.page.context().close();
});

test('the robot sees a long press that also acts', async () => {
  const held = async (events: string) => {
    const board = `<div class="camera-board"><button data-mark="a" style="width:120px;height:120px" ${events}>A3</button></div>`;
    const player = await open(TABLE({}, board));
    // A seed whose first clumsiness is the long press.
    const clumsy = { ...player, random: () => 0 };
    await beClumsy(clumsy, await untilCalm(player.page), { ...(await untilCalm(player.page)).controls[0]! });
    await player.page.context().close();
    return kindsOf(player);
  };
  expect(await held('onpointerup="act(2)"')).toEqual(['long press acts']);
  expect(await held('onpointerup="0"')).toEqual([]);
});
