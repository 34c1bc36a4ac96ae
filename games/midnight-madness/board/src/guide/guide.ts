import { isBoss, SWORDSMAN, type Card, type Madness, type State } from '@nightfall/midnight-madness';
import type { Guide } from '@nightfall/ui';
import { DEALT, rig } from './prepared.ts';
import { TITLE } from './title.ts';

const isMine = (v: State, phase: State['phase']) => v.current === 0 && v.phase === phase;
const inFirstTurn = (phase: State['phase']) => (v: State) => v.turn === 1 && v.phase === phase;
const isAsked = (rule: string) => (v: State) => v.stack.at(-1)?.rule === rule;
const holds = (v: State, seat: number, card: Card) => v.hands[seat]?.includes(card) === true;
const hasArcher = (v: State) => v.hands[0]?.some((card) => card.startsWith('archer')) === true;
const hasFlipped = (v: State) => v.unseenStart.length < 6;
const isOpen = (v: State) => v.tokens.some(({ kind }) => kind !== null);
const isWallStruck = (v: State) => v.walls.includes('fallen');
const hasBossCome = (v: State) => v.unseenSupply.filter(isBoss).length < 4;
const isAtTheWall = (v: State) => v.tokens.some(({ ring, kind }) => ring === SWORDSMAN && kind !== null);
/** The tokens lie still: the player is asked for something else than an answer. */
const isCalm = (v: State) => v.current === 0 && v.stack.at(-1)?.rule === 'turn';

/** By now the lesson has said what it has to say, whatever came. */
const LED = 8;

/** A first night with a companion: each new thing of the rules turns up once, and each step describes what is on the table. */
export const guide: Guide<Madness> = {
  title: TITLE,
  setup: { players: 2, options: { mode: 'coop', difficulty: 'normal', start: '0' } },
  dice: DEALT,
  rig,
  bots: ['casual'],
  steps: [
    {
      id: 'night',
      text: 'Forty-nine tokens come out of the forest, ring by ring. You and your companion win together if one tower still stands when the last of them is gone.',
      rule: 'MM-21.1',
      at: '.mm-board',
      when: inFirstTurn('replace'),
      until: (v) => v.phase !== 'replace' || v.turn > 1 || v.replaced > 0,
    },
    {
      id: 'replace',
      text: 'You fill your hand up to six cards every turn. Two Bricks are no use while all walls stand: pick one and press Replace, or keep your cards.',
      rule: 'MM-8.4',
      at: '.mm-hand',
      when: (v) => inFirstTurn('replace')(v) && holds(v, 0, 'brick'),
      until: (v) => v.phase !== 'replace' || v.turn > 1,
    },
    {
      id: 'trade',
      text: 'All hands lie open. Offer your Red Knight for a Green Archer of your companion: archers reach the ring where the creatures stand now. Pick both cards, then press Offer.',
      rule: 'MM-8.8',
      at: '.mm-controls',
      when: (v) => inFirstTurn('trade')(v) && holds(v, 0, 'knight/red') && holds(v, 1, 'archer/green'),
      until: (v) => v.phase !== 'trade' || v.turn > 1,
    },
    {
      id: 'shoot',
      text: 'Eyes in the dark: six creatures in the Archer ring. Pick an Archer, and everything it reaches lights up. Then choose a lit token.',
      rule: 'MM-10.1',
      at: '.mm-hand',
      when: (v) => inFirstTurn('play')(v) && hasArcher(v),
      until: (v) => v.turn > 1 || hasFlipped(v),
    },
    {
      id: 'hidden',
      text: 'A hidden token is flipped first, then your hit counts. The red number on a creature is its hit points. These six, with fangs, are always creatures.',
      rule: 'MM-10.7',
      at: '.mm-board',
      when: (v) => hasFlipped(v) && isCalm(v),
      until: (v) => v.turn > 1,
    },
    {
      id: 'traps',
      text: 'Those that come later may be traps. A trap that you hit goes off and your card is gone: it may move the monsters, call more, or cost cards. So hit what you know first.',
      rule: 'MM-15.1',
      at: '.mm-board',
      when: (v) => hasFlipped(v) && isCalm(v),
      until: (v) => v.turn > 1,
    },
    {
      id: 'come',
      text: 'Play as many cards as you like. Then let them come: every token takes one step inward, towards your walls.',
      rule: 'MM-12.1',
      at: '.mm-end',
      when: (v) => v.turn === 1 && isMine(v, 'play') && hasFlipped(v),
      until: (v) => v.turn > 1,
    },
    {
      id: 'arrive',
      text: 'They took a step, two new tokens came out of the forest, and your companion had a turn. Then you drew up to six cards again.',
      rule: 'MM-19.6',
      at: '.mm-board',
      when: (v) => v.turn === 3 && isMine(v, 'replace'),
      until: (v) => v.turn > 3 || v.phase !== 'replace',
    },
    {
      id: 'reach',
      text: 'Knights reach the middle ring, Swordsmen the one under the walls, each in the two arcs of their colour. What nobody reaches will come to the wall.',
      rule: 'MM-10.1',
      at: '.mm-hand',
      when: (v) => v.turn === 3 && isMine(v, 'replace'),
      until: (v) => v.turn > 3 || v.phase !== 'replace',
    },
    {
      id: 'danger',
      text: 'A creature at a wall strikes when you let them come: the wall falls, and the creature loses one hit point. Walls in danger have a red rim. Hit these creatures while you can.',
      rule: 'MM-12.8',
      at: '[class*="mm-threat"]',
      when: (v) => v.turn >= 3 && isMine(v, 'play') && isCalm(v) && isAtTheWall(v),
      until: (v) => isWallStruck(v),
    },
    {
      id: 'blow',
      text: 'Several creatures strike one wall. It hits back once: choose the creature that takes the damage.',
      rule: 'MM-12.12',
      at: '.mm-board',
      when: isAsked('strike'),
      until: (v) => isWallStruck(v) && !isAsked('strike')(v),
    },
    {
      id: 'struck',
      text: 'A wall has fallen, and behind the gap stands a tower. A Brick and a Mortar together rebuild a wall. A fallen tower stays down, and with the last one the castle is lost.',
      rule: 'MM-18.1',
      at: '.mm-wall-fallen',
      when: (v) => isWallStruck(v) && isCalm(v),
      until: (v) => v.turn > 8 || isAsked('strike')(v),
    },
    {
      id: 'boss',
      text: 'A boss has come: the Goblin King calls three more tokens as soon as he is flipped. Every boss has an ability of its own, and Barbarian or Nice Shot slays it at one blow.',
      rule: 'MM-14.3',
      at: '.mm-board .mm-boss',
      when: (v) => hasBossCome(v) && isCalm(v),
      until: (v) => v.turn > 8 || isAsked('strike')(v),
    },
    {
      id: 'alone',
      isLast: true,
      text: 'That is the whole game. Hit what stands at the walls first, keep a Brick and a Mortar, trade what your companion can use. A gentle night of your own comes next.',
      rule: 'MM-21.3',
      at: '.mm-board',
      when: (v) => isCalm(v) && (v.turn > LED || (isOpen(v) && hasBossCome(v) && isWallStruck(v))),
    },
  ],
};
