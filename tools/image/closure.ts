import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Package = {
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

/** The folders that `npm ci --omit=dev` of these workspaces brings, by the lock file: packages, and the workspaces they are linked to. */
export function closure(root: string, workspaces: readonly string[]): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Package> };
  const found = new Set<string>();
  const visit = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    const { link, resolved, dependencies, optionalDependencies } = packages[path]!;
    if (link) return visit(resolved!);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const at = placeOf(packages, path, name);
      if (at !== undefined && (at in packages ? existsSync(join(root, at)) : false)) visit(at);
    }
  };
  workspaces.forEach(visit);
  return [...found];
}

/** Where a package finds another: in its own node_modules, or in one further out. */
function placeOf(packages: Record<string, Package>, from: string, name: string): string | undefined {
  for (let at = from; ; at = at.includes('/') ? at.slice(0, at.lastIndexOf('/')) : '') {
    const path = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (path in packages) return path;
    if (at === '') return undefined;
  }
}
