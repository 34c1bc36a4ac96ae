import type { Random } from '@nightfall/kernel';
import type { Spell, DieName, SiegeState } from '../state.ts';
import type { SiegeMove } from '../moves.ts';
import type { Table, TableKind, Tables } from '../sheet/tables.ts';
import type { Outlook } from '../knowledge/outlook.ts';

/** Which placements a die may choose from. */
export const kindsOf = (value: number): readonly TableKind[] => (value === 6 ? SPELL_KINDS : TROOP_KINDS[value]!);
const SPELL_KINDS: readonly TableKind[] = ['flamestrike', 'hammer'];
const TROOP_KINDS: readonly (readonly TableKind[])[] = [[], [1], [2], [3], [4], [5]];
export const HERO_KINDS: readonly TableKind[] = [1, 2, 3, 4, 5];

/** A placement out of the tables and what it is worth to the bot; low is good. */
export type Choice = { readonly kind: TableKind; readonly table: Table; readonly p: number; readonly cost: number };

/** The best found so far, and how many were as good. */
type Search = { p: number; least: number; ties: number };

/** The legal placement of lowest cost: the change of V less `breakerWorth` a wallbreaker; ties are drawn by lot. */
export function cheapest(
  tables: Tables,
  kinds: readonly TableKind[],
  blocked: readonly number[],
  o: Outlook,
  breakerWorth: number,
  random: Random,
): Choice | undefined {
  let found: TableKind | undefined;
  const search: Search = { p: -1, least: Infinity, ties: 0 };
  let p = -1;
  for (const kind of kinds) {
    search.p = -1;
    searchIn(tables[kind], blocked, o, breakerWorth, search, random);
    if (search.p >= 0) [found, p] = [kind, search.p];
  }
  return found === undefined ? undefined : { kind: found, table: tables[found], p, cost: search.least };
}

/** The hot loop of all bots. */
function searchIn(
  table: Table,
  blocked: readonly number[],
  o: Outlook,
  breakerWorth: number,
  search: Search,
  random: Random,
): void {
  const { count, size, mask, places, rim, rimStart, wallbreakers } = table;
  const { gain, loss } = o;
  const [b0, b1, b2, b3] = blocked as [number, number, number, number];
  for (let p = 0, w = 0; p < count; p++, w += 4) {
    if (((mask[w]! & b0) | (mask[w + 1]! & b1) | (mask[w + 2]! & b2) | (mask[w + 3]! & b3)) !== 0) continue;
    let cost = -breakerWorth * wallbreakers[p]!;
    for (let i = p * size, end = i + size; i < end; i++) cost -= gain[places[i]!]!;
    for (let i = rimStart[p]!, end = rimStart[p + 1]!; i < end; i++) cost += loss[rim[i]!]!;
    if (cost > search.least) continue;
    search.ties = cost === search.least ? search.ties + 1 : 1;
    search.least = cost;
    if (search.ties === 1 || random.int(search.ties) === 0) search.p = p;
  }
}

/** The open dice, the larger first; a 6 counts as 5 (SN-17.5). */
export function openDice(s: SiegeState): readonly DieName[] {
  const [a, b] = s.dice!;
  if (a.status !== 'open') return b.status === 'open' ? ONLY_B : NONE;
  if (b.status !== 'open') return ONLY_A;
  return Math.min(5, b.value) > Math.min(5, a.value) ? B_FIRST : A_FIRST;
}
const NONE: readonly DieName[] = [];
const ONLY_A: readonly DieName[] = ['A'];
const ONLY_B: readonly DieName[] = ['B'];
const A_FIRST: readonly DieName[] = ['A', 'B'];
const B_FIRST: readonly DieName[] = ['B', 'A'];
export const valueOf = (s: SiegeState, die: DieName): number => s.dice![die === 'A' ? 0 : 1].value;

/** The move that draws this placement with a die. */
export function dieMove(die: DieName, { kind, table, p }: Choice): SiegeMove {
  const cells = table.names[p]!;
  if (kind === 'flamestrike' || kind === 'hammer') return { type: 'spell', seat: 0, die, spell: kind satisfies Spell, cells };
  return { type: 'troop', seat: 0, die, cells };
}
export const heroMove = ({ table, p }: Choice): SiegeMove => ({ type: 'hero', seat: 0, cells: table.names[p]! });
