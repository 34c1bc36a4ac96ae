import type { Game, Types } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import type { Line } from '@nightfall/protocol';
import {
  type House,
  beginPlay,
  eventsAfter,
  eventsFor,
  newTable,
  note,
  pageBefore,
  publicLines,
  recap,
  viewChange,
  viewFor,
} from '@nightfall/table';
import type { MatchRow } from './store/store.ts';
import { load } from './testing/games.ts';

type Watcher = number | null;
const row = (game: Game): MatchRow => ({
  ...{
    id: 'aaaaaaaaaa',
    game: game.id,
    version: 1,
    setup: { players: 3, options: { gates: 3 } },
    holders: ['person', 'person', 'person'],
  },
  seed: '0'.repeat(64),
  secret: 's',
  host: null,
  created: 0,
  updated: 0,
  result: null,
  record: null,
  next: null,
  beat: 0,
});

/** All lines are at hand: nothing is read. */
const NO_HOUSE = {} as House;

/** A table at which these dice fell and these moves were made; answers all that one pair of eyes was ever told. */
async function toldTo(
  game: Game,
  eyes: Watcher,
  dice: readonly (readonly number[])[],
  posts: readonly number[],
): Promise<string> {
  const play = beginPlay(game, row(game));
  const sitters = [0, 1, 2].map((seat) => ({ seat, person: `p${seat}`, bot: null, name: `N${seat}` }));
  const table = newTable(NO_HOUSE, game, { row: row(game), play, sitters });
  const told: unknown[] = [viewFor(table, eyes)];
  const step = (input: Types['move'] | { type: 'dice'; faces: readonly number[] }) => {
    const events: { type: string }[] = [];
    expect(play.match.play(input as Types['move'], play.match.now, (event) => events.push(event))).toBeUndefined();
    const line = play.match.log.at(-1) as Line;
    note(play, [line], 0);
    told.push(viewChange(table, [line], events, eyes), publicLines([line]), eventsFor(table, events, eyes));
  };
  dice.forEach((faces) => step({ type: 'dice', faces }));
  posts.forEach((post, seat) => post >= 0 && step({ type: 'takePost', seat, post } as Types['move']));
  told.push(recap(table, eyes), eventsFor(table, (await eventsAfter(table, 1)).events, eyes), pageBefore(table, 99, eyes));
  return JSON.stringify(told);
}

test.each([null, 0, 1, 2])(
  'messages to eyes %s are byte-equal for states that differ only in what they may not know',
  async (eyes) => {
    const game = await load('watch');
    // The signs and posts of the others, and what lies hidden at the gates, differ.
    const sign = (other: number) => [0, 1, 2].map((seat) => (seat === eyes ? 4 : other));
    const post = (other: number) => [0, 1].map((seat) => (seat === eyes ? 2 : other));
    const one = await toldTo(game, eyes, [sign(1), [1, 2, 3]], post(0));
    const two = await toldTo(game, eyes, [sign(6), [3, 3, 1]], post(1));
    expect(one).toBe(two);
  },
);

test('what one may know does differ', async () => {
  const game = await load('watch');
  expect(
    await toldTo(
      game,
      0,
      [
        [1, 1, 1],
        [1, 1, 1],
      ],
      [],
    ),
  ).not.toBe(
    await toldTo(
      game,
      0,
      [
        [2, 1, 1],
        [1, 1, 1],
      ],
      [],
    ),
  );
});
