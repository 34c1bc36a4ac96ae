import { ARROWS, type Arrow, type Command } from '../commands/command.ts';
import type { Camera } from './camera.ts';

const STEP = 80;
/** One press on the buttons or keys that zoom. */
export const NEARER = 1.5;
const WAYS: { readonly [key in Arrow]: readonly [dx: number, dy: number] } = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

/** Arrows that go from one thing to the next do not move the board as well. */
const isFree = (): boolean =>
  document.activeElement === document.body || document.activeElement?.closest('.camera-tools') !== null;

export const cameraCommands = (camera: Camera): readonly Command[] => [
  { id: 'nearer', keys: ['+', '='], label: 'zoom in', run: () => camera.zoom(NEARER) },
  { id: 'further', keys: ['-'], label: 'zoom out', run: () => camera.zoom(1 / NEARER) },
  { id: 'whole', keys: ['0'], label: 'the whole board', run: () => camera.whole() },
  {
    id: 'move',
    keys: ARROWS,
    label: 'move over the board when it is zoomed in and nothing is chosen',
    isOn: isFree,
    run: (key) => camera.moveBy(...WAYS[key as Arrow], true),
  },
];
