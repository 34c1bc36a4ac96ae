import type { BoardModule } from '@nightfall/ui';
import { Board } from './picture/board.tsx';
import { Controls } from './bar/controls.tsx';
import { type Siege, RANKS, shareText } from '@nightfall/siege-of-the-eternal-night';
import { inspect } from './picture/inspect.ts';
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

type Event = Siege['event'];

const DURATIONS: Partial<Record<Event['type'], number>> = {
  openedTurn: 200,
  rolled: 650,
  crossedCircles: 250,
  heroArrived: 350,
  drew: 300,
  wonFreeMarks: 250,
  marked: 250,
  soundedHour: 400,
  nightEnded: 700,
};
const SOUNDS: Partial<Record<Event['type'], 'dice' | 'place' | 'hit' | 'turn' | 'tick' | 'fire'>> = {
  openedTurn: 'turn',
  rolled: 'dice',
  drew: 'place',
  marked: 'hit',
  heroArrived: 'turn',
  crossedCircles: 'tick',
};

const siege: BoardModule<Siege> = {
  ...setup,
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
  duration: (event) => DURATIONS[event.type] ?? 0,
  sound: (event) =>
    event.type === 'drew' && (event.kind === 'flamestrike' || event.kind === 'hammer') ? 'fire' : SOUNDS[event.type],
};

export default siege;
