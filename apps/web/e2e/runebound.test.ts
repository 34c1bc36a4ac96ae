import { distance, heroOf, type SpaceId, top } from '@nightfall/runebound-midnight';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { frames } from './frames.ts';
import { NARROW } from './harness.ts';
import { askHint } from './hints.ts';
import { openHouse } from './house.ts';
import { smallestLetters } from './lettering.ts';
import { at, layNight, takeDevice, type Will } from './rune-table.ts';

const house = openHouse();
const SHOTS = process.env['SHOTS'];
const shoot = async (page: Page, name: string) => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/runebound-${name}.png` });
};
const deed = (page: Page, type: string) => page.locator(`[data-deed=${type}]`).first();
/** A key acts as soon as its deed is offered. */
async function pressKey(page: Page, key: string, type: string): Promise<void> {
  await deed(page, type).waitFor();
  await page.keyboard.press(key);
}
const say = (page: Page, text: RegExp) => page.locator('.bar-say').getByText(text).first().waitFor();
const prefer =
  (...types: readonly string[]): Will =>
  (moves) =>
    types.flatMap((type) => moves.filter((move) => move.type === type))[0];
const boardHeight = async (page: Page) => (await page.locator('.table-board').boundingBox())!.height;
/** The player who is asked takes the first of these that is offered, until it is so. */
async function goOn(page: Page, types: readonly string[], isSo: () => Promise<boolean>): Promise<void> {
  const mine = page.getByRole('button', { name: /^I am / });
  for (let n = 0; n < 800; n++) {
    // A cover that comes after this look is judged before it is lifted.
    const isCovered = await mine.isVisible();
    if (await isSo()) return;
    if (isCovered) await takeDevice(page);
    for (const type of types)
      if ((await deed(page, type).count()) > 0) {
        await deed(page, type).click();
        break;
      }
    await frames(page);
  }
  throw new Error(`it does not come to ${String(isSo)}`);
}

test('[RM-16] a Hero walks, barters and fights; the board keeps its size, and every number has its source', async () => {
  const page = await layNight(house, {
    holders: ['person', 'person'],
    until: (state) => at(state) === 'hero move' && state.heroes[0]!.space === 'R2',
    will: (moves) =>
      moves.find((move) => move.type === 'placeHero' && move.town === 'R2') ??
      moves.find(({ type }) => /^end|^patrolSt/.test(type)),
  });
  await takeDevice(page);
  await say(page, /Your move: 5 movement dice left/);
  expect(await smallestLetters(page, '.rm-board')).toBeGreaterThanOrEqual(13);
  const height = await boardHeight(page);
  await page
    .locator('.rm-controls')
    .getByText(/With 5 dice you can still walk/)
    .waitFor();
  await deed(page, 'barter').getByText('100 %').waitFor();
  // A card is all that he can ask for: it is drawn at once.
  await pressKey(page, 'o', 'barter');
  await page.getByRole('button', { name: 'Show the cards (1)' }).click();
  await page
    .locator('.rm-cards .rm-card')
    .getByText(/Buy |too few/)
    .first()
    .waitFor();
  await shoot(page, 'offer');
  await page.getByRole('button', { name: 'Look at the map' }).click();
  await page.locator('[data-mark=S1]').click();
  await say(page, /3 movement dice left/);
  expect(await boardHeight(page)).toBe(height);
  await pressKey(page, 'e', 'endMovement');
  await deed(page, 'attempt').click();
  await goOn(page, ['ready', 'influence', 'endInfluence', 'stand'], async () => (await deed(page, 'attack').count()) > 0);
  const scene = page.locator('.rm-scene');
  await scene
    .getByText(/2 dice \+\d+\sMind/)
    .first()
    .waitFor();
  await scene.getByText(/Wins/).waitFor();
  await deed(page, 'attack').getByText(/\d+ %/).waitFor();
  await shoot(page, 'fight');
  expect(await boardHeight(page)).toBe(height);
  // Ranged would end the fight at once: the Hero waits, and strikes in Melee.
  await deed(page, 'defend').click();
  await say(page, /Melee: attack or defend/);
  await pressKey(page, 'a', 'attack');
  await page
    .locator('.log')
    .getByText(/attacks in Melee/)
    .first()
    .waitFor();
  expect(page.faults).toEqual([]);
});

test('on a phone, what was refused is said beside the cards that lie over the map, and covers none', async () => {
  const page = await layNight(house, {
    holders: ['person', 'person'],
    until: (state) => at(state) === 'hero move' && state.heroes[0]!.space === 'R2',
    will: (moves) =>
      moves.find((move) => move.type === 'placeHero' && move.town === 'R2') ??
      moves.find(({ type }) => /^end|^patrolSt/.test(type)),
    options: NARROW,
  });
  await takeDevice(page);
  await deed(page, 'barter').click();
  await page.getByRole('button', { name: 'Show the cards (1)' }).click();
  const cards = page.locator('.rm-cards');
  await cards.waitFor();
  // Far from the Hero, at the edge of the map.
  const map = (await page.locator('.camera').boundingBox())!;
  await page.touchscreen.tap(map.x + 20, map.y + 30);
  const [words, list] = [(await page.locator('.why').boundingBox())!, (await cards.boundingBox())!];
  expect(words.y).toBeGreaterThanOrEqual(list.y + list.height);
  await shoot(page, 'refused');
  expect(page.faults).toEqual([]);
});

test('[RM-12] a Night King moves a patrol by its dice and spends his gold', async () => {
  const page = await layNight(house, {
    holders: ['person', 'person', 'person'],
    until: (state) => at(state) === 'patrol choose',
  });
  await takeDevice(page);
  await pressKey(page, 'r', 'patrolRoll');
  await say(page, /Where does patrol 1 go/);
  await page.locator('.rm-die').first().waitFor();
  await shoot(page, 'patrol');
  await page.locator('.rm-target.is-lit').first().click();
  const there = page.locator('.rm-buttons [data-deed=patrolMove]');
  if ((await there.count()) > 0) await there.first().click();
  await page
    .locator('.log')
    .getByText(/Patrol 1 moves from/)
    .first()
    .waitFor();
  await goOn(page, ['patrolStop', 'patrolSpare'], () =>
    page
      .locator('.bar-say')
      .getByText(/Spend your gold/)
      .isVisible(),
  );
  await page
    .locator('.rm-panel')
    .getByText(/The next of any of the three is free/)
    .waitFor();
  await deed(page, 'buyCounter').click();
  await page
    .locator('.log')
    .getByText(/buys a Ranged counter/)
    .first()
    .waitFor();
  await page.locator('.rm-king').getByRole('row', { name: 'Ranged 1' }).waitFor();
  await pressKey(page, 'e', 'endSpending');
  await page.getByRole('heading', { name: 'Pass the device to Bo' }).waitFor();
  expect(page.faults).toEqual([]);
});

/** All Heroes go the shortest way to a stronghold, slip in, wait there for the night, and stand. */
const meetAt =
  (keep: SpaceId): Will =>
  (moves, state) => {
    const frame = top(state);
    const isThere = frame?.rule === 'hero' && heroOf(state, frame.seat).space === keep;
    const ways = moves
      .filter((move) => move.type === 'journey')
      .toSorted((a, b) => distance(a.space, keep) - distance(b.space, keep));
    return (
      moves.find((move) => move.type === 'stand' || (isThere && move.type === 'endMovement')) ??
      moves.find((move) => move.type === 'infiltrate' && move.space === keep) ??
      ways[0]
    );
  };
test('[RM-23] two Heroes assault a stronghold together: both stand in the scene, one after the other acts', async () => {
  const page = await layNight(house, {
    holders: ['person', 'person', 'person', 'person'],
    will: meetAt('E2'),
    // Nobody has attacked yet: whoever acts has a choice.
    until: (state) =>
      at(state) === 'combat act' &&
      state.combat?.kind === 'assault' &&
      state.combat.fighters.length === 2 &&
      state.combat.fighters.every(({ attacks, out }) => attacks === 0 && out === ''),
  });
  await takeDevice(page);
  const scene = page.locator('.rm-scene');
  await scene.getByText(/^Assault at /).waitFor();
  expect(await scene.locator('.rm-fighter').count()).toBe(2);
  expect(await scene.locator('.rm-fighter.is-acting').count()).toBe(1);
  await goOn(
    page,
    ['attack', 'defend', 'takeHit'],
    async () =>
      (await page
        .locator('.log')
        .getByText(/(attacks|defends) in/)
        .count()) > 1,
  );
  expect(page.faults).toEqual([]);
});

test('[RM-6.7] an offer can be declined: whoever is caught accepts it', async () => {
  const page = await layNight(house, {
    holders: ['person', 'person', 'person', 'person', 'person', 'person'],
    will: prefer('infiltrate'),
    until: (state) => at(state) === 'infiltration again',
  });
  await takeDevice(page);
  await say(page, /Caught/);
  await page
    .locator('.rm-tip')
    .getByText(/your turn ends and the Night King may test the threat \(\d+ %\)/)
    .waitFor();
  await page.keyboard.press('e');
  await page.getByRole('heading', { name: 'Pass the device to Ana' }).waitFor();
  expect(page.faults).toEqual([]);
});

test('[RM-22.2] the three cards are the Night King’s alone', async () => {
  const page = await layNight(house, {
    holders: ['person', 'person', 'person'],
    will: prefer('patrolRoll', 'patrolAttack'),
    until: (state) => at(state) === 'patrol keep',
  });
  await takeDevice(page);
  const cards = page.locator('.rm-cards .rm-card');
  await cards.first().waitFor();
  expect(await cards.count()).toBeGreaterThan(1);
  await cards
    .first()
    .getByText(/Knocks the Hero out: \d+ %/)
    .waitFor();
  const names = await cards.locator('strong').allInnerTexts();
  await cards.first().click();
  await goOn(page, ['endInfluence', 'influence', 'endBoosts'], () => page.getByRole('button', { name: /^I am / }).isVisible());
  // What was not kept is nowhere on the page, neither under the cover nor at the Hero's screen.
  for (const name of names.slice(1)) expect(await page.getByText(name).count()).toBe(0);
  await takeDevice(page);
  for (const name of names.slice(1)) expect(await page.getByText(name).count()).toBe(0);
  await page.locator('.rm-scene').getByText(names[0]!).first().waitFor();
  expect(page.faults).toEqual([]);
});

const HER_GOODS = 'her goods are in the page';
/** From now on the page reports it as a fault if they are in it, be it for a single change of it. */
const reportHerGoods = (page: Page) =>
  page.evaluate((report) => {
    const look = () => {
      if (document.querySelector('.rm-seat-2 .rm-goods')?.textContent.includes('(')) console.error(report);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, HER_GOODS);

test('[RM-30] round one device: goods are covered when it goes round, and nobody reads another’s', async () => {
  const page = await layNight(house, { holders: ['person', 'person', 'person'], until: (state) => at(state) === 'hero move' });
  await takeDevice(page);
  const goodsOf = (seat: number) => page.locator(`.rm-sheet.rm-seat-${seat} .rm-goods`);
  for (const seat of [1, 2])
    if (!(await goodsOf(seat).isVisible())) await page.locator(`.rm-sheet.rm-seat-${seat} summary`).click();
  expect(await goodsOf(1).innerText()).toMatch(/Goods: 3 \(.+\)/);
  expect(await goodsOf(2).innerText()).toBe('Goods: 3');
  const mine = /\((.+)\)/.exec(await goodsOf(1).innerText())![1]!.split(', ');
  await reportHerGoods(page);
  await pressKey(page, 'e', 'endMovement');
  // The experience he starts with buys him a counter.
  await goOn(page, ['skipAdventure', 'skipMarket', 'gainCounter', 'forgoCovenant'], () =>
    page.getByRole('heading', { name: 'Pass the device to Cleo' }).isVisible(),
  );
  expect(await page.locator('.table, .log, .rm-board, .rm-side').count()).toBe(0);
  expect(page.faults).toEqual([]);
  await takeDevice(page);
  await expect.poll(() => page.faults).toContain(HER_GOODS);
  expect(await goodsOf(1).innerText()).toBe('Goods: 3');
  expect(await goodsOf(2).innerText()).toMatch(/Goods: 3 \(.+\)/);
  const hers = /\((.+)\)/.exec(await goodsOf(2).innerText())![1]!.split(', ');
  for (const good of mine.filter((name) => !hers.includes(name))) expect(await page.getByText(good).count()).toBe(0);
  expect(page.faults.filter((fault) => fault !== HER_GOODS)).toEqual([]);
});

test('[RM-36] by touch at 390 pixels: a hex can be hit and read, cards can be read', async () => {
  const page = await layNight(house, {
    holders: ['person', 'person'],
    until: (state) => at(state) === 'hero move',
    options: NARROW,
  });
  await takeDevice(page);
  const lit = page.locator('.rm-target.is-lit').first();
  const size = async () => {
    const { width, height } = (await lit.boundingBox())!;
    return Math.min(width, height);
  };
  await expect.poll(size).toBeGreaterThanOrEqual(40);
  expect(await lit.getAttribute('aria-label')).toMatch(/^[A-S]\d+, (plains|hills|forest|swamp|mountains|aquatic)/);
  await lit.tap();
  await say(page, /4 movement dice left/);
  await shoot(page, 'touch');
  await page.getByRole('button', { name: 'Seats' }).click();
  await page
    .getByRole('dialog')
    .getByText(/^Threat \d/)
    .first()
    .waitFor();
  expect(page.faults).toEqual([]);
});

test('on a phone the whole map takes no step that a finger cannot mean: towns to begin in are as large as it, other spaces are gone near to', async () => {
  const page = await layNight(house, {
    holders: ['person', 'person'],
    until: (state) => at(state) === 'setup heroes',
    options: NARROW,
  });
  await takeDevice(page);
  const lit = page.locator('.rm-target.is-lit');
  const boxOf = async (one: Locator) => (await one.boundingBox())!;
  const land = page.locator('.rm-target:not(.is-lit)').first();
  expect((await boxOf(land)).width).toBeLessThan(24);
  for (const town of await lit.all()) {
    const { width, height } = await boxOf(town);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
  await land.tap();
  await expect.poll(async () => (await boxOf(land)).width).toBeGreaterThanOrEqual(40);
  expect(await page.locator('.why').count()).toBe(0);
  await page.getByRole('button', { name: 'Show the whole board (0)' }).tap();
  await expect.poll(async () => (await boxOf(land)).width).toBeLessThan(24);
  const { x, y, width } = await boxOf(lit.first());
  // Beside the town, where its neighbour lies.
  await page.touchscreen.tap(x + 2, y + width / 2);
  await deed(page, 'placeHero').waitFor({ state: 'detached' });
  expect(page.faults).toEqual([]);
});

/** What a Hero in a hurry does, the first of these that is offered. */
const HURRY = [
  ...['endMovement', 'skipAdventure', 'skipMarket', 'ready', 'stand', 'attack', 'defend', 'takeHit', 'gainCounter'],
  ...['covenant', 'forgoCovenant', 'answerTrade', 'acceptRoll', 'chooseRefuge'],
];
test('[RM-28] [RM-35] the last rounds of a game with bots on both sides of a Hero, its end and its review', async () => {
  const page = await layNight(house, {
    holders: ['bot:casual', 'person', 'bot:casual'],
    setup: { short: true },
    until: (state) =>
      at(state) === 'hero move' && state.threat.level >= 9 && state.stack.some((f) => f.rule === 'hero' && f.seat === 1),
  });
  const end = page.locator('.end');
  for (let tries = 0; tries < 2000 && !(await end.isVisible()); tries++) {
    const open = page.locator(HURRY.map((type) => `[data-deed=${type}]`).join(', ')).first();
    // It may go while it is pressed.
    if ((await open.count()) > 0) await open.click({ timeout: 10_000 }).catch(() => undefined);
    await frames(page);
  }
  await end.getByRole('heading', { name: /^(Midnight has come|The mirrors are broken)$/ }).waitFor();
  await end.getByText('Turning points').waitFor();
  expect(await end.locator('.rm-points-list li').count()).toBe(3);
  await end.getByText(/It (never rose|rose .+) in the Night King’s own step/).waitFor();
  expect(await end.locator('.rm-deeds tbody tr').count()).toBe(2);
  await shoot(page, 'end');
  expect(page.faults).toEqual([]);
});

test('[RM-36] a Hero walks to a far space by one touch and one key, and asks what is there', async () => {
  const page = await layNight(house, {
    holders: ['person', 'person'],
    until: (state) => at(state) === 'hero move' && state.heroes[0]!.space === 'R2' && state.round === 1,
    will: (moves) =>
      moves.find((move) => move.type === 'placeHero' && move.town === 'R2') ??
      moves.find(({ type }) => /^end|^patrolSt/.test(type)),
  });
  await takeDevice(page);
  await page.locator('.rm-target[data-mark=Q3]').click();
  await page.locator('.rm-controls').getByText('Q3 is 2 dice away.').waitFor();
  expect(await page.locator('.rm-track-step').count()).toBe(2);
  await page.keyboard.press('Enter');
  await say(page, /3 movement dice left/);
  const inspector = page.locator('.inspector');
  await page.locator('.rm-target[data-mark=P3]').hover();
  await inspector.getByText('Plains, P3').waitFor();
  await page.locator('.rm-board [data-mark=hero1] text').hover();
  await inspector.getByText('To slip in').waitFor();
  expect(page.faults).toEqual([]);
});

test('[12.7] on a phone a hint may look at the whole map, and the map comes back near; a fight needs no scrolling at 320 pixels', async () => {
  const page = await layNight(house, {
    holders: ['person', 'person'],
    until: (state) => at(state) === 'setup mirrors',
    options: NARROW,
  });
  await takeDevice(page);
  const hex = async () => (await page.locator('.rm-target').first().boundingBox())!.width;
  // Mirrors are placed on the whole map; whoever goes near for a look comes back to where they were.
  for (const _ of [1, 2, 3]) await page.keyboard.press('+');
  await expect.poll(hex).toBeGreaterThanOrEqual(40);
  const near = await hex();
  await askHint(page);
  await expect.poll(hex).toBeLessThan(near);
  await page.locator('.why-hint').getByRole('button', { name: 'Close' }).click();
  await expect.poll(hex).toBeCloseTo(near, 0);
  await page.context().close();

  const small = await layNight(house, {
    holders: ['person', 'person'],
    will: prefer('attempt', 'ready', 'influence', 'endInfluence', 'stand'),
    until: (state) => at(state) === 'combat act' && state.combat?.kind === 'adventure',
    options: { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
  });
  await takeDevice(small);
  for (const part of ['.rm-scene', '.rm-controls'])
    expect(await small.locator(part).evaluate((box) => box.scrollHeight - box.clientHeight), part).toBeLessThanOrEqual(1);
  expect([...page.faults, ...small.faults]).toEqual([]);
});
