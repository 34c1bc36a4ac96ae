import { type Package, packages } from './packages.ts';

/** Every game looks the same from outside: one box stands for all of them, and one for their boards. */
const GAME = 'games/<game>';
const BOARD = 'games/<game>/board';
function boxOf(folder: string): string {
  if (!folder.startsWith('games/')) return folder;
  return folder.endsWith('/board') ? BOARD : GAME;
}
/** Games are found by their folders, not by name: the catalog lists them, the web app takes their boards. */
const BY_FOLDER = [
  ['packages/catalog', GAME],
  ['apps/web', BOARD],
] as const;

type Boxes = Map<string, Set<string>>;
function boxes(all: readonly Package[]): Boxes {
  const found: Boxes = new Map();
  const folderOf = new Map(all.map(({ name, folder }) => [name, folder]));
  for (const { folder, uses } of all) {
    const from = boxOf(folder);
    const to = uses.map((used) => boxOf(folderOf.get(used)!)).filter((box) => box !== from);
    found.set(from, new Set([...(found.get(from) ?? []), ...to]));
  }
  for (const [from, to] of BY_FOLDER) found.get(from)!.add(to);
  return found;
}

/** An arrow to a box that another arrow leads to already adds nothing to the picture. */
function needed(all: Boxes, box: string): string[] {
  const reach = (from: string): string[] => [...all.get(from)!].flatMap((used) => [used, ...reach(used)]);
  const indirect = new Set([...all.get(box)!].flatMap(reach));
  return [...all.get(box)!].filter((used) => !indirect.has(used));
}

const id = (box: string) => box.replace(/^(packages|apps)\//, '').replaceAll(/[^a-z]+/g, '_');

/** Who may import whom, as a Mermaid graph; arrows that follow from others are left out. */
export function diagram(): string {
  const all = boxes(packages());
  const nodes = [...all.keys()].map((box) => `  ${id(box)}["${box.replace('<', '&lt;').replace('>', '&gt;')}"]`);
  const arrows = [...all.keys()].flatMap((box) => needed(all, box).map((used) => `  ${id(box)} --> ${id(used)}`));
  return ['```mermaid', 'graph TD', ...nodes, ...arrows, '```'].join('\n');
}
