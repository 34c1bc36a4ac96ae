import { isLastTurn } from '../queries/turns.ts';
import { blockedMask, fieldFor, heroesWaiting } from '../queries/deployment.ts';
import type { Field } from '../sheet/field.ts';
import { avoids, tablesOf, type Table, type Tables } from '../sheet/tables.ts';
import type { DieName, SiegeState } from '../state.ts';
import type { SiegeMove } from '../moves.ts';
import { dieMove, HERO_KINDS, heroMove, kindsOf, openDice, valueOf, type Choice } from '../bots/choice.ts';
import { change, HERO_WORTH, newOutlook, survey, surveyEnemies, UNIT, WALLBREAKER_WORTH, type Outlook } from './outlook.ts';

/** What to draw in the rest of a turn; `key` is the value it leads to, low is good. */
export type Plan = { readonly key: number; readonly moves: readonly SiegeMove[] };

/** The marks of a position in the middle of being planned. */
type Ground = { readonly marked: number[]; readonly beside: number[]; readonly blocked: number[] };
type Part = { readonly die: DieName | null; readonly choice: Choice };
type Draft = { readonly key: number; readonly parts: readonly Part[] };

/** Keeps the `most` drafts with the lowest keys. */
function shortlist(most: number) {
  let kept: Draft[] = [];
  let limit = Infinity;
  const cut = () => {
    kept.sort((a, b) => a.key - b.key);
    kept = kept.slice(0, most);
    if (kept.length === most) limit = kept[most - 1]!.key;
  };
  return {
    limit: () => limit,
    offer: (draft: Draft) => {
      kept.push(draft);
      if (kept.length >= 4 * most) cut();
    },
    best: () => {
      cut();
      return kept;
    },
  };
}
type Shortlist = ReturnType<typeof shortlist>;

const groundOf = (s: SiegeState): Ground => ({ marked: s.marked, beside: s.besideNow, blocked: blockedMask(s) });

const joined = (words: readonly number[], more: Int32Array, p: number): number[] => [
  words[0]! | more[4 * p]!,
  words[1]! | more[4 * p + 1]!,
  words[2]! | more[4 * p + 2]!,
  words[3]! | more[4 * p + 3]!,
];
const withShape = ({ marked, beside, blocked }: Ground, { mask, halo }: Table, p: number): Ground => ({
  marked: joined(marked, mask, p),
  beside: joined(beside, halo, p),
  blocked: joined(joined(blocked, mask, p), halo, p),
});

/** In the last turn only enemies count; before it, V. Both in the same unit. */
function lookAt(s: SiegeState, field: Field, ground: Ground, o: Outlook): void {
  if (isLastTurn(s) && s.dice![0].value !== s.dice![1].value) surveyEnemies(field, ground.marked, o);
  else survey(field, ground.marked, ground.beside, s.turn, o);
}

/** How many placements of the first die are combined with the second, and on how many drafts heroes are tried. */
export type Breadth = { readonly first: number; readonly heroes: number };
const ALL: Breadth = { first: Infinity, heroes: 24 };

const first = newOutlook();
const second = newOutlook();

/** SN-17.7 All pairs of the two dice, also with one or both passed; the best by V; on the best of them up to three layers of heroes. */
export function plansFor(s: SiegeState, most: number, breadth: Breadth = ALL): Plan[] {
  const drafts = diceDrafts(s, most, breadth.first);
  const all = [...drafts];
  let layer = drafts.slice(0, breadth.heroes);
  for (let heroes = heroesWaiting(s); heroes > 0 && layer.length > 0; heroes--) {
    layer = heroLayer(s, layer, Math.ceil(most / 4));
    all.push(...layer);
  }
  return all.map((draft) => ({ key: draft.key, moves: movesOf(s, draft) }));
}

/** The volleys and holding, by V alone: the re-roll is unknown. */
export function volleyPlans(s: SiegeState, most: number): Plan[] {
  const field = fieldFor(s);
  const ground = groundOf(s);
  const table = tablesOf(s.sheet.grid).volley;
  const list = shortlist(most);
  lookAt(s, field, ground, first);
  for (let p = 0; p < table.count; p++)
    if (avoids(table, p, ground.blocked))
      list.offer({
        key: first.value + change(table, p, first),
        parts: [{ die: null, choice: { kind: 'volley', table, p, cost: 0 } }],
      });
  const volleys = list.best().map(({ key, parts }): Plan => {
    const { table: of, p } = parts[0]!.choice;
    return { key, moves: [{ type: 'volley', seat: 0, cells: of.names[p]! }] };
  });
  return [...volleys, { key: first.value, moves: [{ type: 'hold', seat: 0 }] }];
}

function diceDrafts(s: SiegeState, most: number, breadth: number): Draft[] {
  const [one, two] = openDice(s);
  const ground = groundOf(s);
  const list = shortlist(most);
  lookAt(s, fieldFor(s), ground, first);
  list.offer({ key: first.value, parts: [] });
  if (two) offerAll(s, ground, { key: first.value, parts: [] }, two, first, list);
  if (one) offerFirst(s, ground, one, two, breadth, list);
  return list.best();
}

/** Each placement of the first die, alone and with each of the second. */
function offerFirst(
  s: SiegeState,
  ground: Ground,
  one: DieName,
  two: DieName | undefined,
  breadth: number,
  list: Shortlist,
): void {
  for (const choice of firstChoices(s, ground, one, breadth)) {
    const { table, p } = choice;
    const next = withShape(ground, table, p);
    lookAt(s, fieldFor(s), next, second);
    const key = second.value - WALLBREAKER_WORTH * table.wallbreakers[p]!;
    const draft: Draft = { key, parts: [{ die: one, choice }] };
    if (key < list.limit()) list.offer(draft);
    if (two) offerAll(s, next, draft, two, second, list);
  }
}

/** The legal placements of a die, the `breadth` best of them, by what `first` says of each alone. */
function firstChoices(s: SiegeState, ground: Ground, die: DieName, breadth: number): Choice[] {
  const tables = tablesOf(s.sheet.grid);
  const found: Choice[] = [];
  for (const kind of kindsOf(valueOf(s, die)))
    for (let p = 0, table = tables[kind]; p < table.count; p++)
      if (avoids(table, p, ground.blocked))
        found.push({ kind, table, p, cost: change(table, p, first) - WALLBREAKER_WORTH * table.wallbreakers[p]! });
  return breadth === Infinity ? found : found.sort((a, b) => a.cost - b.cost).slice(0, breadth);
}

function offerAll(s: SiegeState, ground: Ground, draft: Draft, die: DieName, o: Outlook, list: Shortlist): void {
  const tables = tablesOf(s.sheet.grid);
  for (const kind of kindsOf(valueOf(s, die)))
    for (let p = 0, table = tables[kind]; p < table.count; p++) {
      if (!avoids(table, p, ground.blocked)) continue;
      const key = draft.key + change(table, p, o) - WALLBREAKER_WORTH * table.wallbreakers[p]!;
      if (key < list.limit()) list.offer({ key, parts: [...draft.parts, { die, choice: { kind, table, p, cost: 0 } }] });
    }
}

/** One more hero on each draft. A hero kept is worth something, so using one costs as much (SN-17.8). */
function heroLayer(s: SiegeState, drafts: readonly Draft[], most: number): Draft[] {
  const tables = tablesOf(s.sheet.grid);
  const list = shortlist(most);
  const cost = isLastTurn(s) ? 0 : HERO_WORTH;
  for (const draft of drafts) {
    const ground = draft.parts.reduce((so, { choice }) => withShape(so, choice.table, choice.p), groundOf(s));
    lookAt(s, fieldFor(s), ground, first);
    for (const choice of bestHeroes(tables, ground, first, 6))
      list.offer({ key: draft.key + choice.cost + cost, parts: [...draft.parts, { die: null, choice }] });
  }
  return list.best();
}

function bestHeroes(tables: Tables, ground: Ground, o: Outlook, most: number): Choice[] {
  const found: Choice[] = [];
  let limit = -UNIT + 1;
  for (const kind of HERO_KINDS)
    for (let p = 0, table = tables[kind]; p < table.count; p++) {
      if (!avoids(table, p, ground.blocked)) continue;
      const cost = change(table, p, o);
      if (cost >= limit) continue;
      found.push({ kind, table, p, cost });
      found.sort((a, b) => a.cost - b.cost);
      if (found.length > most) found.pop();
      if (found.length === most) limit = found[most - 1]!.cost;
    }
  return found;
}

/** What wins free marks comes last, so that the marks can go where nothing else was drawn; a die without a part is passed. */
function movesOf(s: SiegeState, { parts }: Draft): SiegeMove[] {
  const wins = ({ die, choice }: Part) => (die ? choice.table.wallbreakers[choice.p]! : 0);
  const drawn = parts
    .toSorted((a, b) => wins(a) - wins(b))
    .map(({ die, choice }) => (die ? dieMove(die, choice) : heroMove(choice)));
  const passed = openDice(s).filter((die) => !parts.some((part) => part.die === die));
  return [...passed.map((die): SiegeMove => ({ type: 'passDie', seat: 0, die })), ...drawn];
}
