import { expect, test } from 'vitest';
import { negativePoints } from '../queries/phase.ts';
import { at, play, table, types } from '../testing/table.ts';

test('[FD-6.4] [FD-6.5] [FD-15.15] a burning road takes no second fire, a burned-down Area none', () => {
  const s = table({ scenario: 'SC-5', spaces: { H7: { active: 1, explosive: true }, H8: { active: 1 }, C8: { burned: true } } });
  play(s, 'bell');
  expect([at(s, 'H7'), at(s, 'H8'), at(s, 'C8')]).toEqual([{ active: 1, inactive: 1 }, { active: 1 }, { burned: true }]);
  expect(negativePoints(s)).toBe(0);
});

test('[FD-6.10] [FD-6.11] [FD-18.1] without civilians nothing comes, without injured tokens a point', () => {
  const s = table({ supply: { civ: 0, inj: 0 }, spaces: { E1: { active: 3 }, E6: { active: 1, ff: 2 } } });
  play(s, 'bell', 'dice EV-G1');
  expect([at(s, 'C3'), at(s, 'E6')]).toEqual([{}, { active: 1, inactive: 1 }]);
  expect(s.points).toMatchObject({ injured: 2 });
});

test('[FD-6.27] [FD-6.28] [FD-6.29] a type that is there, or has run out, is not placed again', () => {
  const s = table({
    scenario: 'SC-5',
    supply: { gas: 0 },
    spaces: { H1: { active: 3, power: true }, H2: { smoke: 1 } },
  });
  play(s, 'bell', 'dice EV-R4');
  expect(at(s, 'H2')).toEqual({ smoke: 1 });
  const other = table({ scenario: 'SC-5', supply: { gas: 0 }, spaces: { H1: { active: 3, power: true }, C3: { smoke: 1 } } });
  play(other, 'bell', 'dice EV-R6');
  expect(() => play(other, 'dice gas')).toThrow('come up here');
  play(other, 'dice power');
  expect(at(other, 'C3')).toEqual({ smoke: 1, power: true });
});

test('[FD-6.34] [FD-7.2] [FD-7.3] [FD-7.4] parts go left to right; what cannot be placed has no substitute', () => {
  const s = table({ supply: { debris: 1 }, spaces: { E7: { active: 3, hose: 1 } } });
  const events = play(s, 'bell', 'dice EV-Y3');
  expect(at(s, 'E7')).toEqual({ active: 3, inactive: 1, debris: 1 });
  expect(types(events).filter((type) => ['eventDrawn', 'tokenPlaced', 'returned'].includes(type))).toEqual([
    'eventDrawn',
    'tokenPlaced',
    'returned',
  ]);
  const alone = table({ spaces: { C7: { active: 3 } } });
  play(alone, 'bell', 'dice EV-Y7');
  expect(at(alone, 'C7')).toEqual({ active: 4 });
});

test('[FD-7.5] [FD-7.7] a drawn card is out until the deck is empty, then the discards come back', () => {
  const left = ['EV-Y2', 'EV-Y3', 'EV-Y4', 'EV-Y5', 'EV-Y6', 'EV-Y7', 'EV-Y8'];
  const s = table({ discards: { yellow: left }, spaces: { E7: { active: 3 }, C7: { active: 3 } } });
  play(s, 'bell', 'dice EV-Y1');
  expect(s.decks.yellow).toEqual({ left: [], out: [...left, 'EV-Y1'] });
  play(s, 'dice EV-Y8');
  expect(s.decks.yellow.out).toEqual(['EV-Y8']);
  expect(s.decks.yellow.left).toHaveLength(7);
});

test('[FD-15.6] injured people aboard are no casualties, and civilians aboard are not hurt', () => {
  const s = table({ spaces: { C6: { active: 1 } }, vehicles: { CARRIER: { at: 'C6', inj: 1, civ: 1 } } });
  play(s, 'bell');
  expect(s.result).toBeNull();
  expect(s.vehicles[1]).toMatchObject({ inj: 1, civ: 1, status: 'damaged' });
});

test('[FD-6.20] a lost carrier leaves its people injured on the road', () => {
  const s = table({
    spaces: { C6: { active: 1 } },
    vehicles: { CARRIER: { at: 'C6', inj: 1, civ: 1, status: 'damaged', reminder: true } },
  });
  play(s, 'bell');
  expect(at(s, 'C6')).toEqual({ active: 1, inj: 2 });
  expect(s.supply).toMatchObject({ civ: 10, inj: 10, fire: 51 });
});

test('[FD-15.21] [FD-15.18] an explosion sets off no other; explosives go before gas', () => {
  const s = table({ scenario: 'SC-5', spaces: { H7: { active: 1, explosive: true, gas: true }, C8: { explosive: true } } });
  const events = play(s, 'bell');
  expect(events.flatMap((event) => (event.type === 'hazardTriggered' ? [event.hazard] : []))).toEqual(['explosive', 'gas']);
  expect([at(s, 'H7'), at(s, 'C8')]).toEqual([
    { active: 1, inactive: 4 },
    { inactive: 1, explosive: true },
  ]);
});

test('[FD-15.24] [FD-15.14] a call on a burned-down Area brings people, no fire', () => {
  const s = table({ scenario: 'SC-2', round: 3, spaces: { H8: { active: 4, call: 3, debris: 1, civ: 0 } } });
  play(s, 'bell', 'dice DC-03');
  expect(at(s, 'H8')).toEqual({ burned: true, civ: 2, debris: 1 });
  expect(negativePoints(s)).toBe(2);
});

test('[FD-15.26] [FD-15.31] [FD-15.32] a held Area does not grow but may be rolled for; roads pass fire on, and get none', () => {
  const s = table({ spaces: { E7: { active: 3 }, E5: { active: 1 } } });
  play(s, 'bell', 'dice EV-Y8');
  expect(at(s, 'E7')).toEqual({ active: 3, held: true });
  const events = play(s, 'dice 1 1 6');
  expect(events.flatMap((event) => (event.type === 'spreadRolled' ? [event.space] : []))).toEqual(['C9', 'E6', 'E7']);
  expect([at(s, 'E7'), at(s, 'E5')]).toEqual([{ active: 5 }, { active: 1 }]);
});

test('[FD-18.3] [FD-16.1] [FD-1.4] [FD-18.2] three points do not stop the Fire Phase; the End of Round does', () => {
  const s = table({ points: { late: 2 }, spaces: { E7: { active: 4 }, C7: { active: 4 }, E1: { active: 1 } } });
  play(s, 'bell');
  expect([negativePoints(s), s.result]).toEqual([4, null]);
  const events = play(s, 'dice 1');
  expect(s.result).toMatchObject({ won: false, reason: 'points' });
  expect(types(events)).toContain('spreadRolled');
});

test('[FD-1.1] [FD-16.2] [FD-17.3] [FD-17.5] [FD-1.2] [FD-1.5] the last round ends the game by its goals', () => {
  const s = table({ round: 4, evacuated: 1, spaces: { C5: { active: 1 } } });
  play(s, 'bell');
  expect(s.result).toMatchObject({ won: false, reason: 'objective', failed: [0, 1] });
  const won = table({ round: 4, evacuated: 2 });
  play(won, 'bell');
  expect(won.result).toMatchObject({ won: true });
});

test('[FD-16.6] [FD-10.2] otherwise the next round begins, and fires flare up', () => {
  const s = table({ spaces: { E1: { active: 1 } } });
  const events = play(s, 'bell', 'dice 5');
  expect([s.round, at(s, 'E1'), at(s, 'C3')]).toEqual([2, { active: 2 }, { active: 1 }]);
  expect(types(events)).toContain('fireTurned');
});
