import { catalog, load } from '@nightfall/catalog';
import {
  anyLegal,
  isRefusal,
  Match,
  printRecord,
  quickRandom,
  readInput,
  runExample,
  type ExampleFile,
  type Game,
  type Types,
} from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ChosenDice } from './chosen-dice.ts';
import { exampleOf, lastMove } from './example.ts';
import { landOn } from './jump.ts';

const SEED = 'de'.repeat(32);
function begin(game: Game): Match {
  const players = game.players.min;
  const seats = Array.from({ length: players }, (_, seat) => `P${seat}`);
  const head = { game: game.id, version: game.version, setup: { players, options: {} }, promise: null };
  return Match.begin(game, { ...head, names: seats, holders: seats.map(() => 'person') }, SEED) as Match;
}
/** Somebody who is asked does something. */
function playOn(match: Match, moves: number): void {
  const random = quickRandom(7);
  match.settle();
  for (let i = 0; i < moves && match.waiting.for === 'seats'; i++) {
    const [seat] = match.waiting.seats;
    const move = anyLegal(match.game.book, match.view(seat!), seat!, random);
    expect(match.play((move ?? { type: 'bell' }) as Types['move'])).toBeUndefined();
    match.settle();
  }
}

test.each(catalog.map(({ id }) => id))(
  'what is copied from %s is an example that passes, and a position to jump to',
  async (id) => {
    const game = await load(id);
    const match = begin(game);
    playOn(match, 12);
    for (const from of [lastMove(match), Math.max(0, lastMove(match) - 5), match.inputs.length]) {
      const { game: named, examples } = parse(exampleOf(match, from)) as ExampleFile;
      expect([named, runExample(game, examples[0]!)]).toEqual([id, []]);
    }
    const landed = landOn(game, match.head, JSON.stringify({ game: id, position: game.position.print(match.state) }));
    if ('where' in landed) throw new Error(landed.text);
    expect(landed.match.question).toBe(match.question);
    expect(landed.match.view(0)).toEqual(match.view(0));
  },
);

test('a record leads to its last moment; that of another game and what cannot be read are refused', async () => {
  const [game, other] = await Promise.all(catalog.slice(0, 2).map(({ id }) => load(id)));
  const match = begin(game!);
  playOn(match, 5);
  const landed = landOn(game!, match.head, printRecord(match));
  expect('match' in landed && landed.match.state).toEqual(match.state);
  expect(landOn(other!, match.head, printRecord(match))).toMatchObject({ where: 'game' });
  expect(landOn(game!, match.head, 'players: 2')).toMatchObject({ code: 'JUMP' });
  expect(landOn(game!, match.head, '{"players": "many"}')).toHaveProperty('where', expect.stringContaining('players'));
});

test('chosen dice wait for a roll that they fit, in their order', async () => {
  const match = begin(await load('siege-of-the-eternal-night'));
  const dice = new ChosenDice();
  dice.add('3');
  dice.add('3 5');
  expect(dice.take(match)).toBeUndefined();
  expect(match.play({ type: 'roll', seat: 0 } as Types['move'])).toBeUndefined();
  expect([match.waiting.for, dice.take(match)]).toEqual(['dice', undefined]);
  dice.clear();
  dice.add('3 5');
  expect([dice.take(match), dice.waiting()]).toEqual([[3, 5], []]);
});

test('chosen cards have the words of the game', async () => {
  const game = await load('midnight-madness');
  const position = { players: 2, tokens: { t1: '[?] @K4' }, hands: [['knight/green']] };
  const landed = landOn(game, begin(game).head, JSON.stringify(position));
  if ('where' in landed) throw new Error(landed.text);
  const { match } = landed;
  const dice = new ChosenDice();
  dice.add('troll');
  const hit = readInput(game, '0 hit knight/green t1', match.state);
  expect(isRefusal(hit) || match.play(hit)).toBeUndefined();
  match.play({ type: 'dice', faces: dice.take(match)! });
  expect(game.position.print(match.state)).toMatchObject({ tokens: { t1: 'Troll 2/3 @K4' } });
});
