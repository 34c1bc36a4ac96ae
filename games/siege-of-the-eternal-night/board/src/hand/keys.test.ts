import { apply, isFaults, refusal } from '@nightfall/kernel';
import { AT_REST, type BoardKey, Camera, newMemory, press } from '@nightfall/ui';
import { beforeEach, expect, test } from 'vitest';
import { type Siege, type SiegeMove, game } from '@nightfall/siege-of-the-eternal-night';
import { reachOf, sceneOf, toolInHand } from '../picture/night.ts';
import { isReady } from './draft.ts';
import { change, clearHolding, holding } from './holding.ts';
import { type Grip, cellAt } from './grip.ts';
import { sheetCommands } from './keys.ts';
import { ghostOf } from './offer.ts';
import { dragTo, letGo, pressAt } from './pointer.ts';

/** A night after one roll, with everything that was played and said written down. */
function table(faces: readonly number[], chosen: string, isSpent = false) {
  const view = game.setup({ players: 1, options: { sheet: 'last-gate', seed: '-', lastCall: false } });
  if (isFaults(view)) throw new Error('no such night');
  apply(game.book, view, { type: 'roll', seat: 0 });
  apply(game.book, view, { type: 'dice', faces });
  if (isSpent) for (const die of ['A', 'B']) apply(game.book, view, { type: 'passDie', seat: 0, die });
  const played: SiegeMove[] = [];
  const said: string[] = [];
  const tool = toolInHand(view, chosen);
  const props = {
    ...AT_REST,
    memory,
    game,
    view,
    seat: 0,
    legal: [{ type: 'end', seat: 0 }],
    name: () => 'Ana',
    refusal: (move: SiegeMove) => refusal(game.book, view, move),
    play: (move: Siege['move'] | { type: 'pass'; seat: number }) => void (move.type !== 'pass' && played.push(move)),
    explain: (no: { code: string }) => void said.push(no.code),
    camera: new Camera(),
    settings: {
      motion: false,
      sound: false,
      contrast: 'normal',
      palette: 'night',
      text: 'usual',
      speed: 1,
      steps: false,
      rules: false,
    },
  } as const;
  const grip = (): Grip => ({
    props,
    scene: sceneOf(view),
    tool,
    reach: tool && 'min' in tool ? reachOf(view, tool) : undefined,
    ghost: tool && 'form' in tool ? ghostOf(props, tool, holding(memory)) : undefined,
  });
  const keys = (...pressed: BoardKey[]) =>
    pressed.map((key) =>
      press(
        sheetCommands(grip(), () => true),
        key,
      ),
    );
  return { grip, keys, played, said };
}
const E4 = 3 * 11 + 4;

const memory = newMemory();
beforeEach(() => {
  clearHolding(memory);
  change(memory, { cursor: E4 });
});

test('[SN-18.1] arrow keys extend, Enter begins and commits', () => {
  const { keys, played } = table([3, 1], 'A');
  keys('Enter', 'ArrowRight', 'ArrowDown', 'Enter');
  expect(played).toEqual([{ type: 'troop', seat: 0, die: 'A', cells: ['e4', 'f4', 'f5'] }]);
});

test('[SN-18.1] Backspace shortens, Escape drops, and both are left to others when the hand is empty', () => {
  const { keys } = table([3, 1], 'A');
  expect(keys('Backspace', 'Escape')).toEqual([false, false]);
  keys('Enter', 'ArrowRight', 'Backspace');
  expect(holding(memory).draft.path).toEqual([E4]);
  expect(keys('Escape')).toEqual([true]);
  expect(holding(memory).draft.path).toEqual([]);
});

test('[SN-18.2] a square that may not follow says why, and too short a troop is refused', () => {
  const { keys, played, said } = table([5, 4], 'A');
  keys('Enter', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter');
  expect(said).toEqual(['STRAIGHT', 'SIZE']);
  expect(played).toEqual([]);
});

test('[SN-18.3] R turns and F mirrors a fixed shape that the arrow keys move', () => {
  const { keys, played, grip } = table([6, 1], 'A flamestrike');
  keys('ArrowRight');
  const first = grip().ghost!.cells.toSorted((a, b) => a - b);
  keys('r', 'f');
  expect(holding(memory).ghost).toEqual({ turns: 1, isMirrored: true });
  expect(grip().ghost!.cells.toSorted((a, b) => a - b)).not.toEqual(first);
  keys('Enter');
  expect(played[0]).toMatchObject({ type: 'spell', die: 'A', spell: 'flamestrike' });
});

const spot = (name: string): [number, number] => [name.charCodeAt(0) - 97 + 0.5, Number(name.slice(1)) - 0.5];

test('[SN-18.2] a square beside the end that may not follow is refused, and what was drawn stays; one elsewhere begins anew', () => {
  const { grip, said } = table([5, 4], 'A');
  for (const name of ['e4', 'f4', 'g4']) pressAt(grip(), spot(name));
  const { path } = holding(memory).draft;
  expect(path).toHaveLength(3);
  pressAt(grip(), spot('h4'));
  expect([said, holding(memory).draft.path]).toEqual([['STRAIGHT'], path]);
  pressAt(grip(), spot('e8'));
  expect(holding(memory).draft.path).toHaveLength(1);
});

test('[SN-18.1] a mouse that lets go of a full snake means it; a finger is asked first', () => {
  for (const isMouse of [true, false]) {
    clearHolding(memory);
    const { grip, played } = table([3, 1], 'A');
    pressAt(grip(), spot('c6'));
    dragTo(grip(), spot('c6'), spot('d6'));
    dragTo(grip(), spot('d6'), spot('d7'));
    letGo(grip(), spot('c6'), spot('d7'), isMouse);
    expect(played.length).toBe(isMouse ? 1 : 0);
    expect(holding(memory).draft.path.length).toBe(isMouse ? 0 : 3);
  }
});

test('[SN-18.2] pressing on a square of no use changes nothing; outside the box there is no square', () => {
  const { grip, said } = table([3, 1], 'A');
  pressAt(grip(), spot('a1'));
  expect(holding(memory).draft.path).toEqual([]);
  expect(said).toEqual([]);
  expect(cellAt(grip().scene, [-0.5, 3])).toBeNull();
});

/** Drags through these squares and lets go. */
function drag(grip: () => Grip, isMouse: boolean, ...names: string[]): void {
  pressAt(grip(), spot(names[0]!));
  names.slice(1).forEach((name, i) => dragTo(grip(), spot(names[i]!), spot(name)));
  letGo(grip(), spot(names[0]!), spot(names.at(-1)!), isMouse);
}

test('[SN-18.1] dragging the length of the other open die uses that die, be it longer or shorter', () => {
  for (const [faces, die] of [
    [[2, 4], 'B'],
    [[5, 4], 'B'],
    [[4, 2], 'A'],
  ] as const) {
    clearHolding(memory);
    const { grip, played } = table(faces, 'A');
    drag(grip, true, 'c6', 'd6', 'd7', 'e7');
    expect(played, faces.join()).toEqual([{ type: 'troop', seat: 0, die, cells: ['c6', 'd6', 'd7', 'e7'] }]);
  }
});

test('[SN-18.1] tapped square by square, the length of the other die may still grow; a finger is asked first', () => {
  const tapped = table([3, 2], 'A');
  for (const name of ['c6', 'd6']) {
    pressAt(tapped.grip(), spot(name));
    letGo(tapped.grip(), spot(name), spot(name), true);
  }
  expect([tapped.played, holding(memory).draft.path.length]).toEqual([[], 2]);
  clearHolding(memory);
  const touched = table([3, 2], 'A');
  drag(touched.grip, false, 'c6', 'd6');
  expect(touched.played).toEqual([]);
  touched.keys('Enter');
  expect(touched.played).toMatchObject([{ type: 'troop', die: 'B', cells: ['c6', 'd6'] }]);
});

test('[SN-5.12] a length that no open die has is still refused', () => {
  const { grip, keys, played, said } = table([5, 2], 'A');
  drag(grip, true, 'c6', 'd6', 'd7');
  keys('Enter');
  expect([played, said]).toEqual([[], ['SIZE']]);
});

test('[SN-5.2] two squares are no troop where the dice show 1 and 4, on the sheet as for the rules', () => {
  const { keys, grip, played, said } = table([1, 4], 'A');
  keys('Enter', 'ArrowRight');
  expect(isReady(holding(memory).draft, grip().reach!)).toBe(false);
  keys('Enter');
  expect([played, said]).toEqual([[], ['SIZE']]);
  keys('ArrowDown', 'ArrowDown');
  expect(isReady(holding(memory).draft, grip().reach!)).toBe(true);
});

test('[SN-18.2] Enter on a square says what to do where no die is open; Space is left to the bar', () => {
  const { keys, said } = table([3, 1], 'none', true);
  expect(keys(' ', 'Enter')).toEqual([false, true]);
  expect(said).toEqual(['NO_DIE']);
});
