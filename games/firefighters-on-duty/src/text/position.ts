import { canonical, type Json } from '@nightfall/kernel';
import { cityOf } from '../city/cities.ts';
import { VEHICLE_IDS } from '../content/vehicles.ts';
import { rollsOf } from '../queries/phase.ts';
import { leftOver } from '../queries/supply.ts';
import { FULL_BOX, newCrew } from '../setup.ts';
import { type Crew, type DeckName, emptySpace, type Space, type State, type Supply, type Vehicle } from '../state.ts';
import { PHASES, usualTable } from './read-position.ts';
import { without } from './sparse.ts';

type Fields = { [key: string]: Json };
const EMPTY: Fields = emptySpace();
export const spaceText = (here: Space): Fields => without({ ...here }, EMPTY);

export const vehicleText = (s: State, { at, ...rest }: Vehicle): Fields => ({
  at: at < 0 ? null : cityOf(s).ids[at]!,
  ...without({ ...rest }, { ff: 0, hose: 0, axe: 0, civ: 0, inj: 0, status: 'sound', reminder: false }),
});
const crewText = (s: State, crew: Crew): Fields =>
  without({ ...crew, aims: { ...crew.aims } }, { ...newCrew(), rolls: rollsOf(s) });

/** The supply of what is not all in the game; the rest follows from what is on the table. */
function supplyText(s: State): Fields {
  const kinds = Object.keys(FULL_BOX) as (keyof Supply)[];
  return Object.fromEntries(
    kinds.filter((kind) => leftOver(s, kind, FULL_BOX[kind]) !== s.supply[kind]).map((kind) => [kind, s.supply[kind]]),
  );
}
const discardsText = ({ decks }: State): Fields =>
  Object.fromEntries(
    (Object.keys(decks) as DeckName[]).filter((name) => decks[name].out.length > 0).map((name) => [name, decks[name].out]),
  );

/** A phase where one word says it all, otherwise the frames. */
function whereText({ stack }: State): Fields {
  const [f] = stack;
  if (!f) return { phase: 'over' };
  const at = stack.length === 1 && f.rule === 'shift' ? f.at : undefined;
  const phase = Object.entries(PHASES).find(([, sentence]) => sentence === at);
  return phase && phase[0] !== 'over' ? { phase: phase[0] } : { stack: stack as unknown as Json };
}

/** A position as text: what differs from a bare table of the scenario. */
export function printPosition(s: State): Json {
  const usual = usualTable(s);
  const { ids } = cityOf(s);
  const entriesOf = <V>(list: readonly V[], text: (value: V, i: number) => Fields, name: (i: number) => string): Fields =>
    Object.fromEntries(
      list.map((value, i) => [name(i), text(value, i)] as const).filter(([, fields]) => canonical(fields) !== '{}'),
    );
  const { stack: _stack, own, box: _box, supply: _supply, decks: _decks, spaces, vehicles, crews, ...plain } = s;
  return {
    ...(own ? { own: own as unknown as Json } : { scenario: s.scenario }),
    players: crews.length,
    ...whereText(s),
    ...without(without({ ...plain } as unknown as Fields, { ...usual }), { scenario: s.scenario }),
    spaces: entriesOf(spaces, spaceText, (i) => ids[i]!),
    vehicles: entriesOf(
      vehicles,
      (vehicle) => vehicleText(s, vehicle),
      (i) => VEHICLE_IDS[i]!,
    ),
    crews: crews.map((crew) => crewText(s, crew)),
    supply: supplyText(s),
    discards: discardsText(s),
  };
}
