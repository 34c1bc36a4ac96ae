import type { About } from '@nightfall/kernel';

/** The text on the box. */
export const about: About = {
  id: 'runebound-midnight',
  name: 'Runebound: Midnight',
  tagline: 'One rules the shadow; the others carry the light through it.',
  gist: 'One player is the Night King, who rules a land under shadow; the others are Heroes, who travel, fight and grow stronger. The Heroes try to break the black mirrors in his strongholds before his threat is complete.',
  players: { min: 2, max: 6 },
  minutes: '120–180',
  age: 12,
  kind: 'versus',
  accent: '#c3a4ff',
  place: 5,
  available: true,
  guided: true,
  tonight: 'You, a Hero, against the Night King: the short game.',
  score: null,
  credits: [
    'After “Midnight”, an expansion for the second edition of Runebound, published by Fantasy Flight Games. Runebound was designed by Martin Wallace and Darrell Hardy.',
    'The map, most of the cards, the powers of three kings, three of the variants, the clock and the short game are our own.',
  ],
};
