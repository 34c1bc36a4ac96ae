import { advance, type Fault, type OptionSpec, type Setup } from '@nightfall/kernel';
import { isSheetId, SHEET_IDS, SHEETS } from './content/sheets.ts';
import { siegeBook } from './rules/night.ts';
import { generatedSheet, isDailySeed, isSeed } from './sheet/generator.ts';
import { emptyMask } from './sheet/mask.ts';
import { readOwnSheet, sheetOf, type Sheet } from './sheet/sheet.ts';
import type { SiegeState } from './state.ts';

const SHEET_TEXTS: Record<(typeof SHEET_IDS)[number], string> = {
  'last-gate': 'The classic field, 77 enemies, gates outside the walls. Hard.',
  'postern-yard': 'A small yard of 60 enemies for a first night. Novice.',
  'outer-bailey': 'Gates inside the outline. Easy.',
  'broken-keep': 'A ring around the ruin. Easy.',
  'river-crossing': 'Two yards and a bridge. Fair.',
  'field-of-stakes': 'Corridors one square wide; Flamestrike fits nowhere. Fair.',
  causeway: 'Long and low, with gates side by side. Hard.',
  'long-night': 'Eighty-eight enemies. Nightmare.',
};

export const OPTIONS: readonly OptionSpec[] = [
  {
    id: 'sheet',
    name: 'Sheet',
    text: 'The field to be defended.',
    rule: 'SN-2.10',
    kind: 'choice',
    default: 'last-gate',
    choices: [
      ...SHEET_IDS.map((id) => ({ value: id, name: SHEETS[id].name, text: SHEET_TEXTS[id] })),
      {
        value: 'daily',
        name: 'Daily siege',
        text: 'The sheet that the seed makes; the seed of a day is daily-YYYY-MM-DD.',
        addition: true,
      },
      { value: 'inline', name: 'Own sheet', text: 'A sheet of your own making.', addition: true },
    ],
  },
  {
    id: 'seed',
    name: 'Seed',
    text: 'The same seed brings the same dice. Empty: new dice. A hyphen: roll your own dice and type them in.',
    rule: 'SN-16.1',
    kind: 'text',
    default: '',
    pattern: String.raw`^[A-Za-z0-9._\-]{0,64}$`, // browsers read it with the flag v, where a hyphen is escaped
    hint: 'letters, digits, dots, hyphens',
  },
  {
    id: 'lastCall',
    name: 'Last Call',
    text: 'After turn 9 the hour on your clock allows one last troop of up to so many squares.',
    rule: 'SN-12.1',
    kind: 'switch',
    default: false,
  },
  {
    id: 'ownSheet',
    name: 'Own sheet',
    text: 'The sheet to play on when "Own sheet" is chosen.',
    rule: 'SN-2.8',
    kind: 'data',
    default: null,
  },
];

const fault = (where: string, code: string, text: string): readonly Fault[] => [{ where, code, text }];

/** The sheet that an option, a file or a position names. */
export function sheetNamed(id: string, seed: string, own: unknown): Sheet | readonly Fault[] {
  if (isSheetId(id)) return sheetOf({ ...SHEETS[id], grid: [...SHEETS[id].grid] });
  if (id === 'daily')
    return isSeed(seed)
      ? generatedSheet(seed)
      : fault('seed', 'FORMAT', 'The daily siege needs a seed, such as daily-2026-01-01.');
  if (id !== 'inline') return fault('sheet', 'UNKNOWN', `There is no sheet "${id.slice(0, 40)}".`);
  const doc = readOwnSheet(own);
  return 'format' in doc ? sheetOf(doc) : doc;
}

/** A new night before its first question (SN-4.2). */
export function newNight(sheet: Sheet, seed: string, lastCall: boolean): SiegeState {
  return {
    stack: [{ rule: 'night', at: 'turns' }],
    sheet,
    seed,
    lastCall,
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

function faultsOf(players: number, sheet: unknown, seed: unknown, lastCall: unknown): readonly Fault[] {
  if (players !== 1) return fault('players', 'PLAYERS', 'One player defends the walls (SN-1.1).');
  if (typeof sheet !== 'string') return fault('sheet', 'FORMAT', 'The sheet is named by its id.');
  if (typeof seed !== 'string' || (seed !== '' && seed !== '-' && !isSeed(seed)))
    return fault('seed', 'FORMAT', 'A seed has 1 to 64 letters, digits, dots, underscores or hyphens (SN-16.1).');
  if (typeof lastCall !== 'boolean') return fault('lastCall', 'FORMAT', 'Last Call is on or off.');
  if (lastCall && isDailySiege(sheet, seed))
    return fault('lastCall', 'VARIANT', 'The daily siege is played without Last Call (SN-12.10).');
  return [];
}

const unknownOptions = (options: Setup['options']): readonly Fault[] =>
  Object.keys(options)
    .filter((id) => !OPTIONS.some((option) => option.id === id))
    .flatMap((id) => fault(id.slice(0, 40), 'UNKNOWN', `There is no option "${id.slice(0, 40)}".`));

export function setup({ players, options }: Setup): SiegeState | readonly Fault[] {
  const sheetId = options['sheet'] ?? 'last-gate';
  const seed = options['seed'] ?? '';
  const lastCall = options['lastCall'] ?? false;
  const faults = [...unknownOptions(options), ...faultsOf(players, sheetId, seed, lastCall)];
  if (faults.length > 0) return faults;
  const sheet = sheetNamed(String(sheetId), String(seed), options['ownSheet'] ?? null);
  if (!('grid' in sheet)) return sheet;
  const s = newNight(sheet, String(seed), lastCall === true);
  advance(siegeBook, s);
  return s;
}
