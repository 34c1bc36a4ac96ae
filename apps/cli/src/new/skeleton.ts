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
  const letters = [...words.map((word) => word[0]!), ...id.replaceAll(/[^a-z]/g, ''), 'x', 'y', 'z'].join('').toUpperCase();
  const pairs = [...letters.slice(1)].map((letter) => `${letters[0]}${letter}`);
  const prefix = pairs.find((pair) => pair[0] !== pair[1] && !taken.includes(pair));
  return prefix === undefined ? undefined : { id, title: title.join(' '), type: title.join(''), prefix };
}

/** The name of the game inside a variable: `nightOwls`. */
export const variableOf = ({ type }: GameName): string => type[0]!.toLowerCase() + type.slice(1);

const FILE = /^```[a-z]+ (\S+)\n([\s\S]*?)^```$/gm;
/** The guide to a new game holds its files, each in a block with its path; they get the new game's names. */
export function filesIn(guide: string, name: GameName): GameFile[] {
  return [...guide.matchAll(FILE)].map(([, path, text]) => ({ path: path!, text: renamed(text!, name) }));
}
const renamed = (text: string, { id, title, type, prefix }: GameName): string =>
  text
    .replaceAll('OW-', `${prefix}-`)
    .replaceAll("'OW'", `'${prefix}'`)
    .replaceAll(/(?<=^# |')Owls(?=$|')/gm, title)
    .replaceAll('Owls', type)
    .replaceAll('owls', id);
