import { game, type Fd } from '@nightfall/firefighters-on-duty';
import { later, type BoardModule } from '@nightfall/ui';
import { Controls } from './bar/controls.tsx';
import { guide } from './guide/guide.ts';
import { Board } from './picture/board.tsx';
import { inspect } from './picture/inspect.ts';
import { SmallCity } from './picture/minimap.tsx';
import { duration, endsStep, soundOf } from './picture/pace.ts';
import { next } from './review/next.ts';
import { summary } from './review/summary.ts';
import { tell } from './review/tell.tsx';
import { Side } from './side/side.tsx';

/** What most games never show, or show once at their end, comes when it is asked for. */
const Review = later(() => import('./review/end.tsx'));
const SetupExtra = later(() => import('./editor/setup-extra.tsx'));

const module: BoardModule<Fd> = {
  game,
  rulebook: () => import('@nightfall/firefighters-on-duty/rulebook.md?raw'),
  playersBook: () => import('./book/book.tsx'),
  Board,
  Side,
  Controls,
  Review,
  SetupExtra,
  ownOptions: ['own'],
  guides: [guide],
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
    first: (_view, seat) => (seat === null ? undefined : `ENG-${seat + 1}`),
    Minimap: SmallCity,
    most: 4,
  },
};
export default module;
