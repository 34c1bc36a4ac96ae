import {
  emptySpace,
  game,
  placementsFor,
  type City,
  type Placement,
  type Scenario,
  type Space,
  type State,
} from '@nightfall/firefighters-on-duty';

/** A hazard that chance decides is drawn as explosives. */
function add(space: Space, { fire = 0, civ = 0, inj = 0, debris = 0, haz, call }: Placement): void {
  space.active += fire;
  space.civ += civ;
  space.inj += inj;
  space.debris += debris;
  if (call !== undefined) space.call = call;
  if (haz === 'smoke') space.smoke = 2;
  else if (haz !== undefined) space[haz === 'random' ? 'explosive' : haz] = true;
}

/** A picture of a scenario, playable or not: what its list puts on the map. */
export function sketchOf(scenario: Scenario, city: City, crew: number): State {
  const first = game.setup({ players: crew, options: {} });
  const spaces = city.places.map(emptySpace);
  for (const placement of placementsFor(scenario, crew)) {
    const space = spaces[city.indexOf[placement.at] ?? -1];
    if (space) add(space, placement);
  }
  return {
    ...(first as State),
    scenario: scenario.id,
    own: scenario,
    round: 1,
    spaces,
    vehicles: [],
    crews: [],
    hydrants: city.hydrants.map(() => 4),
    reserves: city.stations.map((station) => scenario.reserve[city.ids[station]!] ?? 0),
  };
}
