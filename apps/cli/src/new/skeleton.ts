/** A file of a new game, by its path in the game's folder. */
export type GameFile = { readonly path: string; readonly text: string };
/** What a new game is called: `night-owls`, `Night Owls`, `NightOwls`, and the two letters before its clauses. */
export type GameName = { readonly id: string; readonly title: string; readonly type: string; readonly prefix: string };

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

const FILE = /^```[a-z]+ (\S+)\n([\s\S]*?)^```$/gm;
/** Guides hold the files of a new game, each in a block with its path; they get the new game's names. A later guide's file takes the place of an earlier one's. */
export function filesIn(guides: readonly string[], name: GameName): GameFile[] {
  const blocks = guides.flatMap((guide) => [...guide.matchAll(FILE)]);
  return [...new Map(blocks.map(([, path, text]) => [path!, renamed(text!, name)]))].map(([path, text]) => ({ path, text }));
}
/** In one go, so that a name which holds the old one is not renamed twice. */
const renamed = (text: string, { id, title, type, prefix }: GameName): string =>
  text.replaceAll(/OW(?=-)|(?<=')OW(?=')|Owls|owls/g, (old, at: number) => {
    if (old === 'OW') return prefix;
    if (old === 'owls') return id;
    return isTitle(text, at) ? title : type;
  });
const isTitle = (text: string, at: number): boolean => text[at - 1] === "'" || text.slice(at - 2, at) === '# ';
