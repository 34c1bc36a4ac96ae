import { type Fault, HOUSE, type Json, isFaults, readAs, readOptions } from '@nightfall/kernel';
import { CHESTS, TREES, FULL_INTEGRITY } from '../content/box.ts';
import { SETTINGS, settingsOf } from '../content/options.ts';
import { deadCount, explosionCount, itemNamed, ruinCount, savedCount } from '../queries/village.ts';
import { sideToTheWell, squareName } from '../space/grid.ts';
import { FIRE, SMOKE } from '../state.ts';
import type { Chest, End, FireFrame, Firefighter, House, Mark, Point, Square, State, Tree, Villager } from '../state.ts';
import { POSITION, type Written } from './position-form.ts';
import { stackOf } from './position.ts';

type Faults = Fault[];
const fault = (where: string, text: string, rule?: string): Fault => ({ where, code: 'POSITION', text, ...(rule && { rule }) });

const isPoint = (value: unknown): value is Point => Array.isArray(value);
const isCarrier = (word: string) => word.startsWith('F');

const houseOf = (id: string, value: Written['houses'][string]): House => {
  const {
    square: sq,
    door,
    open,
    integrity,
  } = typeof value === 'number' ? { square: value, door: undefined, open: false, integrity: FULL_INTEGRITY } : value;
  return { id, sq, door: door ?? sideToTheWell(sq), open, integrity };
};
const treeOf = (id: string, value: Written['trees'][string]): Tree => {
  if (isPoint(value)) return { id, at: value, state: 'standing', by: null };
  if (typeof value === 'object') return { id, at: value.chopped, state: 'chopped', by: null };
  return isCarrier(value)
    ? { id, at: null, state: 'carried', by: value }
    : { id, at: null, state: value as Tree['state'], by: null };
};
const chestOf = (id: string, value: Written['chests'][string]): Chest => {
  if (isPoint(value)) return { id, at: value, state: 'floor', by: null };
  return isCarrier(value)
    ? { id, at: null, state: 'carried', by: value }
    : { id, at: null, state: value as Chest['state'], by: null };
};
const villagerOf = (id: string, value: Written['villagers'][string]): Villager => {
  if (isPoint(value)) return { id, at: value, state: 'table', by: null };
  return isCarrier(value)
    ? { id, at: null, state: 'carried', by: value }
    : { id, at: null, state: value as Villager['state'], by: null };
};
const NOTHING_ELSE = { owner: 0, exit: null, down: false, water: 0, load: null, acted: false };
const firefighterOf = (id: string, value: Written['crew'][string]): Firefighter =>
  isPoint(value) ? { id, at: value, ...NOTHING_ELSE } : { id, ...value };

const byNumber = (a: { id: string }, b: { id: string }) => Number(a.id.slice(1)) - Number(b.id.slice(1));
const allOf = <V, T extends { id: string }>(written: { readonly [id: string]: V }, read: (id: string, value: V) => T): T[] =>
  Object.entries(written)
    .map(([id, value]) => read(id, value))
    .sort(byNumber);

/** FM-3.20 One marker a square: nothing, smoke or fire. */
function readMarks({ smoke, fire }: Written, faults: Faults): Mark[] {
  const marks = Array.from({ length: 36 }, (): Mark => 0);
  const put = (sq: Square, mark: Mark, where: string) => {
    if (marks[sq] !== 0) faults.push(fault(where, `${squareName(sq)} has two markers.`, 'FM-3.20'));
    marks[sq] = mark;
  };
  for (const sq of smoke) put(sq, SMOKE, 'smoke');
  for (const sq of fire) put(sq, FIRE, 'fire');
  return marks;
}

/** Either the load names its carrier or the carrier names the load; things named only by a carrier are in that firefighter's hands. */
function joinLoads(s: State, faults: Faults): void {
  for (const f of s.crew) if (f.load !== null) putInHands(s, f.id, f.load);
  for (const thing of [...s.villagers, ...s.chests, ...s.trees]) {
    if (thing.by === null) continue;
    const carrier = s.crew.find(({ id }) => id === thing.by);
    if (!carrier) faults.push(fault(thing.id, `There is no ${thing.by} to carry it.`, 'FM-5.7'));
    else if (carrier.load !== null && carrier.load !== thing.id)
      faults.push(fault(`crew.${carrier.id}`, 'A firefighter can carry only one thing.', 'FM-10.32'));
    else carrier.load = thing.id;
  }
}
function putInHands(s: State, by: string, load: string): void {
  const known = itemNamed(s, load);
  const carried = { id: load, at: null, state: 'carried', by } as const;
  if (known) Object.assign(known, carried);
  else if ((CHESTS as readonly string[]).includes(load)) s.chests.push(carried);
  else if ((TREES as readonly string[]).includes(load)) s.trees.push(carried);
  else s.villagers.push(carried);
}

function readStack({ stack, phase = 'turn.act' }: Written, active: string | null, faults: Faults): FireFrame[] {
  if (stack) return stack;
  const quiet = stackOf(phase, active);
  if (!quiet) faults.push(fault('phase', 'In the middle of this phase you have to give the stack.'));
  return quiet ?? [];
}

/** FM-14.1 */
function readEnd({ result }: Written, faults: Faults): End | null {
  if (!result) return null;
  const win = result.reason === 'saved';
  if (result.win !== undefined && result.win !== win)
    faults.push(fault('result.win', `A game that ends by ${result.reason} is ${win ? 'won' : 'lost'}.`, 'FM-14.1'));
  return { win, reason: result.reason };
}

/** Everything mentioned must exist; pieces are in the order of their numbers. */
function checkNames(s: State, faults: Faults): void {
  for (const pieces of [s.villagers, s.chests, s.trees]) pieces.sort(byNumber);
  const isHere = (id: string) => s.crew.some((f) => f.id === id) || s.villagers.some((v) => v.id === id);
  if (s.active !== null && !isHere(s.active)) faults.push(fault('active', `There is no ${s.active} here.`));
  for (const [i, f] of s.stack.entries()) {
    const id = f.rule === 'turn' ? f.f : f.rule === 'arrival' ? f.villager : undefined;
    if (id !== undefined && !isHere(id)) faults.push(fault(`stack[${i}]`, `There is no ${id} here.`));
  }
}

/** What is printed for the eye must be true, if it is given. */
function checkCounts(s: State, { counts }: Written, faults: Faults): void {
  const counted = { saved: savedCount(s), dead: deadCount(s), explosions: explosionCount(s), ruins: ruinCount(s) };
  for (const [name, count] of Object.entries(counted)) {
    const given = counts?.[name as keyof typeof counted];
    if (given !== undefined && given !== count) faults.push(fault(`counts.${name}`, `${name} is ${count}.`));
  }
}

function readState(form: Written, faults: Faults): State {
  const settings = settingsOf({
    ...readOptions(SETTINGS, form.settings, faults, 'settings'),
    ...(form.house && { [HOUSE]: form.house }),
  });
  const crew = allOf(form.crew, firefighterOf);
  const isIdle = form.phase !== undefined && form.phase !== 'turn.act';
  const active = form.active === undefined ? (isIdle ? null : (crew[0]?.id ?? null)) : form.active;
  const boom = Array.from({ length: 36 }, () => false);
  for (const sq of form.explosions) boom[sq] = true;
  const s: State = {
    stack: readStack(form, active, faults),
    settings,
    round: form.round,
    turn: form.turn,
    active,
    ap: form.ap ?? (active === null ? 0 : settings.ap),
    marks: readMarks(form, faults),
    boom,
    houses: allOf(form.houses, houseOf),
    trees: allOf(form.trees, treeOf),
    chests: allOf(form.chests, chestOf),
    villagers: allOf(form.villagers, villagerOf),
    crew,
    result: readEnd(form, faults),
  };
  joinLoads(s, faults);
  checkNames(s, faults);
  checkCounts(s, form, faults);
  return s;
}

/** A position from outside: the state it stands for, or everything that is wrong with its form. */
export function readPosition(value: Json): State | readonly Fault[] {
  const form = readAs(POSITION, value);
  if (isFaults(form)) return form;
  const faults: Faults = [];
  const s = readState(form, faults);
  return faults.length > 0 ? faults : s;
}
