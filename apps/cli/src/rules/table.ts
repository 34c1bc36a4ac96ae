import type { Game } from '@nightfall/kernel';
import { outsideFolder } from '../outside.ts';
import type { Coverage, Row } from './coverage.ts';

/** The page "clause → files" of a game. */
export function tableOf({ id, name }: Pick<Game, 'id' | 'name'>, { rows }: Coverage): string {
  const writer = outsideFolder(id) === undefined ? 'npm run nightfall -- rules --write' : 'nightfall check --write';
  return [
    `# ${name}: where each rule is`,
    '',
    `Written by \`${writer}\`; the numbers are those of the rulebook.`,
    '',
    '“Code” carries the number: a rule, a sentence, a refusal, a line of the log. “Mentioned” has it in a comment.',
    '',
    '| clause | code | mentioned | tests and examples |',
    '|---|---|---|---|',
    ...rows.map(line),
    '',
  ].join('\n');
}
const line = ({ clause, code, mentioned, tests }: Row) =>
  `| ${clause.id} | ${code.length === 0 && clause.exempt ? `– ${clause.exempt}` : list(code)} | ${list(mentioned)} | ${list(tests)} |`;
const list = (paths: readonly string[]) => paths.map((path) => `\`${path.replace(/^games\/[^/]+\//, '')}\``).join(', ');
