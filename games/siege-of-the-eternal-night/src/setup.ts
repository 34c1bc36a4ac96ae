import { advance, type Fault, type House, houseIn, isFaults, readSetup, type Setup } from '@nightfall/kernel';
import { about } from './content/about.ts';
import { dials, options } from './content/options.ts';
import { isSheetId, SHEETS } from './content/sheets.ts';
import { siegeBook } from './rules/book.ts';
import { generatedSheet, isDailySeed, isSeed } from './sheet/generator.ts';
import { emptyMask } from './sheet/mask.ts';
import { readOwnSheet, sheetOf, type Sheet } from './sheet/sheet.ts';
import type { SiegeState } from './state.ts';

const fault = (where: string, code: string, text: string): readonly Fault[] => [{ where, code, text }];

/** The sheet that an option, a file or a position names. */
export function sheetNamed(id: string, seed: string, own: unknown): Sheet | readonly Fault[] {
  if (isSheetId(id)) return sheetOf({ ...SHEETS[id], grid: [...SHEETS[id].grid] });
  if (id === 'daily')
    return isSeed(seed)
      ? generatedSheet(seed)
      : fault('seed', 'FORMAT', 'The daily siege needs a seed such as daily-2026-01-01.');
  if (id !== 'inline') return fault('sheet', 'UNKNOWN', `There is no sheet "${id.slice(0, 40)}".`);
  const doc = readOwnSheet(own);
  return 'format' in doc ? sheetOf(doc) : doc;
}

/** A new night before its first question (SN-4.2). */
export function newNight(sheet: Sheet, seed: string, lastCall: boolean, house?: House): SiegeState {
  return {
    stack: [{ rule: 'night', at: 'turns' }],
    sheet,
    seed,
    lastCall,
    ...(house && { house }),
    turn: 0,
    dice: null,
    shapes: [],
    free: [],
    altar: 0,
    heroesUsed: 0,
    pendingBonus: 0,
    hour: null,
    clearedOn: null,
    rolls: 0,
    marked: emptyMask(),
    besideNow: emptyMask(),
    besideLast: emptyMask(),
  };
}

/** SN-12.10 The daily siege is always played without Last Call. */
export const isDailySiege = (sheetId: string, seed: string): boolean => sheetId === 'daily' && isDailySeed(seed);

/** Where faults of one part of the settings lie. */
const under = (where: string, faults: readonly Fault[]): readonly Fault[] =>
  faults.map((one) => ({ ...one, where: one.where === '' ? where : `${where}.${one.where}` }));

const notDaily = (where: string, text: string): Fault => ({ where, code: 'VARIANT', text, rule: 'SN-12.10' });

export function setup(wanted: Setup): SiegeState | readonly Fault[] {
  const settings = readSetup({ players: about.players, options, dials }, wanted);
  if (isFaults(settings)) return settings;
  const { options: chosen } = settings;
  const [id, seed, lastCall] = [String(chosen['sheet']), String(chosen['seed']), chosen['lastCall'] === true];
  const { house } = houseIn(chosen);
  if (lastCall && isDailySiege(id, seed)) return [notDaily('options.lastCall', 'The daily siege has no Last Call.')];
  if (house && isDailySiege(id, seed)) return [notDaily('options.house', 'The daily siege has no house rules.')];
  const sheet = sheetNamed(id, seed, chosen['ownSheet'] ?? null);
  if (!('grid' in sheet)) return under(id === 'inline' ? 'options.ownSheet' : 'options', sheet);
  const s = newNight(sheet, seed, lastCall, house);
  advance(siegeBook, s);
  return s;
}
