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

/** A command in the middle of a sentence, without what stands before its program. */
const INLINE = /`(?:[A-Z_]+=\S+ )*((?:npm|npx|node|nightfall) [^`…]*)`/g;
/** Every command that a page names, alone or in a sentence; `a && b` are two. */
export const commandsNamedIn = (page: string): string[] =>
  [...commandsIn(page), ...Array.from(readFileSync(join(ROOT, page), 'utf8').matchAll(INLINE), ([, command]) => command!)]
    .flatMap((command) => command.split(' && '))
    .map((command) => command.replace(/^(?:[A-Z_]+=\S+ )+/, '').replace(/^docker compose \w+ \w+ /, ''));

/** Lines inside any fence but `text` that look like a command, whatever the fence says it holds. */
export const typedInFences = (page: string): string[] =>
  Array.from(readFileSync(join(ROOT, page), 'utf8').matchAll(FENCE), ([, language, inside]) =>
    language === 'text' ? [] : inside!.split('\n'),
  )
    .flat()
    .map((line) => line.trim().replace(/^\$ /, '').split(/ {2,}/)[0]!)
    .filter((line) => PROGRAM.test(line));
