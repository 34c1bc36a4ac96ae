import { type Fault, isFaults, type Json, readPosition } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { play, refused, table, tokensOf } from '../testing/table.ts';
import { print } from './position.ts';
import { game } from '../game.ts';

const faults = (position: Json): string[] => {
  const found = readPosition(game, position);
  return isFaults(found) ? (found as readonly Fault[]).map(({ where, code }) => `${where} ${code}`) : [];
};

test('[MM-26.6] a position gets what it leaves out, and keeps its own totals', () => {
  const s = table({ players: 2, supply: 2, unseen: { orc: 2, boulder: 1 }, deck: { tar: 1 }, tokens: { t4: '[?] @K2' } });
  expect([s.tokensInGame, s.cardsInGame, s.nextToken, s.phase, s.mode]).toEqual([3, 1, 5, 'play', 'coop']);
  const whole = table({ tokens: { t1: 'Orc 1/2 @S3' }, hands: [['tar']] });
  expect([whole.tokensInGame, whole.cardsInGame, whole.supply, whole.mode]).toEqual([43, 49, 42, 'solo']);
});

test('[MM-5.6] [MM-5.7] [MM-5.8] [MM-26.2] what is known of a token is what the text says', () => {
  const tokens = { t1: 'Orc Warlord 1/3 @C3', t2: '[?] @A4 start tarred', t7: '[?] @F1' };
  const s = table({ players: 2, fallenTowers: [3], unseenStart: { goblin: 1 }, tokens });
  expect(tokensOf(s)).toEqual(tokens);
  expect(s.tokens.map(({ id, kind, hp, isStart }) => [id, kind, hp, isStart])).toEqual([
    [1, 'orcWarlord', 1, false],
    [2, null, 0, true],
    [7, null, 0, false],
  ]);
  expect(s.tarred).toBe(2);
});

test('[MM-7.8] [MM-26.3] a game is saved in the middle of nested effects and goes on', () => {
  const s = table({
    players: 3,
    hands: [['archer/red'], ['tar', 'brick'], []],
    tokens: { t1: '[?] @A1', t2: '[?] @S1', t3: 'Orc 2/2 @S2', t4: 'Goblin 1/1 @S2' },
  });
  play(s, '0 hit archer/red t1', 'dice moveRed');
  const flipping = table(print(s));
  expect(flipping).toEqual(s);
  play(s, 'dice discardOne');
  const asked = table(JSON.parse(JSON.stringify(print(s))) as Json);
  expect(asked).toEqual(s);
  play(s, '1 discard tar');
  play(asked, '1 discard tar');
  expect(asked).toEqual(s);
  expect(asked.stack.map(({ rule }) => rule)).toEqual(['turn', 'arrivals', 'hit', 'flip', 'march', 'strike']);
  play(asked, '0 damage t4');
  expect(refused(asked, '0 end')).toBeUndefined();
});

test('every fault of a position is told, with its place', () => {
  expect(faults({ tokens: { t1: 'Orc 3/2 @S3', x: 'Orc' }, weather: 'rain' })).toEqual([
    'weather UNKNOWN',
    'tokens.t1 TEXT',
    'tokens.x UNKNOWN',
    'tokens.x TEXT',
  ]);
  expect(faults({ tokens: { t2: '[?] @C1' } })).toEqual(['tokens.t2 BROKEN', 'tokens.t2 BROKEN']);
  expect(faults({ players: 2, mode: 'solo' })).toEqual(['mode BROKEN']);
  expect(faults({ players: 9, seat: 7 })).toEqual(['players NUMBER', 'seat NUMBER']);
  expect(faults({ players: 2, seat: 3, hands: [[], [], ['tar']] })).toEqual(['seat SEAT', 'hands SEAT']);
  expect(faults({ hands: [['tar', 'tar'], ['sword']] })).toEqual(['hands[1][0] WORD']);
  expect(faults({ hands: [['tar', 'tar']] })).toEqual(['hands TOO_MANY']);
  expect(faults({ supply: 3, unseen: { orc: 1 } })).toEqual(['tokens BROKEN', 'unseen BROKEN']);
  expect(faults({ tokens: { t1: '[?] @A1 start' } })).toContain('unseenStart BROKEN');
  expect(faults({ tokens: { t1: '[?] @A1 tarred', t2: '[?] @A1 tarred' } })).toEqual(['tokens.t2 TAR']);
  expect(faults({ fallenWalls: [9] })).toEqual(['fallenWalls[0] NUMBER']);
  expect(faults({ fortified: [1, 2, 3], fallenWalls: [1] })).toEqual(['fortified FORTIFY']);
  expect(faults({ fortified: [1, 2, 3] })).toEqual(['fortified BROKEN']);
  expect(faults({ stack: [{ rule: 'flip', at: 'turnUp', token: 3 }] })).toEqual(['stack[0] STACK', 'stack[0] FRAME']);
  expect(faults({ stack: [{ rule: 'turn', at: 'nowhere', seat: 1 }] })).toEqual(['stack[0].seat UNKNOWN', 'stack[0].at WORD']);
  expect(faults({ outcome: 'won', supply: 3, unseen: { orc: 3 } })).toEqual(['outcome BROKEN']);
  expect(faults([1])).toEqual([' OBJECT']);
  expect(faults({ missing: 'yes', phase: 'lunch', deck: [1], trophies: [[], ['dragon']] })).toEqual([
    'phase WORD',
    'deck OBJECT',
    'trophies[1][0] TEXT',
    'missing FLAG',
  ]);
});
