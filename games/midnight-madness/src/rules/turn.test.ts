import { expect, test } from 'vitest';
import { legal } from '@nightfall/kernel';
import { game } from '../game.ts';
import { play, refused, table } from '../testing/table.ts';

const six = ['tar', 'brick', 'mortar', 'missing', 'hero/red', 'hero/blue'];

test('[MM-7.1] [MM-7.7] the parts of a turn come in order, then the next seat', () => {
  const s = table({ players: 2, hands: [['hero/green'], six], phase: 'replace', tokens: { t1: 'Orc 2/2 @F1' } });
  const events = play(s, '0 end', '0 end', '0 end', 'dice 1 2');
  expect(events.flatMap((event) => (event.type === 'phase' ? [event.phase] : []))).toEqual([
    'trade',
    'play',
    'move',
    'reveal',
    'draw',
    'drawUp',
    'replace',
  ]);
  expect([s.current, s.turn]).toEqual([1, 2]);
});

test('[MM-7.7] after the last seat comes the first; alone the same player goes again', () => {
  const s = table({ players: 3, seat: 2, hands: [six.slice(0, 5), [], []], tokens: { t1: 'Orc 2/2 @F1' } });
  play(s, '2 end', 'dice 1 1');
  expect(s.current).toBe(0);
  const alone = table({ players: 1, hands: [six], tokens: { t1: 'Orc 2/2 @F1' } });
  play(alone, '0 end', 'dice 1 1');
  expect([alone.current, alone.turn]).toEqual([0, 2]);
});

test('[MM-7.2] a phase that is over does not come again', () => {
  const s = table({ players: 2, hands: [['tar'], ['brick']], phase: 'replace' });
  play(s, '0 end');
  expect(refused(s, '0 replace tar')).toBe('WRONG_PHASE');
  play(s, '0 end');
  expect(refused(s, '0 offer 1 tar brick')).toBe('WRONG_PHASE');
});

test('[MM-7.3] empty hands pass over Replace and Trade, and Play cards waits all the same', () => {
  const phase = (hands: string[][]) => table({ players: 2, hands, phase: 'replace' }).phase;
  expect(phase([[], ['tar']])).toBe('play');
  const s = table({ players: 2, hands: [['tar'], []], phase: 'trade' });
  expect([s.phase, legal(game.book, s, 0).map(({ type }) => type)]).toEqual(['play', ['endPhase']]);
  expect(table({ players: 1, hands: [['tar']], phase: 'trade' }).phase).toBe('play');
});

test('[MM-8.1] a hand over its size draws nothing and throws nothing away', () => {
  const s = table({ players: 2, hands: [[...six, 'draw2', 'scavenge'], []], phase: 'drawUp' });
  expect([s.phase, s.hands[0]!.length]).toEqual(['replace', 8]);
});

test('[MM-8.3] with deck and discard empty the draw is lost', () => {
  const s = table({ players: 2, hands: [['tar'], ['brick']], deck: {}, discard: [], phase: 'drawUp' });
  expect([s.phase, s.hands[0]]).toEqual(['replace', ['tar']]);
});

test('[MM-8.4] [MM-8.6] one replacement with others at the table, then the phase closes', () => {
  const s = table({ players: 2, hands: [['tar', 'brick'], ['mortar']], phase: 'replace' });
  expect(refused(s, '0 replace mortar')).toBe('CARD_NOT_IN_HAND');
  play(s, '0 replace tar', 'dice hero/red');
  expect([s.phase, s.hands[0], s.discard]).toEqual(['trade', ['brick', 'hero/red'], ['tar']]);
  expect(refused(s, '0 replace brick')).toBe('WRONG_PHASE');
});

test('[MM-8.7] [MM-8.8] [MM-8.12] an offer names a partner, a card given and a card wanted', () => {
  const s = table({ players: 3, hands: [['tar'], ['brick'], ['mortar']], phase: 'trade' });
  expect(refused(s, '0 offer 1 brick brick')).toBe('CARD_NOT_IN_HAND');
  expect(refused(s, '0 offer 0 tar tar')).toBe('NO_PARTNER');
  expect(refused(s, '0 offer 5 tar tar')).toBe('NO_PARTNER');
  expect(refused(s, '0 offer 1 tar mortar')).toBe('TRADE_ONE_FOR_ONE');
  expect(refused(s, '1 offer 2 brick mortar')).toBe('NOT_YOUR_TURN');
  play(s, '0 offer 2 tar mortar', '2 accept');
  expect([s.hands, s.phase]).toEqual([[['mortar'], ['brick'], ['tar']], 'play']);
});

test('[MM-8.9] [MM-8.10] declining and withdrawing cost nothing', () => {
  const s = table({ players: 2, hands: [['tar'], ['brick']], phase: 'trade' });
  play(s, '0 offer 1 tar brick', '0 withdraw', '0 offer 1 tar brick', '1 decline');
  expect([s.phase, s.traded, s.declined, s.hands]).toEqual(['trade', 0, 1, [['tar'], ['brick']]]);
});

test('[MM-9.10] cards left in hand are kept', () => {
  const s = table({ players: 2, hands: [['hero/green'], six], tokens: { t1: 'Orc 2/2 @F1' } });
  play(s, '0 end');
  expect(s.hands[0]).toEqual(['hero/green']);
});

test('[MM-9.1] any number of cards, one play at a time; each is discarded first (MM-9.2)', () => {
  const s = table({
    players: 2,
    hands: [['archer/red', 'archer/red', 'archer/any']],
    tokens: { t1: 'Troll 3/3 @A1', t2: 'Orc 2/2 @F1' },
  });
  const events = play(s, '0 hit archer/red t1', '0 hit archer/any t1', '0 hit archer/red t1');
  expect(events.map(({ type }) => type)).toEqual([
    'cardPlayed',
    'damaged',
    'cardPlayed',
    'damaged',
    'cardPlayed',
    'damaged',
    'slain',
  ]);
  expect(s.discard).toEqual(['archer/red', 'archer/any', 'archer/red']);
});

test('[MM-2.5] [MM-2.6] by a house rule other numbers of cards, replacements, trades and tokens hold', () => {
  const s = table({
    players: 2,
    hands: [['hero/green'], six],
    phase: 'replace',
    house: { replacements: 0, trades: 0, arrivals: 1, hand: 2 },
  });
  expect(refused(s, '0 replace hero/green')).toBe('WRONG_PHASE');
  expect(refused(s, '0 offer 1 hero/green tar')).toBe('WRONG_PHASE');
  play(s, '0 end', 'dice 1');
  expect([s.tokens.length, s.current]).toEqual([1, 1]);
});
