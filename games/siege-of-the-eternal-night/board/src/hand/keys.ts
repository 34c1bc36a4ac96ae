import type { Refusal } from '@nightfall/kernel';
import { phaseOf } from '@nightfall/siege-of-the-eternal-night';
import { ARROWS, type Arrow, type BoardCommand } from '@nightfall/ui';
import { isFixed } from '../picture/night.ts';
import { type Scene, nameOf } from '../picture/scene.ts';
import { change, clearHand, holding } from './holding.ts';
import { EMPTY, type Reach, enter, press, shorten } from './draft.ts';
import { mirrored, turned } from './ghost.ts';
import { type Grip, type Spot, cellAt, mean, refuse, whyNot } from './grip.ts';

const STEPS: { readonly [key in Arrow]: Spot } = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };

/** The keys over the squares (SN-18.1). `isThere`: has the sheet the focus? */
export function sheetCommands(grip: Grip, isThere: () => boolean): readonly BoardCommand[] {
  const { tool } = grip;
  const held = holding(grip.props.memory);
  const drawn = held.draft.path.length;
  const there = (isMeant: boolean) => () => isMeant && isThere();
  return [
    { id: 'walk', keys: ARROWS, label: 'draw, square by square', isOn: isThere, run: (key) => walk(grip, STEPS[key as Arrow]) },
    {
      id: 'confirm',
      keys: ['Enter'],
      label: 'confirm what you have drawn',
      isOn: there(tool !== undefined || isAsked(grip)),
      run: () => confirm(grip),
    },
    // With nothing to draw, Space is the bar's: it rolls.
    { id: 'confirm-too', keys: [' '], isOn: there(tool !== undefined), run: () => confirm(grip) },
    { id: 'shorten', keys: ['Backspace'], label: 'take back the last square', isOn: there(drawn > 0), run: () => backUp(grip) },
    {
      id: 'drop',
      keys: ['Escape'],
      label: 'drop what you hold',
      isOn: there(drawn > 0 || held.at !== null),
      run: () => clearHand(grip.props.memory),
    },
    { id: 'rotate', keys: ['r'], label: 'rotate the shape in hand', isOn: isFixed(tool), run: () => turnGhost(grip, turned) },
    { id: 'mirror', keys: ['f'], label: 'mirror it', isOn: isFixed(tool), run: () => turnGhost(grip, mirrored) },
  ];
}
const isAsked = ({ props: { seat, legal } }: Grip): boolean => seat !== null && legal.length > 0;

/** The middle of the sheet, or the first square after it. */
export function firstSquare(scene: Scene): number {
  const middle = Math.floor(scene.height / 2) * scene.width + Math.floor(scene.width / 2);
  const cells = scene.letters.flatMap((letter, cell) => (letter === '-' ? [] : [cell]));
  return cells.find((cell) => cell >= middle) ?? cells[0] ?? 0;
}
const cursorIn = (grip: Grip): number => holding(grip.props.memory).cursor ?? firstSquare(grip.scene);

/** With a snake in hand the arrow keys draw; otherwise they walk, and a fixed shape comes along. */
function walk(grip: Grip, step: Spot): void {
  const { scene, reach, tool } = grip;
  const from = cursorIn(grip);
  const at: Spot = [(from % scene.width) + step[0], Math.floor(from / scene.width) + step[1]];
  const cell = cellAt(scene, at);
  if (cell === null) return;
  if (reach && holding(grip.props.memory).draft.path.length > 0) extend(grip, reach, cell);
  else change(grip.props.memory, { cursor: cell, said: '', ...(isFixed(tool) ? laidAt(at) : {}) });
}
const laidAt = ([x, y]: Spot) => ({ at: [x + 0.5, y + 0.5] as const, isLaid: true });

function extend(grip: Grip, reach: Reach, cell: number): void {
  const { draft } = holding(grip.props.memory);
  const next = enter(draft, cell, reach);
  const isFull = draft.path.length === reach.max;
  if (next.path.length === draft.path.length) return isFull ? undefined : refuse(grip, whyNot(grip, cell));
  const squares = next.path.length === 1 ? '1 square' : `${next.path.length} squares`;
  change(grip.props.memory, { draft: next, cursor: next.path.at(-1) ?? cell, said: `${nameOf(grip.scene, cell)}, ${squares}` });
}

/** Enter or Space: begin here, or mean what is drawn. */
function confirm(grip: Grip): void {
  const { tool, ghost } = grip;
  // Enter on a square while no die is open: what there is to do instead.
  if (!tool) return refuse(grip, phaseOf(grip.props.view) === 'ACT' ? NO_DIE : ROLL_FIRST);
  const { path } = holding(grip.props.memory).draft;
  if (tool.type === 'mark') mean(grip, [cursorIn(grip)]);
  else if (isFixed(tool)) ghost ? mean(grip, ghost.cells) : walk(grip, [0, 0]);
  else if (path.length > 0) mean(grip, path);
  else begin(grip, cursorIn(grip));
}

const NO_DIE: Refusal = { rule: 'SN-4.6', code: 'NO_DIE', text: 'No die is left to draw with: end the turn.' };
const ROLL_FIRST: Refusal = { rule: 'SN-4.4', code: 'ROLL_FIRST', text: 'Roll the dice first: they say what you may draw.' };

function begin(grip: Grip, cell: number): void {
  const draft = grip.reach ? press(EMPTY, cell, grip.reach) : EMPTY;
  if (draft.path.length === 0) return refuse(grip, whyNot(grip, cell));
  change(grip.props.memory, { draft, cursor: cell, said: `Drawing from ${nameOf(grip.scene, cell)}` });
}

function backUp(grip: Grip): void {
  const { draft, cursor } = holding(grip.props.memory);
  change(grip.props.memory, { draft: shorten(draft), cursor: draft.path.at(-2) ?? cursor });
}

function turnGhost(grip: Grip, how: typeof turned): void {
  change(grip.props.memory, { ghost: how(holding(grip.props.memory).ghost) });
}
