import { game, type Fd, type FdEvent, type State } from '@nightfall/firefighters-on-duty';
import { apply, isFaults, Match, parseRecord, replayRecord } from '@nightfall/kernel';

/** FD-28.23 What a crew did in a game. */
type Work = { rolls: number; symbols: number; wasted: number; out: number; led: number };
export type History = {
  /** Fires in the city at the end of each round, the first one at the start. */
  readonly fires: readonly number[];
  readonly crews: readonly Work[];
};

const firesIn = (s: State): number => s.spaces.reduce((sum, { active, inactive }) => sum + active + inactive, 0);
const USING = new Set<FdEvent['type']>([
  'vehicleMoved',
  'extinguish',
  'firefighterMoved',
  'personMoved',
  'reserveRaised',
  'axeUsed',
]);

function note(work: Work, event: FdEvent): void {
  if (event.type === 'rolled') {
    work.rolls += 1;
    work.symbols += event.symbols.length;
  }
  if (USING.has(event.type)) work.wasted -= 1;
  if (event.type === 'shutOff') work.wasted -= 2;
  if (event.type === 'extinguish') work.out += event.removed;
  if (event.type === 'personMoved') work.led += 1;
}

/** Plays a record once more and counts; undefined where it cannot be read. */
export function historyOf(text: string): History | undefined {
  const record = parseRecord(text);
  const match = 'lines' in record ? replayRecord<Fd>(game, record) : undefined;
  const state = match instanceof Match ? game.setup(match.head.setup) : undefined;
  if (!(match instanceof Match) || !state || isFaults(state)) return undefined;
  const crews = state.crews.map((): Work => ({ rolls: 0, symbols: 0, wasted: 0, out: 0, led: 0 }));
  const fires: number[] = [];
  let isRunning = false;
  const tell = (event: FdEvent) => {
    if (event.type === 'actionBegan') {
      if (fires.length === 0) fires.push(firesIn(state));
      isRunning = true;
    }
    // A game that is lost in the middle of the Fire Phase has no end of a round.
    if (isRunning && (event.type === 'roundEnd' || event.type === 'gameOver')) {
      fires.push(firesIn(state));
      isRunning = false;
    }
    if ('seat' in event && crews[event.seat]) note(crews[event.seat]!, event);
  };
  for (const input of match.inputs) apply(game.book, state, input, tell);
  return { fires, crews: crews.map((work) => ({ ...work, wasted: Math.max(0, work.symbols + work.wasted) })) };
}
