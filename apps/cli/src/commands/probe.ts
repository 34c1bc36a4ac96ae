import { probe as probeGame } from '@nightfall/kernel/conformance';
import { numberOf, valueOf } from '../arguments.ts';
import { type Command, complain, print } from '../command.ts';
import { findGame, setupFrom } from '../games.ts';
import { isTrouble } from '../trouble.ts';

const count = (n: number): string => n.toLocaleString('en');

export const probe: Command = {
  takes: 'GAME',
  summary: 'plays random games over all settings and looks for dead ends and leaks',
  text: 'Every game must end, and its invariants must hold throughout. In a game with secrets, every moment is compared with states that differ only in what a seat may not see, until enough of them have been checked. A finding names the place, the seat, and the seed and the input that lead to it. Exits with 1 if anything is found.',
  flags: {
    games: { takes: 'N', text: 'how many games at least (100)' },
    disguised: { takes: 'N', text: 'how many disguised states (500; a game without secrets has none)' },
    options: { takes: 'KEY=VALUE[,…]', text: 'settings that all games share (all are drawn)' },
    seed: { takes: 'N', text: 'the seed of all chance (1)' },
  },
  run: async (args) => {
    const game = await findGame(args.words[0]);
    if (isTrouble(game)) return game;
    const games = numberOf(args, 'games', 100, 0, 10_000_000);
    if (isTrouble(games)) return games;
    const disguised = numberOf(args, 'disguised', 500, 0, 100_000_000);
    if (isTrouble(disguised)) return disguised;
    const seed = numberOf(args, 'seed', 1, 0, 2 ** 31);
    if (isTrouble(seed)) return seed;
    const setup = setupFrom(game, undefined, valueOf(args, 'options'));
    if (isTrouble(setup)) return setup;
    const found = probeGame(game, { games, disguised, seed, options: setup.options });
    for (const { check, text } of found.findings) complain(`${check}: ${text}`);
    print(
      `${game.id}: ${count(found.games)} games, ${count(found.inputs)} inputs, the longest ${count(found.longest)}; ${count(found.disguised)} disguised states; ${found.findings.length === 0 ? 'nothing found' : `${found.findings.length} findings`}`,
    );
    return found.findings.length === 0 ? 0 : 1;
  },
};
