import { expect, test } from 'vitest';
import { type Dial, type Fault, houseInWords, isFaults, readHouse, readSetup, setupInWords } from './index.ts';

const now = () => undefined;
const dials: readonly Dial[] = [
  { id: 'price', name: 'Price', words: 'a lamp costs {n} coins', rule: 'SN-1.1', min: 1, max: 9, trial: 4, now },
  { id: 'moons', name: 'Moons', words: '{n} moons rise', rule: 'SN-1.2', min: 0, max: 3, trial: 2, now },
];
const game = { players: { min: 1, max: 4 }, options: [], dials };

test('a table by the book says nothing of house rules', () => {
  for (const house of [undefined, null, {}])
    expect(readSetup(game, { players: 2, options: { house } })).toEqual({ players: 2, options: {} });
  expect([houseInWords(dials, {}), houseInWords(undefined, undefined)]).toEqual([undefined, undefined]);
  expect(setupInWords(game, { players: 2, options: {} })).toBe('2 players, the usual game');
});

test('a house rule is part of the setup, and told in words', () => {
  const setup = readSetup(game, { players: 2, options: { house: { price: 4 } } });
  expect(setup).toEqual({ players: 2, options: { house: { price: 4 } } });
  if (isFaults(setup)) throw new Error('refused');
  expect(setupInWords(game, setup)).toBe('2 players, the usual game. House rule: a lamp costs 4 coins');
  expect(houseInWords(dials, { house: { price: 4, moons: 0 } })).toBe('House rules: a lamp costs 4 coins; 0 moons rise');
});

test('numbers that are not declared, or out of their range, are refused where they stand', () => {
  const faultsIn = (house: unknown) => {
    const faults: Fault[] = [];
    readHouse(dials, house, faults);
    return faults.map(({ where, code }) => `${where} ${code}`);
  };
  expect(faultsIn({ price: 10, stars: 1, moons: 1.5 })).toEqual([
    'options.house.price VALUE',
    'options.house.stars UNKNOWN',
    'options.house.moons VALUE',
  ]);
  expect(faultsIn([1])).not.toEqual([]);
  expect(faultsIn('4')).toEqual(['options.house.? UNKNOWN']);
  const plain = readSetup({ players: game.players, options: [] }, { players: 2, options: { house: { price: 4 } } });
  expect(isFaults(plain) && plain[0]!.text).toContain('no such number');
});
