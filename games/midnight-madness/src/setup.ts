import { advance, type Fault, type OptionSpec, type Setup } from '@nightfall/kernel';
import type { Difficulty, Mode } from './content/settings.ts';
import { madness } from './rules/index.ts';
import { newTable } from './rules/setup.ts';
import type { State } from './types.ts';

const SEATS = ['0', '1', '2', '3', '4', '5'] as const;

/** MM-2.1 What the host chooses. */
export const options: readonly OptionSpec[] = [
  {
    id: 'mode',
    name: 'Mode',
    text: 'What happens to slain creatures. One player always plays solo.',
    rule: 'MM-2.2',
    kind: 'choice',
    default: 'standard',
    choices: [
      {
        value: 'standard',
        name: 'Standard',
        text: 'One team; who slays keeps the token, and a winning team names its Master Slayer.',
      },
      { value: 'coop', name: 'Co-op', text: 'One team, no points.' },
      { value: 'solo', name: 'Solo', text: 'One player, no points. Chosen by itself when you play alone.' },
    ],
  },
  {
    id: 'difficulty',
    name: 'Difficulty',
    text: 'Which tokens start on the board, and how many arrive each turn.',
    rule: 'MM-2.5',
    kind: 'choice',
    default: 'normal',
    choices: [
      { value: 'normal', name: 'Normal', text: 'Starts with 1 Troll, 2 Orcs, 3 Goblins; two tokens arrive each turn.' },
      { value: 'challenging', name: 'Challenging', text: 'Starts with 3 Trolls and 3 Orcs; two tokens arrive each turn.' },
      { value: 'uber', name: 'Uber', text: 'Starts with 3 Trolls and 3 Orcs; three tokens arrive each turn.' },
    ],
  },
  {
    id: 'start',
    name: 'First turn',
    text: 'Who takes the first turn.',
    rule: 'MM-6.10',
    fine: true,
    kind: 'choice',
    default: 'random',
    choices: [
      { value: 'random', name: 'Random', text: 'Chance decides.' },
      ...SEATS.map((value) => ({ value, name: `Player ${Number(value) + 1}`, text: `Player ${Number(value) + 1} begins.` })),
    ],
  },
];

const fault = (where: string, code: string, text: string): Fault => ({ where, code, text });

function faultsOf({ players, options: chosen }: Setup): Fault[] {
  const faults: Fault[] = [];
  if (!Number.isInteger(players) || players < 1 || players > 6)
    faults.push(fault('players', 'PLAYERS', 'One to six players can play (MM-2.2).'));
  for (const [id, value] of Object.entries(chosen)) {
    const spec = options.find((option) => option.id === id);
    if (!spec) faults.push(fault(`options.${id}`, 'UNKNOWN', `There is no option "${id}".`));
    else if (spec.kind === 'choice' && !spec.choices.some((choice) => choice.value === String(value)))
      faults.push(
        fault(`options.${id}`, 'VALUE', `${spec.name} is one of ${spec.choices.map((choice) => choice.value).join(', ')}.`),
      );
  }
  if (players > 1 && chosen['mode'] === 'solo') faults.push(fault('options.mode', 'MODE', 'Solo is for one player (MM-2.3).'));
  const start = Number(chosen['start'] ?? 0);
  if (start >= players) faults.push(fault('options.start', 'SEAT', `Player ${start + 1} does not sit at this table.`));
  return faults;
}

/** MM-6 A new game, at the deal of the cards; or what is wrong with the settings. */
export function setup(wanted: Setup): State | readonly Fault[] {
  const faults = faultsOf(wanted);
  if (faults.length > 0) return faults;
  const { players, options: chosen } = wanted;
  const mode: Mode = players === 1 ? 'solo' : chosen['mode'] === 'coop' ? 'coop' : 'standard'; // 2.3
  const level = chosen['difficulty'] ?? 'normal';
  const difficulty: Difficulty = level === 'uber' || level === 'challenging' ? level : 'normal';
  const start = chosen['start'] ?? 'random';
  const s = newTable(players, mode, difficulty, players === 1 ? 0 : start === 'random' ? null : Number(start));
  advance(madness, s);
  return s;
}
