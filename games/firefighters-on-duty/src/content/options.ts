import type { Dial, FirstGame, OptionSpec } from '@nightfall/kernel';
import { limitOf } from '../queries/goals.ts';
import type { State } from '../state.ts';
import { SCENARIOS } from './scenarios.ts';
import { BRIEFINGS, CLOCKS } from './settings.ts';

const seconds = (value: number) => ({ value: String(value), name: `${value} s`, text: `${value} seconds.` });

/** FD-8.1 SU1 What the host chooses, apart from the number of crews. */
export const options: readonly OptionSpec[] = [
  {
    id: 'scenario',
    name: 'Scenario',
    text: 'The map, the fires on it, and your goals.',
    rule: 'FD-23.1',
    kind: 'choice',
    default: 'SC-1',
    choices: SCENARIOS.map(({ id, name, text, rounds, teaches }) => ({
      value: id,
      name,
      text: `${text} ${rounds} rounds. You learn: ${teaches}.`,
    })),
  },
  {
    id: 'mode',
    name: 'Mode',
    text: 'Against the clock, or at your own pace with a set number of rolls.',
    rule: 'FD-20.1',
    kind: 'choice',
    default: 'clock',
    choices: [
      { value: 'clock', name: 'Real time', text: 'Two minutes a round, everybody at once.' },
      { value: 'paced', name: 'Paced', text: 'No clock. Every crew has a set number of rolls each round.', addition: true },
    ],
  },
  {
    id: 'difficulty',
    name: 'Spread',
    text: 'How easily fire spreads to the buildings next door.',
    rule: 'FD-19.1',
    kind: 'choice',
    default: 'easy',
    choices: [
      { value: 'easy', name: 'Easy', text: 'Fire spreads on 4 or more.' },
      { value: 'hard', name: 'Hard', text: 'Fire spreads on 3 or more.' },
      { value: 'inferno', name: 'Inferno', text: 'Fire spreads on 2 or more.', addition: true },
    ],
  },
  {
    id: 'guided',
    name: 'Guided first game',
    text: 'First Watch with hints: round 1 without a clock, round 2 with three minutes.',
    rule: 'FD-23.7',
    kind: 'switch',
    default: false,
    addition: true,
  },
  {
    id: 'pace',
    name: 'Rolls per round',
    text: 'For paced games.',
    rule: 'FD-20.2',
    kind: 'choice',
    default: 'standard',
    choices: [
      { value: 'tense', name: 'Tense', text: '16 rolls each.' },
      { value: 'standard', name: 'Standard', text: '20 rolls each.' },
      { value: 'relaxed', name: 'Relaxed', text: '26 rolls each.' },
    ],
  },
  {
    id: 'order',
    name: 'Order',
    text: 'For paced games.',
    rule: 'FD-20.6',
    fine: true,
    kind: 'choice',
    default: 'free',
    choices: [
      { value: 'free', name: 'Free', text: 'Everyone acts whenever they like.' },
      { value: 'beats', name: 'Beats', text: 'Crews take turns, one roll each.' },
    ],
  },
  {
    id: 'heat',
    name: 'Heat',
    text: 'One more fire in every house that starts with exactly one.',
    rule: 'FD-19.3',
    fine: true,
    kind: 'switch',
    default: false,
    addition: true,
  },
  {
    id: 'clock',
    name: 'Length of a round',
    text: 'For real time. Any length other than 120 s marks the result as custom.',
    rule: 'FD-19.4',
    fine: true,
    kind: 'choice',
    default: '120',
    choices: CLOCKS.map(seconds),
  },
  {
    id: 'briefing',
    name: 'Briefing',
    text: 'For real time: how long you can talk between rounds.',
    rule: 'FD-9.5',
    fine: true,
    kind: 'choice',
    default: '0',
    choices: BRIEFINGS.map((value) =>
      value === 0 ? { value: '0', name: 'No limit', text: 'Until everybody is ready.' } : seconds(value),
    ),
  },
  {
    id: 'own',
    name: 'Home-made scenario',
    text: 'A scenario of your own, played instead of the one chosen above.',
    rule: 'FD-23.2',
    fine: true,
    kind: 'data',
    default: null,
  },
];

/** FD-17.3 The goals of a scenario, which a house rule may set for a crew of any size. */
const goal = (id: Parameters<typeof limitOf>[1], name: string, words: string): Dial<State> => ({
  id,
  name,
  words,
  rule: 'FD-17.3',
  min: 0,
  max: 30,
  trial: 1,
  now: (s) => limitOf(s, id),
});
export const dials: readonly Dial<State>[] = [
  goal('evac', 'Civilians to bring to safety', 'at least {n} civilians brought to safety'),
  goal('deliver', 'Injured to take to the hospital', 'at least {n} injured at the hospital'),
  goal('maxBurning', 'Areas that may burn at the end', 'at most {n} areas on fire at the end'),
  goal('maxLate', 'Late responses allowed', 'at most {n} late responses'),
  goal('maxBurned', 'Areas that may burn down', 'at most {n} areas burned down'),
];

/** After the lesson: a colleague, several fires, people to fetch. */
export const firstGame: FirstGame = {
  players: 2,
  options: { scenario: 'SC-2' },
  text: 'Market Day with one colleague: several fires, people to fetch, and two minutes a round.',
};
