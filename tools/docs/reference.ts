import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './packages.ts';
import { signatureOf } from './signature.ts';

/** What authors of games, bots and boards look up, and the files whose own comments say it. */
const SECTIONS: readonly { readonly title: string; readonly text: string; readonly files: readonly string[] }[] = [
  { title: 'Sentences', text: 'What `book()` gives: a rule is a list of these.', files: ['packages/kernel/src/book.ts'] },
  {
    title: 'What the kernel speaks of',
    text: 'Refusals, frames, moves, clocks: plain data, or functions over plain data.',
    files: ['packages/kernel/src/types.ts'],
  },
  { title: 'Moves', text: 'What `moves()` takes to declare one.', files: ['packages/kernel/src/declare.ts'] },
  { title: 'Shapes', text: 'For fields of moves, positions and settings.', files: ['packages/kernel/src/shape.ts'] },
  {
    title: 'A game',
    text: 'Options, words, results, bots and the `Game` object itself.',
    files: ['packages/kernel/src/game.ts'],
  },
  { title: 'What follows from shapes', text: '', files: ['packages/kernel/src/derived.ts', 'packages/kernel/src/position.ts'] },
  { title: 'Asking the rules', text: 'For boards, bots and tests.', files: ['packages/kernel/src/play.ts'] },
  {
    title: 'Bots',
    text: 'A bot by hand needs none of this; one that thinks ahead asks a `Mind`.',
    files: [
      'packages/kernel/src/mind.ts',
      'packages/bots/src/search-bot.ts',
      'packages/bots/src/play-out.ts',
      'packages/bots/src/halving.ts',
    ],
  },
  { title: 'Chance', text: '', files: ['packages/kernel/src/chance/random.ts', 'packages/kit/src/bag.ts'] },
  {
    title: 'The suite',
    text: '',
    files: ['packages/kernel/src/conformance/index.ts', 'packages/kernel/src/conformance/probe.ts'],
  },
  { title: 'A board', text: 'What a board gets (`BoardProps`) and gives (`BoardModule`).', files: ['packages/ui/src/board.ts'] },
  { title: 'The camera', text: '', files: ['packages/ui/src/camera/camera.ts'] },
  { title: 'Sounds', text: '', files: ['packages/ui/src/sound.ts'] },
];

type Entry = { readonly name: string; readonly text: string };
const DOCUMENTED = /^( *)\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n\1(?=((?:export |readonly )?[^\n]+))/gm;
/** The comment as one paragraph. */
const plain = (comment: string): string => comment.replaceAll(/\s*\n\s*\*? ?/g, ' ').trim();
const isShown = (line: string, indent: string): boolean =>
  indent === '' ? line.startsWith('export ') : /^(readonly )?\w+\??[:(<]|^(readonly )?\w+,?$/.test(line);

function entriesOf(path: string): Entry[] {
  const text = readFileSync(join(ROOT, path), 'utf8');
  return [...text.matchAll(DOCUMENTED)].flatMap(({ 0: whole, 1: indent, 2: comment, 3: line, index }) =>
    isShown(line!, indent!) ? [{ name: signatureOf(text.slice(index + whole.length)), text: plain(comment!) }] : [],
  );
}

/** Names and values of the tokens that boards take their colours and sizes from. */
function tokens(): string[] {
  const text = readFileSync(join(ROOT, 'packages/ui/src/styles/tokens.css'), 'utf8');
  const first = /:root[^{]*\{([\s\S]*?)\n\}/.exec(text)?.[1] ?? '';
  return [...first.matchAll(/^ *(--[\w-]+): ([^;]+);/gm)].map(
    ([, name, value]) => `- \`${name}\`: \`${value!.replaceAll(/\s+/g, ' ')}\``,
  );
}

/** docs/reference.md: everything that has a comment of its own, from the comments themselves. */
export const reference = (): string =>
  [
    '# Reference',
    '',
    'Written by `npm run docs` from the comments in the sources; your editor shows the same ones. Common type arguments are left out. The guides show these parts at work.',
    ...SECTIONS.flatMap(({ title, text, files }) => [
      '',
      `## ${title}`,
      '',
      ...(text ? [text, ''] : []),
      ...files.flatMap((path) => [
        `From [${path}](../${path}):`,
        '',
        ...entriesOf(path).map((entry) => `- \`${entry.name}\`: ${entry.text}`),
        '',
      ]),
    ]),
    '## Tokens',
    '',
    'From [packages/ui/src/styles/tokens.css](../packages/ui/src/styles/tokens.css):',
    '',
    ...tokens(),
    '',
  ]
    .join('\n')
    .replaceAll('\n\n\n', '\n\n');
