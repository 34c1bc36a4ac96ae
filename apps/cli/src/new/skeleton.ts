import { readFileSync } from 'node:fs';
import { pathOf } from '../rules/sources.ts';

/** A file of a new game, by its path in the game's folder. */
export type GameFile = { readonly path: string; readonly text: string };
/** What a new game is called: `night-owls`, `Night Owls`, `NightOwls`, and the two letters before its clauses. */
export type GameName = { readonly id: string; readonly title: string; readonly type: string; readonly prefix: string };

type Flags = { readonly [flag: string]: unknown };

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1);

/** Two letters that no other game has; undefined if the id is no name for a folder. */
export function nameOf(id: string, taken: readonly string[]): GameName | undefined {
  if (!ID.test(id) || id.length < 2) return undefined;
  const words = id.split('-');
  const title = words.map(capital);
  const letters = `${words.map((word) => word[0]!).join('')}${id}xyz`.replaceAll(/[^a-z]/g, '').toUpperCase();
  const pairs = [...letters.slice(1)].map((letter) => `${letters[0]}${letter}`);
  const prefix = pairs.find((pair) => pair[0] !== pair[1] && !taken.includes(pair));
  return prefix === undefined ? undefined : { id, title: title.join(' '), type: title.join(''), prefix };
}

/** The name of the game inside a variable: `nightOwls`. */
export const variableOf = ({ type }: GameName): string => type[0]!.toLowerCase() + type.slice(1);

const FILE = /^```[a-z]+ (\S+)(?: --(\w+))?\n([\s\S]*?)^```$/gm;
/**
 * Guides hold the files of a new game, each in a block with its path; they get the new game's names. A later guide's file takes the
 * place of an earlier one's. A block that names a flag is written only with that flag.
 */
export function filesIn(guides: readonly string[], name: GameName, flags: Flags = {}): GameFile[] {
  const blocks = guides.flatMap((guide) => [...guide.matchAll(FILE)]).filter(([, , flag]) => flag === undefined || flags[flag]);
  return [...new Map(blocks.map(([, path, , text]) => [path!, renamed(text!, name)]))].map(([path, text]) => ({ path, text }));
}
/** In one go, so that a name which holds the old one is not renamed twice. */
const renamed = (text: string, { id, title, type, prefix }: GameName): string =>
  text.replaceAll(/OW(?=-)|(?<=')OW(?=')|Owls|owls/g, (old, at: number) => {
    if (old === 'OW') return prefix;
    if (old === 'owls') return id;
    return isTitle(text, at) ? title : type;
  });
const isTitle = (text: string, at: number): boolean => text[at - 1] === "'" || text.slice(at - 2, at) === '# ';

const BASE = 'add-a-game.md';
/** What a new game may be instead of one with hidden hands in turn, and the guide that makes it so. */
const KINDS = { open: 'open-game.md', coop: 'coop-game.md', 'real-time': 'real-time-game.md' } as const;
const kindsIn = (flags: Flags) => Object.entries(KINDS).filter(([flag]) => flags[flag]);
/** The page that explains the files of a game with these flags. */
export const guideTo = (flags: Flags): string => kindsIn(flags)[0]?.[1] ?? BASE;
export const isOfTwoKinds = (flags: Flags): boolean => kindsIn(flags).length > 1;
/** What else a flag adds. The guide to a package is the last of them: its files take the place of those that belong to this repository. */
const ADDED = { bot: 'add-a-bot.md', board: 'boards.md', outside: 'a-game-as-a-package.md' } as const;
/** The pages that hold the files of a game with these flags, those of its kind last. */
const guidesFor = (flags: Flags): string[] => [
  BASE,
  ...Object.entries(ADDED).flatMap(([flag, page]) => (flags[flag] ? [page] : [])),
  ...kindsIn(flags).map(([, page]) => page),
];

/** All files of a new game with these flags. */
export const skeletonOf = (name: GameName, flags: Flags): GameFile[] =>
  filesIn(
    guidesFor(flags).map((page) => readFileSync(pathOf('docs/guides', page), 'utf8')),
    name,
    flags,
  );
