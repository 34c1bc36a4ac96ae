import type { Guide } from '@nightfall/ui';
import { type Siege, type SiegeState, heroesWaiting, phaseOf } from '@nightfall/siege-of-the-eternal-night';
import { TITLE } from './title.ts';

/** A first night in a small yard, with prepared dice: each new thing of the rules turns up once. */

const isActing = (v: SiegeState) => phaseOf(v) === 'ACT';
const inTurn = (turn: number, phase: string) => (v: SiegeState) => v.turn === turn && phaseOf(v) === phase;
const shapesOf = (v: SiegeState, turn: number) => v.shapes.filter((shape) => shape.turn === turn).length;
const sawBonus = (v: SiegeState) => phaseOf(v) === 'BONUS';
const isSpent = (v: SiegeState) => v.dice?.every(({ status }) => status !== 'open') === true;
const hasSix = (v: SiegeState) => v.dice?.some(({ value, status }) => value === 6 && status === 'open') === true;
const isCast = (v: SiegeState) => v.shapes.some(({ kind }) => kind === 'flamestrike' || kind === 'hammer');

export const guide: Guide<Siege> = {
  title: TITLE,
  setup: { players: 1, options: { sheet: 'postern-yard', seed: '', lastCall: false } },
  dice: [
    [3, 2],
    [4, 1],
    [5, 3],
    [4, 4],
    [6, 2],
    [5, 1],
    [3, 4],
    [6, 5],
    [2, 4],
    [1, 5],
  ],
  bots: [],
  steps: [
    {
      id: 'horde',
      text: 'Sixty enemies besiege the yard. In nine turns, one for each moon, you strike out as many as you can; every one that still stands at dawn counts against you.',
      rule: 'SN-1.3',
      at: '[data-part="moons"]',
      when: (v) => v.turn === 0,
      until: (v) => v.turn > 0,
    },
    {
      id: 'ram',
      text: 'A square in brackets is a wallbreaker. If a troop or a spell covers it, you win a free mark: strike one more enemy, wherever it stands.',
      rule: 'SN-10.2',
      at: '[data-mark="h7"]',
      when: (v) => v.turn === 0,
      until: (v) => v.turn > 0,
    },
    {
      id: 'roll',
      text: 'Crossing a moon opens a turn. Roll both dice.',
      rule: 'SN-4.4',
      at: '[data-choice="roll"]',
      when: (v) => v.turn === 0,
      until: (v) => v.turn > 0,
    },
    {
      id: 'bonus',
      text: 'You have won a free mark. Choose any enemy that still stands: best the one that would be hardest to reach with a troop.',
      rule: 'SN-10.5',
      at: '.siege-cells',
      when: sawBonus,
      until: (v) => v.free.length > 0 && !sawBonus(v),
    },
    {
      id: 'troop',
      text: 'A die from 1 to 5 sends a troop of exactly that many squares. Draw a snake, square after square: never touching itself, at most three in a line. Then press Deploy.',
      rule: 'SN-5.2',
      at: '.siege-cells',
      when: (v) => inTurn(1, 'ACT')(v) && shapesOf(v, 1) === 0 && !isSpent(v),
      until: (v) => shapesOf(v, 1) > 0 || v.turn > 1,
    },
    {
      id: 'apart',
      text: 'Squares that share a side with a shape of this turn are closed now: they are hatched. Corners may touch. Draw the second troop clear of them.',
      rule: 'SN-6.1',
      at: '.siege-cells',
      when: (v) => inTurn(1, 'ACT')(v) && shapesOf(v, 1) === 1 && !isSpent(v),
      until: (v) => v.turn > 1 || shapesOf(v, 1) > 1,
    },
    {
      id: 'altar',
      text: 'Every 1, 2 or 3 crosses a circle of the altar. Three circles bring a hero, who draws a troop of any size up to five whenever you like.',
      rule: 'SN-7.2',
      at: '[data-part="altar"]',
      when: (v) => inTurn(1, 'ACT')(v) && v.altar > 0,
      until: (v) => v.turn > 1,
    },
    {
      id: 'end',
      text: 'Both dice are used or passed, so end the turn. You can take everything back until the next roll.',
      rule: 'SN-4.6',
      at: '[data-choice="end"]',
      when: (v) => inTurn(1, 'ACT')(v) && isSpent(v),
      until: (v) => v.turn > 1 || v.dice === null,
    },
    {
      id: 'before',
      text: 'Blue hatching: squares beside the shapes of the turn before are closed as well. Next turn they are free again, so spread out and come back.',
      rule: 'SN-6.2',
      at: '.siege-cells',
      when: (v) => inTurn(2, 'ACT')(v) && shapesOf(v, 1) > 0 && shapesOf(v, 2) === 0,
      until: (v) => shapesOf(v, 2) > 0 || v.turn > 2,
    },
    {
      id: 'volley',
      text: 'Doubles: fire the crossbow volley, a long cross that you can rotate, or hold it. Then you roll both dice again in the same turn.',
      rule: 'SN-9.1',
      at: '[data-part="cards"]',
      when: (v) => phaseOf(v) === 'VOLLEY',
      until: (v) => v.turn > 4 && phaseOf(v) !== 'VOLLEY',
    },
    {
      id: 'spell',
      text: 'A 6 casts a spell: Flamestrike with its block of four, or the Divine Hammer. Rotate and Mirror turn the shape until it fits.',
      rule: 'SN-8.1',
      at: '[data-part="cards"]',
      when: (v) => isActing(v) && hasSix(v) && !isCast(v),
      until: isCast,
    },
    {
      id: 'hero',
      text: 'A hero is waiting. Pick the hero card and draw one to five squares, or save the hero for the gaps late in the game.',
      rule: 'SN-7.6',
      at: '[data-choice="hero"]',
      when: (v) => isActing(v) && heroesWaiting(v) > 0 && v.heroesUsed === 0,
      until: (v) => v.heroesUsed > 0,
    },
    {
      id: 'forecast',
      text: 'Preview shows what will be closed next turn. Leave yourself room: a die that fits nowhere can only be passed.',
      rule: 'SN-4.7',
      at: '[role="switch"]',
      when: (v) => v.turn >= 5 && v.turn < 9 && isActing(v),
      until: (v) => v.turn >= 9,
    },
    {
      id: 'dawn',
      text: 'The last moon. Heroes still waiting at dawn are worth nothing, so send them now.',
      rule: 'SN-7.10',
      at: '[data-part="altar"]',
      when: inTurn(9, 'ACT'),
      until: (v) => phaseOf(v) === 'OVER',
    },
    {
      id: 'alone',
      isLast: true,
      text: 'That is the whole game. Strike wallbreakers early, leave gaps that a troop of four or five still fits into, and keep a hero for the corners.',
      rule: 'SN-1.3',
      when: (v) => phaseOf(v) === 'OVER',
    },
  ],
};
