import { expect, test } from 'vitest';
import { distance, isStronghold } from '../content/map.ts';
import { isFavoured, lifeOf, meetingOf } from '../queries/heroes.ts';
import { heroOf } from '../state.ts';
import { at, play, refused, table } from '../testing/table.ts';

test('[RM-0.2] distance is the shortest way, whatever lies on it', () => {
  expect([distance('J9', 'J9'), distance('J9', 'K10'), distance('J9', 'L10'), distance('A1', 'S13')]).toEqual([0, 2, 3, 24]);
});

test('[RM-16.1] [RM-16.2] cards stay activated until the next Refresh of their owner', () => {
  const items = [{ card: 'M29', activated: true, upgrades: [{ good: 'D44', activated: true }] }];
  const s = table({ turn: 0, at: 'income', heroes: [{ items }, {}] });
  expect(heroOf(s, 1).items[0]!.activated).toBe(true);
  play(s, '0 endSpending');
  expect(heroOf(s, 1).items[0]).toMatchObject({ activated: false, upgrades: [{ activated: false }] });
});

test('[RM-16.4] [RM-16.5] [RM-24.5] four dice for a Hero who is hurt; what is left is lost', () => {
  const dice = (part: { [key: string]: number }) => heroOf(table({ heroes: [part, {}] }), 1).dice;
  expect([dice({}), dice({ wounds: 1 }), dice({ exhaustion: 1 })]).toEqual([5, 4, 4]);
  const s = table({ heroes: [{}, {}] });
  play(s, '1 endMovement');
  expect(heroOf(s, 1).dice).toBe(0);
});

test('[RM-17.1] [RM-17.2] [RM-31.4] [RM-31.7] journeys: one die, one space; guarded places need a test', () => {
  const s = table({ heroes: [{ space: 'J3', dice: 0 }, {}] });
  expect([refused(s, '1 journey I2 no'), refused(s, '1 journey A1 no'), refused(s, '1 journey J4 yes')]).toEqual([
    'NEEDS_INFILTRATION',
    'NOT_ADJACENT',
    'BONUS_DIE',
  ]);
  expect([
    refused(s, '1 infiltrate J4 sneak ()'),
    refused(s, '1 infiltrate I2 swim ()'),
    refused(s, '1 infiltrate A1 sneak ()'),
    refused(s, '1 infiltrate I2 sneak 0'),
  ]).toEqual(['NOT_GUARDED', 'WRONG_SKILL', 'NOT_ADJACENT', 'UNKNOWN_TARGET']);
});

test('[RM-17.4] [RM-17.9] rest and heal need something to rest or heal from', () => {
  const s = table({ heroes: [{ space: 'E12' }, {}] });
  expect([refused(s, '1 rest no'), refused(s, '1 heal no'), refused(s, '1 barter no')]).toEqual([
    'NOT_EXHAUSTED',
    'NOT_WOUNDED',
    undefined,
  ]);
  const tired = table({ heroes: [{ space: 'E12', exhaustion: 2, items: ['M29', 'M33'] }, {}] });
  expect([refused(tired, '1 useItem 0'), refused(tired, '1 useItem 1')]).toEqual(['NOT_WOUNDED', undefined]);
  play(tired, '1 rest no');
  expect(heroOf(tired, 1).exhaustion).toBe(1);
});

test('[RM-17.10] [RM-4.6] barter: the choice comes after the roll, and selling needs an Item', () => {
  const s = table({ heroes: [{ space: 'E12' }, {}] });
  play(s, '1 barter no', 'dice 6');
  expect(at(s)).toBe('hero move'); // no plains on that face
  play(s, '1 barter no', 'dice 1');
  expect([at(s), refused(s, '1 barterSell 0')]).toEqual(['barter choose', 'NOTHING_TO_SELL']);
});

test('[RM-17.13] [RM-17.14] open offers go at the end of the turn; they are no Items yet', () => {
  const s = table({ heroes: [{ card: 'H1', space: 'E11' }, {}] });
  play(s, '1 barter no', '1 barterDraw', 'dice M16');
  expect(refused(s, '2 buyOffer M16 () ()')).toBe('NOT_YOUR_DECISION');
  play(s, '1 endMovement', '1 skipMarket');
  expect([heroOf(s, 1).offers, s.decks.midnight.under]).toEqual([[], ['M16']]);
  expect(refused(s, '2 buyOffer M16 () ()')).toBe('WRONG_PAYMENT');
});

test('[RM-17.11] [RM-25.5] an offer can be bought in the later steps of the turn too', () => {
  const s = table({ heroes: [{ card: 'H1', space: 'E11', goods: ['D44'] }, {}] });
  play(s, '1 barter no', '1 barterDraw', 'dice M33', '1 endMovement', '1 buyOffer M33 D44 ()');
  expect([heroOf(s, 1).items.length, at(s)]).toEqual([1, 'hero market']);
});

test('[RM-17.16] the Hero ends his movement himself, also without a die', () => {
  const s = table({ at: 'move', heroes: [{ space: 'E12', dice: 0 }, {}] });
  expect(at(s)).toBe('hero move');
});

test('[RM-18.8] [RM-17.2] a stronghold is guarded after its mirror has fallen', () => {
  const s = table({
    mirrors: { E2: 3, M4: 2, R5: 2, F7: 1, R10: 1, G12: 1, O12: 1 },
    mirrorsTaken: [1],
    heroes: [{ card: 'H1', space: 'K9' }, {}],
  });
  expect(refused(s, '1 journey J9 no')).toBe('NEEDS_INFILTRATION');
  play(s, '1 infiltrate J9 climb ()', 'dice 10 10');
  expect([heroOf(s, 1).space, isStronghold('J9')]).toEqual(['J9', true]);
});

test('[RM-20.7] [RM-20.1] [RM-20.2] [RM-20.6] in a stronghold he waits; elsewhere one adventure, by the colour of its counter', () => {
  const keep = table({ heroes: [{ space: 'J9' }, {}] });
  expect(refused(keep, '1 attempt')).toBe('WAIT_FOR_NIGHT');
  expect(refused(table({ heroes: [{ space: 'E12' }, {}] }), '1 attempt')).toBe('NO_ADVENTURE');
  expect(refused(table({ heroes: [{ space: 'E5' }, {}] }), '1 attempt')).toBe('WRONG_STEP');
  const s = table({ heroes: [{ space: 'L3' }, {}] });
  play(s, '1 endMovement', '1 attempt');
  expect(s.stack.at(-1)).toMatchObject({ rule: 'draw', deck: 'yellow', count: 1 });
});

test('[RM-7.8] [RM-27.16] [RM-7.17] an Item can be discarded; without the Life it gave he is knocked out', () => {
  const items = [{ card: 'M28', upgrades: [{ good: 'D44' }, { good: 'D29' }] }];
  const s = table({ heroes: [{ card: 'H1', space: 'E12', wounds: 6, items, goods: ['D38'] }, {}] });
  expect(lifeOf(heroOf(s, 1))).toBe(7);
  play(s, '1 discardItem 0');
  expect([at(s), s.decks.midnight.under, s.decks.goods.under]).toEqual(['threat offer', ['M28'], ['D44', 'D29', 'D38']]);
  play(s, '0 declineThreat');
  expect(s.stack.at(-1)).toMatchObject({ rule: 'hero', seat: 2 });
});

test('[RM-7.17] a sale that costs a Hero his Life is finished first', () => {
  const items = [{ card: 'M16', upgrades: [{ good: 'D44' }, { good: 'D29' }] }];
  const s = table({ at: 'market', heroes: [{ card: 'H1', space: 'L12', wounds: 6, items }, {}] });
  play(s, '1 enterMarket', 'dice M01', '1 sell 0', 'dice D45 D46 D47 D48 D49');
  expect([at(s), heroOf(s, 1).goods]).toEqual(['threat offer', []]);
});

test('[RM-19.4] [RM-19.5] [RM-19.6] a trade takes Items whole and as they are, within the limits', () => {
  const items = [{ card: 'M03', activated: true, upgrades: [{ good: 'D44' }] }, 'M01'];
  const s = table({ at: 'move', heroes: [{ items }, { items: ['M06'] }] });
  expect([refused(s, '1 proposeTrade 2 0,1 () () 0'), refused(s, '1 proposeTrade 2 () () () 0')]).toEqual([
    'LIMIT',
    'EMPTY_TRADE',
  ]);
  expect([refused(s, '1 proposeTrade 1 0 () () 0'), refused(s, '1 proposeTrade 2 7 () () 0')]).toEqual([
    'UNKNOWN_TARGET',
    'UNKNOWN_TARGET',
  ]);
  play(s, '1 proposeTrade 2 0 () () 0', '2 answerTrade yes ()');
  expect(heroOf(s, 2).items[1]).toEqual({
    card: 'M03',
    activated: true,
    bought: false,
    upgrades: [{ good: 'D44', faceUp: false, activated: false }],
  });
  expect(refused(table({ heroes: [{ space: 'E12', goods: ['D01'] }, {}] }), '1 proposeTrade 2 () D01 () 0')).toBe('NOT_HERE');
});

test('[RM-7.17] [RM-19.3] a trade can knock out either side', () => {
  const items = [{ card: 'M28', upgrades: [{ good: 'D44' }, { good: 'D29' }] }];
  const s = table({ heroes: [{ card: 'H1', wounds: 6, items }, { card: 'H8' }] });
  play(s, '1 proposeTrade 2 0 () () 0', '2 answerTrade yes ()');
  expect(at(s)).toBe('threat offer');
});

test('[RM-25.1] [RM-31.2] [RM-7.6] [RM-7.7] the market: in towns only, within the limits, for the right price', () => {
  expect(refused(table({ heroes: [{ space: 'E12' }, {}] }), '1 enterMarket')).toBe('NOT_A_TOWN');
  const goods = ['D38', 'D38', 'D38', 'D39', 'D39', 'D39'];
  const s = table({
    at: 'market',
    stacks: [[], [], [], [], [], ['M06', 'M33']],
    heroes: [{ space: 'L12', items: ['M01', 'M04', 'M33'], goods }, {}],
  });
  play(s, '1 enterMarket', 'dice M01');
  expect([
    refused(s, '1 buy M06 D38,D38,D38,D39,D39 ()'),
    refused(s, '1 buy M06 D38,D38,D38,D39,D39 2'),
    refused(s, '1 buy M06 D38,D38,D38,D39 1'),
    refused(s, '1 buy M06 D44,D38,D38,D39,D39 1'),
    refused(s, '1 buy M05 D38,D38,D38 1'),
    refused(s, '1 sell 9'),
  ]).toEqual(['LIMIT', 'LIMIT', 'WRONG_PAYMENT', 'UNKNOWN_TARGET', 'NOT_IN_STACK', 'UNKNOWN_TARGET']);
  play(s, '1 buy M06 D38,D38,D38,D39,D39 1');
  expect(heroOf(s, 1).items.map(({ card }) => card)).toEqual(['M01', 'M33', 'M06']);
});

test('[RM-0.9] [RM-7.14] an odd cost sells for half, rounded down', () => {
  const s = table({ at: 'market', heroes: [{ space: 'L12', items: ['M02', 'M33'] }, {}] });
  play(s, '1 enterMarket', 'dice M01', '1 sell 0', 'dice D44 D45 D46', '1 sell 0');
  expect(heroOf(s, 1).goods).toHaveLength(3); // Waybread costs 1 and brings nothing
});

test('[RM-3.4] [RM-32.10] [RM-32.2] a short deck gives what it has: first what is fresh, then what came back, in its order', () => {
  const s = table({ at: 'market', heroes: [{ space: 'L12', items: ['M02'] }, {}] });
  s.decks.goods = { fresh: ['D01'], under: ['D17'] };
  play(s, '1 enterMarket', 'dice M01', '1 sell 0', 'dice Spark-Rune');
  expect([heroOf(s, 1).goods, s.decks.goods]).toEqual([['D01', 'D17'], { fresh: [], under: [] }]);
});

test('[RM-26.4] [RM-26.5] [RM-11.2] any counter may be chosen; a Life counter heals nothing', () => {
  const s = table({ at: 'experience', heroes: [{ card: 'H1', xp: 7, wounds: 3 }, {}] });
  play(s, '1 gainCounter life', '1 forgoCovenant', '1 gainCounter stamina');
  expect([heroOf(s, 1).counters, heroOf(s, 1).wounds, heroOf(s, 1).xp]).toEqual([['life', 'stamina'], 3, 1]);
  expect(refused(table({ heroes: [{ xp: 1 }, {}] }), '1 gainCounter life')).toBe('NOT_ENOUGH_XP');
});

const covenant = (items: (string | object)[], goods: string[]) =>
  table({
    heroes: [{ card: 'H1', items: items as never, goods }, {}],
    stack: [
      { rule: 'round', at: 'heroes', seat: 1 },
      { rule: 'hero', at: 'finish', seat: 1 },
      { rule: 'experience', at: 'covenant', seat: 1 },
    ],
  });
test('[RM-27.1] [RM-27.2] [RM-27.3] [RM-27.11] a good goes under an Item and leaves the hand; not under one that is discarded', () => {
  const s = covenant(['M33', 'M28'], ['D01', 'D44']);
  expect([refused(s, '1 covenant 0 D44 ()'), refused(s, '1 covenant 5 D44 ()'), refused(s, '1 covenant 1 D45 ()')]).toEqual([
    'NO_COVENANT',
    'UNKNOWN_TARGET',
    'UNKNOWN_TARGET',
  ]);
  play(s, '1 covenant 1 D01 ()');
  expect([heroOf(s, 1).goods, heroOf(s, 1).items[1]!.upgrades]).toEqual([
    ['D44'],
    [{ good: 'D01', faceUp: true, activated: false }],
  ]);
});

test('[RM-27.9] [RM-27.10] a face-up Weapon counts for the limit; another Item can make room, never the one that carries it', () => {
  const s = covenant(['M01', 'M04', 'M28'], ['D20']);
  expect([refused(s, '1 covenant 2 D20 ()'), refused(s, '1 covenant 0 D20 0')]).toEqual(['LIMIT', 'LIMIT']);
  expect(refused(s, '1 forgoCovenant')).toBeUndefined(); // nothing is possible without a discard
  play(s, '1 covenant 0 D20 1');
  expect(heroOf(s, 1).items.map(({ card, upgrades }) => [card, upgrades.length])).toEqual([
    ['M01', 1],
    ['M28', 0],
  ]);
});

test('[RM-29.9] [RM-29.11] who favours what: Kael towns, Telvan the wild', () => {
  const favours = (card: string, space: string) => isFavoured(heroOf(table({ heroes: [{ card, space }, {}] }), 1));
  expect([favours('H4', 'E11'), favours('H4', 'E12'), favours('H7', 'E12'), favours('H7', 'E11'), favours('H7', 'J9')]).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
});

test('[RM-24.12] several towns equally near: he chooses', () => {
  const s = table({
    heroes: [{ space: 'F7' }, {}],
    stack: [
      { rule: 'round', at: 'heroes' },
      { rule: 'night', at: 'patrols' },
      { rule: 'knockOut', at: 'lose', seat: 1 },
    ],
  });
  expect([at(s), refused(s, '1 chooseRefuge I2')]).toEqual(['knockOut refuge', 'NOT_NEAREST']);
  play(s, '1 chooseRefuge C5');
  expect(heroOf(s, 1).space).toBe('C5');
});

test('[RM-31.1] [RM-31.2] [RM-31.8] what does not fit the moment is refused with its own sentence', () => {
  const s = table({ heroes: [{ card: 'H1', items: ['M03', 'M01'] }, {}] });
  expect([
    refused(s, '1 useItem 0'),
    refused(s, '1 useItem 1'),
    refused(s, '1 useItem 7'),
    refused(s, '1 useAbility -'),
    refused(s, '1 stand'),
    refused(s, '0 endSpending'),
  ]).toEqual(['WRONG_MOMENT', 'WRONG_MOMENT', 'UNKNOWN_TARGET', 'WRONG_MOMENT', 'WRONG_STEP', 'NOT_YOUR_DECISION']);
});

test('[RM-16.8] a Hero calls the others to a stronghold, once a turn, and not to a broken mirror', () => {
  const s = table({
    mirrors: { E2: 3, M4: 2, R5: 2, F7: 1, R10: 1, G12: 1, O12: 1 },
    mirrorsTaken: [1],
    heroes: [{ space: 'K9' }, { space: 'L12' }],
  });
  expect([refused(s, '1 callTo J9'), refused(s, '1 callTo L12'), refused(s, '2 callTo O12')]).toEqual([
    'MIRROR_BROKEN',
    'NOT_A_STRONGHOLD',
    'NOT_YOUR_DECISION',
  ]);
  expect(play(s, '1 callTo O12')).toMatchObject([{ type: 'calledTo', seat: 1, space: 'O12' }]);
  expect([refused(s, '1 callTo R10'), meetingOf(s)]).toEqual(['CALLED_THIS_TURN', 'O12']);
  play(s, '1 endMovement');
  expect([refused(s, '2 callTo O12'), refused(s, '2 callTo R10')]).toEqual(['MEETING_THERE', undefined]);
  expect(refused(table({ heroes: [{ space: 'K9' }] }), '1 callTo O12')).toBe('NOBODY_TO_CALL');
});
