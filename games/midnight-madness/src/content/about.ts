import type { About } from '@nightfall/kernel';

/** The text on the box. */
export const about: About = {
  id: 'midnight-madness',
  name: 'Midnight Madness',
  tagline: 'Something stands between the trees. Hold the castle until every eye is shut.',
  gist: 'Monsters come out of the forest on every side, face down; you flip them and fight them with your cards before they reach the castle. Everyone is on the same side: trade cards, plan together, and keep a tower standing until the last monster is gone.',
  players: { min: 1, max: 6 },
  minutes: '45–75',
  age: 10,
  kind: 'cooperative',
  accent: '#b9d65c',
  place: 2,
  available: true,
  guided: true,
  tonight: 'You alone on the walls.',
  score: { name: 'points', best: 'highest' },
  credits: [
    'After “Midnight Madness”, a night-time variant of Castle Panic. Castle Panic was designed by Justin De Witt and is published by Fireside Games.',
    'The silhouettes on its cards and tokens come from https://game-icons.net, by Lorc, Delapouite and its other contributors, under CC BY 3.0 (https://creativecommons.org/licenses/by/3.0/); they are recoloured here.',
  ],
};
