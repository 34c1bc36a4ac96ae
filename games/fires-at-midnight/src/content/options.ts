import { type Dial, type FirstGame, houseIn, type Json, type OptionSpec, type Options } from '@nightfall/kernel';
import type { State } from '../state.ts';
import { integrityIn, keptWaterIn, MIDNIGHT, PRESETS, type Preset, type Settings } from './settings.ts';

type Choice = { readonly value: string; readonly name: string; readonly text: string; readonly addition?: boolean };
const LIKE_PRESET: Choice = { value: 'preset', name: 'As preset', text: 'Whatever the preset says.' };

/** One key of the settings with the values it may take, the source's first. */
type Knob = {
  readonly id: keyof Settings;
  readonly rule: string;
  readonly name: string;
  readonly text: string;
  readonly values: readonly [Json, string, string][];
};

const YES_NO = (yes: string, no: string): [Json, string, string][] => [
  [false, 'No', no],
  [true, 'Yes', yes],
];

/** FM-15.1–15.13 */
const KNOBS: readonly Knob[] = [
  {
    id: 'ap',
    rule: 'FM-15.1',
    name: 'Action points',
    text: 'Action points per turn.',
    values: [
      [4, '4', 'The book.'],
      [5, '5', 'A little more time.'],
      [6, '6', 'Much more time.'],
    ],
  },
  {
    id: 'load',
    rule: 'FM-15.2',
    name: 'Loads',
    text: 'What it costs to move or leave with a load.',
    values: [
      ['source', 'By the book', 'Moving with a load costs 2; leaving costs 1, or 2 with a tree.'],
      ['light', 'Light', 'Both cost 1 with a villager or a chest, 2 with a tree.'],
      ['heavy', 'Heavy', 'Both cost 2 with anything.'],
    ],
  },
  {
    id: 'calmStart',
    rule: 'FM-15.3',
    name: 'Calm start',
    text: 'The first explosion spares the chests.',
    values: YES_NO('It is rerolled if it would hit a chest.', 'It can hit anything.'),
  },
  {
    id: 'aftershock',
    rule: 'FM-15.4',
    name: 'Aftershocks',
    text: 'An explosion on an explosion marker sets off another one.',
    values: [
      [true, 'Yes', 'The book.'],
      [false, 'No', 'It causes no other.'],
    ],
  },
  {
    id: 'explosionMarkers',
    rule: 'FM-15.5',
    name: 'Explosion markers',
    text: 'When all of them are on the table, the next explosion loses the game.',
    values: [
      [6, '6', 'The book.'],
      [7, '7', 'One more.'],
      [8, '8', 'Two more.'],
      [9, '9', 'Three more.'],
    ],
  },
  {
    id: 'needSaved',
    rule: 'FM-15.6',
    name: 'Villagers to save',
    text: 'How many you have to carry off the table.',
    values: [
      [7, '7', 'The book.'],
      [6, '6', 'One fewer.'],
      [5, '5', 'Two fewer.'],
    ],
  },
  {
    id: 'deadLimit',
    rule: 'FM-15.7',
    name: 'Deaths that lose',
    text: 'You lose when this many villagers have died.',
    values: [
      [5, '5', 'The book.'],
      [4, '4', 'One fewer.'],
      [3, '3', 'Two fewer.'],
    ],
  },
  {
    id: 'spreadRolls',
    rule: 'FM-15.8',
    name: 'Rolls of the fire',
    text: 'How often the fire spreads after each turn.',
    values: [
      [1, '1', 'The book.'],
      [2, '2', 'Twice in a row.'],
    ],
  },
  {
    id: 'doorSide',
    rule: 'FM-15.9',
    name: 'Doors',
    text: 'Which side of a house has the door.',
    values: [
      ['well', 'Towards the well', 'The usual way.'],
      ['random', 'By a die', 'Rolled for each house, never facing the border.'],
    ],
  },
  {
    id: 'waterReach',
    rule: 'FM-15.10',
    name: 'Reach of water',
    text: 'How far you can throw water.',
    values: [
      [6, '6″', 'The usual way.'],
      [4, '4″', 'Closer to the fire.'],
      ['any', 'Any', 'All over the table.'],
    ],
  },
  {
    id: 'putDown',
    rule: 'FM-15.11',
    name: 'Putting down',
    text: 'Whether you can put a load down for 1 AP.',
    values: YES_NO('You can.', 'You can’t: once picked up, it must be carried off.'),
  },
  {
    id: 'handOver',
    rule: 'FM-15.12',
    name: 'Handing over',
    text: 'Whether you can hand a load to a firefighter you touch for 1 AP.',
    values: YES_NO('You can.', 'You can’t.'),
  },
  {
    id: 'scramble',
    rule: 'FM-15.13',
    name: 'Scrambling',
    text: 'Whether a move that starts too near a fire may also end too near it, as long as it ends farther away.',
    values: YES_NO('You can leave the heat step by step.', 'Every move has to end three inches away.'),
  },
];

const choicesOf = (knob: Knob): Choice[] =>
  knob.values.map(([value, name, text], i) =>
    i === 0 ? { value: String(value), name, text } : { value: String(value), name, text, addition: true },
  );

const PRESET: OptionSpec = {
  id: 'preset',
  name: 'Difficulty',
  text: 'The rules of the book are very hard. The easier ones are additions; Drill is made for a first game.',
  rule: 'FM-15',
  kind: 'choice',
  default: 'midnight',
  choices: [
    {
      value: 'drill',
      name: 'Drill',
      text: 'Six action points, light loads, a calm start, no aftershocks, eight explosions.',
      addition: true,
    },
    { value: 'watch', name: 'Watch', text: 'The same with five action points: a fair fight.', addition: true },
    { value: 'midnight', name: 'Midnight', text: 'The rules of the book, nothing added.' },
    { value: 'inferno', name: 'Inferno', text: 'Heavy loads and a fire that spreads twice a turn.', addition: true },
  ],
};
const CREW: OptionSpec = {
  id: 'firefighters',
  name: 'Firefighters',
  text: 'How many there are in all; 0 means one for each player. If you play alone, take two or three.',
  rule: 'FM-2.3',
  kind: 'number',
  default: 0,
  min: 0,
  max: 6,
};

export const options: readonly OptionSpec[] = [
  PRESET,
  CREW,
  ...KNOBS.map((knob): OptionSpec => ({
    id: knob.id,
    name: knob.name,
    text: knob.text,
    rule: knob.rule,
    fine: true,
    kind: 'choice',
    default: 'preset',
    choices: [LIKE_PRESET, ...choicesOf(knob)],
  })),
];

/** Numbers that a house rule may change, beside those that are options. */
export const dials: readonly Dial<State>[] = [
  {
    id: 'integrity',
    name: 'Integrity of a house',
    words: 'houses begin with integrity {n}',
    rule: 'FM-8.12',
    min: 1,
    max: 6,
    trial: 4,
    now: ({ settings }) => integrityIn(settings),
  },
  {
    id: 'keptWater',
    name: 'Water kept after a turn',
    words: 'water kept after a turn: {n}',
    rule: 'FM-11.10',
    min: 0,
    max: 3,
    trial: 1,
    now: ({ settings }) => keptWaterIn(settings),
  },
];

/** The easiest preset, one villager fewer to save and one death fewer that loses, for one player with two firefighters: won about two times in three. */
export const firstGame: FirstGame = {
  players: 1,
  options: { preset: 'drill', firefighters: 2, needSaved: '6', deadLimit: '4' },
  text: 'Two firefighters, both yours, with six action points each. Six villagers to save, and the fourth death loses. No aftershocks, and two more explosions before all is lost.',
};

/** The settings a position may contain: everything except the number of firefighters, which follows from its table. */
export const SETTINGS = options.filter(({ id }) => id !== CREW.id);

/** The settings that the options stand for; `preset` stands for whatever the preset says. */
export function settingsOf(chosen: Options): Settings {
  const preset: Settings = PRESETS[chosen['preset'] as Preset];
  const settings: Record<string, Json> = { ...preset, ...(houseIn(chosen) as { house?: Json }) };
  for (const knob of KNOBS) {
    const named = knob.values.find(([value]) => String(value) === chosen[knob.id])?.[0];
    if (named !== undefined) settings[knob.id] = named === 'any' ? null : named;
  }
  return settings as unknown as Settings;
}

/** The settings in short: the preset if they are one, otherwise what differs from Midnight. */
export function printSettings(settings: Settings): { [id: string]: Json } {
  const same = (other: Settings) => KNOBS.every(({ id }) => other[id] === settings[id]);
  const preset = Object.entries(PRESETS).find(([, one]) => same(one));
  if (preset) return { preset: preset[0] };
  const differing = KNOBS.filter(({ id }) => MIDNIGHT[id] !== settings[id]);
  return Object.fromEntries(differing.map(({ id }) => [id, settings[id] ?? 'any']));
}
