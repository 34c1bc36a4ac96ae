import type { Token } from './events.ts';

/** A frame of a Distress Call card, in the order of FD-7.8: Civilians, Injured, Debris, hazards, Fire. */
export type CallFrame = readonly { readonly what: Token; readonly count: number }[];
export type CallCard = {
  readonly id: string;
  readonly name: string;
  readonly green: CallFrame;
  readonly yellow: CallFrame;
  /** The printed text of the two frames. */
  readonly text: { readonly green: string; readonly yellow: string };
};

const civ = (count: number) => ({ what: 'civ', count }) as const;
const fire = (count: number) => ({ what: 'fire', count }) as const;
const INJ = { what: 'inj', count: 1 } as const;
const DEBRIS = { what: 'debris', count: 1 } as const;
const SMOKE = { what: 'smoke', count: 1 } as const;
const POWER = { what: 'power', count: 1 } as const;
const GAS = { what: 'gas', count: 1 } as const;
const RANDOM = { what: 'random', count: 1 } as const;

const card = (
  id: string,
  name: string,
  green: CallFrame,
  yellow: CallFrame,
  text: [green: string, yellow: string],
): CallCard => ({
  id,
  name,
  green,
  yellow,
  text: { green: text[0], yellow: text[1] },
});

/** FD-7.7, FD-7.9 The Distress Call cards. */
export const CALL_CARDS: readonly CallCard[] = [
  card('DC-01', 'Locked Out', [civ(1)], [fire(1)], ['1 Civilian', '1 Fire']),
  card('DC-02', 'Smell of Burning', [civ(1)], [civ(1), SMOKE], ['1 Civilian', '1 Civilian, Thick Smoke']),
  card('DC-03', 'Full House', [civ(2)], [fire(1)], ['2 Civilians', '1 Fire']),
  card('DC-04', 'Ladder Accident', [civ(1)], [INJ], ['1 Civilian', '1 Injured Person']),
  card('DC-05', 'Fallen Ceiling', [INJ], [DEBRIS], ['1 Injured Person', '1 Debris']),
  card('DC-06', 'Sparking Socket', [civ(1)], [POWER, fire(1)], ['1 Civilian', 'Electricity, 1 Fire']),
  card('DC-07', 'Blocked Chimney', [SMOKE], [civ(1), fire(1)], ['Thick Smoke', '1 Civilian, 1 Fire']),
  card('DC-08', 'Scaffold Down', [DEBRIS], [INJ], ['1 Debris', '1 Injured Person']),
  card('DC-09', 'Automatic Alarm', [], [fire(2)], ['nothing', '2 Fire']),
  card('DC-10', 'Leaking Bottle', [civ(1)], [GAS], ['1 Civilian', 'Gas Tank']),
  card('DC-11', 'Stuck Lift', [civ(1)], [civ(1), DEBRIS], ['1 Civilian', '1 Civilian, 1 Debris']),
  card('DC-12', 'Workshop Burn', [INJ], [fire(1)], ['1 Injured Person', '1 Fire']),
  card('DC-13', 'Flooded Cellar', [POWER], [fire(1)], ['Electricity', '1 Fire']),
  card('DC-14', 'School Party', [civ(2)], [INJ], ['2 Civilians', '1 Injured Person']),
  card('DC-15', 'Unclear Report', [], [civ(1), RANDOM], ['nothing', '1 Civilian, a random hazard']),
  card('DC-16', 'Unmarked Store', [RANDOM], [fire(2)], ['a random hazard', '2 Fire']),
];
