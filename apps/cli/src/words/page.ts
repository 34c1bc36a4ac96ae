import { readdirSync, readFileSync } from 'node:fs';
import { type Fields, type Game, isFaults, quickRandom, type Random, seedOf, type Shape } from '@nightfall/kernel';
import { type Sight, whoSees } from '@nightfall/kernel/conformance';
import { outsideFolder } from '../outside.ts';
import { folderOf, pathOf } from '../rules/sources.ts';

const HEADS = {
  ours: [
    'Written from the code by `npm run docs`. What it is for: [the socket](../../docs/socket.md), [examples](../../docs/guides/examples.md)',
    'and [positions](../../docs/guides/positions.md).',
  ],
  outside: [
    'Written from the code by `nightfall check --write`. Nightfall explains what it is for in `docs/socket.md`, `docs/guides/examples.md`',
    'and `docs/guides/positions.md`.',
  ],
};
/** The page `words.md` of a game: what programs and examples may say of it. */
export const wordsPage = (game: Game): string =>
  [
    `# ${game.name}: moves, events, queries, positions`,
    '',
    ...HEADS[outsideFolder(game.id) === undefined ? 'ours' : 'outside'],
    ...listOf('Moves', movesOf(game)),
    ...listOf('Events', eventsOf(game.id)),
    ...listOf('Queries', queriesOf(game)),
    ...listOf(
      'Keys of a position',
      keysOf(game).map((key) => `\`${key}\``),
    ),
    ...sightsOf(game),
    '',
  ].join('\n');
const listOf = (title: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : ['', `## ${title}`, '', ...items.map((item) => `- ${item}`)];

/** Who sees which part of the table, as random games have shown it. A new secret, or a secret lost, changes these lines. */
function sightsOf(game: Game): string[] {
  const title = ['', '## Who sees what', ''];
  if (!game.secrets) return [...title, 'Everybody sees everything.'];
  const sights = whoSees(game, { games: 8, seed: 1 });
  const open = sights.filter(isOpen).map(({ path }) => `\`${path}\``);
  const rows = sights.filter((sight) => !isOpen(sight)).map((sight) => `| ${cellsOf(sight).join(' | ')} |`);
  return [
    ...title,
    '| part | seen by | a watcher |',
    '|---|---|---|',
    ...rows,
    '',
    `Everybody sees the rest: ${open.join(', ')}.`,
  ];
}
/** The lines of that table that are gone, and those that are new: a renewed page must not hide that a secret is none any more. */
export function sightsChanged(before: string, now: string): string[] {
  const [old, fresh] = [before, now].map((page) => page.slice(page.indexOf('## Who sees what')).split('\n'));
  const missing = (from: readonly string[], other: readonly string[]) => from.filter((line) => !other.includes(line));
  return [...missing(old!, fresh!).map((line) => `- ${line}`), ...missing(fresh!, old!).map((line) => `+ ${line}`)];
}
const isOpen = ({ seats, watcher }: Sight): boolean => `${seats}` === 'every seat' && `${watcher}` === 'true';
const cellsOf = ({ path, seats, watcher }: Sight): string[] => [
  `\`${path}\``,
  seats.join(', '),
  watcher.length > 1 ? 'at times' : watcher[0] ? 'yes' : 'no',
];

/** A sample of each type of move, from the readers that the server uses, and what its fields must be. */
function movesOf({ readMove }: Game): string[] {
  const { shapes = {} } = readMove as { shapes?: { readonly [type: string]: Fields } };
  return Object.entries(shapes).map(([type, fields]) => {
    const random = quickRandom(seedOf(type));
    const sample = Object.entries(fields).map(([field, shape]) => [field, sampleOf(shape, random)] as const);
    const told = Object.entries(fields).map(([field, { what }]) => `\`${field}\` ${asCode(what)}`);
    const move = `\`${JSON.stringify({ type, seat: 0, ...Object.fromEntries(sample) })}\``;
    return told.length > 0 ? `${move}: ${told.join('; ')}` : move;
  });
}
const asCode = (what: string): string => what.replace(/(?<=a text like ).*$/, (pattern) => `\`${pattern}\``);
/** Some value of the shape; where it knows none, a word stands in. */
function sampleOf(shape: Shape, random: Random): unknown {
  for (let tries = 0; tries < 20; tries++) {
    const value = shape.any(random);
    if (value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0)) return value;
  }
  return shape.code === 'LIST' ? ['…'] : '…';
}

/** The members of the unions of events, as the source has them: `{ type: 'x'; … }`, `Told<'x', { … }>` or `({ type: 'x' } & Shown)`. */
function eventsOf(id: string): string[] {
  const sources = readdirSync(pathOf(folderOf(id), 'src'))
    .filter((name) => /^[a-z-]+\.ts$/.test(name))
    .map((name) => readFileSync(pathOf(folderOf(id), 'src', name), 'utf8'));
  const unions = sources.flatMap((text) =>
    [...text.matchAll(/^export type \w*Event =\n((?:  .*\n)+)/gm)].map(([, union]) => union!),
  );
  return unions.flatMap((union) => union.split(/^  \| /m).flatMap((member) => eventLine(member, sources.join('\n'))));
}
function eventLine(member: string, sources: string): string[] {
  const [, plain, told] = /\btype: '(\w+)'|^\w+<'(\w+)'/.exec(member) ?? [];
  const type = plain ?? told;
  if (type === undefined) return [];
  const fields = namesIn(member.replaceAll(/(?<=& )\w+/g, (name) => bodyOf(name, sources))).filter((name) => name !== 'type');
  return [`\`${type}\`${fields.length > 0 ? `: ${fields.map((name) => `\`${name}\``).join(', ')}` : ''}`];
}
const bodyOf = (name: string, sources: string): string =>
  new RegExp(`^(?:export )?type ${name} = (\\{[^]*?\\});`, 'm').exec(sources)?.[1] ?? name;
/** The names of the fields, not of those inside them. */
const namesIn = (type: string): string[] =>
  Array.from(type.replaceAll(/(?<=:[^;&]*)\{[^{}]*\}/g, '').matchAll(/[{;]\s*(?:readonly )?(\w+)\??:/g), ([, name]) => name!);

/** Each query with the names of its arguments, without the view. */
const queriesOf = ({ queries = {} }: Game): string[] =>
  Object.entries(queries).map(([name, query]) => {
    const [, ...args] = (/^\(?([^)=]*)/.exec(String(query))?.[1] ?? '').split(',').map((arg) => arg.trim());
    return `\`${name}\`${args.length > 0 ? ` (${args.join(', ')})` : ''}`;
  });

function keysOf(game: Game): string[] {
  const state = game.setup({ players: game.players.min, options: {} });
  return isFaults(state) ? [] : Object.keys(game.position.print(state) as object);
}
