import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, isFaults, type Setup } from '@nightfall/kernel';
import { type Arguments, numberOf, valueOf } from '../arguments.ts';
import { print } from '../command.ts';
import { writeText } from '../files.ts';
import { gameAndSetup } from '../games.ts';
import { progressBar } from '../simulate/progress.ts';
import { failed, faultLines, isTrouble, misused, type Trouble } from '../trouble.ts';
import { playerFor } from './entrants.ts';
import type { Player } from './player.ts';
import { type Bounded, comparison, playBout, seatings, standings } from './tournament.ts';

type Tournament = { readonly game: Game; readonly setup: Setup; readonly names: readonly string[]; readonly games: number };

/** `nightfall arena GAME --bots good,./my-bot.mjs,"python3 bot.py" --games 200`. */
export async function runTournament(args: Arguments): Promise<number | Trouble> {
  const asked = await tournamentFrom(args);
  if (isTrouble(asked)) return asked;
  const patience = numberOf(args, 'patience', 2000, 10, 3_600_000);
  if (isTrouble(patience)) return patience;
  const players = new Map<string, Player>();
  try {
    for (const name of asked.names) {
      const player = await playerFor(asked.game, name, { answer: patience });
      if (isTrouble(player)) return player;
      players.set(name, player);
    }
    const bouts = await playAll(asked, players, valueOf(args, 'seed') ?? 'arena', (name) =>
      again(asked.game, name, patience, players),
    );
    const trouble = keepRecords(bouts, valueOf(args, 'records'));
    if (trouble) return trouble;
    print(args.flags['json'] ? JSON.stringify(jsonOf(asked, bouts), null, 2) : tableOf(asked, bouts));
    return 0;
  } finally {
    for (const player of players.values()) player.close();
  }
}
async function tournamentFrom(args: Arguments): Promise<Tournament | Trouble> {
  const asked = await gameAndSetup(args);
  if (isTrouble(asked)) return asked;
  const { game, setup } = asked;
  const trial = game.setup(setup);
  if (isFaults(trial)) return failed(faultLines(game.id, trial));
  const names = [
    ...new Set(
      valueOf(args, 'bots')!
        .split(',')
        .map((name) => name.trim()),
    ),
  ].filter(Boolean);
  if (names.length < 2) return misused('--bots takes at least two different players, with commas between them.');
  const games = numberOf(args, 'games', 100, 1, 1_000_000);
  return isTrouble(games) ? games : { game, setup, names, games };
}
/** A program that was ended for a fault gets a new start with the next match. */
async function again(game: Game, name: string, answer: number, players: Map<string, Player>): Promise<void> {
  players.get(name)!.close();
  const player = await playerFor(game, name, { answer });
  if (!isTrouble(player)) players.set(name, player);
}

async function playAll(
  { game, setup, names, games }: Tournament,
  players: ReadonlyMap<string, Player>,
  seed: string,
  renew: (name: string) => Promise<void>,
): Promise<readonly Bounded[]> {
  const tables = seatings(game, setup, names);
  const bouts: Bounded[] = [];
  const bar = progressBar(games * tables.length);
  for (let number = 0; number < games; number++)
    for (const seats of tables) {
      const bout = await playBout(game, setup, seats, players, seed, number);
      if (bout.refereed.forfeit) await renew(bout.refereed.forfeit.name);
      bouts.push(bout);
      bar.step();
    }
  bar.end();
  return bouts;
}

function keepRecords(bouts: readonly Bounded[], folder: string | undefined): Trouble | undefined {
  if (folder === undefined) return undefined;
  mkdirSync(folder, { recursive: true });
  for (const [i, { refereed }] of bouts.entries()) {
    const trouble = writeText(join(folder, `${String(i + 1).padStart(5, '0')}.record`), refereed.record);
    if (trouble) return trouble;
  }
  return undefined;
}

const isPoints = (bouts: readonly Bounded[]): boolean =>
  bouts.some(({ refereed: { result } }) => result?.outcome === 'scored' && result.winners.length === 0);
const jsonOf = ({ game, setup, names, games }: Tournament, bouts: readonly Bounded[]) => ({
  game: game.id,
  setup,
  seeds: games,
  standings: standings(bouts, names, isPoints(bouts)),
  forfeits: bouts.flatMap(({ refereed: { forfeit } }, i) => (forfeit ? [{ game: i + 1, ...forfeit }] : [])),
});

/** So many forfeits are named. */
const NAMED = 10;
/** What was found, for a terminal. Games have the numbers of their records. */
export function tableOf(tournament: Tournament, bouts: readonly Bounded[]): string {
  const { game, games, names } = tournament;
  const points = isPoints(bouts);
  const write = (x: number) => (points ? x.toFixed(2) : `${(100 * x).toFixed(1)} %`);
  const rows = standings(bouts, names, points).map(
    ({ name, games: played, value, low, high, forfeits, rating }) =>
      `${name.padEnd(28)} ${write(value).padStart(8)}  ${`${write(low)} to ${write(high)}`.padEnd(20)}  of ${played}${rating ? `  rating ${rating.value.toFixed(0)} (${rating.low.toFixed(0)} to ${rating.high.toFixed(0)})` : ''}${forfeits > 0 ? `  forfeits ${forfeits}` : ''}`,
  );
  const faults = bouts.flatMap(({ refereed: { forfeit } }, i) =>
    forfeit ? [`game ${i + 1}: ${forfeit.name} lost: ${forfeit.text}`] : [],
  );
  return [
    `${game.name}: ${games === 1 ? 'one seed' : `${games} seeds`}, ${bouts.length} games`,
    ...rows,
    ...(names.length === 2 ? [verdict(bouts, names)] : []),
    ...faults.slice(0, NAMED),
    ...(faults.length > NAMED ? [`and ${faults.length - NAMED} more games were lost like this; --json names all`] : []),
  ].join('\n');
}
function verdict(bouts: readonly Bounded[], [first, second]: readonly string[]): string {
  const { finding } = comparison(bouts, [first!, second!]);
  if (finding === 'open') return `Too few games to say whether ${first!} is better than ${second!}.`;
  return `${first!} is ${finding} than ${second!} (sequential test, 5 % error).`;
}
