import { type Dial, type Game, HOUSE, houseInWords, isFaults, type Setup } from '@nightfall/kernel';
import { conform } from '@nightfall/kernel/conformance';
import { expect, test } from 'vitest';
import { catalog, load } from './index.ts';

const games = await Promise.all(catalog.filter(({ available }) => available).map(({ id }) => load(id)));

/** Tables of a game: the one for a newcomer, and one for each value of its first option. */
const tablesOf = ({ firstGame, options: [first], players }: Game): readonly Setup[] =>
  [firstGame?.options ?? {}, ...(first?.kind === 'choice' ? first.choices.map(({ value }) => ({ [first.id]: value })) : [])].map(
    (options) => ({ players: firstGame?.players ?? players.min, options }),
  );
/** The first table that has something to do with this number; one of a home-made scenario has none here. */
function withHouse(game: Game, { id }: Dial, n: number): Setup | undefined {
  const setups = tablesOf(game).map(({ players, options }) => ({ players, options: { ...options, [HOUSE]: { [id]: n } } }));
  return setups.find((setup) => !isFaults(game.setup(setup)));
}
const dials = games.flatMap((game) =>
  (game.dials ?? []).flatMap((dial) => {
    const [low, high] = [withHouse(game, dial, dial.min), withHouse(game, dial, dial.max)];
    return low && high ? [{ game, dial, setups: [low, high], what: `${game.name}: ${dial.name}` }] : [];
  }),
);

test('every game has numbers that a house rule may change', () => {
  for (const { id } of games) expect(dials.filter(({ game }) => game.id === id).length, id).toBeGreaterThan(1);
});

test.each(dials)('$what: the suite finds nothing at either end, and the table says so', ({ game, dial, setups }) => {
  const { findings } = conform(game, { games: 2, seed: 1, every: 40, setups });
  // Two games deal too few cards to show that all of them can be others.
  expect(findings.filter(({ text }) => !text.includes('ever changed it'))).toEqual([]);
  expect(dial.trial >= dial.min && dial.trial <= dial.max).toBe(true);
  expect(houseInWords([dial], setups[1]!.options)).toContain(String(dial.max));
});

test.each(dials)('$what: the table knows the number, by the house rule and by the book', ({ game, dial, setups }) => {
  const numberAt = (setup: Setup) => {
    const state = game.setup(setup);
    return isFaults(state) ? undefined : dial.now(state);
  };
  expect(setups.map(numberAt)).toEqual([dial.min, dial.max]);
  const { [HOUSE]: _, ...options } = setups[0]!.options;
  expect(numberAt({ players: setups[0]!.players, options })).toEqual(expect.any(Number));
});

test.each(games)('$name: where there is no house rule, the state has no word of one', (game) => {
  const state = game.setup({ players: game.players.min, options: {} });
  if (isFaults(state)) throw new Error(state[0]!.text);
  expect(JSON.stringify(state)).not.toContain(`"${HOUSE}":`);
});
