import type { About } from '@nightfall/kernel';

/** The text on the box. */
export const about: About = {
  id: 'runebound-midnight',
  name: 'Runebound: Midnight',
  tagline: 'One rules the shadow; the others carry the light through it.',
  players: { min: 2, max: 6 },
  minutes: '120–180',
  age: 12,
  kind: 'versus',
  accent: '#c3a4ff',
  place: 5,
  available: true,
  guided: true,
  score: null,
  credits: [
    'After “Midnight”, an expansion for the second edition of Runebound, published by Fantasy Flight Games. Runebound was designed by Martin Wallace and Darrell Hardy.',
  ],
};
