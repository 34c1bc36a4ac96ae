import type { About } from '@nightfall/kernel';

/** The text on the box. */
export const about: About = {
  id: 'firefighters-on-duty',
  name: 'Firefighters on Duty',
  tagline: 'A few rounds of two minutes, one city, everyone at once.',
  gist: 'Your crews drive out into a burning city, all at the same time, with two minutes on the clock each round: carry people from the flames, answer calls, put out fires. Then the fire spreads, and you win or lose together.',
  players: { min: 1, max: 4 },
  minutes: '20–40',
  age: 10,
  kind: 'cooperative',
  accent: '#5cc3ff',
  place: 4,
  available: true,
  guided: true,
  tonight: 'One shift with your own crew, without a clock.',
  score: { name: 'points against you', best: 'lowest' },
  credits: [
    'After “Firefighters on Duty”, designed by Konstantinos Kokkinis and Sotirios Tsantilas, published by Artipia Games.',
  ],
};
