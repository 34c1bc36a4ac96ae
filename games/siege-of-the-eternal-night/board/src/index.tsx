import type { BoardModule } from '@nightfall/ui';
import { Board } from './picture/board.tsx';
import { Controls } from './bar/controls.tsx';
import { type Siege, game, isDailySiege, RANKS, shareText } from '@nightfall/siege-of-the-eternal-night';
import { dateOf, seedOf } from './daily/calendar.ts';
import { guide } from './guide/guide.ts';
import { inspect } from './picture/inspect.ts';
import { measure } from './review/measure.ts';
import { Snapshot } from './review/snapshot.tsx';
import { turning } from './review/turning.ts';
import { Review } from './review/review.tsx';
import { SetupExtra } from './setup/setup-extra.tsx';
import { Side } from './side/side.tsx';
import './picture/tokens.css';
import './picture/picture.css';
import './bar/bar.css';
import './side/side.css';
import './review/review.css';
import './setup/setup.css';
import './daily/daily.css';
import './editor/editor.css';

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
  rulebook: () => import('@nightfall/siege-of-the-eternal-night/rulebook.md?raw'),
  playersBook: () => import('./book/book.tsx'),
  Board,
  Side,
  Controls,
  keys: [
    ['Arrows', 'draw, square by square'],
    ['Enter', 'confirm what you have drawn'],
    ['Backspace', 'take back the last square'],
    ['R', 'rotate the shape in hand'],
    ['F', 'mirror it'],
    ['1–6', 'type what your own dice show'],
    ['N', 'show what will be closed next turn'],
  ],
  SetupExtra,
  ownOptions: ['sheet'],
  daily: {
    setup: (now) => ({ players: 1, options: { sheet: 'daily', seed: seedOf(dateOf(now)), lastCall: false, ownSheet: null } }),
    dayOf: ({ options: { sheet, seed } }) => (isDailySiege(String(sheet), String(seed)) ? String(seed) : undefined),
  },
  Review,
  measure,
  Snapshot,
  turning,
  ranks: RANKS,
  shareText,
  inspect,
  guides: [guide],
  duration: (event) => DURATIONS[event.type] ?? 0,
  sound: (event) =>
    event.type === 'drew' && (event.kind === 'flamestrike' || event.kind === 'hammer') ? 'fire' : SOUNDS[event.type],
};

export default siege;
