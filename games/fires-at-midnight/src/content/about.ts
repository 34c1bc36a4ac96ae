import type { About } from '@nightfall/kernel';

/** The text on the box. */
export const about: About = {
  id: 'fires-at-midnight',
  name: 'Fires at Midnight',
  tagline: 'A village is burning. Carry out seven people, inch by inch.',
  gist: 'A village is burning: fetch water, open doors and carry the villagers off the table while the fire spreads after every single turn. You win together when seven of them are safe.',
  players: { min: 1, max: 6 },
  minutes: '30–60',
  age: 10,
  kind: 'cooperative',
  accent: '#ff8a3d',
  place: 3,
  available: true,
  guided: true,
  tonight: 'A village, and two firefighters of yours.',
  score: { name: 'villagers saved', best: 'highest' },
  credits: ['After “Fires at Midnight” by Kai Bettzieche, CatZeyes Entertainment.'],
};
