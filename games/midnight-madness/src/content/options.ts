import type { Dial, FirstGame, OptionSpec } from '@nightfall/kernel';
import { numberOf } from '../queries/numbers.ts';
import type { State } from '../state.ts';
import type { NumberOfNight } from './settings.ts';

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
        text: 'One team. Players keep the creatures they slay, and if the castle stands, the highest scorer is Master Slayer.',
      },
      { value: 'coop', name: 'Co-op', text: 'One team, no points.' },
      { value: 'solo', name: 'Solo', text: 'One player, no points. Selected automatically when you play alone.' },
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
      {
        value: 'gentle',
        name: 'Gentle',
        text: 'Like Normal, but the Goblin King and Draw 4 Monsters stay in the box. Made for a first night.',
        addition: true,
      },
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

/** Numbers that a house rule may change, for any number of players and any difficulty. */
const dial = (id: NumberOfNight, rule: string, of: Omit<Dial, 'id' | 'rule' | 'now'>): Dial<State> => ({
  id,
  rule,
  ...of,
  now: (s) => numberOf(s, id),
});
export const dials: readonly Dial<State>[] = [
  dial('arrivals', 'MM-2.5', {
    name: 'Tokens that arrive each turn',
    words: 'tokens that arrive each turn: {n}',
    min: 1,
    max: 5,
    trial: 4,
  }),
  dial('hand', 'MM-2.6', { name: 'Hand size', words: 'hand size {n}', min: 1, max: 8, trial: 7 }),
  dial('replacements', 'MM-2.6', {
    name: 'Cards replaced each turn',
    words: 'cards you may replace each turn: {n}',
    min: 0,
    max: 4,
    trial: 3,
  }),
  dial('trades', 'MM-2.6', { name: 'Trades each turn', words: 'trades each turn: {n}', min: 0, max: 4, trial: 3 }),
];

/** A gentle night with one companion, who plays well. */
export const firstGame: FirstGame = {
  players: 2,
  options: { mode: 'coop', difficulty: 'gentle' },
  text: 'You and one companion, on a gentle night: the two tokens that bring the most monsters stay in the box.',
};
