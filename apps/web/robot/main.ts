import { catalog } from '@nightfall/catalog';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { play, type Night } from './night.ts';
import { gameNamed, nightsOf, sideBySide } from './nights.ts';
import { findingsOf, lineOf, tableOf } from './report.ts';
import { SCREENS } from './screens.ts';
import { openSite } from './site.ts';
import { WAYS } from './ways/index.ts';

const FOLDER = fileURLToPath(new URL('../../../test-results/robot', import.meta.url));
const USAGE = `npm run robot -- [--game G] [--way ${Object.keys(WAYS).join('|')}] [--screen ${Object.keys(SCREENS).join('|')}]
  [--games N] [--seed S] [--haste H] [--most DECISIONS] [--lanes L] [--all]`;

const text = (usual: string) => ({ type: 'string', default: usual }) as const;
const yes = { type: 'boolean', default: false } as const;
const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    way: { type: 'string' },
    screen: { type: 'string' },
    haste: { type: 'string' },
    most: { type: 'string' },
    games: text('1'),
    seed: text('1'),
    lanes: text('3'),
    all: yes,
    help: yes,
  },
});

function stop(why: string): never {
  process.stderr.write(`${why}\n${USAGE}\n`);
  process.exit(2);
}
function listed<K extends string>(asked: string | undefined, all: Record<K, unknown>): readonly K[] | undefined {
  const names = Object.keys(all) as K[];
  const named = (word: string) => names.find((name) => name === word) ?? stop(`there is no “${word}”: ${names.join(', ')}`);
  return asked?.split(',').map(named);
}

if (values.help) stop('A robot that plays as people do.');
const nights = nightsOf({
  games: values.game?.split(',').map((word) => gameNamed(word) ?? stop(`there is no game “${word}”`)) ?? catalog,
  ways: listed(values.way, WAYS),
  screens: listed(values.screen, SCREENS),
  seeds: Array.from({ length: Number(values.games) }, (_, n) => Number(values.seed) + n),
  isAll: values.all,
  haste: values.haste === undefined ? undefined : Number(values.haste),
});
const pace = { most: Number(values.most ?? 2000), folder: FOLDER } satisfies Partial<Night>;

const site = await openSite();
const played = await sideBySide(nights, Number(values.lanes), async (which) => {
  const one = await play(site, { ...which, ...pace });
  process.stderr.write(`${[...findingsOf([one]), lineOf(one)].join('\n')}\n`);
  return one;
});
await site.close();
const found = findingsOf(played);
/** A game that was to be played to its end, and was not, is a fault as well. */
const unended = values.most === undefined ? played.filter(({ diary }) => !diary.isEnded) : [];
const sum = `${found.length} findings, ${unended.length} games that should have ended and did not`;
process.stdout.write(`${[...found, tableOf(played), sum].join('\n')}\n`);
process.exitCode = found.length + unended.length > 0 ? 1 : 0;
