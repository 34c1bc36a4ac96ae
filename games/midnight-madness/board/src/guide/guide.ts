import { isBoss, SWORDSMAN, type Madness, type State } from '@nightfall/midnight-madness';
import type { Guide } from '@nightfall/ui';
import { DEALT, rig } from './prepared.ts';

const isMine = (v: State, phase: State['phase']) => v.current === 0 && v.phase === phase;
const inFirstTurn = (phase: State['phase']) => (v: State) => v.turn === 1 && v.phase === phase;
const isAsked = (rule: string) => (v: State) => v.stack.at(-1)?.rule === rule;
const hasFlipped = (v: State) => v.unseenStart.length < 6;
const isWallStruck = (v: State) => v.walls.includes('fallen');
const hasBossCome = (v: State) => v.unseenSupply.filter(isBoss).length < 4;
const isAtTheWall = (v: State) => v.tokens.some(({ ring, kind }) => ring === SWORDSMAN && kind !== null);

/** A first night with a companion: each new thing of the rules turns up once. */
export const guide: Guide<Madness> = {
  title: 'Your first night on the walls',
  setup: { players: 2, options: { mode: 'coop', difficulty: 'normal', start: '0' } },
  dice: DEALT,
  rig,
  bots: ['casual'],
  steps: [
    {
      id: 'night',
      text: 'Forty-nine tokens come out of the forest, ring by ring, towards your castle. You and your companion win together if a single tower stands when the last of them is gone.',
      rule: 'MM-21.1',
      when: inFirstTurn('replace'),
      until: (v) => v.turn > 1,
    },
    {
      id: 'hand',
      text: "Your hand. You fill it up to six cards at the start of every turn, so don't hoard them.",
      rule: 'MM-8.1',
      at: '.mm-hand',
      when: inFirstTurn('replace'),
      until: (v) => v.turn > 1,
    },
    {
      id: 'replace',
      text: "You don't need two Bricks while all walls stand. Pick one up and press Replace to swap it for a new card, or keep your cards.",
      rule: 'MM-8.4',
      at: '.mm-controls',
      when: inFirstTurn('replace'),
      until: (v) => v.phase !== 'replace' || v.turn > 1,
    },
    {
      id: 'trade',
      text: 'All hands are face up. Pick your Red Knight, ask for the Green Archer and offer the trade: archers hit where the creatures stand now, and your companion can use the Knight next turn.',
      rule: 'MM-8.8',
      at: '.mm-controls',
      when: inFirstTurn('trade'),
      until: (v) => v.phase !== 'trade' || v.turn > 1,
    },
    {
      id: 'shoot',
      text: 'Eyes in the dark: six creatures in the Archer ring. Pick an Archer: everything it can reach lights up in its colour. Then tap a token, or drag the card onto it.',
      rule: 'MM-10.1',
      at: '.mm-hand',
      when: inFirstTurn('play'),
      until: (v) => v.turn > 1 || hasFlipped(v),
    },
    {
      id: 'hidden',
      text: 'When you hit a hidden token, it is flipped first, whatever it is, and then takes the damage. The first six are always creatures; later ones may be traps.',
      rule: 'MM-10.7',
      at: '.mm-board',
      when: hasFlipped,
      until: (v) => v.turn > 1,
    },
    {
      id: 'come',
      text: 'Play as many cards as you like, then let them come. Point at the button to see where they will step.',
      touch: 'Play as many cards as you like, then let them come.',
      rule: 'MM-12.1',
      at: '.mm-end',
      when: (v) => v.turn === 1 && isMine(v, 'play') && hasFlipped(v),
      until: (v) => v.turn > 1,
    },
    {
      id: 'arrive',
      text: 'They took one step inward, and two new tokens arrived in the forest. Then your companion took a turn in the same way; the log shows what happened.',
      rule: 'MM-19.6',
      at: '.mm-board',
      when: (v) => v.turn === 3 && v.current === 0,
      until: (v) => v.turn > 3,
    },
    {
      id: 'drawn',
      text: 'You drew up to six again. Swordsmen reach the ring under the walls, Knights the one behind it.',
      rule: 'MM-8.1',
      at: '.mm-hand',
      when: (v) => v.turn === 3 && isMine(v, 'replace'),
      until: (v) => v.turn > 3,
    },
    {
      id: 'danger',
      text: 'Creatures at a wall strike it at the end of your turn; walls in danger have a red rim. Hit these creatures while you can.',
      rule: 'MM-12.8',
      at: '.mm-board',
      when: (v) => v.turn === 3 && isMine(v, 'play') && isAtTheWall(v),
      until: (v) => v.turn > 3 || isWallStruck(v),
    },
    {
      id: 'blow',
      text: 'Several creatures strike one wall. It hits back once: tap the creature that takes the damage.',
      rule: 'MM-12.12',
      at: '.mm-board',
      when: isAsked('strike'),
    },
    {
      id: 'struck',
      text: 'A wall has fallen; behind the gap stands a tower. A Brick and a Mortar together rebuild a wall. A fallen tower stays down.',
      rule: 'MM-18.1',
      at: '.mm-board',
      when: isWallStruck,
    },
    {
      id: 'boss',
      text: 'The Goblin King, a boss: as soon as he is flipped, he calls three more tokens. Each boss has its own ability; point at one to read it, or look it up under “In the dark”.',
      touch:
        'The Goblin King, a boss: as soon as he is flipped, he calls three more tokens. Each boss has its own ability; hold a finger on one to read it, or look it up under “In the dark”.',
      rule: 'MM-14.3',
      at: '.mm-board',
      when: hasBossCome,
    },
    {
      id: 'alone',
      text: 'That is all you need. The night goes on: hold the walls, trade well, and mind the traps.',
      rule: 'MM-21.3',
      at: '.mm-board',
      when: (v) => hasBossCome(v) && isWallStruck(v) && v.current === 0,
    },
  ],
};
