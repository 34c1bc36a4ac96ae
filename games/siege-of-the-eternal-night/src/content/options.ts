import type { Dial, FirstGame, OptionSpec } from '@nightfall/kernel';
import { altarIn } from '../queries/altar.ts';
import { turnsOf } from '../queries/turns.ts';
import type { SiegeState } from '../state.ts';
import { SHEET_IDS, SHEETS } from './sheets.ts';

const SHEET_TEXTS: Record<(typeof SHEET_IDS)[number], string> = {
  'last-gate': 'The classic field, 77 enemies, gates outside the walls. Hard.',
  'postern-yard': 'A small yard of 60 enemies for a first night. Novice.',
  'outer-bailey': 'Gates inside the outline. Easy.',
  'broken-keep': 'A ring around the ruin. Easy.',
  'river-crossing': 'Two yards and a bridge. Fair.',
  'field-of-stakes': 'Corridors one square wide; Flamestrike fits nowhere. Fair.',
  causeway: 'Long and low, with gates side by side. Hard.',
  'long-night': 'Eighty-eight enemies. Nightmare.',
};

export const options: readonly OptionSpec[] = [
  {
    id: 'sheet',
    name: 'Sheet',
    text: 'The field you defend.',
    rule: 'SN-2.10',
    kind: 'choice',
    default: 'last-gate',
    choices: [
      ...SHEET_IDS.map((id) => ({ value: id, name: SHEETS[id].name, text: SHEET_TEXTS[id] })),
      {
        value: 'daily',
        name: 'Daily siege',
        text: 'A sheet made from the seed. The seed of a day is daily-YYYY-MM-DD.',
        addition: true,
      },
      { value: 'inline', name: 'Own sheet', text: 'A sheet you made yourself.', addition: true },
    ],
  },
  {
    id: 'seed',
    name: 'Seed',
    text: 'The same seed gives the same dice. Leave it empty for new dice, or enter a hyphen to roll your own and type them in.',
    rule: 'SN-16.1',
    kind: 'text',
    default: '',
    pattern: String.raw`^[A-Za-z0-9._\-]{0,64}$`, // browsers read it with the flag v, where a hyphen is escaped
    hint: 'letters, digits, dots, hyphens',
  },
  {
    id: 'lastCall',
    name: 'Last Call',
    text: 'After turn 9 the hour on your clock gives you one last troop of up to that many squares.',
    rule: 'SN-12.1',
    kind: 'switch',
    default: false,
  },
  {
    id: 'ownSheet',
    name: 'Own sheet',
    text: 'The sheet to play on when "Own sheet" is chosen.',
    rule: 'SN-2.8',
    kind: 'data',
    default: null,
  },
];

/** Numbers that a house rule may change. */
export const dials: readonly Dial<SiegeState>[] = [
  {
    id: 'turns',
    name: 'Turns of a night',
    words: 'the night ends after turn {n}',
    rule: 'SN-1.2',
    min: 3,
    max: 9,
    trial: 8,
    now: turnsOf,
  },
  {
    id: 'altar',
    name: 'Dice that feed the altar',
    words: 'dice up to {n} feed the altar',
    rule: 'SN-3.3',
    min: 1,
    max: 5,
    trial: 2,
    now: altarIn,
  },
];

/** The smallest field. */
export const firstGame: FirstGame = {
  players: 1,
  options: { sheet: 'postern-yard' },
  text: 'The Postern Yard: the smallest field, with 60 enemies instead of 77.',
};
