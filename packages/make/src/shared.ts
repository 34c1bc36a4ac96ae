/** What a game from outside shares with the pages: each is a file of the site, and no game brings its own. */
export const SHARED = [
  'react',
  'react/jsx-runtime',
  '@nightfall/kernel',
  '@nightfall/kit/bag',
  '@nightfall/kit/outline',
  '@nightfall/kit/pips',
  '@nightfall/kit/plane',
  '@nightfall/kit/words',
  '@nightfall/ui',
  '@nightfall/ui/art',
] as const;

/** The name of its file, under `shared/` of the site. */
export const sharedFile = (name: string): string => `${name.replace('@', '').replaceAll('/', '-')}.js`;

/** A game's files are served from `added/GAME/DIGEST/`, so this leads from any of them to the shared one, wherever the site is hosted. */
export const fromGame = (name: string): string => `../../../shared/${sharedFile(name)}`;
