import { load } from '@nightfall/catalog';
import { Match, fileOf, isFaults, isRefusal, printRecord, readInput } from '@nightfall/kernel';
import { SEED, SIEGE, STEPS } from './siege-night.ts';

/** The night of example E-21, played without a browser. */
async function playNight(): Promise<Match> {
  const game = await load(SIEGE);
  const setup = { players: 1, options: { sheet: 'last-gate', seed: SEED, lastCall: false } };
  const head = { game: SIEGE, version: game.version, setup, names: ['Ada'], holders: ['person'], promise: null };
  const match = Match.begin(game, head);
  if (isFaults(match)) throw new Error(match[0]!.text);
  for (const { play, dice } of STEPS) {
    const text = play ?? (dice && `dice ${dice}`);
    const input = text === undefined ? undefined : readInput(game, text, match.state);
    const no = input && (isRefusal(input) ? input : match.play(input));
    if (no) throw new Error(`${text}: ${no.text}`);
  }
  return match;
}
export const nightRecord = async (): Promise<string> => printRecord(await playNight());
/** The same in the form of the siege's own files. */
export const nightFile = async (): Promise<string> => fileOf(await playNight())!;
