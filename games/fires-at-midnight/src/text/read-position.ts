import { END, type Fault, type Json, isFaults } from '@nightfall/kernel';
import { readSettings } from '../content/options.ts';
import { SIDES, TABLE, centreOf, sideToTheWell, squareNamed } from '../grid.ts';
import { rules } from '../rules/book.ts';
import type { Chest, End, FireFrame, Firefighter, House, Mark, Point, Side, Square, State, Tree, Villager } from '../state.ts';
import { type Phase, itemNamed } from '../table.ts';
import { stackOf } from './position.ts';

/** Reads a position written by hand. What it leaves out is as in the examples of the rules: an almost empty table. */

type Dict = { readonly [key: string]: Json };
class Unreadable extends Error {
  readonly where: string;
  constructor(where: string, text: string) {
    super(text);
    this.where = where;
  }
}
const fail = (where: string, text: string): never => {
  throw new Unreadable(where, text);
};

const dict = (value: Json | undefined, where: string): Dict =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Dict)
    : fail(where, 'This must be a table of names.');
const int = (value: Json | undefined, where: string, min: number, max: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
    ? value
    : fail(where, `This must be a whole number from ${min} to ${max}.`);
const bool = (value: Json | undefined, where: string): boolean =>
  typeof value === 'boolean' ? value : fail(where, 'This must be true or false.');
const word = (value: Json | undefined, where: string): string =>
  typeof value === 'string' ? value : fail(where, 'This must be a word.');
const oneOf = <T extends string>(value: Json | undefined, words: readonly T[], where: string): T =>
  words.find((one) => one === value) ?? fail(where, `This must be one of ${words.join(', ')}.`);

function square(value: Json | undefined, where: string): Square {
  return squareNamed(word(value, where)) ?? fail(where, 'A square is written like W2,B5.');
}
/** A place: two numbers, or a square, which stands for its centre. */
function point(value: Json | undefined, where: string): Point {
  if (typeof value === 'string') return centreOf(square(value, where));
  if (!Array.isArray(value) || value.length !== 2) return fail(where, 'A place is two whole numbers, in thousandths of an inch.');
  return [int(value[0], where, 0, TABLE), int(value[1], where, 0, TABLE)];
}
const maybe = <T>(value: Json | undefined, read: (value: Json) => T): T | null =>
  value === undefined || value === null ? null : read(value);

function squares(value: Json | undefined, where: string): Square[] {
  const names = Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? value.split(/\s+/).filter(Boolean)
      : value === undefined
        ? []
        : null;
  return names ? names.map((name: Json) => square(name, where)) : fail(where, 'This must be a list of squares.');
}

const HOUSE_ID = /^H[1-4]$/;
const TREE_ID = /^T[1-3]$/;
const CHEST_ID = /^C[1-3]$/;
const VILLAGER_ID = /^V([1-9]|1[01])$/;
const FIREFIGHTER_ID = /^F[1-6]$/;

function entries(value: Json | undefined, where: string, id: RegExp): [string, Json][] {
  const found = Object.entries(dict(value ?? {}, where));
  for (const [name] of found) if (!id.test(name)) fail(`${where}.${name}`, 'There is no such piece in the box.');
  return found.sort(([a], [b]) => Number(a.slice(1)) - Number(b.slice(1)));
}

function readHouse(id: string, value: Json, where: string): House {
  const data: Dict = typeof value === 'string' ? { square: value } : dict(value, where);
  const sq = square(data['square'], where);
  const door: Side = data['door'] === undefined ? sideToTheWell(sq) : oneOf(data['door'], SIDES, `${where}.door`);
  return {
    id,
    sq,
    door,
    open: bool(data['open'] ?? false, `${where}.open`),
    integrity: int(data['integrity'] ?? 6, `${where}.integrity`, 0, 6),
  };
}

const TREE_ENDS = ['burnt', 'saved', 'buried'] as const;
const CHEST_ENDS = ['exploded', 'saved', 'buried'] as const;
const VILLAGER_ENDS = ['pool', 'saved', 'dead'] as const;
const isCarrier = (value: Json): value is string => typeof value === 'string' && FIREFIGHTER_ID.test(value);
const isPlace = (value: Json) => Array.isArray(value) || (typeof value === 'string' && squareNamed(value) !== undefined);

function readTree(id: string, value: Json, where: string): Tree {
  if (isCarrier(value)) return { id, at: null, state: 'carried', by: value };
  if (isPlace(value)) return { id, at: point(value, where), state: 'standing', by: null };
  if (typeof value === 'string') return { id, at: null, state: oneOf(value, TREE_ENDS, where), by: null };
  return { id, at: point(dict(value, where)['chopped'], where), state: 'chopped', by: null };
}
function readChest(id: string, value: Json, where: string): Chest {
  if (isCarrier(value)) return { id, at: null, state: 'carried', by: value };
  if (isPlace(value)) return { id, at: point(value, where), state: 'floor', by: null };
  return { id, at: null, state: oneOf(value, CHEST_ENDS, where), by: null };
}
function readVillager(id: string, value: Json, where: string): Villager {
  if (isCarrier(value)) return { id, at: null, state: 'carried', by: value };
  if (isPlace(value)) return { id, at: point(value, where), state: 'table', by: null };
  return { id, at: null, state: oneOf(value, VILLAGER_ENDS, where), by: null };
}
function readFirefighter(id: string, value: Json, where: string): Firefighter {
  const data: Dict = Array.isArray(value) ? { at: value } : dict(value, where);
  return {
    id,
    owner: int(data['owner'] ?? 0, `${where}.owner`, 0, 5),
    at: maybe(data['at'], (at) => point(at, `${where}.at`)),
    exit: maybe(data['exit'], (at) => point(at, `${where}.exit`)),
    down: bool(data['down'] ?? false, `${where}.down`),
    water: int(data['water'] ?? 0, `${where}.water`, 0, 3),
    load: maybe(data['load'], (load) => word(load, `${where}.load`)),
    acted: bool(data['acted'] ?? false, `${where}.acted`),
  };
}

const readAll = <T>(
  value: Json | undefined,
  where: string,
  id: RegExp,
  read: (id: string, value: Json, where: string) => T,
): T[] => entries(value, where, id).map(([name, one]) => read(name, one, `${where}.${name}`));

function readMarks(data: Dict): Mark[] {
  const marks = Array.from({ length: 36 }, (): Mark => 0);
  for (const sq of squares(data['smoke'], 'smoke')) marks[sq] = 1;
  for (const sq of squares(data['fire'], 'fire')) marks[sq] = 2;
  return marks;
}

/** Whoever carries something is named by it, or names it; things that are named only there are in his hands. */
function joinLoads(s: State): void {
  for (const f of s.crew) if (f.load !== null) putInHands(s, f.id, f.load);
  for (const thing of [...s.villagers, ...s.chests, ...s.trees]) {
    if (thing.by === null) continue;
    const carrier = s.crew.find(({ id }) => id === thing.by) ?? fail(thing.id, `There is no ${thing.by} to carry it.`);
    if (carrier.load !== null && carrier.load !== thing.id) fail(carrier.id, 'A firefighter carries one thing (FM-10.32).');
    carrier.load = thing.id;
  }
}
function putInHands(s: State, by: string, load: string): void {
  const known = itemNamed(s, load);
  if (known) Object.assign(known, { at: null, state: 'carried', by });
  else if (VILLAGER_ID.test(load)) s.villagers.push({ id: load, at: null, state: 'carried', by });
  else if (CHEST_ID.test(load)) s.chests.push({ id: load, at: null, state: 'carried', by });
  else if (TREE_ID.test(load)) s.trees.push({ id: load, at: null, state: 'carried', by });
  else fail(`crew.${by}.load`, 'There is no such thing to carry.');
}

const PHASES: readonly Phase[] = ['setup.dice', 'setup.place', 'round.choose', 'turn.act', 'upkeep', 'over'];
function readStack(data: Dict, active: string | null): FireFrame[] {
  if (data['stack'] === undefined) {
    const phase = oneOf(data['phase'] ?? 'turn.act', PHASES, 'phase');
    return stackOf(phase, active) ?? fail('phase', 'In the middle of this phase the stack must be given.');
  }
  const stack = data['stack'];
  if (!Array.isArray(stack)) return fail('stack', 'This must be a list of frames.');
  return stack.map((frame: Json) => readFrame(dict(frame, 'stack')));
}

/** A frame in the middle of a rule: its rule and sentence must be in the book, its locals of the right kind. */
function readFrame(data: Dict): FireFrame {
  const name = oneOf(data['rule'], ['setup', 'round', 'turn', 'upkeep', 'explosion', 'arrival'] as const, 'stack.rule');
  const at = oneOf(data['at'], [...Object.keys(rules.rules[name].sentences), END], 'stack.at');
  const frame = { rule: name, at, ...readLocals(name, data) };
  return frame as FireFrame;
}
function readLocals(name: FireFrame['rule'], data: Dict): Dict {
  if (name === 'setup') return { next: int(data['next'], 'stack.next', 0, 10) };
  if (name === 'turn') return { f: word(data['f'], 'stack.f') };
  if (name === 'upkeep') return { rolls: int(data['rolls'], 'stack.rolls', 0, 2) };
  if (name === 'explosion') return { sq: int(data['sq'], 'stack.sq', 0, 35), again: bool(data['again'], 'stack.again') };
  return name === 'arrival'
    ? { villager: word(data['villager'], 'stack.villager'), setup: bool(data['setup'], 'stack.setup') }
    : {};
}

const REASONS = ['saved', 'houses', 'dead', 'explosions'] as const;
function readEnd(value: Json | undefined): End | null {
  return maybe(value, (end) => {
    const reason = oneOf(dict(end, 'result')['reason'], REASONS, 'result.reason');
    return { win: reason === 'saved', reason };
  });
}

const byNumber = (a: { id: string }, b: { id: string }) => Number(a.id.slice(1)) - Number(b.id.slice(1));
/** Everybody who is spoken of must be there; pieces lie in the order of their numbers. */
function checkNames(s: State): void {
  for (const pieces of [s.villagers, s.chests, s.trees]) pieces.sort(byNumber);
  const isHere = (id: string) => s.crew.some((f) => f.id === id) || s.villagers.some((v) => v.id === id);
  const named = s.stack.flatMap((f) => (f.rule === 'turn' ? [f.f] : f.rule === 'arrival' ? [f.villager] : []));
  for (const id of s.active === null ? named : [s.active, ...named]) if (!isHere(id)) fail('active', `There is no ${id} here.`);
}

/** Section 19: three villagers at the north border, nobody waiting. */
const SOME_VILLAGERS: Json = { V1: [2000, 22000], V2: [6000, 22000], V3: [10000, 22000] };
const SOME_CREW: Json = { F1: [12000, 14500] };
const KEYS =
  'settings phase stack round turn active ap smoke fire explosions houses trees chests villagers crew result counts'.split(' ');

function readState(value: Json): State {
  const data = dict(value, 'position');
  for (const key of Object.keys(data)) if (!KEYS.includes(key)) fail(key, 'A position has no such key.');
  const settings = readSettings(dict(data['settings'] ?? {}, 'settings'));
  if (isFaults(settings)) return fail(settings[0]!.where, settings[0]!.text);
  const crew = readAll(data['crew'] ?? SOME_CREW, 'crew', FIREFIGHTER_ID, readFirefighter);
  const idle = data['phase'] !== undefined && data['phase'] !== 'turn.act';
  const active = data['active'] === undefined ? (idle ? null : crew[0]!.id) : maybe(data['active'], (f) => word(f, 'active'));
  const boom = Array.from({ length: 36 }, () => false);
  for (const sq of squares(data['explosions'], 'explosions')) boom[sq] = true;
  const s: State = {
    stack: readStack(data, active),
    settings,
    round: int(data['round'] ?? 1, 'round', 0, 1e6),
    turn: int(data['turn'] ?? 1, 'turn', 0, 1e6),
    active,
    ap: int(data['ap'] ?? (active === null ? 0 : settings.ap), 'ap', 0, 6),
    marks: readMarks(data),
    boom,
    houses: readAll(data['houses'], 'houses', HOUSE_ID, readHouse),
    trees: readAll(data['trees'], 'trees', TREE_ID, readTree),
    chests: readAll(data['chests'], 'chests', CHEST_ID, readChest),
    villagers: readAll(data['villagers'] ?? SOME_VILLAGERS, 'villagers', VILLAGER_ID, readVillager),
    crew,
    result: readEnd(data['result']),
  };
  joinLoads(s);
  checkNames(s);
  return s;
}

export function readPosition(value: Json): State | readonly Fault[] {
  try {
    return readState(value);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return [{ where: error.where, code: 'POSITION', text: error.message }];
  }
}
