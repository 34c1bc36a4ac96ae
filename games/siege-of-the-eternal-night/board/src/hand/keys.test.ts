import { apply, isFaults, refusal } from '@nightfall/kernel';
import { beforeEach, expect, test } from 'vitest';
import { type Siege, type SiegeMove, game } from '../engine.ts';
import { reachOf, sceneOf, toolInHand } from '../night.ts';
import { change, clearDesk, theDesk } from './desk.ts';
import { type Grip, cellAt } from './grip.ts';
import { pressKey } from './keys.ts';
import { ghostOf } from './offer.ts';
import { dragTo, letGo, pressAt } from './pointer.ts';

/** A night after one roll, with everything that was played and said written down. */
function table(faces: readonly number[], chosen: string) {
  const view = game.setup({ players: 1, options: { sheet: 'last-gate', seed: '-', lastCall: false } });
  if (isFaults(view)) throw new Error('no such night');
  apply(game.book, view, { type: 'roll', seat: 0 });
  apply(game.book, view, { type: 'dice', faces });
  const played: SiegeMove[] = [];
  const said: string[] = [];
  const tool = toolInHand(view, chosen);
  const props = {
    game,
    view,
    seat: 0,
    name: () => 'Ana',
    legal: [],
    refusal: (move: SiegeMove) => refusal(game.book, view, move),
    play: (move: Siege['move'] | { type: 'pass'; seat: number }) => void (move.type !== 'pass' && played.push(move)),
    typeDice: () => undefined,
    explain: (no: { code: string }) => void said.push(no.code),
    event: undefined,
    lit: [],
    look: () => undefined,
    hint: undefined,
    settings: { motion: false, sound: false, contrast: 'normal', palette: 'night', speed: 1, steps: false },
  } as const;
  const grip = (): Grip => ({
    props,
    scene: sceneOf(view),
    tool,
    reach: tool && 'min' in tool ? reachOf(view, tool) : undefined,
    ghost: tool && 'form' in tool ? ghostOf(props, tool, theDesk()) : undefined,
  });
  const keys = (...pressed: string[]) => pressed.map((key) => pressKey(grip(), key));
  return { grip, keys, played, said };
}
const E4 = 3 * 11 + 4;

beforeEach(() => {
  clearDesk();
  change({ cursor: E4 });
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
  expect(theDesk().draft.path).toEqual([E4]);
  expect(keys('Escape')).toEqual([true]);
  expect(theDesk().draft.path).toEqual([]);
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
  expect(theDesk().ghost).toEqual({ turns: 1, isMirrored: true });
  expect(grip().ghost!.cells.toSorted((a, b) => a - b)).not.toEqual(first);
  keys('Enter');
  expect(played[0]).toMatchObject({ type: 'spell', die: 'A', spell: 'flamestrike' });
});

const spot = (name: string): [number, number] => [name.charCodeAt(0) - 97 + 0.5, Number(name.slice(1)) - 0.5];

test('[SN-18.1] a mouse that lets go of a full snake means it; a finger is asked first', () => {
  for (const isMouse of [true, false]) {
    clearDesk();
    const { grip, played } = table([3, 1], 'A');
    pressAt(grip(), spot('c6'));
    dragTo(grip(), spot('c6'), spot('d6'));
    dragTo(grip(), spot('d6'), spot('d7'));
    letGo(grip(), spot('c6'), spot('d7'), isMouse);
    expect(played.length).toBe(isMouse ? 1 : 0);
    expect(theDesk().draft.path.length).toBe(isMouse ? 0 : 3);
  }
});

test('[SN-18.2] pressing on a square of no use changes nothing; outside the box there is no square', () => {
  const { grip, said } = table([3, 1], 'A');
  pressAt(grip(), spot('a1'));
  expect(theDesk().draft.path).toEqual([]);
  expect(said).toEqual([]);
  expect(cellAt(grip().scene, [-0.5, 3])).toBeNull();
});
