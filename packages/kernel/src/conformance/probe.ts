import { quickRandom } from '../chance/random.ts';
import type { Game, Options, Setup } from '../game.ts';
import { apply } from '../play.ts';
import type { Types } from '../types.ts';
import { quickInput, validSetup } from './chance.ts';
import { note, type Finding, type Notes } from './report.ts';
import { checkSecrets, checkTold } from './secrets.ts';

export type Probe = {
  readonly findings: readonly Finding[];
  readonly games: number;
  /** All inputs, and those of the longest game. */
  readonly inputs: number;
  readonly longest: number;
  /** States that differ from the played one only in things some seat may not see. */
  readonly disguised: number;
};
export type Measure = {
  readonly games: number;
  readonly disguised: number;
  readonly seed: number;
  readonly limit?: number;
  /** Settings that all games share; the others are drawn. */
  readonly options?: Options;
};
/** How often the invariants are checked before the end: a lost token stays lost. */
const CHECKED = 32;

/**
 * Many random games over all settings and numbers of players: each must end, and its invariants must hold. Until enough states
 * have been disguised, every moment is compared with its disguises, for every seat and a watcher. Each game has a seed of its own: the
 * first one the given seed, the next one that seed and one.
 */
export function probe<T extends Types>(game: Game<T>, measure: Measure): Probe {
  const { games, disguised, seed } = measure;
  const notes: Notes = { findings: [], states: 0, attempts: 0, hidden: 0, clauses: undefined };
  const wantsMore = () => game.secrets && notes.hidden < disguised && notes.findings.length === 0;
  let [played, inputs, longest] = [0, 0, 0];
  while (played < games || wantsMore()) {
    const before = notes.hidden;
    const n = playOne(game, seed + played, notes, measure);
    played += 1;
    inputs += n;
    longest = Math.max(longest, n);
    if (wantsMore() && notes.hidden === before)
      note(notes, 'secrecy is declared', '`secrets` is true and nothing was ever hidden');
  }
  return { findings: notes.findings, games: played, inputs, longest, disguised: notes.hidden };
}

/** One random game; how many inputs it took. The looking has chance of its own, so that a game is the same with and without it. */
function playOne<T extends Types>(
  game: Game<T>,
  seed: number,
  notes: Notes,
  { disguised, limit = 100_000, options }: Measure,
): number {
  const [random, looking] = [quickRandom(seed), quickRandom(seed)];
  const setup = validSetup(game, random, options);
  const state = game.setup(setup) as T['state'];
  const next = () => quickInput(game, state, random);
  let n = 0;
  for (let input = next(); input && n < limit; input = next(), n++) {
    notes.at = `--seed ${seed} --games 1, input ${n + 1}`;
    const moment = { game, state, players: setup.players, random: looking, notes };
    if (notes.hidden < disguised) checkSecrets(moment);
    if (notes.hidden < disguised) checkTold(moment, input);
    apply(game.book, state, input);
    if (n % CHECKED === 0) checkTruths(game, setup, state, notes);
  }
  checkTruths(game, setup, state, notes);
  if (state.stack.length > 0) note(notes, 'the game ends', `${JSON.stringify(setup)}: not over after ${n} inputs`);
  return n;
}
function checkTruths<T extends Types>(game: Game<T>, setup: Setup, state: T['state'], notes: Notes): void {
  for (const { where, text } of game.invariants?.(state) ?? [])
    note(notes, 'invariants hold', `${JSON.stringify(setup)}: ${where}: ${text}`);
}
