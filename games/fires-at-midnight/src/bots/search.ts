import { type Random, perform } from '@nightfall/kernel';
import { rules } from '../rules/book.ts';
import { type State, type View, clone } from '../state.ts';
import type { Action } from '../types.ts';
import { type Fate, foresee } from './foresight.ts';
import { type Idea, ideasFor } from './ideas.ts';
import { type Outlook, outlookOf } from './outlook.ts';

/** FM-20.10 A turn is searched action by action; only the most promising positions are kept. */
export type Budget = {
  /** Positions kept after each action. */
  readonly beam: number;
  /** Fates looked at for each position, and for the last comparison. */
  readonly fates: number;
  readonly finals: number;
};
export type Line = { readonly moves: readonly Action[]; readonly ideas: readonly Idea[]; readonly value: number };
type Node = { readonly state: State; readonly ideas: readonly Idea[]; readonly value: number };

/** FM-20.11, FM-20.12 The first roll of 36 fates is each square once; the same fates for all candidates. */
export function fatesFrom(random: Random, count: number): Fate[] {
  const first = Array.from({ length: 36 }, (_, i) => i);
  for (let i = 35; i > 0; i--) {
    const j = random.int(i + 1);
    [first[i], first[j]] = [first[j]!, first[i]!];
  }
  const rolls = (n: number) => Int8Array.from({ length: n }, () => random.int(36));
  return Array.from({ length: count }, (_, i) => {
    const spread = rolls(32);
    spread[0] = first[i % 36]!;
    return { spread, more: rolls(16), come: rolls(16) };
  });
}

/** What tells one position of the search from another. */
const keyOf = (s: State) =>
  `${s.ap}|${s.marks.join('')}|${s.crew.map((f) => `${f.at?.join() ?? f.exit?.join()} ${f.water} ${f.load ?? ''}`).join()}|${s.houses.map((h) => Number(h.open)).join('')}`;

function grow(node: Node, id: string, outlook: Outlook, fates: readonly Fate[], seen: Set<string>): Node[] {
  return ideasFor(node.state, outlook, id).flatMap((idea) => {
    const state = clone(node.state);
    perform(rules, state, idea.move);
    const key = keyOf(state);
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ state, ideas: [...node.ideas, idea], value: foresee(state, outlook, fates) }];
  });
}

/** The best, no more than half of them by one kind of action. */
function keepBest(nodes: readonly Node[], beam: number): Node[] {
  const kinds = new Map<string, number>();
  const kept: Node[] = [];
  for (const node of nodes.toSorted((a, b) => b.value - a.value)) {
    const kind = node.ideas.at(-1)!.kind;
    const count = kinds.get(kind) ?? 0;
    if (count >= Math.max(1, Math.ceil(beam / 2)) || kept.length === beam) continue;
    kinds.set(kind, count + 1);
    kept.push(node);
  }
  return kept;
}

/** The best turn of this firefighter, who is active. */
export function bestTurn(v: View, id: string, random: Random, budget: Budget): Line {
  const outlook = outlookOf(v);
  const all = fatesFrom(random, budget.finals);
  const fates = all.slice(0, budget.fates);
  const root: Node = { state: clone(v), ideas: [], value: 0 };
  const seen = new Set([keyOf(root.state)]);
  const found: Node[] = [root];
  let front: Node[] = [root];
  while (front.length > 0) {
    const next = front.flatMap((node) => (node.state.result ? [] : grow(node, id, outlook, fates, seen)));
    const won = next.find(({ state }) => state.result?.win);
    if (won) return lineOf(won, 1e6);
    front = keepBest(next, budget.beam);
    found.push(...front);
  }
  return bestOf(found, outlook, all, budget);
}

const lineOf = ({ ideas }: Node, value: number): Line => ({ moves: ideas.map(({ move }) => move), ideas, value });

/** The promising ones once more, as if the turn ended there, with more fates. */
function bestOf(found: readonly Node[], outlook: Outlook, fates: readonly Fate[], budget: Budget): Line {
  const few = found.toSorted((a, b) => b.value - a.value).slice(0, budget.beam + 4);
  const judged = few.map((node) => lineOf(node, foresee(node.state, outlook, fates)));
  return judged.reduce((best, line) => (line.value > best.value ? line : best));
}
