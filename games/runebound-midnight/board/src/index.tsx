import { game, type Rune } from '@nightfall/runebound-midnight';
import { later, type BoardModule } from '@nightfall/ui';
import { Controls } from './bar/controls.tsx';
import { Board } from './picture/board.tsx';
import { firstSeen } from './picture/first-seen.ts';
import { ASPECT } from './picture/hexes.ts';
import { inspect } from './picture/inspect.ts';
import { SmallLand } from './picture/minimap.tsx';
import { duration, endsStep, soundOf } from './picture/pace.ts';
import { SeatPicture } from './picture/seat-picture.tsx';
import { nextNight } from './review/next.ts';
import { summary } from './review/summary.ts';
import { tell } from './review/tell.tsx';
import setup from './setup.ts';
import { Side } from './side/side.tsx';

const Review = later(() => import('./review/end.tsx'));

const module: BoardModule<Rune> = {
  ...setup,
  game,
  rulebook: () => import('@nightfall/runebound-midnight/rulebook.md?raw'),
  Board,
  Side,
  SeatPicture,
  Controls,
  Review,
  story: () => import('./review/story.ts'),
  next: nextNight,
  playersBook: () => import('./book/book.tsx'),
  duration,
  endsStep,
  tell,
  inspect,
  summary,
  sound: soundOf,
  camera: {
    aspect: ASPECT,
    finest: '.rm-cell',
    first: firstSeen,
    Minimap: SmallLand,
    most: 6,
  },
};
export default module;
