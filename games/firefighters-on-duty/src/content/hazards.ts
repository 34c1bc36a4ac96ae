/** FD-6.26; explosives and gas wait for the Fire Phase, whatever the players do (FD-6.33). */
export type Hazard = 'explosive' | 'gas' | 'smoke' | 'power';

type HazardCard = {
  readonly id: string;
  readonly hazard: Hazard;
  readonly name: string;
  readonly lying: string;
  readonly burning: string;
};

/** FD-7.10 The four Hazard cards, in the order that a random hazard counts them (FD-21.13). */
export const HAZARD_CARDS: readonly HazardCard[] = [
  {
    id: 'HZ-1',
    hazard: 'explosive',
    name: 'Explosive Substance',
    lying: 'No effect.',
    burning: 'Explodes: 1 Fire here and 1 on each of the two highest-numbered neighbours.',
  },
  { id: 'HZ-2', hazard: 'gas', name: 'Gas Tank', lying: 'No effect.', burning: 'Goes up: 3 Fire here.' },
  {
    id: 'HZ-3',
    hazard: 'smoke',
    name: 'Thick Smoke',
    lying: 'Raises the roll needed to put out Fire by its level, 2 at first, then 1.',
    burning: 'No effect.',
  },
  {
    id: 'HZ-4',
    hazard: 'power',
    name: 'Electricity',
    lying: 'Nobody can use water here until the power is shut off.',
    burning: 'No effect.',
  },
];

export const HAZARDS: readonly Hazard[] = HAZARD_CARDS.map(({ hazard }) => hazard);
const NAMES: { readonly [K in Hazard]: string } = {
  explosive: 'Explosive Substance',
  gas: 'Gas Tank',
  smoke: 'Thick Smoke',
  power: 'Electricity',
};
export const hazardName = (hazard: Hazard): string => NAMES[hazard];
