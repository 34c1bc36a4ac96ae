import { distance, isTown, kindOf, neighbours, SPACE_IDS, type SpaceId } from '../content/map.ts';
import { FACES, matches } from '../content/terrain.ts';

/**
 * RM-14.6, RM-14.7 The chance that a patrol with this many movement dice can reach each space, exactly: over all throws of the
 * dice, the spaces to which some way leads that they can pay for. `wings`: so many of them count as any terrain (RM-8.3).
 */
export function patrolReach(from: SpaceId, dice: number, wings = 0): ReadonlyMap<SpaceId, number> {
  const chances = new Float64Array(SPACE_IDS.length);
  for (const { counts, ways } of throwsOf(dice)) {
    const bits = spacesFor(from, counts, wings);
    for (let i = 0; i < chances.length; i++) if ((bits[i >> 5]! >>> (i & 31)) & 1) chances[i]! += ways;
  }
  return new Map(SPACE_IDS.flatMap((space, i) => (chances[i]! > 0 ? [[space, chances[i]! / 6 ** dice] as const] : [])));
}

type Throw = { readonly counts: readonly number[]; readonly ways: number };
const known = new Map<number, readonly Throw[]>();
/** Every throw as the number of dice on each face, and in how many ways it falls. */
function throwsOf(dice: number): readonly Throw[] {
  let throws = known.get(dice);
  if (!throws) known.set(dice, (throws = listThrows(dice)));
  return throws;
}
function listThrows(dice: number): Throw[] {
  const found: Throw[] = [];
  const walk = (face: number, left: number, counts: number[], ways: number): void => {
    if (face === 5) return void found.push({ counts: [...counts, left], ways });
    for (let n = 0; n <= left; n++) walk(face + 1, left - n, [...counts, n], ways * choose(left, n));
  };
  walk(0, dice, [], 1);
  return found;
}
const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

/** A set of spaces, one bit each. */
type Bits = Uint32Array;
const WORDS = Math.ceil(SPACE_IDS.length / 32);
const PLACE = new Map(SPACE_IDS.map((space, i) => [space, i]));
/** Dice are a number in base 6: a digit for each face, how many dice show it. */
const DIGIT = FACES.map((_, face) => 6 ** face);
const codeOf = (counts: readonly number[]): number => counts.reduce((sum, n, face) => sum + n * DIGIT[face]!, 0);
/** By space: where a patrol can go from it, and the faces that each step takes. */
type Steps = readonly { readonly place: number; readonly faces: readonly number[] }[];
const STEPS: readonly Steps[] = SPACE_IDS.map((id) =>
  neighbours(id)
    .filter((next) => !isTown(next))
    .map((next) => ({ place: PLACE.get(next)!, faces: facesFor(next) })),
);
function facesFor(space: SpaceId): readonly number[] {
  return FACES.flatMap((_, i) => (kindOf(space) === 'stronghold' || matches(i + 1, kindOf(space)) ? [i] : []));
}

/** By space: what was found, by the dice and the wings. */
const sets: Map<number, Bits>[] = SPACE_IDS.map(() => new Map());
const DICE = 6 ** FACES.length;
/** The spaces that a patrol can reach with these dice, its own among them: what it can reach from its neighbours with a die less. */
function spacesFrom(place: number, dice: number, wings: number): Bits {
  const key = dice + DICE * wings;
  let found = sets[place]!.get(key);
  if (!found) sets[place]!.set(key, (found = gather(place, dice, wings)));
  return found;
}
function gather(from: number, dice: number, wings: number): Bits {
  const bits = new Uint32Array(WORDS);
  bits[from >> 5]! |= 1 << (from & 31);
  for (const { place, faces } of STEPS[from]!)
    for (let face = 0; face < DIGIT.length; face++) {
      const digit = DIGIT[face]!;
      const left = faces.includes(face) ? wings : wings - 1;
      if (left < 0 || Math.floor(dice / digit) % 6 === 0) continue;
      const further = spacesFrom(place, dice - digit, left);
      for (let i = 0; i < WORDS; i++) bits[i]! |= further[i]!;
    }
  return bits;
}
const spacesFor = (from: SpaceId, counts: readonly number[], wings = 0): Bits =>
  spacesFrom(PLACE.get(from)!, codeOf(counts), wings);
const payable = (space: SpaceId, left: readonly number[]): number[] => facesFor(space).filter((face) => left[face]! > 0);

/** One step of a patrol: the die it spends, by its place among the faces, and where it goes. */
export type PatrolStride = { readonly die: number; readonly space: SpaceId };
const countsOf = (faces: readonly number[]): number[] => FACES.map((_, i) => faces.filter((face) => face === i + 1).length);
const has = (bits: Bits, space: SpaceId): boolean => ((bits[PLACE.get(space)! >> 5]! >>> (PLACE.get(space)! & 31)) & 1) === 1;
/** RM-14.7 The spaces to which these faces lead; 0 is a spent die. */
export const reachableWith = (from: SpaceId, faces: readonly number[]): readonly SpaceId[] => {
  const bits = spacesFor(from, countsOf(faces));
  return SPACE_IDS.filter((space) => has(bits, space));
};
/** The strides that lead to one of them. */
export function stridesTo(from: SpaceId, faces: readonly number[], to: SpaceId): readonly PatrolStride[] {
  if (from === to) return [];
  for (const space of neighbours(from)) {
    if (isTown(space)) continue;
    for (const face of payable(space, countsOf(faces))) {
      const die = faces.indexOf(face + 1);
      const left = faces.map((one, i) => (i === die ? 0 : one));
      if (has(spacesFor(space, countsOf(left)), to)) return [{ die: die + 1, space }, ...stridesTo(space, left, to)];
    }
  }
  return [];
}

/** RM-8.3 Strides straight to a space, some of them on wings: dice that count as any terrain; undefined if that is not enough. */
export type WingedStride = PatrolStride & { readonly asAny: boolean };
export function wingedStrides(
  from: SpaceId,
  faces: readonly number[],
  to: SpaceId,
  wings: number,
): readonly WingedStride[] | undefined {
  if (from === to) return [];
  const nearer = neighbours(from).filter((space) => !isTown(space) && distance(space, to) < distance(from, to));
  const [space] = nearer.toSorted((a, b) => payable(b, countsOf(faces)).length - payable(a, countsOf(faces)).length);
  if (space === undefined) return undefined;
  const [face] = payable(space, countsOf(faces));
  const die = face === undefined ? faces.findIndex((one) => one > 0) : faces.indexOf(face + 1);
  const asAny = face === undefined;
  if (die < 0 || (asAny && wings === 0)) return undefined;
  const left = faces.map((one, i) => (i === die ? 0 : one));
  const rest = wingedStrides(space, left, to, wings - (asAny ? 1 : 0));
  return rest && [{ die: die + 1, space, asAny }, ...rest];
}

/** RM-14.7, RM-8.3 The shortest way of a patrol to a space with these dice and wings; undefined if there is none. */
export function marchTo(from: SpaceId, faces: readonly number[], to: SpaceId, wings = 0): readonly WingedStride[] | undefined {
  const dice = faces.filter((face) => face > 0).length;
  for (let length = distance(from, to); length <= dice; length++)
    for (let winged = 0; winged <= Math.min(wings, length); winged++) {
      const strides = stridesOf(length, from, faces, to, winged);
      if (strides) return strides;
    }
  return undefined;
}
function stridesOf(
  length: number,
  from: SpaceId,
  faces: readonly number[],
  to: SpaceId,
  wings: number,
): readonly WingedStride[] | undefined {
  if (length === 0) return from === to ? [] : undefined;
  for (const space of neighbours(from)) {
    if (isTown(space) || distance(space, to) > length - 1) continue;
    for (const stride of stridesInto(space, faces, wings)) {
      const left = faces.map((one, i) => (i === stride.die - 1 ? 0 : one));
      const rest = stridesOf(length - 1, space, left, to, wings - (stride.asAny ? 1 : 0));
      if (rest) return [stride, ...rest];
    }
  }
  return undefined;
}
/** The dice that lead into a space, each face once; on wings, the first die that is left. */
function stridesInto(space: SpaceId, faces: readonly number[], wings: number): readonly WingedStride[] {
  const fitting = payable(space, countsOf(faces)).map((face) => ({ die: faces.indexOf(face + 1) + 1, space, asAny: false }));
  const any = faces.findIndex((face) => face > 0) + 1;
  return fitting.length > 0 || wings === 0 || any === 0 ? fitting : [{ die: any, space, asAny: true }];
}
/** RM-14.7 Where these dice would still lead after one of them is spent, as a set of spaces. */
export const reachAfter = (space: SpaceId, faces: readonly number[], die: number, wings = 0): ReadonlySet<SpaceId> => {
  const bits = spacesFor(space, countsOf(faces.map((face, i) => (i === die - 1 ? 0 : face))), wings);
  return new Set(SPACE_IDS.filter((id) => has(bits, id)));
};

/** The chance that Heal or Barter succeeds on a space, from 0 to 1 (RM-17.5 to RM-17.8). */
export const helpChance = (space: SpaceId): number => HELP[space]!;
const HELP: Readonly<Record<SpaceId, number>> = Object.fromEntries(
  SPACE_IDS.map((space) => [space, FACES.filter((_, i) => matches(i + 1, kindOf(space))).length / FACES.length]),
);

/** RM-17.1 The spaces that a Hero can walk to with this many dice, and the dice each takes; guarded places end the walk. */
export function heroReach(from: SpaceId, dice: number, isGuarded: (space: SpaceId) => boolean): ReadonlyMap<SpaceId, number> {
  const found = new Map<SpaceId, number>([[from, 0]]);
  const queue: SpaceId[] = [from];
  for (let space = queue.shift(); space !== undefined; space = queue.shift()) {
    const spent = found.get(space)!;
    if (spent === dice || (space !== from && isGuarded(space))) continue;
    for (const next of neighbours(space)) {
      if (found.has(next)) continue;
      found.set(next, spent + 1);
      queue.push(next);
    }
  }
  return found;
}
