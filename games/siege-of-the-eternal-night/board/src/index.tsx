import rulebook from '@nightfall/siege-of-the-eternal-night/rulebook.md?raw';
import type { BoardModule } from '@nightfall/ui';
import { Board } from './board.tsx';
import { Controls } from './controls.tsx';
import { type Siege, game } from './engine.ts';
import { guide } from './guide.ts';
import { Review } from './review/review.tsx';
import { SetupExtra } from './setup-extra.tsx';
import { Side } from './side.tsx';
import './siege.css';

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
  game,
  rulebook,
  Board,
  Side,
  Controls,
  SetupExtra,
  ownOptions: ['sheet'],
  Review,
  guide,
  duration: (event) => DURATIONS[event.type] ?? 0,
  sound: (event) =>
    event.type === 'drew' && (event.kind === 'flamestrike' || event.kind === 'hammer') ? 'fire' : SOUNDS[event.type],
};

export default siege;
