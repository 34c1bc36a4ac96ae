import type { About } from '@nightfall/kernel';

/** The text on the box. */
export const about: About = {
  id: 'siege-of-the-eternal-night',
  name: 'Siege of the Eternal Night',
  tagline: 'Two dice, one sheet of parchment, nine turns until the sun decides.',
  gist: 'Each turn two dice send troops onto a sheet of parchment, and every square they cover fells an enemy. After nine turns you count the enemies still standing: the fewer, the better.',
  /** SN-1.1 One player defends one sheet. */
  players: { min: 1, max: 1 },
  minutes: '10–15',
  age: 8,
  kind: 'solo',
  accent: '#e6c978',
  place: 1,
  available: true,
  guided: true,
  tonight: 'A new sheet and nine rolls.',
  /** SN-14.1 */
  file: 'siege',
  score: { name: 'enemies left', best: 'lowest' },
  credits: [
    'After “Siege of Eternal Night”, a one-page solo game designed by D. Di Maggio, with art by P. Briaud; tested and revised with C. Sgattoni and G. Uitz. A boxed edition was published by Little Rocket Games.',
  ],
};
