import { bestByHalving } from '@nightfall/bots';
import { type Random, perform } from '@nightfall/kernel';
import { rules } from '../rules/book.ts';
import { type State, type View, clone } from '../state.ts';
import type { Action } from '../moves.ts';
import { firefighter } from '../queries/village.ts';
import { type Fate, fatesFrom } from './fate.ts';
import { foresee, promiseOf } from './foresight.ts';
import { type Idea, ideasFor } from './ideas.ts';
import { type Outlook, outlookOf } from './outlook.ts';

/** FM-20.10 A turn is searched action by action; only the most promising positions are kept. */
export type Budget = {
  /** Positions kept after each action, and the fates that each is looked at with. */
  readonly beam: number;
  readonly fates: number;
  /** How many turns are played on to the end, by how many fates in the first round, and how many rounds there are. */
  readonly finals: number;
  readonly rolls: number;
  readonly rounds: number;
};
export type Line = { readonly f: string; readonly moves: readonly Action[] };
type Node = { readonly state: State; readonly ideas: readonly Idea[]; readonly value: number };

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

/** The turns worth considering of the firefighter who is active in `s`; one that wins stands alone. */
function turnsOf(s: State, outlook: Outlook, fates: readonly Fate[], beam: number): Node[] {
  const root: Node = { state: s, ideas: [], value: foresee(s, outlook, fates) };
  const seen = new Set([keyOf(s)]);
  const found: Node[] = [root];
  let front: Node[] = [root];
  while (front.length > 0) {
    const next = front.flatMap((node) => grow(node, s.active!, outlook, fates, seen));
    const won = next.find(({ state }) => state.result?.win);
    if (won) return [won];
    front = keepBest(next, beam);
    found.push(...front);
  }
  return found;
}

/** FM-20.14 The turns that these firefighters could take now, the best first: all are compared by the same fates. */
export function bestTurns(v: View, ids: readonly string[], random: Random, budget: Budget): Line[] {
  const outlook = outlookOf(v);
  const fates = fatesFrom(random, budget.rolls * (2 ** budget.rounds - 1));
  const first = fates.slice(0, budget.fates);
  const beam = Math.ceil(budget.beam / Math.sqrt(ids.length));
  const found = ids.flatMap((id) => turnsOf(started(v, id), outlook, first, beam));
  return race(found, outlook, fates, budget);
}

function started(v: View, id: string): State {
  const s = clone(v);
  if (v.active !== id) perform(rules, s, { type: 'start', seat: firefighter(v, id).owner, f: id });
  return s;
}

/** Each round has twice as many new fates as the one before. */
const fatesOf = (round: number, fates: readonly Fate[], { rolls }: Budget) =>
  fates.slice(rolls * (2 ** round - 1), rolls * (2 ** (round + 1) - 1));

/** The promising turns are played on by more and more fates; the worse half falls out after each round. */
function race(found: readonly Node[], outlook: Outlook, fates: readonly Fate[], budget: Budget): Line[] {
  const finals = found
    .toSorted((a, b) => b.value - a.value)
    .slice(0, budget.finals)
    .map((node) => ({ node, play: promiseOf(node.state, outlook), sum: 0 }));
  const playOn = (final: (typeof finals)[number], round: number) => {
    for (const fate of fatesOf(round, fates, budget)) final.sum += final.play(fate);
  };
  const best = bestByHalving(finals, playOn, (a, b) => b.sum - a.sum, budget.rounds)!;
  // Those who stayed longer were tried more often, and have the larger sums.
  const rivals = finals.filter((one) => one !== best).toSorted((a, b) => b.sum - a.sum);
  return [best, ...rivals].map(({ node: { state, ideas } }) => ({ f: state.active!, moves: ideas.map(({ move }) => move) }));
}
