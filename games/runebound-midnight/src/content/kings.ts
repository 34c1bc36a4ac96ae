import type { MinionType } from './challenge.ts';
import { ALWAYS_ON } from './effect.ts';
import type { Terrain } from './terrain.ts';

export type Power = 'handOfTheGeneral' | 'wovenDoom' | 'offeredBlood' | 'dreadWings';
export type ShadowPower = {
  readonly id: Power;
  readonly name: string;
  readonly text: string;
  /** RM-31.6 When it is used. */
  readonly moment: string;
};
export type NightKing = {
  readonly name: string;
  readonly epithet: string;
  /** RM-8.1 The symbol that counts when Ranged, Melee or Magic is influenced. */
  readonly symbols: readonly [Terrain, Terrain, Terrain];
  /** RM-29.6 How many combat counters a boost of this minion type costs. */
  readonly minions: Readonly<Partial<Record<MinionType, number>>>;
  readonly power: ShadowPower & {
    /** It is not in the original rules. */
    readonly isOurs: boolean;
    /** RM-38.5 What it says as first printed, where that is another text. */
    readonly printed?: Pick<ShadowPower, 'text' | 'moment'>;
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
      isOurs: false,
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
      isOurs: true,
      printed: {
        text: 'Once in each combat, after an influence roll, reroll some of its dice: at most as many as the level of the power.',
        moment: 'once in a combat, after an influence roll',
      },
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
      text: "The power's level is added to every threat test that a Hero causes.",
      moment: ALWAYS_ON,
      isOurs: true,
      printed: {
        text: "Once from the start of your turn to the start of the next, add the power's level to a threat test that a Hero caused.",
        moment: 'once a round, before a threat test that a Hero caused',
      },
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
      isOurs: true,
      printed: {
        text: 'In each Patrol step, one movement die per level of the power, of all patrols together, may count as any terrain.',
        moment: 'as you move a patrol with a die',
      },
    },
  },
} as const satisfies Record<string, NightKing>;

export const KING_TILES: Readonly<Record<string, NightKing>> = { ...KINGS };
export const KING_IDS: readonly string[] = Object.keys(KINGS);
export const kingTile = (tile: string): NightKing => KING_TILES[tile]!;
