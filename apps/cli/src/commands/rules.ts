import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Game } from '@nightfall/kernel';
import { type Command, complain, print } from '../command.ts';
import { findGame, playable } from '../games.ts';
import { clausesIn } from '../rules/clauses.ts';
import { type Coverage, cover, figures, isWhole } from '../rules/coverage.ts';
import { folderOf, pathOf, rulebookOf, sourcesOf } from '../rules/sources.ts';
import { tableOf } from '../rules/table.ts';
import { failed, isTrouble, misused, type Trouble } from '../trouble.ts';

const pageOf = (game: Game) => pathOf(folderOf(game.id), 'clauses.md');
const isStale = (game: Game, coverage: Coverage) =>
  !existsSync(pageOf(game)) || readFileSync(pageOf(game), 'utf8') !== tableOf(game, coverage);

function summary(game: Game, coverage: Coverage): string {
  const { clauses, exempt, withCode, mentionedOnly, withTest, missing, unknown, repeated } = figures(coverage);
  return [
    `${game.id}: ${clauses} clauses, ${exempt} without code for a stated reason, ${withCode} with code (${mentionedOnly} of them in comments only), ${withTest} with a test`,
    ...missing.map(({ clause, lacks }) => `  ${clause} lacks ${lacks.join(' and ')}`),
    ...unknown.map(({ clause, file }) => `  ${clause} is cited in ${file}, but is not in the rulebook`),
    ...repeated.map((clause) => `  ${clause} is in the rulebook twice`),
  ].join('\n');
}

function writePage(game: Game, coverage: Coverage): void {
  writeFileSync(pageOf(game), tableOf(game, coverage));
}

type Ways = { readonly [flag: string]: string | true | undefined };
/** Reports on one game; false if something is missing, or if `--check` finds its page stale. */
function reportOn(game: Game, ways: Ways): boolean | Trouble {
  if (!existsSync(pathOf(folderOf(game.id), 'rulebook.md'))) return failed(`${game.id} has no rulebook.md.`);
  const coverage = cover(game.prefix, clausesIn(rulebookOf(game.id)), sourcesOf(game.id));
  print(ways['json'] ? JSON.stringify(figures(coverage), null, 2) : summary(game, coverage));
  if (ways['write']) writePage(game, coverage);
  const stale = ways['check'] === true && isStale(game, coverage);
  if (stale) complain(`${folderOf(game.id)}/clauses.md is stale; \`npm run nightfall -- rules --write\` renews it.`);
  return isWhole(coverage) && !stale;
}

async function showClause(game: Game, id: string): Promise<number | Trouble> {
  const clause = clausesIn(rulebookOf(game.id)).find((one) => one.id === id.toUpperCase());
  if (!clause) return failed(`the rulebook of ${game.name} has no clause ${id}.`);
  print(`${clause.id} ${clause.text}`);
  return 0;
}

export const rules: Command = {
  takes: '[GAME [CLAUSE]]',
  summary: 'shows which clauses of the rulebook have code and tests, or prints one clause',
  text: 'Reads the clause numbers of the rulebook, of code, refusals, tests and examples. Exits with 1 if a clause lacks code or\na test without a stated reason, or if a number is cited that the rulebook does not have. Without GAME: every game.',
  flags: {
    json: { text: 'print the figures as JSON' },
    write: { text: 'write the table "clause → files" to clauses.md of the game' },
    check: { text: 'fail if that table is stale' },
  },
  run: async ({ words, flags }) => {
    const [name, clause] = words;
    if (clause !== undefined) {
      const game = await findGame(name);
      return isTrouble(game) ? game : showClause(game, clause);
    }
    if (name === undefined && flags['json']) return misused('--json needs a game.');
    let whole = true;
    for (const id of name === undefined ? playable() : [name]) {
      const game = await findGame(id);
      const fine = isTrouble(game) ? game : reportOn(game, flags);
      if (isTrouble(fine)) return fine;
      whole = fine && whole;
    }
    return whole ? 0 : 1;
  },
};
