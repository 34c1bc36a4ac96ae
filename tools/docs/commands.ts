import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './packages.ts';

/** The pages that tell people what to type. */
export const pages = (): string[] => [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...['docs', 'docs/guides', 'docs/balance'].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];

const PROGRAM = /^(?:[A-Z_]+=\S+ )*(?:npm|npx|node|nightfall|docker|sqlite3|psql|curl|git) /;
const FENCE = /^```(\w*)[^\n]*\n([\s\S]*?)^```$/gm;

/** A command as printed: indented or in a block of shell lines. What stands behind two spaces explains it. */
export function commandsIn(page: string): string[] {
  const text = readFileSync(join(ROOT, page), 'utf8');
  const fenced = [...text.matchAll(FENCE)].flatMap(([, language, inside]) => (language === 'sh' ? inside!.split('\n') : []));
  const indented = text.replaceAll(FENCE, '').match(/^ {4,}\S.*$/gm) ?? [];
  return [...fenced, ...indented].map((line) => line.trim().split(/ {2,}/)[0]!).filter((line) => PROGRAM.test(line));
}
