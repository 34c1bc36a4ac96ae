import type { BoardModule } from '@nightfall/ui';
import { Board } from './picture/board.tsx';
import { Controls } from './bar/controls.tsx';
import { game, type Siege, RANKS, shareText } from '@nightfall/siege-of-the-eternal-night';
import { inspect } from './picture/inspect.ts';
import { duration, soundOf } from './picture/pace.ts';
import { tell } from './review/tell.ts';
import { measure } from './review/measure.ts';
import { nextNight } from './review/next.ts';
import { Snapshot } from './review/snapshot.tsx';
import { turning } from './review/turning.ts';
import { Review } from './review/end.tsx';
import setup from './setup.ts';
import { Side } from './side/side.tsx';
import './bar/bar.css';
import './side/side.css';
import './review/review.css';

const siege: BoardModule<Siege> = {
  ...setup,
  game,
  rulebook: () => import('@nightfall/siege-of-the-eternal-night/rulebook.md?raw'),
  playersBook: () => import('./book/book.tsx'),
  story: () => import('./review/story.ts'),
  next: nextNight,
  Board,
  Side,
  Controls,
  Review,
  measure,
  Snapshot,
  turning,
  ranks: RANKS,
  shareText,
  inspect,
  tell,
  duration,
  sound: soundOf,
};

export default siege;
