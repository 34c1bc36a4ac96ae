import { game, type Fires } from '@nightfall/fires-at-midnight';
import type { BoardModule } from '@nightfall/ui';
import { Board } from './picture/board.tsx';
import { Controls } from './bar/controls.tsx';
import { guide } from './guide/guide.ts';
import { Review } from './review/review.tsx';
import { Side } from './side/side.tsx';
import { duration } from './picture/shown.ts';
import { soundOf } from './picture/sounds.ts';
import { endsStep } from './picture/step.ts';
import { inspect } from './picture/inspect.ts';
import { summary, summedUp } from './picture/summary.ts';
import { tell } from './picture/tell.tsx';
import { measure } from './review/measure.ts';
import { nextNight } from './review/next.ts';
import './picture/tokens.css';
import './picture/ground.css';
import './picture/houses.css';
import './picture/things.css';
import './picture/people.css';
import './picture/fire.css';
import './picture/walking.css';
import './picture/upkeep.css';
import './hand/hand.css';
import './bar/bar.css';
import './side/side.css';
import './review/review.css';

const module: BoardModule<Fires> = {
  rulebook: () => import('@nightfall/fires-at-midnight/rulebook.md?raw'),
  playersBook: () => import('./book/book.tsx'),
  story: () => import('./review/story.ts'),
  next: nextNight,
  ...{ game, Board, Side, Controls, Review, measure, guides: [guide] },
  ...{ duration, endsStep, drawsSteps: true, tell, summary, turning: summedUp, inspect, sound: soundOf },
};
export default module;
