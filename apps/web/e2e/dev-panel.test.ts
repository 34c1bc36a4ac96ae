import { load } from '@nightfall/catalog';
import { runExample, type ExampleFile } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { expectOpenToAll } from './barriers.ts';
import { NARROW, openPage } from './harness.ts';
import { openHouse } from './house.ts';
import { SIEGE, board, button } from './siege-night.ts';

const house = openHouse();

test('a developer sees the stack, chooses the next dice, copies an example that passes, and jumps to a position and back', async () => {
  const page = await openPage(house.browser, `${house.url}/play/${SIEGE}?usual`);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await board(page).waitFor();
  const panel = page.getByRole('complementary', { name: 'Developer’s panel' });
  expect(await panel.count()).toBe(0);
  await page.goto(`${page.url()}?dev`);
  await panel
    .getByRole('list', { name: /^The stack/ })
    .getByText('SN-', { exact: false })
    .first()
    .waitFor();

  await panel.getByLabel(/^Faces/).fill('3 5');
  await panel.getByRole('button', { name: 'Let these fall next' }).click();
  await panel.getByText('Waiting for a roll that they fit: 3 5.').waitFor();
  await button(page, 'roll').click();
  await page.getByText('Turn 1: draw a troop of 3 squares and a troop of 5 squares.').first().waitFor();
  await panel.getByText('The next dice are left to chance.').waitFor();

  await panel.getByText('Copy', { exact: true }).click();
  await panel.getByRole('button', { name: 'Copy as example' }).click();
  const { examples } = parse(await panel.getByLabel('What was copied').inputValue()) as ExampleFile;
  expect(examples[0]!.steps).toMatchObject([{ play: '0 roll' }, { dice: [3, 5] }]);
  expect(runExample(await load(SIEGE), examples[0]!)).toEqual([]);

  await panel.getByText('Jump', { exact: true }).click();
  await panel.getByLabel(/^A position/).fill(JSON.stringify(examples[0]!.position));
  await panel.getByRole('button', { name: 'Jump there' }).click();
  await button(page, 'roll').waitFor();
  await panel.getByText('no record that could be replayed').waitFor();
  await expectOpenToAll(page);
  await panel.getByRole('button', { name: 'Back to the match' }).click();
  await button(page, 'pass A').waitFor();

  await page.setViewportSize(NARROW.viewport!);
  await expectOpenToAll(page);
  await panel.getByRole('button', { name: 'Close' }).click();
  await panel.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Dev', exact: true }).click();
  await panel.getByText('turn', { exact: false }).first().waitFor();
  expect(page.faults).toEqual([]);
});

test('a table on a server has no panel: it tells no more than a seat may know', async () => {
  const page = await openPage(house.browser, `${house.url}/play/${SIEGE}?usual`);
  const id = await page.evaluate(async (game) => {
    await fetch('/api/me');
    const body = JSON.stringify({ game, setup: { players: 1, options: {} }, seats: ['me'] });
    const answer = await fetch('/api/matches', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return ((await answer.json()) as { id: string }).id;
  }, SIEGE);
  await page.goto(`${house.url}/t/${id}?dev`);
  await button(page, 'roll').waitFor();
  expect(await page.getByRole('button', { name: 'Dev', exact: true }).count()).toBe(0);
  expect(page.faults).toEqual([]);
});
