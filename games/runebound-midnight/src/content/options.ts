import type { Dial, FirstGame, OptionSpec } from '@nightfall/kernel';
import { priceOfCounter } from '../queries/heroes.ts';
import type { State } from '../state.ts';
import { DIFFICULTY } from './settings.ts';

/** RM-32.11 What a table can choose. */
export const options: readonly OptionSpec[] = [
  {
    id: 'short',
    name: 'Short game',
    text: 'About 45 minutes, good for a first evening: the Heroes start stronger and need fewer mirrors, and the threat starts halfway up.',
    rule: 'RM-37.1',
    kind: 'switch',
    default: false,
    addition: true,
  },
  {
    id: 'printed',
    name: 'As printed',
    text: 'Without our tuning: no experience at the start, dearer levels, stronger guardians and narrower powers. Hard for the Heroes.',
    rule: 'RM-38.1',
    fine: true,
    kind: 'switch',
    default: false,
  },
  {
    id: 'chooseCharacters',
    name: 'Characters',
    text: 'Who is dealt a character, and who picks one.',
    rule: 'RM-10.4',
    fine: true,
    kind: 'choice',
    default: 'false',
    // The values of the ends are those that the switch of former versions had.
    choices: [
      { value: 'false', name: 'All by lot', text: 'The Night King and the Heroes are dealt at random.' },
      { value: 'king', name: 'Night King by choice', text: 'The Night King picks; the Heroes are dealt at random.' },
      { value: 'heroes', name: 'Heroes by choice', text: 'The Night King is dealt at random; the Heroes pick.' },
      { value: 'true', name: 'All by choice', text: 'Both sides pick in secret and reveal together.' },
    ],
  },
  {
    id: 'variants',
    name: 'Variants',
    text: 'The two sides take turns picking variants; each one changes the threat difficulty.',
    rule: 'RM-29.3',
    kind: 'switch',
    default: false,
  },
  {
    id: 'difficulty',
    name: 'Threat difficulty',
    text: 'What a threat test has to reach; higher is easier for the Heroes. With variants, it starts at 16.',
    rule: 'RM-29.5',
    kind: 'number',
    default: DIFFICULTY.start,
    min: DIFFICULTY.least,
    max: DIFFICULTY.most,
  },
  {
    id: 'live',
    name: 'Clock on threat offers',
    text: 'The Night King has 15 seconds to accept or decline a threat test; after that he makes it without spending anything.',
    rule: 'RM-32.6',
    fine: true,
    kind: 'switch',
    default: false,
    addition: true,
  },
];

/** RM-32.7 Numbers that a house rule may change, for any number of Heroes. */
export const dials: readonly Dial<State>[] = [
  {
    id: 'counterPrice',
    name: 'Price of an experience counter',
    words: 'an experience counter costs {n} XP',
    rule: 'RM-26.1',
    min: 1,
    max: 12,
    trial: 4,
    now: priceOfCounter,
  },
  {
    id: 'startXp',
    name: 'Experience at the start',
    words: 'Heroes start with {n} XP',
    rule: 'RM-10.15',
    min: 0,
    max: 12,
    trial: 4,
    now: ({ heroes: [first] }) => first?.xp,
  },
];

/** A short night, for a newcomer as one of two Heroes. */
export const firstGame: FirstGame = {
  players: 3,
  seat: 1,
  foes: 'casual',
  options: { short: true },
  text: 'The short game with two Heroes, about 45 minutes: the threat starts halfway up, the Heroes start stronger, and the other side plays like a beginner.',
};
