import { catalog } from '@nightfall/catalog';
import { apply, isFaults, legal, quickRandom, waitingFor, type Game, type Types } from '@nightfall/kernel';
import type { BoardModule } from '@nightfall/ui';
import { expect, test } from 'vitest';
import { usualSetup } from './usual-setup.ts';

/** Players read no numbers of rules unless they ask: not in the log, the prompts, the labels, the summaries, the hints or the player's book. */

const boards = import.meta.glob<{ default: BoardModule }>('../../../games/*/board/src/index.tsx');
const CLAUSE = /\b[A-Z]{2}-[A-Z]?\d+(\.\d+)*/;
const NAMES = ['Ana', 'Bo', 'Cleo', 'Dan', 'Eve', 'Finn'];
const name = (seat: number) => NAMES[seat] ?? '';
const STEPS = 400;

/** Everything that is said to players while a random game goes on. */
function* saidIn({ game, summary, tell }: BoardModule, seed: number): Generator<string | undefined> {
  const random = quickRandom(seed);
  const state = game.setup(usualSetup(game));
  if (isFaults(state)) throw new Error(state[0]!.text);
  for (let n = 0; n < STEPS && game.result(game.view(state, null)) === undefined; n++) {
    const before = game.view(state, null);
    const events: Types['event'][] = [];
    const asked = waitingFor(game.book, state);
    if (asked.for === 'nobody') return;
    if (asked.for === 'dice') apply(game.book, state, rolled(asked.sides, random), (event) => events.push(event));
    else if (asked.for === 'seats') yield* decided(game, state, asked.seats, random, events);
    else apply(game.book, state, { type: 'bell' }, (event) => events.push(event));
    const after = game.view(state, null);
    for (const event of events) {
      yield game.words.event(event, name)?.text;
      const told = tell?.(event, before, name);
      yield [told?.title, told?.text, told?.at].join(' ');
    }
    yield summary?.({ events, before, after, name });
  }
  const result = game.result(game.view(state, null));
  yield [result?.title, result?.text].join(' ');
}
const rolled = (sides: readonly number[], random: ReturnType<typeof quickRandom>) => ({
  type: 'dice' as const,
  faces: sides.map((side) => 1 + random.int(side)),
});

function* decided(
  game: Game,
  state: Types['state'],
  seats: readonly number[],
  random: ReturnType<typeof quickRandom>,
  events: Types['event'][],
): Generator<string | undefined> {
  const seat = seats[random.int(seats.length)]!;
  const view = game.view(state, seat);
  yield game.words.prompt(view, seat, name).text;
  const moves = legal(game.book, view, seat);
  const move = moves[random.int(moves.length)];
  if (!move) return;
  yield game.words.move(view, move);
  apply(game.book, state, move, (event) => events.push(event));
}

const boardOf = (id: string) => boards[`../../../games/${id}/board/src/index.tsx`];
/** A game that has no board yet is shown on the plain one. */
const games = catalog.filter(({ id, available }) => available && boardOf(id));

test.each(games)('[12.4] $name: nothing that is said in random games has the number of a rule in it', async ({ id }) => {
  const { default: module } = await boardOf(id)!();
  let said = 0;
  for (const seed of [1, 2, 3])
    for (const text of saidIn(module, seed)) {
      if (text) said += 1;
      expect(text ?? '').not.toMatch(CLAUSE);
    }
  expect(said).toBeGreaterThan(100);
});

test.each(games)('[12.4] $name: nor have its hints, its guides and its book', async ({ id }) => {
  const { default: module } = await boardOf(id)!();
  const { game, guides = [], playersBook } = module;
  const setup = usualSetup(game);
  const state = game.setup(setup);
  if (isFaults(state)) throw new Error(state[0]!.text);
  const seat = 0;
  const hint = game.hint?.(game.view(state, seat), seat, quickRandom(1));
  const book = (await playersBook?.())?.default(setup) ?? [];
  const texts = [
    ...[hint?.nudge, hint?.text],
    ...(await Promise.all(guides.map(({ load }) => load()))).flatMap(({ title, steps }) => [
      title,
      ...steps.map(({ text }) => text),
    ]),
    ...book.flatMap(({ title, text }) => [title, text]),
  ];
  for (const text of texts) expect(text ?? '').not.toMatch(CLAUSE);
});

/** Words of a mouse or a keyboard. */
const HANDS_ELSEWHERE = /\b(hover|mouse|click|cursor|point at|keyboard|[A-Z] (turns|mirrors|does))\b/i;

test.each(games)('$name: on a touch screen its guides speak of fingers', async ({ id }) => {
  const { default: module } = await boardOf(id)!();
  const guides = await Promise.all((module.guides ?? []).map(({ load }) => load()));
  const steps = guides.flatMap((guide) => guide.steps);
  expect(steps.length).toBeGreaterThan(0);
  for (const { text, touch = text } of steps) expect(touch).not.toMatch(HANDS_ELSEWHERE);
});
