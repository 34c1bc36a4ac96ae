import { game, type Madness } from '@nightfall/midnight-madness';
import type { BoardModule } from '@nightfall/ui';
import { Board } from './picture/board.tsx';
import { Controls } from './bar/controls.tsx';
import { Review } from './review/end.tsx';
import { Side } from './side/side.tsx';
import { duration, soundOf } from './picture/pace.ts';
import { inspect } from './picture/inspect.ts';
import { summary, summedUp } from './review/summary.ts';
import { tell } from './review/tell.tsx';
import { measure } from './review/measure.ts';
import { nextNight } from './review/next.ts';
import setup from './setup.ts';
import './picture/tokens.css';
import './picture/ground.css';
import './picture/castle.css';
import './picture/monsters.css';
import './picture/cards.css';
import './hand/hand.css';
import './bar/bar.css';
import './side/side.css';
import './review/review.css';

const module: BoardModule<Madness> = {
  ...setup,
  game,
  rulebook: () => import('@nightfall/midnight-madness/rulebook.md?raw'),
  playersBook: () => import('./book/book.tsx'),
  Board,
  Side,
  Controls,
  Review,
  story: () => import('./review/story.ts'),
  next: nextNight,
  measure,
  turning: summedUp,
  duration,
  tell,
  inspect,
  summary,
  sound: soundOf,
};
export default module;
