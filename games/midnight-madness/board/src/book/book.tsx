import { houseIn, type Setup } from '@nightfall/kernel';
import { isDifficulty, numberFor, type NumberOfNight } from '@nightfall/midnight-madness';
import type { BookPage, PlayersBook } from '@nightfall/ui';
import { Castle, Dark, Helpers, Rings, SixLines } from './pictures.tsx';

/** The player's book: what a first night needs, without a number of a rule. */

const SIX: BookPage = {
  id: 'six-lines',
  title: 'The game in six lines',
  Picture: SixLines,
  text: `1. Monsters come out of the forest, ring by ring, towards your castle. You all defend it together.
2. Fill your hand. Replace a card, trade one, then play as many cards as you like.
3. An archer hits in the Archer ring, a knight in the Knight ring, a swordsman at the walls, each in its own colour.
4. Then every monster takes one step inward. At the wall it strikes: the wall falls, and the monster loses a hit point.
5. Most tokens are face down. They flip when you hit them or when they reach a wall: a creature, or a trap.
6. You win when no token is left and a tower still stands. You lose when the last tower falls.`,
};

const RINGS: BookPage = {
  id: 'rings',
  title: 'What a card reaches',
  Picture: Rings,
  text: `A card is named after its ring and has the colour of two arcs. A **Red Archer** hits in the Archer ring of arcs 1 and 2.

- A hit takes one hit point. The number on a creature says how many it has left.
- A **Hero** hits in all three rings of its colour; an **Any-Colour** card hits in every colour.
- Only Tar reaches the forest, and inside the castle only Barbarian, Tar and Drive Him Back! work.

Pick a card and everything it can hit lights up.`,
};

const DARK: BookPage = {
  id: 'dark',
  title: 'Eyes in the dark',
  Picture: Dark,
  text: `New tokens arrive hidden. You may shoot at them in the dark: the token is flipped first, then your hit counts. If it is a
trap, it goes off and your card is spent.

- Eyes with **fangs** are starting tokens: always a plain creature.
- A hidden token that is about to strike a wall is flipped before it does.
- The panel *In the dark* shows what may still be hidden, and how likely it is.

If several wait at the walls, you choose which is flipped first. Start where a trap would hurt least.`,
};

const CASTLE: BookPage = {
  id: 'castle',
  title: 'Walls and towers',
  Picture: Castle,
  text: `A monster next to a standing wall strikes it: the wall falls, and one monster of the group loses a hit point. Next turn the way
is free, and the monster fells the tower behind it. Inside, it goes around clockwise, tower after tower.

- **Brick** and **Mortar** together rebuild a fallen wall.
- **Fortify Wall** lets a wall survive one blow.
- A tower never comes back.`,
};

const HELPERS: BookPage = {
  id: 'helpers',
  title: 'The rare cards',
  Picture: Helpers,
  text: `- **Barbarian**: slays one token anywhere but in the forest.
- **Nice Shot**: play it with a hit card, and the hit slays.
- **Tar**: its target stays put until the next turn.
- **Drive Him Back!**: sends a token straight back to the forest.
- **Missing**: nothing arrives this turn. **Scavenge**: take a card from the discard pile. **Draw 2 Cards**: just that.`,
};

const many = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;
/** MM-2.5, MM-2.6 The numbers of this night. */
const numbersOf = ({ players, options }: Setup) => {
  const difficulty = isDifficulty(options['difficulty']) ? options['difficulty'] : 'normal';
  return (which: NumberOfNight) => numberFor(which, players, difficulty, houseIn(options).house);
};
function turnPage(setup: Setup): BookPage {
  const [{ players }, numberOf] = [setup, numbersOf(setup)];
  const trade =
    players === 1
      ? ''
      : `\n- You may **trade ${many(numberOf('trades'), 'card')}**: one of yours for one of theirs. All hands are face up.`;
  return {
    id: 'turn',
    title: 'Your turn',
    text: `- Fill your hand up to **${many(numberOf('hand'), 'card')}**.
- You may **replace ${many(numberOf('replacements'), 'card')}** with a new one from the deck.${trade}
- Play cards, one after the other, as many as you like. Cards you don't play stay in your hand.
- *Let them come*: all tokens step inward, those at the walls are flipped, and new ones arrive.`,
  };
}

const MODES: { readonly [mode: string]: string } = {
  standard:
    'When you slay a creature, you keep it as a trophy. If the castle stands, the player with the most points is **Master Slayer**, but you win and lose together.',
  coop: 'There are no points: you win and lose together.',
  solo: 'You play alone, with two replacements a turn and nobody to trade with.',
};
const NIGHTS: { readonly [difficulty: string]: string } = {
  gentle:
    'This is a **gentle night**: the Goblin King and Draw 4 Monsters stay in the box. It is our addition, made for a first game.',
  normal: 'This is a **normal night**.',
  challenging: 'This is a **challenging night**: it starts with Orcs and Trolls only.',
  uber: 'This is an **uber night**: it starts with Orcs and Trolls only.',
};
function endPage(setup: Setup): BookPage {
  const {
    players,
    options: { mode, difficulty: level },
  } = setup;
  const difficulty = isDifficulty(level) ? level : 'normal';
  const way = players === 1 ? 'solo' : mode === 'coop' ? 'coop' : 'standard';
  return {
    id: 'dawn',
    title: 'This night, and how it ends',
    text: [
      NIGHTS[difficulty],
      `${many(numbersOf(setup)('arrivals'), 'token')} arrive${numbersOf(setup)('arrivals') === 1 ? 's' : ''} each turn, as long as there are any. When the last one is gone and a tower stands, you win.`,
      MODES[way],
    ].join('\n\n'),
  };
}

const book: PlayersBook = (setup) => [SIX, turnPage(setup), RINGS, DARK, CASTLE, HELPERS, endPage(setup)];
export default book;
