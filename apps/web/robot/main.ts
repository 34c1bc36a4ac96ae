import { catalog } from '@nightfall/catalog';
import type { About } from '@nightfall/kernel';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { play, type Night } from './night.ts';
import { findingsOf, tableOf, type Played } from './report.ts';
import { SCREENS, type Screen } from './screens.ts';
import { openSite } from './site.ts';
import { WAYS, type WayName } from './ways/index.ts';

const FOLDER = fileURLToPath(new URL('../../../test-results/robot', import.meta.url));
const USAGE = `npm run robot -- [--game G] [--way ${Object.keys(WAYS).join('|')}] [--screen ${Object.keys(SCREENS).join('|')}] [--games N] [--seed S] [--haste H] [--most DECISIONS] [--all]`;

const { values } = parseArgs({
  options: {
    ...{ game: { type: 'string' }, way: { type: 'string' }, screen: { type: 'string' } },
    ...{
      games: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      haste: { type: 'string', default: '1' },
    },
    ...{
      most: { type: 'string', default: '400' },
      all: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  },
});

function listed<K extends string>(asked: string | undefined, all: Record<K, unknown>, usual: readonly K[]): readonly K[] {
  const names = Object.keys(all) as K[];
  if (asked === undefined) return usual;
  return asked
    .split(',')
    .map((word) => names.find((name) => name === word) ?? stop(`there is no “${word}”: ${names.join(', ')}`));
}
function stop(text: string): never {
  process.stderr.write(`${text}\n${USAGE}\n`);
  process.exit(2);
}

const games = values.game
  ? values.game.split(',').map((word) => catalog.find(({ id }) => id.includes(word)) ?? stop(`there is no game “${word}”`))
  : catalog;
const ways = listed<WayName>(
  values.way,
  WAYS,
  values.all ? ['guide', 'first', 'usual', 'paced', 'online'] : ['guide', 'first', 'usual'],
);
const screens = listed<Screen>(values.screen, SCREENS, ['phone', 'laptop']);
const seeds = Array.from({ length: Number(values.games) }, (_, n) => Number(values.seed) + n);
const { haste, most } = { haste: Number(values.haste), most: Number(values.most) };

/** Only a game with a clock can be played without it, and only one for several people online. */
const fits = (game: About, way: WayName): boolean =>
  way === 'paced' ? game.id === 'firefighters-on-duty' : way === 'online' || way === 'handed-round' ? game.players.max > 1 : true;
const nights = games.flatMap((game) =>
  ways
    .filter((way) => values.way !== undefined || fits(game, way))
    .flatMap((way) =>
      screens.flatMap((screen) => seeds.map((seed): Night => ({ game, way, screen, seed, haste, most, folder: FOLDER }))),
    ),
);
if (values.help) stop('A robot that plays as people do.');

const site = await openSite();
const played: Played[] = [];
for (const night of nights) {
  const one = await play(site, night);
  played.push(one);
  for (const line of findingsOf([one])) process.stderr.write(`${line}\n`);
  process.stderr.write(
    `${one.game} ${one.way} ${one.screen} seed ${one.seed}: ${one.diary.isEnded ? 'ended' : 'not ended'}, ${one.diary.decisions} decisions, ${one.diary.findings.length} findings\n`,
  );
}
await site.close();
const found = findingsOf(played);
process.stdout.write(`${found.map((line) => `${line}\n`).join('')}${tableOf(played)}\n${found.length} findings\n`);
process.exitCode = found.length > 0 ? 1 : 0;
