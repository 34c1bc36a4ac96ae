import { call, type Out } from '@nightfall/kernel';
import { cityOf } from '../city/cities.ts';
import { threatened } from '../queries/fires.ts';
import type { Fd } from '../moves.ts';
import type { DeckName, FdFrame, FireFrame, State, View } from '../state.ts';
import { answer, drawEvent } from '../verbs/cards.ts';
import { loseCasualty } from '../verbs/ending.ts';
import { beginStep, burnDown, openFirePhase, placeFire, spreadTo } from '../verbs/fire.ts';
import { injureAll } from '../verbs/people.ts';
import { sendEquipmentBack, triggerHazard } from '../verbs/tokens.ts';
import { damage, remove } from '../verbs/vehicles.ts';
import { callEffects, eventEffects } from './effects.ts';
import { always, dice, each, rule } from './sentences.ts';

/** FD-15.2 The spaces of a step, looked for before it changes anything. */
const those = (v: View, is: (here: View['spaces'][number]) => boolean): number[] =>
  v.spaces.flatMap((here, i) => (is(here) ? [i] : []));

/** FP0 Where Firefighters stand at the end of the Action Phase. */
function takeSnapshot(s: State, f: FireFrame): void {
  f.present = cityOf(s).areas.filter((area) => s.spaces[area]!.ff > 0);
  openFirePhase(s);
}

/** FP1 FD-15.5, FD-15.6 Only people on the space count. */
function casualties(s: State, _f: FireFrame, out: Out<Fd>): void {
  beginStep('FP1', out);
  const space = s.spaces.findIndex((here) => here.active > 0 && here.inj > 0);
  if (space >= 0) loseCasualty(s, space, out);
}

/** FP2 FD-15.10 FP1 is over: the newly injured are no casualties now. */
function injuries(s: State, _f: FireFrame, out: Out<Fd>): void {
  beginStep('FP2', out);
  for (const space of those(s, (here) => here.active > 0 && here.ff + here.civ > 0)) {
    injureAll(s, space, out);
    sendEquipmentBack(s, space, out); // 15.9
  }
}

/** FP3 An intact vehicle is damaged, a damaged one removed; equipment on the Road is returned. */
function vehicleDamage(s: State, _f: FireFrame, out: Out<Fd>): void {
  beginStep('FP3', out);
  const burning = s.vehicles.flatMap(({ at }, i) => (at >= 0 && s.spaces[at]!.active > 0 ? [i] : []));
  for (const vehicle of burning.toSorted((a, b) => s.vehicles[a]!.at - s.vehicles[b]!.at)) {
    const { at, status } = s.vehicles[vehicle]!;
    if (status === 'damaged') remove(s, vehicle, out);
    else damage(s, vehicle, out);
    sendEquipmentBack(s, at, out); // 15.12
  }
}

/** FP4 */
function burningDown(s: State, f: FireFrame, out: Out<Fd>): void {
  beginStep('FP4', out);
  for (const area of cityOf(s).areas.filter((one) => s.spaces[one]!.active >= 4)) {
    burnDown(s, area, out);
    sendEquipmentBack(s, area, out); // 15.14
  }
  f.list = cityOf(s).areas.filter((area) => s.spaces[area]!.active === 3); // 15.17
  beginStep('FP5', out);
}

/** The deck that the next card comes from; an empty one takes its discards back (FD-7.5). */
const deckFor = (v: View, area: number): DeckName => cityOf(v).places[area]!.type!;
const sidesOf = (v: View, deck: DeckName): number => v.decks[deck].left.length || v.decks[deck].out.length;
/** FP5 One Event card for an Area with exactly three Active Fires. */
function critical(s: State, f: FireFrame, face: number, out: Out<Fd>): void {
  const space = f.list[0]!;
  const { parts } = drawEvent(s, space, face, out);
  call<FdFrame>(s, { rule: 'effect', at: 'effects', list: eventEffects(s, space, parts) });
}

/** FP6 FD-15.21 New Fire is Inactive, so nothing sets off anything else. */
function hazardsGoOff(s: State, f: FireFrame, out: Out<Fd>): void {
  beginStep('FP6', out);
  for (const area of those(s, (here) => here.active > 0 && (here.explosive || here.gas))) {
    if (s.spaces[area]!.explosive) explode(s, area, out); // 15.18
    if (s.spaces[area]!.gas) gasGoesUp(s, area, out);
  }
  const present = new Set(f.present);
  f.list = cityOf(s).areas.filter((area) => {
    const due = s.spaces[area]!.call;
    return due > 0 && (present.has(area) || due <= s.round);
  }); // 15.22
  beginStep('FP7', out);
}
/** FD-15.19 */
function explode(s: State, area: number, out: Out<Fd>): void {
  triggerHazard(s, area, 'explosive', out);
  for (const at of [area, ...cityOf(s).highestBeside[area]!.slice(0, 2)]) placeFire(s, at, 1, 'hazard', out);
}
/** FD-15.20 */
function gasGoesUp(s: State, area: number, out: Out<Fd>): void {
  triggerHazard(s, area, 'gas', out);
  placeFire(s, area, 3, 'hazard', out);
}

/** FP7 The table of FD-15.22; burned-down Areas too, where verbs place neither Fire nor hazards (FD-15.24). */
function answerCall(s: State, f: FireFrame, face: number, out: Out<Fd>): void {
  const space = f.list[0]!;
  const response = !f.present.includes(space) ? 'late' : s.round < s.spaces[space]!.call ? 'fast' : 'onTime';
  const { green, yellow } = answer(s, space, response, face, out);
  call<FdFrame>(s, { rule: 'effect', at: 'effects', list: callEffects(space, response === 'fast' ? [green] : [green, yellow]) });
}

/** FP8 FD-15.27 Areas only. */
function growth(s: State, f: FireFrame, out: Out<Fd>): void {
  beginStep('FP8', out);
  const growing = cityOf(s).areas.filter((area) => {
    const here = s.spaces[area]!;
    return here.active > 0 && here.inactive === 0 && !here.held; // 15.26
  });
  for (const area of growing) placeFire(s, area, 1, 'growth', out);
  f.list = threatened(s);
  beginStep('FP9', out);
}

/** FP9 One die for each threatened Area; Firefighters there hold it back (FD-15.30). */
function spread(s: State, f: FireFrame, faces: readonly number[], out: Out<Fd>): void {
  f.list.forEach((area, i) => spreadTo(s, area, faces[i]!, out));
}

/** FD-28.18 Plays what the Fire Phase does without dice and cards; returns the Areas that would get a Spread die. */
export function playCertain(s: State, out: Out<Fd>): readonly number[] {
  const f: FireFrame = { rule: 'fire', at: 'snapshot', list: [], present: [] };
  for (const part of [takeSnapshot, injuries, vehicleDamage, burningDown, hazardsGoOff, growth]) part(s, f, out);
  return f.list;
}

/** FD-15 The Fire Phase, in exactly this order, without a player (FD-9.3). FD-18.3: points do not stop it. */
export const fire = rule<FireFrame>('FD-15', 'the fire moves', {
  snapshot: always(takeSnapshot), // 15.4
  casualties: always(casualties), // 15.5
  injuries: always(injuries), // 15.7, 15.8
  vehicles: always(vehicleDamage), // 15.11
  burn: always(burningDown), // 15.13
  draw: each(
    'list',
    dice(
      (v, f) => [sidesOf(v, deckFor(v, f.list[0]!))],
      (s, f, [face], out) => critical(s, f, face!, out),
    ),
  ), // 15.16
  hazards: always(hazardsGoOff), // 15.18
  answer: each(
    'list',
    dice(
      (v) => [sidesOf(v, 'calls')],
      (s, f, [face], out) => answerCall(s, f, face!, out),
    ),
  ), // 15.23
  grow: always(growth), // 15.25
  spread: dice(
    (_v, f) => f.list.map(() => 6),
    (s, f, faces, out) => spread(s, f, faces, out),
  ), // 15.28, 15.33
});
