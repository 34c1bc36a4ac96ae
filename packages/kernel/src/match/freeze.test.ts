import { expect, test } from 'vitest';
import { quickRandom, throwDice, type Random } from '../chance/random.ts';
import { legal } from '../play.ts';
import { watch, type Watch } from '../testkit/watch.ts';
import type { Entry, Head } from './log.ts';
import { Match } from './match.ts';

const head: Head = {
  game: 'watch',
  version: 1,
  setup: { players: 3, options: {} },
  names: ['A', 'B', 'C'],
  holders: ['person', 'person', 'empty'],
  promise: null,
};
const begin = () => Match.begin(watch, head) as Match<Watch>;

/** One more step of a careless table: a move, dice, a seat handed over, or something taken back. */
function step(match: Match<Watch>, random: Random): void {
  const asked = match.waiting;
  if (asked.for === 'dice') return void match.play({ type: 'dice', faces: throwDice(asked.sides, random) }, match.now + 1);
  if (random.int(6) === 0 && match.inputs.length > 0 && !match.isOver)
    return match.undo(0, random.int(match.inputs.length), match.now + 1);
  if (random.int(9) === 0) return match.hand(2, random.int(2) === 0 ? 'person' : 'bot:random', match.now + 1);
  if (asked.for !== 'seats') return;
  const seat = asked.seats[random.int(asked.seats.length)];
  const moves = seat === undefined ? [] : legal(watch.book, match.state, seat);
  if (moves.length > 0) match.play(moves[random.int(moves.length)]!, match.now + 1);
  else if (asked.clock) match.play({ type: 'bell' }, match.now + 1);
}
const all = (match: Match<Watch>) => ({
  state: match.state,
  inputs: match.inputs,
  undone: match.undone,
  holders: match.holders,
  now: match.now,
  clock: match.clock,
  past: match.inputs.map((_, n) => match.seek(n)),
  undo: [0, 1, 2].map((seat) => [match.refuseUndo(seat), match.turnStart(seat)]),
});

test('a match thawed at any moment goes on exactly like the one that was played', () => {
  for (let seed = 0; seed < 40; seed++) {
    const random = quickRandom(seed);
    const played = begin();
    for (let i = random.int(90); i > 0; i--) step(played, random);
    const frozen = JSON.parse(JSON.stringify(played.freeze()));
    const log = JSON.parse(JSON.stringify(played.log)) as Entry<Watch>[];
    const thawed = Match.thaw(watch, head, log, frozen) as Match<Watch>;
    expect(all(thawed)).toEqual(all(played));
    for (let i = 0; i < 40; i++) {
      const before = played.log.length;
      step(played, random);
      for (const entry of played.log.slice(before)) expect(thawed.append(entry)).toBeUndefined();
    }
    expect(all(thawed)).toEqual(all(played));
  }
});

test('a branch goes on like its match, and neither touches the other', () => {
  for (let seed = 0; seed < 40; seed++) {
    const random = quickRandom(seed);
    const played = begin();
    for (let i = random.int(300); i > 0; i--) step(played, random);
    const before = structuredClone(all(played));
    const branch = played.branch();
    expect(all(branch)).toEqual(before);
    for (let i = 0; i < 40; i++) step(branch, random);
    expect(all(played)).toEqual(before);
    for (const entry of branch.log) expect(played.append(entry)).toBeUndefined();
    expect(all(played)).toEqual(all(branch));
    expect(branch.freeze()).toEqual(played.freeze());
  }
});
