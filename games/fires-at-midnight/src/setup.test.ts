import { apply, isFaults, quickRandom, throwDice, waitingFor } from '@nightfall/kernel';
import { describe, expect, test } from 'vitest';
import { keptWaterIn, PRESETS } from './content/settings.ts';
import { game } from './game.ts';
import type { State } from './state.ts';
import { play, refused, shown, table, typesOf } from './testing/table.ts';

function fresh(players: number, options = {}): State {
  const s = game.setup({ players, options });
  if (isFaults(s)) throw new Error(JSON.stringify(s));
  return s;
}
const owners = (s: State) => s.crew.map((f) => `${f.id}:${f.owner}`).join(' ');

describe('crew', () => {
  test('[FM-2.2] each player owns one firefighter', () => expect(owners(fresh(3))).toBe('F1:0 F2:1 F3:2'));
  test('[FM-2.3] a player may own several; everybody owns at least one', () => {
    expect(owners(fresh(1, { firefighters: 3 }))).toBe('F1:0 F2:0 F3:0');
    expect(owners(fresh(2, { firefighters: 5 }))).toBe('F1:0 F2:1 F3:0 F4:1 F5:0');
    expect(isFaults(game.setup({ players: 3, options: { firefighters: 2 } }))).toBe(true);
  });
  test('[FM-2.1] one to six, no more', () => {
    expect(fresh(6).crew).toHaveLength(6);
    expect(isFaults(game.setup({ players: 7, options: {} }))).toBe(true);
    expect(isFaults(game.setup({ players: 1, options: { firefighters: 7 } }))).toBe(true);
  });
  test('[FM-3.10] [FM-3.11] [FM-8.43] a firefighter starts standing, without water and load', () => {
    expect(fresh(1).crew[0]).toEqual({
      id: 'F1',
      owner: 0,
      at: null,
      exit: null,
      down: false,
      water: 0,
      load: null,
      acted: false,
    });
  });
});

describe('options', () => {
  test('[FM-15.1] [FM-15.2] the presets; Midnight is what a new game is set to', () => {
    expect(fresh(1).settings).toEqual(PRESETS.midnight);
    expect(fresh(1, { preset: 'drill' }).settings).toMatchObject({
      ap: 6,
      load: 'light',
      calmStart: true,
      aftershock: false,
      explosionMarkers: 8,
    });
    expect(fresh(1, { preset: 'watch' }).settings.ap).toBe(5);
    expect(fresh(1, { preset: 'inferno' }).settings).toMatchObject({ load: 'heavy', spreadRolls: 2, ap: 4 });
    expect(fresh(1, { preset: 'watch', ap: 6, waterReach: 'any' }).settings).toMatchObject({
      ap: 6,
      load: 'light',
      waterReach: null,
    });
  });
  test('[FM-15.1] a setting that is none is refused by name', () => {
    const faults = game.setup({ players: 1, options: { ap: 9, lava: true } });
    expect(isFaults(faults) && faults.map(({ where }) => where)).toEqual(['options.ap', 'options.lava']);
  });
  test('[FM-15.1] easier presets are marked as additions', () => {
    const preset = game.options.find(({ id }) => id === 'preset');
    const marked = preset?.kind === 'choice' ? preset.choices.filter((c) => c.addition).map((c) => c.value) : [];
    expect(marked).toEqual(['drill', 'watch', 'inferno']);
  });
  test('[FM-15.3] a calm start rolls again when a chest would burn', () => {
    const position = { phase: 'setup.place', chests: { C1: 'W2,B3' }, crew: { F1: {} } };
    const rolled = (settings: string) => {
      const s = table({ ...position, settings: { preset: settings } });
      s.stack = [
        { rule: 'round', at: 'open' },
        { rule: 'setup', at: 'explosion', next: 10 },
      ];
      play(s, 'dice 2 4');
      return shown(s)['fire'];
    };
    expect(rolled('midnight')).toBe('W1,B4 W2,B3 W2,B4 W2,B5 W3,B4');
    expect(rolled('watch')).toBe('');
  });
  test('[FM-15.9] doors by a die: 1 N, 2 E, 3 S, 4 W, never to the border', () => {
    const s = fresh(1, { doorSide: 'random' });
    play(s, 'dice 1 3');
    const again = play(s, 'dice 5', 'dice 4').map((e) => (e.type === 'dice' ? e.again : null));
    expect(again).toEqual(['only 1 to 4 name a side', 'it would face the border']);
    play(s, 'dice 3', 'dice 2 2', 'dice 1');
    expect(s.houses.map((h) => h.door)).toEqual(['S', 'N']);
  });
});

describe('laying the table', () => {
  test('[FM-8.11] never two items on a square, none in the centre, whatever the dice', () => {
    const random = quickRandom(4);
    for (let i = 0; i < 40; i++) {
      const s = fresh(1, { doorSide: i % 2 ? 'random' : 'well' });
      for (let asked = waitingFor(game.book, s); asked.for === 'dice'; asked = waitingFor(game.book, s))
        apply(game.book, s, { type: 'dice', faces: throwDice(asked.sides, random) });
      const at = [
        ...s.houses.map((h) => h.sq),
        ...[...s.trees, ...s.chests].map(({ at }) => 6 * Math.floor(at![0] / 4000) + Math.floor(at![1] / 4000)),
      ];
      expect(new Set(at).size).toBe(10);
      expect(at.some((sq) => [14, 15, 20, 21].includes(sq))).toBe(false);
      expect(s.boom.filter(Boolean)).toHaveLength(1);
      expect(s.villagers.filter(({ state }) => state === 'table')).toHaveLength(3);
    }
  });
  test('[FM-8.20] [FM-8.21] the first explosion may be on a tree, on the border, in the centre', () => {
    const s = table({ phase: 'setup.place', trees: { T1: 'W3,B3' }, crew: { F1: {} } });
    s.stack = [
      { rule: 'round', at: 'open' },
      { rule: 'setup', at: 'explosion', next: 10 },
    ];
    expect(typesOf(play(s, 'dice 3 3')).filter((type) => type === 'treeBurnt')).toEqual([]); // 8.23
    expect(shown(s)['explosions']).toBe('W3,B3');
  });
  test('[FM-8.31] [FM-13.12] in setup a villager may stand on a centre square or an item, not in fire', () => {
    const s = table({
      phase: 'setup.place',
      fire: 'W1,B1',
      chests: { C1: 'W2,B2' },
      villagers: { V1: 'pool' },
      crew: { F1: {} },
    });
    s.stack = [{ rule: 'arrival', at: 'roll', villager: 'V1', setup: true }];
    expect(play(s, 'dice 1 1')[0]).toMatchObject({ again: 'the square burns' });
    play(s, 'dice 2 2');
    expect(shown(s)['villagers']).toEqual({ V1: [7300, 7300] });
  });
  test('[FM-8.40] owners place in any order, each only his own', () => {
    const s = table({ phase: 'setup.place', round: 0, turn: 0, villagers: {}, crew: { F1: {}, F2: { owner: 1 } } });
    expect(refused(s, 'place F2 12000,14500')).toMatchObject({ code: 'E_OWNER' });
    play(s, '1: place F2 12000,14500', '0: place F1 12000,9500');
    expect(shown(s)['phase']).toBe('round.choose');
  });
  test('[FM-8.42] there is always a place left, even for the sixth', () => {
    const s = table({
      phase: 'setup.place',
      villagers: { V1: [14000, 14000], V2: [10000, 10000], V3: [14000, 10000] },
      crew: { F1: [12000, 14500], F2: [9500, 12000], F3: [14500, 12000], F4: [10232, 13768], F5: [12000, 9500], F6: {} },
    });
    const places = game.book.rules.setup.sentences['place'];
    expect(
      places?.by === 'players' && places.moves.place!.options(s, { rule: 'setup', at: 'place', next: 10 }, 0).length,
    ).toBeGreaterThan(0);
  });
});

test('[FM-8.12] [FM-11.10] a house rule weakens the houses and changes how much water is kept', () => {
  const s = fresh(2, { house: { integrity: 2, keptWater: 0 } });
  const random = quickRandom(3);
  for (let asked = waitingFor(game.book, s); s.houses.length < 4 && asked.for === 'dice'; asked = waitingFor(game.book, s))
    apply(game.book, s, { type: 'dice', faces: throwDice(asked.sides, random) });
  expect([s.houses.map(({ integrity }) => integrity), keptWaterIn(s.settings), keptWaterIn(fresh(2).settings)]).toEqual([
    [2, 2, 2, 2],
    0,
    2,
  ]);
  const again = game.position.read(game.position.print(s));
  expect(isFaults(again) || again.settings).toEqual(s.settings);
});
