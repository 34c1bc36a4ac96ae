import { advance, type Fault, houseIn, isFaults, readSetup, type Setup } from '@nightfall/kernel';
import { about } from './content/about.ts';
import { dials, options } from './content/options.ts';
import { isDifficulty, type Mode } from './content/settings.ts';
import { madness } from './rules/book.ts';
import { newTable } from './rules/setup.ts';
import type { State } from './state.ts';

/** What does not go together. */
function faultsOf({ players, options: { mode, start } }: Setup): Fault[] {
  const isAway = start !== 'random' && Number(start) >= players;
  return [
    ...(players > 1 && mode === 'solo'
      ? [{ where: 'options.mode', code: 'MODE', text: 'Solo is for one player.', rule: 'MM-2.3' }]
      : []),
    ...(isAway
      ? [
          {
            where: 'options.start',
            code: 'SEAT',
            text: `There is no player ${Number(start) + 1} at this table.`,
            rule: 'MM-6.10',
          },
        ]
      : []),
  ];
}

/** MM-6 A new game, at the deal of the cards; or what is wrong with the settings. */
export function setup(wanted: Setup): State | readonly Fault[] {
  const settings = readSetup({ players: about.players, options, dials }, wanted);
  if (isFaults(settings)) return settings;
  const faults = faultsOf(settings);
  if (faults.length > 0) return faults;
  const { players, options: chosen } = settings;
  const mode: Mode = players === 1 ? 'solo' : chosen['mode'] === 'coop' ? 'coop' : 'standard'; // 2.3
  const level = chosen['difficulty'];
  const difficulty = isDifficulty(level) ? level : 'normal';
  const start = chosen['start'];
  const first = players === 1 ? 0 : start === 'random' ? null : Number(start);
  const s = newTable(players, mode, difficulty, first, houseIn(chosen).house);
  advance(madness, s);
  return s;
}
