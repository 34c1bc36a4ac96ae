import type { Game, Types } from '@nightfall/kernel';

/** One game as the shelf shows it, before anything of it is loaded. */
export type CatalogEntry = {
  /** The folder's name. */
  readonly id: string;
  readonly name: string;
  readonly tagline: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly minutes: string;
  readonly age: number;
  readonly kind: 'solo' | 'cooperative' | 'versus';
  /** The colour of its lamp. */
  readonly accent: string;
  readonly available: boolean;
  /** What a result counts, and which end of it is the better one; null where there is nothing to compare. */
  readonly score: { readonly name: string; readonly best: 'lowest' | 'highest' } | null;
};

export const catalog: readonly CatalogEntry[] = [
  {
    id: 'siege-of-the-eternal-night',
    name: 'Siege of the Eternal Night',
    tagline: 'Two dice, one sheet of parchment, nine turns until the sun decides.',
    players: { min: 1, max: 1 },
    minutes: '10–15',
    age: 8,
    kind: 'solo',
    accent: '#e6c978',
    available: true,
    score: { name: 'enemies left', best: 'lowest' },
  },
  {
    id: 'midnight-madness',
    name: 'Midnight Madness',
    tagline: 'Something stands between the trees. Hold the castle until every eye is shut.',
    players: { min: 1, max: 6 },
    minutes: '45–75',
    age: 10,
    kind: 'cooperative',
    accent: '#b9d65c',
    available: true,
    score: { name: 'points', best: 'highest' },
  },
  {
    id: 'fires-at-midnight',
    name: 'Fires at Midnight',
    tagline: 'A village is burning. Carry out seven people, inch by inch.',
    players: { min: 1, max: 6 },
    minutes: '30–60',
    age: 10,
    kind: 'cooperative',
    accent: '#ff8a3d',
    available: true,
    score: { name: 'villagers saved', best: 'highest' },
  },
  {
    id: 'firefighters-on-duty',
    name: 'Firefighters on Duty',
    tagline: 'Six rounds of two minutes, one city, everybody at once.',
    players: { min: 1, max: 4 },
    minutes: '20–40',
    age: 10,
    kind: 'cooperative',
    accent: '#5cc3ff',
    available: false,
    score: null,
  },
  {
    id: 'runebound-midnight',
    name: 'Runebound: Midnight',
    tagline: 'One rules the shadow; the others carry the light through it.',
    players: { min: 2, max: 6 },
    minutes: '120–180',
    age: 12,
    kind: 'versus',
    accent: '#c3a4ff',
    available: false,
    score: null,
  },
];

export const entry = (id: string): CatalogEntry | undefined => catalog.find((one) => one.id === id);

// Outside its own folder a game is known by the kernel's types alone.
const plain = <T extends Types>(game: Game<T>): Game => game as unknown as Game;

const loaders: { readonly [id: string]: () => Promise<Game> } = {
  'siege-of-the-eternal-night': async () => plain((await import('@nightfall/siege-of-the-eternal-night')).game),
  'midnight-madness': async () => plain((await import('@nightfall/midnight-madness')).game),
  'fires-at-midnight': async () => plain((await import('@nightfall/fires-at-midnight')).game),
};

/** The rules of a game, without a board; each is loaded when it is asked for. */
export async function load(id: string): Promise<Game> {
  const loader = loaders[id];
  if (loader) return loader();
  const known = entry(id);
  throw new Error(known ? `${known.name} is in preparation.` : `There is no game called ${id}.`);
}
