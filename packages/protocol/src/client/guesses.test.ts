import { type Game, type Input, Match } from '@nightfall/kernel';
import { openHeist } from '@nightfall/kernel/heist';
import { expect, test } from 'vitest';
import type { Line, ToClient } from '../index.ts';
import { Mirror } from './mirror.ts';

const game = openHeist as unknown as Game;
const head = {
  game: game.id,
  version: 1,
  promise: null,
  names: ['Ana', 'Bo'],
  holders: ['person', 'person'],
  setup: { players: 2, options: {} },
};

/** A server with its match, and a mirror of it in the thief's seat; the clock of the first round runs. */
function acting() {
  const match = Match.begin(game, head, '5eed'.repeat(16)) as Match;
  const mirror = new Mirror(game);
  mirror.hear({
    t: 'table',
    m: 'm',
    head,
    sync: 'inputs',
    you: [0],
    host: true,
    seats: [],
    n: 0,
    now: 0,
    paused: false,
    result: null,
    seed: null,
    next: null,
  } as ToClient);
  const tell = (lines: readonly Line[]) => mirror.hear({ t: 'in', m: 'm', n: match.log.length, l: [...lines] });
  const play = (input: Input) => {
    const from = match.log.length;
    expect(match.play(input)).toBeUndefined();
    match.settle();
    return match.log.slice(from);
  };
  match.settle();
  tell(match.log.slice(0));
  for (const seat of [0, 1]) tell(play({ type: 'ready', seat }));
  return { match, mirror, tell, play };
}
const GRAB = { type: 'grab', seat: 0 };

test('[10.5] while the own dice are on their way, further taps are sent without a guess instead of being refused', () => {
  const { mirror, tell, play } = acting();
  const first = mirror.guess(GRAB);
  const second = mirror.guess(GRAB);
  // Nobody knows yet what the dice allow: here, a deed that the guards alone have.
  const third = mirror.guess({ type: 'search', seat: 0, place: 1 } as Input);
  for (const one of [first, second, third]) expect(one).toEqual({ id: one.id, no: undefined, heard: SENT });
  for (const { id } of [first, second]) {
    expect(tell(play(GRAB)).events).toMatchObject([{ type: 'grabbed' }]);
    expect(mirror.settle(id)).toEqual({ events: [], jump: false });
  }
  expect(mirror.guess({ type: 'search', seat: 0, place: 1 } as Input)).toMatchObject({ no: { code: 'GUARDS_ONLY' } });
});
const SENT = { events: [], jump: false, isSent: true };

test('[10.5] while they are, and others act, the board stays open and what can be guessed is shown', () => {
  const { mirror, tell, play } = acting();
  mirror.guess(GRAB);
  tell(play({ type: 'search', seat: 1, place: 2 } as Input));
  expect(mirror.waiting).toMatchObject({ for: 'seats', seats: [0, 1] });
  expect(mirror.guess({ type: 'plan', seat: 1, place: 4 } as Input).heard.events).toMatchObject([{ type: 'planned' }]);
  expect(mirror.view).toMatchObject({ plans: [0, 4] });
});

test('[10.5] a guess is known again however its fields are ordered', () => {
  const { match, mirror, tell } = acting();
  const plan = { type: 'plan', seat: 1, place: 4 } as Input;
  const { id } = mirror.guess(plan);
  match.play(plan);
  const line: Line = { type: 'input', at: 0, input: { place: 4, seat: 1, type: 'plan' } as Input };
  expect(tell([line])).toMatchObject({ events: [], jump: false, kept: [id] });
});

test('[10.5] a correction drops what was guessed and leaves the log as it is', () => {
  const { match, mirror, tell, play } = acting();
  const { id } = mirror.guess({ type: 'plan', seat: 1, place: 4 } as Input);
  expect(mirror.view).toMatchObject({ plans: [0, 4] });
  tell(play({ type: 'search', seat: 1, place: 2 } as Input));
  const seek = match.seek;
  mirror.match!.seek = () => {
    throw new Error('the match was played again');
  };
  expect(mirror.settle(id)).toEqual({ events: [], jump: true, dropped: [id] });
  expect(mirror.view).toMatchObject({ plans: [0, 0] });
  mirror.match!.seek = seek;
});
