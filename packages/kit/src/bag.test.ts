import { assert, array, integer, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { distinct, facesFor, removeOne, sidesFor, takeOut } from './bag.ts';

const byValue = (a: number, b: number) => a - b;

test('a face takes its thing out, and the others keep their order', () => {
  const bag = ['a', 'b', 'c'];
  expect(takeOut(bag, 2)).toBe('b');
  expect(bag).toEqual(['a', 'c']);
});

test('faces for all things empty the bag, each thing once', () => {
  assert(
    property(array(integer()), nat(), (things, whim) => {
      const bag = [...things];
      const drawn = sidesFor(bag.length, bag.length).map((sides) => takeOut(bag, 1 + (whim % sides)));
      expect(bag).toEqual([]);
      expect(drawn.toSorted(byValue)).toEqual(things.toSorted(byValue));
    }),
  );
});

test('one of many equal things is removed; each is listed once', () => {
  const list = ['x', 'y', 'x'];
  expect(distinct(list)).toEqual(['x', 'y']);
  removeOne(list, 'x');
  expect(list).toEqual(['y', 'x']);
});

test('the faces for wanted things draw just these', () => {
  const bag = ['archer', 'brick', 'brick', 'tar'];
  expect(facesFor(bag, ['brick', 'tar', 'brick'])).toEqual([2, 3, 2]);
  expect(facesFor(bag, ['tar', 'tar'])).toBeUndefined();
});
