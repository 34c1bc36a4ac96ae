import { type View, SQUARES, squareAt, squareName } from '@nightfall/fires-at-midnight';

type Named = { readonly id: string; readonly state: string };
/** Those whose state became this one between two views. */
const became = (before: readonly Named[], after: readonly Named[], state: string): string[] =>
  after.filter((one) => one.state === state && before.find(({ id }) => id === one.id)?.state !== state).map(({ id }) => id);
const squares = (list: readonly number[]) => list.map(squareName).join(', ');
const told = (names: readonly string[], text: (names: string) => string): string[] =>
  names.length > 0 ? [text(names.join(', '))] : [];

function fires(before: View, after: View): string[] {
  const turned = (to: number) => SQUARES.filter((sq) => after.marks[sq] === to && before.marks[sq] !== to);
  const [smoke, fire] = [turned(1), turned(2)];
  const booms = SQUARES.filter((sq) => after.boom[sq] && !before.boom[sq]);
  return [
    ...(booms.length > 0 ? [`Explosion on ${squares(booms)}.`] : []),
    ...(fire.length > 0 ? [`New fire on ${squares(fire)}.`] : []),
    ...(smoke.length > 0 ? [`New smoke on ${squares(smoke)}.`] : []),
  ];
}

function houses(before: View, after: View): string[] {
  return after.houses.flatMap((house, i) => {
    const was = before.houses[i]!.integrity;
    if (house.integrity === was) return [];
    return house.integrity === 0 ? [`${house.id} has fallen.`] : [`${house.id} is damaged: ${was} to ${house.integrity}.`];
  });
}

function people(before: View, after: View): string[] {
  const fallen = after.crew.filter((f, i) => f.down && !before.crew[i]!.down).map(({ id }) => id);
  const come = after.villagers.filter((p, i) => p.state === 'table' && before.villagers[i]!.state === 'pool');
  const spilt = after.crew.filter((f, i) => f.water < before.crew[i]!.water).map(({ id }) => id);
  return [
    ...told(became(before.villagers, after.villagers, 'dead'), (ids) => `${ids} died.`),
    ...told(fallen, (ids) => `${ids} knocked down.`),
    ...come.map(({ id, at }) => `${id} came to ${squareName(squareAt(at!))}.`),
    ...told(spilt, (ids) => `${ids} spilt one water.`),
  ];
}

/** FM-21.24 What an upkeep did, in sentences: from the last view of the turn to the first after it. */
export const summaryOf = (before: View, after: View): string[] => [
  ...people(before, after),
  ...houses(before, after),
  ...told(became(before.chests, after.chests, 'exploded'), (ids) => `${ids} exploded.`),
  ...told(became(before.trees, after.trees, 'burnt'), (ids) => `${ids} burnt down.`),
  ...fires(before, after),
];
