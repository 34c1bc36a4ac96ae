import { call, type Out } from '@nightfall/kernel';
import { cityOf, scenarioOf } from '../city/cities.ts';
import { type Placement, placementsFor } from '../city/scenario.ts';
import type { Fd } from '../moves.ts';
import type { LayoutFrame, State, View } from '../state.ts';
import { placeFire } from '../verbs/fire.ts';
import { placeCivilian, placeInjured } from '../verbs/people.ts';
import { placeCall, placeDebris, placeHazard } from '../verbs/tokens.ts';
import { hazardOn } from './effects.ts';
import { always, rule, until } from './sentences.ts';

const placements = (v: View): readonly Placement[] => placementsFor(scenarioOf(v), v.crews.length);
const times = (n: number | undefined, work: () => void): void => {
  for (let i = 0; i < (n ?? 0); i++) work();
};

/** SU15 One entry of the list; a random hazard waits for its die. */
function lay(s: State, placement: Placement, out: Out<Fd>): void {
  const at = cityOf(s).indexOf[placement.at]!;
  times(placement.civ, () => placeCivilian(s, at, out));
  times(placement.inj, () => placeInjured(s, at, out));
  times(placement.debris, () => placeDebris(s, at, out));
  placeFire(s, at, placement.fire ?? 0, 'setup', out);
  if (placement.call !== undefined) placeCall(s, at, placement.call);
  if (placement.haz === 'random') call(s, hazardOn(at, false));
  else if (placement.haz !== undefined) placeHazard(s, at, placement.haz, false, out); // 8.3
}

/** FD-19.3 Heat 1: one more Fire on every Area that the setup leaves with exactly one. */
function heat(s: State, out: Out<Fd>): void {
  if (s.heat === 0) return;
  for (const area of cityOf(s).areas) if (s.spaces[area]!.inactive === 1) placeFire(s, area, 1, 'setup', out);
}

/** FD-8 SU15: the scenario's list in file order, then Heat. */
export const layout = rule<LayoutFrame>('FD-8', 'the shift has not begun. Press Ready first', {
  entries: until(
    (v, f) => f.i === placements(v).length,
    always((s, f, out) => {
      lay(s, placements(s)[f.i]!, out);
      f.i += 1;
    }),
  ), // 8.1
  heat: always((s, _f, out) => heat(s, out)), // 19.3
});
