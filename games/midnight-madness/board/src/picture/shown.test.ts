import { expect, test } from 'vitest';
import { showEvent, type Shown } from './shown.ts';
import { badgeOf, HALF, place, RADII } from './polar.ts';

const board: Shown = {
  tokens: [
    { id: 1, kind: 'orc', hp: 2, ring: 1, arc: 3, isStart: true },
    { id: 2, kind: null, hp: 0, ring: 0, arc: 6, isStart: false },
  ],
  walls: ['standing', 'standing', 'standing', 'standing', 'standing', 'fortified'],
  towers: [true, true, true, true, true, true],
  tarred: 0,
};

test('a step moves every token of the event at once', () => {
  const next = showEvent(board, {
    type: 'stepped',
    moves: [
      { token: 1, from: 'A3', to: 'K3' },
      { token: 2, from: 'F6', to: 'A6' },
    ],
  });
  expect(next.tokens.map((t) => [t.ring, t.arc])).toEqual([
    [2, 3],
    [1, 6],
  ]);
});

test('a wall that loses its Fortify stands; struck again it falls; built again it stands', () => {
  const bare = showEvent(board, { type: 'fortifyLost', arc: 6, by: 'creatures' });
  expect(bare.walls[5]).toBe('standing');
  const gone = showEvent(bare, { type: 'wallLost', arc: 6, by: 'creatures' });
  expect(gone.walls[5]).toBe('fallen');
  expect(showEvent(gone, { type: 'wallBuilt', arc: 6 }).walls[5]).toBe('standing');
});

test('a slain creature leaves the board, an arrival joins it face down', () => {
  const slain = showEvent(board, { type: 'slain', token: 1, kind: 'orc', seat: 0, points: 2, space: 'A3', left: 9 });
  expect(slain.tokens).toHaveLength(1);
  const next = showEvent(slain, { type: 'tokenArrived', token: 7, space: 'F2', isStart: false });
  expect(next.tokens.at(-1)).toEqual({ id: 7, kind: null, hp: 0, ring: 0, arc: 2, isStart: false });
});

test('[MM-11.2] a creature that is flipped has all its hit points while its name is read', () => {
  const next = showEvent(board, { type: 'flipped', token: 2, kind: 'troll', space: 'F6' });
  expect(next.tokens[1]).toMatchObject({ kind: 'troll', hp: 3 });
});

test('tokens of one space stay in their ring and do not overlap, up to eight of them', () => {
  for (const ring of [0, 1, 2, 3])
    for (let n = 1; n <= 8; n++) {
      const spots = Array.from({ length: n }, (_, i) => place(ring, 2, i, n));
      for (const { x, y } of spots) {
        const r = Math.hypot(x, y);
        expect(r).toBeGreaterThan(RADII[ring + 1]!);
        expect(r).toBeLessThan(RADII[ring]!);
      }
      spots.forEach((a, i) =>
        spots.slice(i + 1).forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(28 * (a.scale + b.scale))),
      );
    }
});

test('[MM-4.1] no token of the forest lies on the badge of its arc, on a phone of 390 pixels', () => {
  const badge = 1.1 * 13.2 * ((2 * HALF) / 390);
  for (let n = 1; n <= 4; n++)
    for (let i = 0; i < n; i++) {
      const [{ x, y, scale }, at] = [place(0, 2, i, n), badgeOf(2)];
      expect(Math.hypot(x - at.x, y - at.y)).toBeGreaterThan(badge + 34 * 1.12 * scale - 2);
    }
});
