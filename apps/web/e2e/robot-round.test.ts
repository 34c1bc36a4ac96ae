import { catalog } from '@nightfall/catalog';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { play } from '../robot/night.ts';
import { findingsOf } from '../robot/report.ts';
import { ROUND } from '../robot/round.ts';
import { openSite, type Site } from '../robot/site.ts';

let site: Site;
const folder = mkdtempSync(join(tmpdir(), 'robot-round-'));
beforeAll(async () => void (site = await openSite()));
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Bounded by decisions; a busy machine may take its time over them. */
const PATIENCE = { timeout: 600_000 };
const PLAYING = { seed: 1, haste: 50, most: 8, folder };

test.each(ROUND)('the robot plays $game, $way, $screen, and stumbles over nothing', PATIENCE, async ({ game, way, screen }) => {
  const about = catalog.find(({ id }) => id === game)!;
  const played = await play(site, { ...PLAYING, game: about, way, screen });
  expect(findingsOf([played])).toEqual([]);
  expect(played.diary.decisions).toBeGreaterThan(0);
});
