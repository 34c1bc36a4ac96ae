import type { Guide } from '@nightfall/ui';
import { type Siege, type SiegeState, heroesWaiting, phaseOf } from '@nightfall/siege-of-the-eternal-night';

/** A first night in a small yard, with prepared dice: each new thing of the rules turns up once. */

const inTurn = (turn: number, phase: string) => (v: SiegeState) => v.turn === turn && phaseOf(v) === phase;
const shapesOf = (v: SiegeState, turn: number) => v.shapes.filter((shape) => shape.turn === turn).length;
const sawBonus = (v: SiegeState) => phaseOf(v) === 'BONUS';

export const guide: Guide<Siege> = {
  title: 'Your first night',
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
      id: 'roll',
      text: 'Crossing a moon opens a turn. Roll both dice.',
      rule: 'SN-4.4',
      at: '[data-choice="roll"]',
      when: (v) => v.turn === 0,
      until: (v) => v.turn > 0,
    },
    {
      id: 'bonus',
      text: 'Your free mark: tap the enemy that would be hardest to reach. It does not close the squares around it.',
      rule: 'SN-10.5',
      at: '[data-part="field"]',
      when: sawBonus,
      until: (v) => v.free.length > 0,
    },
    {
      id: 'troop',
      text: 'Each die from 1 to 5 sends a troop: a snake of exactly that many squares. Press on a square and drag, or tap one square after the other. It may not touch itself or run more than three squares in a line.',
      rule: 'SN-5.2',
      at: '[data-part="field"]',
      when: inTurn(1, 'ACT'),
      until: (v) => shapesOf(v, 1) > 0,
    },
    {
      id: 'apart',
      text: 'The hatched squares are closed now: shapes of the same turn never share a side. Corners may touch. Hover over a square to see why it is closed.',
      touch:
        'The hatched squares are closed now: shapes of the same turn never share a side. Corners may touch. Hold a finger on a square to see why it is closed.',
      rule: 'SN-6.1',
      at: '[data-part="field"]',
      when: (v) => inTurn(1, 'ACT')(v) && shapesOf(v, 1) === 1,
      until: (v) => v.turn > 1 || shapesOf(v, 1) > 1,
    },
    {
      id: 'altar',
      text: 'Every 1, 2 or 3 crosses a circle of the altar. Three circles bring a hero, who draws a troop of any size up to five whenever you like.',
      rule: 'SN-7.2',
      at: '[data-part="altar"]',
      when: (v) => v.altar > 0,
      until: (v) => v.turn > 1,
    },
    {
      id: 'end',
      text: 'When both dice are used or passed, end the turn. You can take everything back until the next roll.',
      rule: 'SN-4.6',
      at: '[data-choice="end"]',
      when: (v) => v.turn === 1 && v.dice?.every(({ status }) => status !== 'open') === true,
      until: (v) => v.dice === null,
    },
    {
      id: 'before',
      text: 'Blue hatching: squares next to the shapes of the turn before are closed as well. Two turns later they are free again, so spread out and come back.',
      rule: 'SN-6.2',
      at: '[data-part="field"]',
      when: inTurn(2, 'ACT'),
      until: (v) => shapesOf(v, 2) > 0,
    },
    {
      id: 'ram',
      text: 'A square in brackets is a wallbreaker. Cover it with a die and you win a free mark: strike any enemy, however close it is to other shapes.',
      rule: 'SN-10.2',
      at: '[data-part="field"]',
      when: (v) => inTurn(2, 'ACT')(v) && shapesOf(v, 2) > 0,
      until: (v) => v.turn > 2 || sawBonus(v),
    },
    {
      id: 'hero',
      text: 'A hero is waiting. Pick the hero card and draw one to five squares, or save the hero for gaps late in the game.',
      rule: 'SN-7.6',
      at: '[data-choice="hero"]',
      when: (v) => heroesWaiting(v) > 0 && v.dice !== null,
      until: (v) => v.heroesUsed > 0,
    },
    {
      id: 'volley',
      text: 'Doubles: fire the crossbow volley, a long cross, or hold it. R turns it. Then you roll both dice again in the same turn.',
      touch:
        'Doubles: fire the crossbow volley, a long cross, or hold it. The bar has a button to turn it. Then you roll both dice again in the same turn.',
      rule: 'SN-9.1',
      at: '[data-part="cards"]',
      when: (v) => phaseOf(v) === 'VOLLEY',
      until: (v) => phaseOf(v) !== 'VOLLEY',
    },
    {
      id: 'spell',
      text: 'A 6 casts a spell: Flamestrike with its block of four, or the Divine Hammer. R turns the shape and F mirrors it.',
      touch:
        'A 6 casts a spell: Flamestrike with its block of four, or the Divine Hammer. Buttons in the bar turn and mirror it.',
      rule: 'SN-8.1',
      at: '[data-part="cards"]',
      when: (v) => phaseOf(v) === 'ACT' && v.dice?.some(({ value, status }) => value === 6 && status === 'open') === true,
      until: (v) => v.shapes.some(({ kind }) => kind === 'flamestrike' || kind === 'hammer'),
    },
    {
      id: 'forecast',
      text: 'This switch shows what will be closed next turn. Leave yourself room: a die that fits nowhere can only be passed.',
      rule: 'SN-4.7',
      at: '[role="switch"]',
      when: (v) => v.turn >= 5 && phaseOf(v) === 'ACT',
      until: (v) => v.turn >= 7,
    },
    {
      id: 'dawn',
      text: 'The last moon. Heroes still waiting at dawn are worth nothing, so send them now.',
      rule: 'SN-7.10',
      at: '[data-part="altar"]',
      when: inTurn(9, 'ACT'),
      until: (v) => phaseOf(v) === 'OVER',
    },
  ],
};
