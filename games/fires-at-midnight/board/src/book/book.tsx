import { settingsOf, type Settings } from '@nightfall/fires-at-midnight';
import type { Setup } from '@nightfall/kernel';
import type { BookPage, PlayersBook } from '@nightfall/ui';
import { Fire, Houses, SixLines, Turn, Water } from './pictures.tsx';

/** The player's book: what a first night needs, without a number of a rule. */

const sixLines = ({ ap, needSaved, deadLimit, explosionMarkers }: Settings): BookPage => ({
  id: 'six-lines',
  title: 'The game in six lines',
  Picture: SixLines,
  text: `1. A village burns at midnight. Carry ${needSaved} villagers off the table and you win, all of you together.
2. Every round, each firefighter takes one turn of ${ap} action points, in any order you like.
3. Walking takes 1 point for each four inches. Never stop within three inches of fire or smoke.
4. Take water at the well and throw it: fire turns to smoke, smoke clears.
5. After each turn the fire takes its turn: two dice say where it flares up.
6. ${deadLimit} dead, all four houses fallen, or more than ${explosionMarkers} explosions, and the village is lost.`,
});

const carrying = ({ load }: Settings): string => {
  if (load === 'light') return 'Walking with a villager or a chest costs 1 point as usual; walking with a tree costs 2.';
  return load === 'heavy'
    ? 'Walking or leaving with any load costs 2 points.'
    : 'Walking with a load costs 2 points; leaving costs 1, or 2 with a tree.';
};
const turnPage = (settings: Settings): BookPage => ({
  id: 'turn',
  title: 'A turn',
  Picture: Turn,
  text: `Tap a villager, the well, a fire or a door, and the board shows the nearest way to get it done and what it costs. Tap again, or
press the button, to do it. Tap bare ground to walk there, over several moves if need be.

- **Walk**: up to four inches for 1 point. **Run**: up to ten in a straight line for 2, with empty hands.
- **Pick up** someone or something you touch: 1 point. ${carrying(settings)}
- Walk over the edge of the table with a villager and they are **safe**.
- **Open** a door: 1 point. **Chop** a tree before it burns: 2 points. **Get up** after a fall: 2 points.`,
});

const waterPage = ({ waterReach }: Settings): BookPage => ({
  id: 'water',
  title: 'Water',
  Picture: Water,
  text: `Touch the well to take water: one for 1 point, or fill up to three for 2. At the end of your turn you keep at most two.

Throwing one costs 1 point and reaches ${waterReach === null ? 'anywhere on the table' : `${waterReach} inches`}; the dotted ring shows how far. Walls do not stop it. Fire turns to smoke,
smoke clears. Explosion markers are never removed.`,
});

const FIRE_ROLL = `Two dice name a square. Bare ground fills with **smoke**, smoke turns to **fire**, and where there was fire
there is an **explosion** that throws fire in all four directions.

Then, step by step: trees in smoke or fire burn, chests in fire explode, fire damages houses, smoke next to fire turns to fire, villagers in
fire die, firefighters in fire are knocked down. Smoke kills nobody. *Fire forecast* shows what each roll would do before you end your turn.`;
const firePage = ({ spreadRolls, aftershock, calmStart }: Settings): BookPage => ({
  id: 'fire',
  title: 'The fire’s turn',
  Picture: Fire,
  text: [
    FIRE_ROLL,
    spreadRolls > 1 ? 'In this game the fire rolls **twice** each time.' : '',
    aftershock ? 'An explosion on an old explosion marker sets off another one.' : 'There are no aftershocks in this game.',
    calmStart ? 'The first explosion spares the chests.' : '',
  ]
    .filter(Boolean)
    .join('\n\n'),
});

const HOUSES: BookPage = {
  id: 'houses',
  title: 'Houses, trees and powder',
  Picture: Houses,
  text: `- The die on a house shows how much it can still take. Fire inside takes one off each time; at zero the house falls and buries anyone inside.
- A closed door is a wall. Open it to see who is inside.
- A tree next to fire catches fire and spreads it. Chop it down and carry it off, and it does no harm.
- A chest of powder in fire explodes, even in your arms. Carry it away or keep the fire off it.`,
};

const endPage = ({ needSaved, deadLimit, explosionMarkers, putDown, handOver }: Settings, { options }: Setup): BookPage => ({
  id: 'end',
  title: 'This night, and how it ends',
  text: [
    options['preset'] === 'drill' ? 'This is the **Drill**: our gentlest set of rules, made for a first game.' : '',
    `You win with **${needSaved} saved**. You lose with **${deadLimit} dead**, with **four houses** fallen, or when the ${explosionMarkers} explosion markers run out and another explosion happens.`,
    putDown
      ? 'You can put a load down for 1 point.'
      : 'Once you pick up a load you have to carry it off the table; you cannot put it down.',
    handOver ? 'You can hand a load to a firefighter you touch for 1 point.' : '',
  ]
    .filter(Boolean)
    .join('\n\n'),
});

const book: PlayersBook = (setup) => {
  const settings = settingsOf({ preset: 'midnight', ...setup.options });
  return [sixLines(settings), turnPage(settings), waterPage(settings), firePage(settings), HOUSES, endPage(settings, setup)];
};
export default book;
