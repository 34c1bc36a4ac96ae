import type { About } from '@nightfall/kernel';

/** The text on the box. */
export const about: About = {
  id: 'firefighters-on-duty',
  name: 'Firefighters on Duty',
  tagline: 'Six rounds of two minutes, one city, everyone at once.',
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
