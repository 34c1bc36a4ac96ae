import type { Random } from '@nightfall/kernel';
import type { Spell, DieName, SiegeMove, SiegeState } from '../state.ts';
import type { Table, TableKind, Tables } from '../sheet/tables.ts';
import { avoids } from './outlook.ts';

/** Which placements a die may choose from. */
export const kindsOf = (value: number): readonly TableKind[] => (value === 6 ? SPELL_KINDS : TROOP_KINDS[value]!);
const SPELL_KINDS: readonly TableKind[] = ['flamestrike', 'hammer'];
const TROOP_KINDS: readonly (readonly TableKind[])[] = [[], [1], [2], [3], [4], [5]];
export const HERO_KINDS: readonly TableKind[] = [1, 2, 3, 4, 5];

/** A placement out of the tables and what it is worth to the bot; low is good. */
export type Choice = { readonly kind: TableKind; readonly table: Table; readonly p: number; readonly cost: number };

/** The legal placement of lowest cost; ties are drawn by lot. */
export function cheapest(
  tables: Tables,
  kinds: readonly TableKind[],
  blocked: ArrayLike<number>,
  cost: (table: Table, p: number) => number,
  random: Random,
): Choice | undefined {
  let best: Choice | undefined;
  let ties = 0;
  for (const kind of kinds) {
    const table = tables[kind];
    for (let p = 0; p < table.count; p++) {
      if (!avoids(table, p, blocked)) continue;
      const price = cost(table, p);
      if (best && price > best.cost) continue;
      ties = best && price === best.cost ? ties + 1 : 1;
      if (ties === 1 || random.int(ties) === 0) best = { kind, table, p, cost: price };
    }
  }
  return best;
}

/** The open dice, the larger first; a 6 counts as 5 (SN-17.5). */
export function openDice(s: SiegeState): DieName[] {
  const worth = (die: DieName) => Math.min(5, valueOf(s, die));
  const open = DICE.filter((die) => s.dice![die === 'A' ? 0 : 1].status === 'open');
  return open.length === 2 && worth('B') > worth('A') ? ['B', 'A'] : open;
}
const DICE: readonly DieName[] = ['A', 'B'];
export const valueOf = (s: SiegeState, die: DieName): number => s.dice![die === 'A' ? 0 : 1].value;

/** The move that draws this placement with a die. */
export function dieMove(die: DieName, { kind, table, p }: Choice): SiegeMove {
  const cells = table.names[p]!;
  if (kind === 'flamestrike' || kind === 'hammer') return { type: 'spell', seat: 0, die, spell: kind satisfies Spell, cells };
  return { type: 'troop', seat: 0, die, cells };
}
export const heroMove = ({ table, p }: Choice): SiegeMove => ({ type: 'hero', seat: 0, cells: table.names[p]! });
