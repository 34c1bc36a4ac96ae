import { type Options, type Random, apply, isFaults, quickRandom, throwDice, waitingFor } from '@nightfall/kernel';
import { stillPlanned } from '@nightfall/bots';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { table } from '../testing/table.ts';
import { fatesFrom } from './fate.ts';
import { foresee } from './foresight.ts';
import { ideasFor } from './ideas.ts';
import { outlookOf } from './outlook.ts';

function start(players: number, options: Options): State {
  const s = game.setup({ players, options });
  if (isFaults(s)) throw new Error(JSON.stringify(s));
  return s;
}
/** Lets bots of one level play; throws unless every move they name is legal. */
function playOut(s: State, level: string, seed: number, turns: number): void {
  const [dice, think] = [quickRandom(seed), quickRandom(seed + 1)];
  for (let asked = waitingFor(game.book, s); asked.for !== 'nobody' && s.turn <= turns; asked = waitingFor(game.book, s))
    if (asked.for === 'dice') apply(game.book, s, { type: 'dice', faces: throwDice(asked.sides, dice) });
    else playBot(s, level, asked.seats[0]!, think);
}
function playBot(s: State, level: string, seat: number, think: Random): void {
  const moves = game.bots[level]!.bot(game.view(s, seat), seat, think);
  if (moves.length === 0) throw new Error('the bot has no answer');
  for (const move of moves) {
    const now = waitingFor(game.book, s);
    if (now.for !== 'seats' || !now.seats.includes(seat)) return;
    const no = apply(game.book, s, move);
    if (no) throw new Error(`${move.type}: ${no.code} ${no.text}`);
  }
}

describe('bots', () => {
  test('[FM-20.1] whoever follows a hint is led through one plan; whoever goes another way gets a new one', () => {
    const s = start(1, { preset: 'watch', firefighters: 2 });
    playOut(s, 'casual', 3, 1);
    const dice = quickRandom(8);
    for (let now = waitingFor(game.book, s); now.for === 'dice'; now = waitingFor(game.book, s))
      apply(game.book, s, { type: 'dice', faces: throwDice(now.sides, dice) });
    const asked = (seed: number, plan?: Parameters<NonNullable<typeof game.hint>>[3]) =>
      game.hint!(game.view(s, 0), 0, quickRandom(seed), plan)!;
    const view = game.view(s, 0);
    const { plan, moves } = asked(1);
    expect(plan!.length).toBeGreaterThan(2);
    apply(game.book, s, moves[0]!);
    const rest = stillPlanned(game, { view, plan: plan! }, game.view(s, 0));
    expect(rest).toEqual(plan!.slice(1));
    for (const seed of [2, 3, 4]) expect(asked(seed, rest).moves[0] ?? plan![1]).toEqual(plan![1]);
    const end = { type: 'end', seat: 0, f: s.active! } as const;
    expect(apply(game.book, s, end)).toBeUndefined();
    expect(stillPlanned(game, { view, plan: plan! }, game.view(s, 0))).toBeUndefined();
  });

  test('[FM-20.1] [FM-20.10] [FM-20.14] good plays whole games by the rules, for one to four firefighters', () => {
    const tables = [
      start(1, { preset: 'watch' }),
      start(1, { firefighters: 4 }),
      start(2, { firefighters: 3, preset: 'inferno', waterReach: 'any' }),
    ];
    tables.forEach((s, i) => playOut(s, 'good', 3 + i, 3));
    expect(tables.every((s) => s.turn > 3 || s.result)).toBe(true);
  });
  test('[FM-20.20] casual plays to the end', () => {
    const s = start(2, { preset: 'drill' });
    playOut(s, 'casual', 6, 100);
    expect(s.result).not.toBeNull();
  });
  test('[FM-20.1] the same position and stream give the same turn', () => {
    const s = table({ fire: 'W2,B3 W2,B4', crew: { F1: [14500, 12000] } });
    const think = () => game.bots['good']!.bot(s, 0, quickRandom(5));
    expect(think()).toEqual(think());
  });
  test('[FM-20.2] [FM-20.3] [FM-20.4] every idea is legal', () => {
    const s = table({
      fire: 'W2,B5',
      houses: { H1: 'W5,B5' },
      chests: { C1: 'W2,B4' },
      villagers: { V1: [18000, 18000], V2: [6000, 6000] },
      crew: { F1: { at: [9500, 12000], water: 2 } },
    });
    const ideas = ideasFor(s, outlookOf(s), 'F1');
    expect(new Set(ideas.map(({ kind }) => kind)).size).toBeGreaterThan(3);
    for (const { move } of ideas) expect(apply(game.book, game.clone(s), move)).toBeUndefined();
  });
  test('[FM-20.5] [FM-20.6] ways are counted in action points', () => {
    const near = table({ villagers: { V1: [2000, 12000] }, crew: { F1: [6000, 12000] } });
    const far = table({ villagers: { V1: [2000, 12000] }, crew: { F1: [22000, 12000] } });
    const fates = fatesFrom(quickRandom(1), 36);
    expect(foresee(near, outlookOf(near), fates)).toBeGreaterThan(foresee(far, outlookOf(far), fates));
  });
  test('[FM-20.13] a villager in hand is worth more than one on the floor, a saved one most', () => {
    const value = (villagers: { [id: string]: string | number[] }) => {
      const s = table({ villagers, crew: { F1: [6000, 12000] } });
      return foresee(s, outlookOf(s), fatesFrom(quickRandom(1), 36));
    };
    const [floor, hand, safe] = [value({ V1: [6000, 13010] }), value({ V1: 'F1' }), value({ V1: 'saved' })];
    expect(hand).toBeGreaterThan(floor);
    expect(safe).toBeGreaterThan(hand);
  });
  test('[FM-20.15] the good bot carries a villager off who stands at hand', () => {
    const s = table({ villagers: { V1: [2000, 12000] }, crew: { F1: [3008, 12000] } });
    const moves = game.bots['good']!.bot(s, 0, quickRandom(2)).map(({ type }) => type);
    expect(moves.slice(0, 2)).toEqual(['pickUp', 'leave']);
  });
  test('[FM-20.12] the first rolls of 36 fates are the 36 squares', () => {
    expect(new Set(fatesFrom(quickRandom(1), 36).map(({ spread }) => spread[0])).size).toBe(36);
  });
  test('a hint is one action that can be played, with where to look, its reason and what may come of it', () => {
    const s = table({ villagers: { V1: [2000, 12000] }, crew: { F1: [3008, 12000] } });
    const hint = game.hint!(s, 0, quickRandom(2))!;
    expect(hint.text).toContain('V1');
    expect(hint.rules.length).toBeGreaterThan(0);
    expect(hint.candidates).toContain('V1');
    expect(hint.nudge).toBeTruthy();
    expect(hint.text).toMatch(/the game\.$/);
    expect(hint.moves).toHaveLength(1);
    expect(hint.moves[0]!.type).not.toBe('end');
    expect(apply(game.book, s, hint.moves[0]!)).toBeUndefined();
  });
  test('a hint leaves the end of the turn to the player', () => {
    const s = table({ crew: { F1: [3008, 12000] }, ap: 0 });
    expect(game.hint!(s, 0, quickRandom(2))).toMatchObject({
      moves: [],
      text: expect.stringMatching(/^The action points are spent/),
    });
  });
});
