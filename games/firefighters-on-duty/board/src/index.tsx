import { game, type Fd } from '@nightfall/firefighters-on-duty';
import { later, type BoardModule } from '@nightfall/ui';
import { Controls } from './bar/controls.tsx';
import { Board } from './picture/board.tsx';
import { firstSeen } from './picture/first-seen.ts';
import { inspect } from './picture/inspect.ts';
import { SmallCity } from './picture/minimap.tsx';
import { duration, endsStep, soundOf } from './picture/pace.ts';
import { next } from './review/next.ts';
import { summary } from './review/summary.ts';
import { tell } from './review/tell.tsx';
import setup from './setup.ts';
import { Side } from './side/side.tsx';

const Review = later(() => import('./review/end.tsx'));

const module: BoardModule<Fd> = {
  ...setup,
  game,
  rulebook: () => import('@nightfall/firefighters-on-duty/rulebook.md?raw'),
  playersBook: () => import('./book/book.tsx'),
  Board,
  Side,
  Controls,
  Review,
  duration,
  endsStep,
  drawsSteps: true,
  tell,
  narrates: true,
  unlogged: ['FD-11.15'],
  inspect,
  summary,
  story: () => import('./review/story.ts'),
  next,
  sound: soundOf,
  camera: {
    finest: '.fd-cell',
    aspect: 'own',
    first: firstSeen,
    Minimap: SmallCity,
    most: 4,
  },
};
export default module;
