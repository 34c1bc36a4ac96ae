import { isLastTurn } from '../queries/turns.ts';
import { advance, perform, type Input } from '@nightfall/kernel';
import { enemiesLeft, fieldFor } from '../queries/deployment.ts';
import { seededRoll } from '../rules/night.ts';
import { siegeBook } from '../rules/book.ts';
import { newNight } from '../setup.ts';
import { isSeed } from '../sheet/generator.ts';
import { clone, phaseOf, type SiegeState } from '../state.ts';
import type { Siege } from '../moves.ts';
import { HERO_WORTH, newOutlook, survey } from './outlook.ts';
import { plansFor, volleyPlans, type Plan } from './plans.ts';
import { playPlan } from './play-plan.ts';

/** A line of play in the search: where it stands and how it came there. */
type Node = {
  readonly s: SiegeState;
  readonly before: Node | undefined;
  readonly inputs: readonly Input<Siege>[];
  readonly key: number;
};
type Roll = readonly [number, number];

/** What hindsight found. It is a bound, not a proof (SN-17.9): "best found", never "best possible", unless it is 0. */
export type Analysis = { readonly score: number; readonly inputs: readonly Input<Siege>[]; readonly state: SiegeState };

/** The rolls of a night: as they fell, and for a seed also those that nobody saw because the night was cleared early. */
export function rollsOf(seed: string, inputs: readonly Input<Siege>[]): Roll[] {
  const fallen = inputs.flatMap((input) => (input.type === 'dice' ? [[input.faces[0]!, input.faces[1]!] as const] : []));
  if (!isSeed(seed)) return fallen;
  const rolls: Roll[] = [];
  for (let turns = 0; turns < 9;) {
    const roll = seededRoll(seed, rolls.length);
    rolls.push(roll);
    if (roll[0] !== roll[1]) turns++;
  }
  return rolls;
}

/** As wide as the book asks for; about four seconds of work. Half of it still finds most of what there is. */
const ANALYSIS_WIDTH = 2000;

/** SN-17.8 The best line found with all dice known: one layer a roll, the `width` best states kept. */
export function analyse(night: SiegeState, rolls: readonly Roll[], width = ANALYSIS_WIDTH): Analysis {
  const start = newNight(night.sheet, night.seed, false);
  advance(siegeBook, start);
  let beam: Node[] = [{ s: start, before: undefined, inputs: [], key: 0 }];
  for (const roll of rolls) {
    const cleared = beam.find(({ s }) => s.clearedOn !== null);
    if (cleared) return analysisOf(cleared);
    beam = kept(
      beam.map((node) => rolled(node, roll)).flatMap((node) => grown(node, width, beam.length)),
      width,
    );
  }
  return analysisOf(beam.reduce((best, node) => (enemiesLeft(node.s) < enemiesLeft(best.s) ? node : best)));
}

function rolled(before: Node, faces: Roll): Node {
  const s = clone(before.s);
  const inputs: Input<Siege>[] = [
    { type: 'roll', seat: 0 },
    { type: 'dice', faces: [...faces] },
  ];
  for (const input of inputs) perform(siegeBook, s, input);
  return { s, before, inputs, key: 0 };
}

/**
 * What a state may become with the roll that lies on the table. Few states are looked at broadly, many narrowly: measured over
 * ten nights, many parents with five children each beat few parents with fifty.
 */
function grown(node: Node, width: number, nodes: number): Node[] {
  const share = Math.max(5, Math.ceil((2 * width) / nodes));
  const breadth = { first: Math.max(10, Math.ceil(2000 / nodes)), heroes: Math.max(2, Math.ceil(200 / nodes)) };
  const plans = phaseOf(node.s) === 'VOLLEY' ? volleyPlans(node.s, Math.min(12, share)) : plansFor(node.s, share, breadth);
  return plans.map((plan) => played(node, plan));
}

const outlook = newOutlook();

/** States are ordered by V less 4.4 for each hero that waits; altar and dice are the same in all of them. */
function played(before: Node, plan: Plan): Node {
  const { after: s, moves } = playPlan(before.s, plan);
  survey(fieldFor(s), s.marked, s.besideNow, s.turn, outlook);
  const key = isLastTurn(s) && phaseOf(s) === 'OVER' ? enemiesLeft(s) : outlook.value + HERO_WORTH * s.heroesUsed;
  return { s, before, inputs: moves, key };
}

/** The best states, none twice: same marks, same shapes of this turn, same heroes used. */
function kept(nodes: Node[], width: number): Node[] {
  const seen = new Set<string>();
  const found: Node[] = [];
  for (const node of nodes.sort((a, b) => a.key - b.key)) {
    const text = `${node.s.marked.join()}|${node.s.besideNow.join()}|${node.s.heroesUsed}`;
    if (seen.has(text)) continue;
    seen.add(text);
    found.push(node);
    if (found.length === width) break;
  }
  return found;
}

function analysisOf(node: Node): Analysis {
  const inputs: Input<Siege>[] = [];
  for (let at: Node | undefined = node; at; at = at.before) inputs.unshift(...at.inputs);
  return { score: enemiesLeft(node.s), inputs, state: node.s };
}
