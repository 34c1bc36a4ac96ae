import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './packages.ts';

const SOURCE = join(ROOT, 'packages/kernel/src');
/** The files that `index.ts` hands on, through the indexes of its folders. */
function exported(path: string): string[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const text = readFileSync(join(SOURCE, path), 'utf8');
  const handed = [...text.matchAll(/^export \* from '\.\/(.+)';$/gm)].map(([, to]) => folder + to);
  return handed.length > 0 ? handed.flatMap(exported) : [path];
}

const EXPORT = /^export (?:async )?(?:function|const|class|type|interface) ([A-Za-z0-9_$]+)/gm;
const KIND = /^export (?:async )?(function|const|class|type|interface)/;

/** What the kernel offers: every exported name, by file. A change of it shows in review. */
export function surface(): string {
  const files = exported('index.ts').filter((path) => readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).includes(path));
  const parts = files.map((path) => {
    const names = [...readFileSync(join(SOURCE, path), 'utf8').matchAll(EXPORT)].map(
      ([line, name]) => `${KIND.exec(line)![1]} ${name}`,
    );
    return `- \`${path}\`: ${names.join(', ')}`;
  });
  return parts.join('\n');
}
