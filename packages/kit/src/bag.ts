/** A bag keeps its things in a fixed order; a die with as many sides as things says which one comes out. */

/** The faces 1 to n name the things of the bag in its order. */
export function takeOut<T>(bag: T[], face: number): T {
  const thing = bag[face - 1]!;
  for (let i = face; i < bag.length; i++) bag[i - 1] = bag[i]!;
  bag.pop();
  return thing;
}

/** The dice for `count` things drawn one after the other: n, n − 1, … sides. */
export function sidesFor(size: number, count: number): number[] {
  const sides: number[] = [];
  for (let i = 0; i < count; i++) sides.push(size - i);
  return sides;
}

/** Takes one such thing out of a list. */
export function removeOne<T>(list: T[], thing: T): void {
  const at = list.indexOf(thing);
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i]!;
  list.pop();
}

/** Each thing once, in the order of the list. */
export function distinct<T>(list: readonly T[]): T[] {
  const found: T[] = [];
  for (const thing of list) if (!found.includes(thing)) found.push(thing);
  return found;
}

/** The faces that draw these things out of a bag, one after the other; undefined if one is not in it. */
export function facesFor<T>(bag: readonly T[], wanted: readonly T[]): number[] | undefined {
  const left = [...bag];
  const faces: number[] = [];
  for (const thing of wanted) {
    const at = left.indexOf(thing);
    if (at < 0) return undefined;
    faces.push(at + 1);
    left.splice(at, 1);
  }
  return faces;
}
