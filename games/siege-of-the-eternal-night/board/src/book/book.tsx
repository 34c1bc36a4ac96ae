import { houseIn } from '@nightfall/kernel';
import { spelled } from '@nightfall/kit/words';
import { isDailySiege, isSheetId, SHEETS, turnsOf } from '@nightfall/siege-of-the-eternal-night';
import type { BookPage, PlayersBook } from '@nightfall/ui';
import { Dice, Distance, HeroAltar, Ram, Shapes, SixLines, Snakes } from './pictures.tsx';

/** The player's book: what a first night needs, without a number of a rule. */

const SIX: BookPage = {
  id: 'six-lines',
  title: 'The game in six lines',
  Picture: SixLines,
  text: `1. Roll two dice. A 1 to 5 is a troop of exactly that many squares; a 6 is a spell.
2. Draw a troop as a *snake*: one square after the other, never touching itself, never four in a line.
3. Nothing you draw may share a side with anything you drew this turn or the turn before.
4. Each 1, 2 and 3 feeds the altar. Three circles bring a hero: a free snake of up to five squares.
5. Doubles fire the crossbow and are rolled again. Strike a wallbreaker with a die and you win a free mark.
6. After nine turns, count the enemies you have not struck. Fewer is better.`,
};

const DICE: BookPage = {
  id: 'dice',
  title: 'Your two dice',
  Picture: Dice,
  text: `Crossing a moon opens a turn: both dice fall at once. Use them in any order.

- **1 to 5** sends a troop of exactly that many squares.
- **6** casts one spell, whichever of the two you like.
- **1, 2 and 3** also cross a circle of the altar, at once.

Pass any die you cannot or do not want to use. When both are done, end the turn. Until the next roll you can take back
everything you drew.`,
};

const TROOPS: BookPage = {
  id: 'troops',
  title: 'Drawing a troop',
  Picture: Snakes,
  text: `Press on a square and drag, or tap one square after the other.

- Each square is next to the one before.
- A troop may bend as you like, but it never touches itself and never runs four squares in a line.
- It covers open squares only: enemies and gates without a mark.
- You must draw all of it. If there is no room for four squares, you have to pass a 4.

Gates are worth nothing. They are good for squeezing in a troop that would not fit otherwise.`,
};

const DISTANCE: BookPage = {
  id: 'distance',
  title: 'Keep your distance',
  Picture: Distance,
  text: `Your people need room, and this is the heart of the game. Squares next to anything drawn **this turn** or **the turn
before** are closed; the sheet hatches them. Corners may touch.

Two turns later the same squares open up again. So leave gaps on purpose, and come back for them.`,
};

const HEROES: BookPage = {
  id: 'heroes',
  title: 'The altar and its heroes',
  Picture: HeroAltar,
  text: `Three circles in a row bring a hero, up to three in a night. A hero draws one snake of one to five squares at any
time after you roll, even before you use the dice.

Heroes wait as long as you want, but one who is still waiting at dawn is worth nothing. Keep them for corners that no die
will ever fit.`,
};

const SPELLS: BookPage = {
  id: 'spells',
  title: 'Magic and the crossbow',
  Picture: Shapes,
  text: `A **6** casts Flamestrike or the Divine Hammer: five squares in a fixed form. **Doubles** of any number fire the crossbow:
six squares. Then both dice are rolled again in the same turn.

Turn these shapes and mirror them as you like. They keep their distance like everything else. You can hold the crossbow if it
would only get in your way.`,
};

const WALLBREAKERS: BookPage = {
  id: 'wallbreakers',
  title: 'Wallbreakers',
  Picture: Ram,
  text: `The enemies in brackets carry a ram. Cover one with a troop or a spell from a **die** and you win a free mark at once: strike
any enemy on the sheet, however far away. A free mark does not close the squares around it.

Heroes and the crossbow get nothing for a wallbreaker, so save those squares for your dice.`,
};

const RANKS = `| enemies left | rank |
|---|---|
| 0 | Dawnbringer |
| 1–2 | Warden of the Night |
| 3–5 | Captain of the Gate |
| 6–9 | Sergeant of the Wall |
| 10–14 | Watchman |
| 15–20 | Torchbearer |
| 21 or more | Lost to the Dark |`;
const LAST_CALL = `**Last Call** is on. After the last turn you look at the clock, and the hour it shows sends one last troop: a snake of any
length up to that hour. At eleven at night, that is up to eleven squares.`;
const DAILY = `This is the **daily siege**: everyone has the same sheet and the same dice today, and your first finished night counts. You can
take back what you have drawn only until the next roll.`;

/** What counts as a good night on this sheet, if anyone has measured it. */
function par(sheet: unknown): string {
  if (typeof sheet !== 'string' || !isSheetId(sheet)) return '';
  const { name, par: good } = SHEETS[sheet];
  return good === undefined ? '' : `On *${name}*, ${good} or fewer is a good night.`;
}

const dawn = (turns: number, about: readonly string[]): BookPage => ({
  id: 'dawn',
  title: 'Dawn',
  text: [`The night ends after ${spelled(turns)} turns, or as soon as no enemy is left.`, ...about, RANKS]
    .filter(Boolean)
    .join('\n\n'),
});

const book: PlayersBook = ({ options }) => {
  const { sheet, seed, lastCall } = options;
  const isDaily = isDailySiege(String(sheet), String(seed));
  const about = [par(sheet), isDaily ? DAILY : '', lastCall === true ? LAST_CALL : ''];
  return [SIX, DICE, TROOPS, DISTANCE, HEROES, SPELLS, WALLBREAKERS, dawn(turnsOf(houseIn(options)), about)];
};
export default book;
