import { isFaults, type Options } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { game } from './game.ts';
import { levelOf, priceOfCounter } from './queries/heroes.ts';
import { pointsNeeded } from './result.ts';
import { equipmentLeft } from './rules/setup.ts';
import { heroOf, type State } from './state.ts';
import { at, play, refused } from './testing/table.ts';

function begin(players: number, options: Options = {}): State {
  const s = game.setup({ players, options });
  if (isFaults(s)) throw new Error(s.map(({ text }) => text).join());
  return s;
}
/** Deals the characters and places everything up to the Heroes' towns. */
function placed(players: number, options: Options = {}): State {
  const s = begin(players, options);
  play(s, 'dice 1', `dice ${Array.from({ length: players - 1 }, () => 1).join(' ')}`);
  play(s, '0 placeMirror 3 E2', '0 placeMirror 2 M4', '0 placeMirror 2 R5');
  for (const space of ['E2', 'M4', 'R5'].slice(0, Math.ceil((players - 1) / 2))) play(s, `0 placePatrol ${space}`);
  play(s, 'dice M01 M02 M03 M04 M05 M06');
  for (let i = 1; i < players; i++) play(s, 'dice 1 1 1');
  return s;
}

test('[RM-0.1] [RM-1.5] [RM-2.1] [RM-2.2] one Night King and one to five Heroes; 1 + H points to win', () => {
  for (const players of [1, 7, 2.5]) expect(isFaults(game.setup({ players, options: {} }))).toBe(true);
  expect([2, 3, 4, 5, 6].map((players) => pointsNeeded(begin(players)))).toEqual([2, 3, 4, 5, 6]);
  expect(begin(6).heroes).toHaveLength(5);
});

test('[RM-2.4] [RM-2.5] [RM-1.4] the Night King sits alone on his side', () => {
  const seats = game.seating!({ players: 4, options: {} });
  expect(seats.map(({ name }) => name)).toEqual(['Night King', 'Hero 1', 'Hero 2', 'Hero 3']);
  expect(new Set(seats.slice(1).map(({ side }) => side)).size).toBe(1);
  expect([seats[0]!.side === seats[1]!.side, game.apart]).toEqual([false, 'RM-2.4']);
});

test('[RM-10.1] [RM-10.3] [RM-10.4] chance deals the king and the Heroes, no Hero twice', () => {
  const s = begin(6);
  play(s, 'dice 4', 'dice 8 7 6 5 4');
  expect([s.king.tile, s.heroes.map(({ card }) => card)]).toEqual(['zardrix', ['H8', 'H7', 'H6', 'H5', 'H4']]);
});

test('[RM-10.4] [RM-32.11] or they pick: the Heroes in turn, the Night King beside them, revealed together', () => {
  const s = begin(3, { chooseCharacters: true });
  play(s, '1 pickHero H5');
  expect([refused(s, '2 pickHero H5'), refused(s, '1 pickHero H4'), s.king.tile, heroOf(s, 1).card]).toEqual([
    'TAKEN',
    'NOT_YOUR_DECISION',
    '',
    '',
  ]);
  play(s, '0 pickKing sunulael');
  expect(at(s)).toBe('setup pick');
  const events = play(s, '2 pickHero H1');
  expect(events.at(-1)).toEqual({ type: 'castRevealed', king: 'sunulael', heroes: ['H5', 'H1'] });
  expect([s.king.tile, s.picks]).toEqual(['sunulael', []]);
});

test('[RM-10.5] [RM-0.10] mirrors: one a stronghold; once they are all alike they are placed by themselves', () => {
  const s = begin(2);
  play(s, 'dice 1', 'dice 1', '0 placeMirror 3 E2');
  expect([refused(s, '0 placeMirror 3 M4'), refused(s, '0 placeMirror 2 E2'), refused(s, '0 placeMirror 1 I2')]).toEqual([
    'NO_SUCH_MIRROR',
    'OCCUPIED',
    'NOT_A_STRONGHOLD',
  ]);
  play(s, '0 placeMirror 2 O12', '0 placeMirror 2 M4');
  expect([s.mirrors, at(s)]).toEqual([[3, 2, 1, 1, 1, 1, 1, 2], 'setup patrols']);
});

test('[RM-10.7] patrols: half as many as Heroes, rounded up, each in a stronghold of its own', () => {
  const s = begin(4);
  play(s, 'dice 1', 'dice 1 1 1', '0 placeMirror 3 E2', '0 placeMirror 2 O12', '0 placeMirror 2 M4', '0 placePatrol J9');
  expect([refused(s, '0 placePatrol J9'), refused(s, '0 placePatrol I2')]).toEqual(['OCCUPIED', 'NOT_A_STRONGHOLD']);
  play(s, '0 placePatrol R5');
  expect(s.patrols.map(({ number, space }) => [number, space])).toEqual([
    [1, 'J9'],
    [2, 'R5'],
  ]);
});

test('[RM-10.6] [RM-10.8] [RM-10.9] [RM-10.10] [RM-10.14] [RM-10.15] [RM-6.9] [RM-8.2] what lies where when the Heroes are placed', () => {
  const s = placed(3);
  expect(s.threat).toEqual({ level: 0, pool: 2, difficulty: 16, offers: 0 });
  expect([s.jewels.every(Boolean), s.stacks.map((stack) => stack.length)]).toEqual([true, [1, 1, 1, 1, 1, 1]]);
  expect(s.heroes.map((hero) => [hero.goods.length, levelOf(hero), hero.xp, hero.items.length])).toEqual([
    [3, 1, 3, 0],
    [3, 1, 3, 0],
  ]);
  expect([s.king.gold, s.king.powerLevel, s.king.mind]).toEqual([0, 1, 0]);
});

test('[RM-10.12] [RM-18.7] [RM-11.1] the Heroes choose a town in turn, without a test; then the Night King begins', () => {
  const s = placed(3);
  expect([refused(s, '2 placeHero I2'), refused(s, '1 placeHero E2')]).toEqual(['NOT_YOUR_DECISION', 'NOT_A_TOWN']);
  play(s, '1 placeHero I2', '2 placeHero I2');
  expect([s.heroes.map(({ space }) => space), at(s), s.threat.pool]).toEqual([['I2', 'I2'], 'threat roll', 3]);
});

test('[RM-10.2] [RM-29.5] without variants the table agrees on a difficulty', () => {
  expect([begin(2, { difficulty: 13 }).threat.difficulty, begin(2).threat.difficulty]).toEqual([13, 16]);
  expect(isFaults(game.setup({ players: 2, options: { difficulty: 21 } }))).toBe(true);
  expect(isFaults(game.setup({ players: 2, options: { dragons: true } }))).toBe(true);
  expect(begin(2, { variants: true, difficulty: 13 }).threat.difficulty).toBe(16);
});

test('[RM-2.7] [RM-29.1] [RM-29.4] [RM-29.13] the captain selects for the Heroes; what the variants do', () => {
  const s = begin(3, { variants: true });
  expect([refused(s, '0 pickVariant wellEquipped'), refused(s, '1 passVariants')]).toEqual(['WRONG_SIDE', 'NOT_YOUR_DECISION']);
  play(s, '0 pickVariant risingShadow', '1 passVariants', '0 pickVariant deepCoffers', '0 pickVariant earlyMuster');
  expect(refused(s, '0 pickVariant earlyMuster')).toBe('OUT_OF_BUDGET');
  expect([s.threat.difficulty, s.king.powerLevel, s.king.gold]).toEqual([20, 2, 4]);
  play(s, '0 passVariants', 'dice 1', 'dice 1 1', '0 placeMirror 3 E2', '0 placeMirror 2 O12', '0 placeMirror 2 M4');
  play(s, '0 placePatrol E2', '0 placePatrol M4');
  expect(s.patrols).toHaveLength(2);
  const t = begin(3, { variants: true });
  play(t, '0 pickVariant earlyMuster', '1 passVariants');
  expect(refused(t, '0 pickVariant earlyMuster')).toBe('ALREADY_TAKEN');
});

test('[RM-10.13] [RM-29.12] Well Equipped: each takes Items worth as much as there were steps, none that lies open', () => {
  const s = placed(3);
  s.variants.wellEquipped = 3;
  play(s, '1 placeHero I2', '2 placeHero I2');
  expect([at(s), equipmentLeft(s).length]).toEqual(['setup equipment', 46]);
  expect([
    refused(s, '1 takeEquipment M02'),
    refused(s, '1 takeEquipment M20'),
    refused(s, '1 takeEquipment M13,M24,M24'),
    refused(s, '2 takeEquipment ()'),
  ]).toEqual(['UNKNOWN_TARGET', 'OVER_BUDGET', 'OVER_BUDGET', 'NOT_YOUR_DECISION']);
  play(s, '1 takeEquipment M24,M13', '2 takeEquipment M18');
  expect(s.heroes.map(({ items }) => items.map(({ card }) => card))).toEqual([['M13', 'M24'], ['M18']]);
  expect([s.decks.midnight.fresh.length, at(s)]).toEqual([43, 'threat roll']);
});

test('[RM-32.7] [RM-26.1] [RM-38.3] the price of a counter by the number of Heroes', () => {
  const prices = (options: Options) => [2, 3, 4, 5, 6].map((players) => priceOfCounter(begin(players, options)));
  expect(prices({})).toEqual([2, 3, 2, 2, 2]);
  expect(prices({ printed: true })).toEqual([4, 4, 3, 3, 3]);
});
test('[RM-38.1] [RM-38.2] as printed, nobody starts with experience; the short game is not printed', () => {
  expect([3, 6].map((players) => begin(players, { printed: true }).heroes.map(({ xp }) => xp))).toEqual([
    [0, 0],
    [0, 0, 0, 0, 0],
  ]);
  expect(game.setup({ players: 3, options: { printed: true, short: true } })).toMatchObject([{ code: 'SHORT', rule: 'RM-38.1' }]);
});
test('[RM-10.3] [RM-10.4] the king by choice and the Heroes by lot, after him; or the other way round', () => {
  const chosen = begin(3, { chooseCharacters: 'king' });
  expect([at(chosen), refused(chosen, '1 pickHero H1')]).toEqual(['setup pick', 'NOT_YOUR_DECISION']);
  play(chosen, '0 pickKing zardrix', 'dice 8 1');
  expect([chosen.king.tile, chosen.heroes.map(({ card }) => card), chosen.picks]).toEqual(['zardrix', ['H8', 'H1'], []]);
  const dealt = begin(3, { chooseCharacters: 'heroes' });
  play(dealt, 'dice 2');
  expect([dealt.king.tile, refused(dealt, '0 pickKing zardrix')]).toEqual(['ardherin', 'NOT_YOUR_DECISION']);
  play(dealt, '1 pickHero H4', '2 pickHero H2');
  expect([dealt.king.tile, dealt.heroes.map(({ card }) => card), at(dealt)]).toEqual(['ardherin', ['H4', 'H2'], 'setup mirrors']);
});
test('[RM-37.5] where any mirror wins, they are placed without asking; with three Heroes the Night King places them', () => {
  const cast = (players: number) => {
    const s = begin(players, { short: true });
    play(s, 'dice 1', `dice ${Array.from({ length: players - 1 }, () => 1).join(' ')}`);
    return s;
  };
  for (const players of [2, 3])
    expect([cast(players).mirrors, at(cast(players))]).toEqual([[2, 3, 1, 2, 1, 1, 1, 1], 'setup patrols']);
  expect(at(cast(4))).toBe('setup mirrors');
});

test('[RM-37.1] [RM-37.2] [RM-37.3] [RM-37.4] the short game: a threat half way up, a point less, a head start', () => {
  expect([2, 3, 4, 5, 6].map((players) => pointsNeeded(begin(players, { short: true })))).toEqual([1, 1, 2, 2, 3]);
  const s = begin(6, { short: true });
  const events = play(s, 'dice 1', 'dice 1 1 1 1 1');
  expect(s.threat.level).toBe(5);
  expect(s.heroes.map(({ counters }) => counters.join())).toEqual([
    'mind,mind,life',
    'spirit,spirit,life',
    'mind,mind,life',
    'body,body,life',
    'mind,mind,life',
  ]);
  expect(s.heroes.map(levelOf)).toEqual([4, 4, 4, 4, 4]);
  expect(events.map(({ type }) => type)).toEqual(['castRevealed', ...Array.from({ length: 15 }, () => 'counterGained')]);
  expect(begin(6).threat.level).toBe(0);
});
test('[RM-32.7] a house rule changes the price of a counter and the experience at the start, and nothing else does', () => {
  const s = begin(3, { house: { counterPrice: 5, startXp: 1 } });
  expect([priceOfCounter(s), s.heroes.map(({ xp }) => xp)]).toEqual([5, [1, 1]]);
  expect(begin(3, { short: true, house: { startXp: 4 } }).heroes[0]!.xp).toBe(4);
  const again = game.position.read(game.position.print(s));
  expect([isFaults(again) || priceOfCounter(again), priceOfCounter(game.view(game.clone(s), 1))]).toEqual([5, 5]);
  expect(Object.keys(begin(3).options)).not.toContain('counterPrice');
  for (const house of [{ counterPrice: 0 }, { moons: 1 }, 3])
    expect(isFaults(game.setup({ players: 3, options: { house } }))).toBe(true);
});
