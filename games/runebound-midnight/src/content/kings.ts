import type { MinionType } from './challenge.ts';
import type { Terrain } from './terrain.ts';

export type Power = 'handOfTheGeneral' | 'wovenDoom' | 'offeredBlood' | 'dreadWings';
export type NightKing = {
  readonly name: string;
  readonly epithet: string;
  /** RM-8.1 The symbol that counts when Ranged, Melee or Magic is influenced. */
  readonly symbols: readonly [Terrain, Terrain, Terrain];
  /** RM-29.6 How many combat counters a boost of this minion type costs. */
  readonly minions: Readonly<Partial<Record<MinionType, number>>>;
  readonly power: {
    readonly id: Power;
    readonly name: string;
    readonly text: string;
    /** RM-31.6 When it is used. */
    readonly moment: string;
  };
};

/** RM-8.3 */
export const KINGS = {
  jahzir: {
    name: 'Jahzir',
    epithet: 'Sword of Shadow',
    symbols: ['hills', 'plains', 'swamp'],
    minions: { Warlord: 2, Soldier: 4 },
    power: {
      id: 'handOfTheGeneral',
      name: 'Hand of the General',
      text: 'When a Hero is knocked out, the threat test succeeds without a roll. You can use this once per level of the power in the whole game.',
      moment: 'when a Hero is knocked out',
    },
  },
  ardherin: {
    name: 'Ardherin',
    epithet: 'Sorcerer of Shadow',
    symbols: ['aquatic', 'mountains', 'plains'],
    minions: { Sorcerer: 2, Spawn: 4 },
    power: {
      id: 'wovenDoom',
      name: 'Woven Doom',
      text: 'Once after each influence roll, reroll some of its dice: at most one more than the level of the power.',
      moment: 'after an influence roll',
    },
  },
  sunulael: {
    name: 'Sunulael',
    epithet: 'Priest of Shadow',
    symbols: ['forest', 'hills', 'plains'],
    minions: { Legate: 2, Fell: 4 },
    power: {
      id: 'offeredBlood',
      name: 'Offered Blood',
      text: "Add the power's level to every threat test that a Hero causes.",
      moment: 'before a threat test that a Hero caused',
    },
  },
  zardrix: {
    name: 'Zardrix',
    epithet: 'Wrath of Shadow',
    symbols: ['plains', 'aquatic', 'swamp'],
    minions: { Drake: 2, Beast: 4 },
    power: {
      id: 'dreadWings',
      name: 'Dread Wings',
      text: 'Each patrol may use one movement die per level of the power as any terrain.',
      moment: 'as you move a patrol with a die',
    },
  },
} as const satisfies Record<string, NightKing>;

export const KING_TILES: Readonly<Record<string, NightKing>> = { ...KINGS };
export const KING_IDS: readonly string[] = Object.keys(KINGS);
export const kingTile = (tile: string): NightKing => KING_TILES[tile]!;
