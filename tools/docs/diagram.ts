import { type Package, packages } from './packages.ts';

const id = (name: string) => name.replace('@nightfall/', '').replaceAll('-', '_');
/** An arrow to a package that another arrow leads to already adds nothing to the picture. */
function needed(all: readonly Package[], { uses }: Package): string[] {
  const reach = (name: string): string[] =>
    (all.find((one) => one.name === name)?.uses ?? []).flatMap((used) => [used, ...reach(used)]);
  const indirect = new Set(uses.flatMap(reach));
  return uses.filter((used) => !indirect.has(used));
}

/** Who may import whom, as a Mermaid graph; arrows that follow from others are left out. */
export function diagram(): string {
  const all = packages();
  const nodes = all.map(({ name, folder }) => `  ${id(name)}["${folder}"]`);
  const arrows = all.flatMap((one) => needed(all, one).map((used) => `  ${id(one.name)} --> ${id(used)}`));
  return ['```mermaid', 'graph TD', ...nodes, ...arrows, '```'].join('\n');
}
