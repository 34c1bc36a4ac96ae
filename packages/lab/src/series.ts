import { type Game, sidesOf } from '@nightfall/kernel';
import type { LabJob, LabPlayed } from './block.ts';
import { type Cell, cellKey } from './cell.ts';
import { isKnown } from './difference.ts';
import type { Plan } from './plan.ts';

/** A block of games of one cell: what is given to a thread or to another machine, and what is stored. */
export type Block = {
  readonly key: string;
  readonly number: number;
  /** Of the rules that it is to be played by. */
  readonly version: number;
  readonly job: LabJob;
};
/** Games in a block. It never depends on who plays them: the same games are in the same block everywhere. */
const SIZE = 25;
/** Games that are followed, or whose decisions are thought over, take many times as long: what is lost when somebody stops is a block. */
const FEWER = 5;
type Watching = Pick<Plan, 'curve' | 'choices'>;
const sizeFor = ({ curve, choices }: Watching): number => (curve || choices > 0 ? FEWER : SIZE);
/** Where a precision is asked for and the file does not say how far. */
const MOST = 20_000;

/** The blocks with games `from` to `to − 1` of a cell. */
export function blocksOf(game: Game, plan: Plan, cell: Cell, from: number, to: number): readonly Block[] {
  const key = cellKey(game, cell, plan);
  const size = sizeFor(plan);
  const blocks: Block[] = [];
  for (let first = from; first < to; first += size)
    blocks.push({ key, number: first / size, version: game.version, job: jobFor(plan, cell, first, Math.min(to, first + size)) });
  return blocks;
}
/** Are these all games of the block? One at the end of a series may have grown since they were kept. */
export const areAllOf = ({ job: { from, to } }: Block, played: readonly LabPlayed[]): boolean =>
  played.length === to - from && played[0]?.number === from;

/** The job of a cell for these games. */
export const jobFor = (
  { game, seed, curve, choices }: Plan,
  { setup, bots, without, from: side, uses }: Cell,
  from: number,
  to: number,
): LabJob => ({
  game,
  seed,
  setup,
  bots,
  from,
  to,
  isPaired: true,
  ...(without.length > 0 ? { without, side } : {}),
  ...(curve ? { curve } : {}),
  ...(choices > 0 ? { choices } : {}),
  ...(uses.length > 0 ? { uses } : {}),
});

/** How far a cell is to be played next: in steps of `games`, whole blocks each; undefined when enough is known. */
export function nextEnd(game: Game, plan: Plan, cell: Cell, played: readonly LabPlayed[]): number | undefined {
  if (plan.until === undefined) return played.length < plan.games ? plan.games : undefined;
  const size = sizeFor(plan);
  const step = Math.ceil(plan.games / size) * size;
  const isEnough = played.length > 0 && areKnown(game, cell, played, plan.until);
  const most = plan.most ?? MOST;
  return isEnough || played.length >= most ? undefined : Math.min(most, played.length + step);
}
const areKnown = (game: Game, { setup }: Cell, played: readonly LabPlayed[], points: number): boolean =>
  sidesOf(game, setup).every(({ seats }) =>
    isKnown(played.filter(({ winners }) => winners.includes(seats[0]!)).length, played.length, points),
  );

/** Plays blocks and gives their games back, in any order: over threads, over machines, or here and now. */
export type Players = (blocks: readonly Block[], tell: (block: Block, played: readonly LabPlayed[]) => void) => Promise<void>;

/** Plays all cells as far as the plan says. */
export async function playCells(
  game: Game,
  plan: Plan,
  cells: readonly Cell[],
  players: Players,
): Promise<readonly { readonly cell: Cell; readonly played: readonly LabPlayed[] }[]> {
  const all = cells.map((cell) => ({ cell, key: cellKey(game, cell, plan), played: [] as readonly LabPlayed[] }));
  for (;;) {
    const blocks = all.flatMap(({ cell, played }) => {
      const end = nextEnd(game, plan, cell, played);
      return end === undefined ? [] : blocksOf(game, plan, cell, played.length, end);
    });
    if (blocks.length === 0) return all;
    const fresh = await gathered(blocks, players);
    for (const one of all)
      one.played = [...one.played, ...(fresh.get(one.key)?.values() ?? [])].toSorted((a, b) => a.number - b.number);
  }
}

/** The games of these blocks by cell and number. Cells that play the same table share their games. */
async function gathered(blocks: readonly Block[], players: Players): Promise<Map<string, Map<number, LabPlayed>>> {
  const fresh = new Map(blocks.map(({ key }) => [key, new Map<number, LabPlayed>()]));
  const once = new Map(blocks.map((block) => [`${block.key} ${block.number}`, block]));
  await players([...once.values()], ({ key }, played) => played.forEach((one) => fresh.get(key)!.set(one.number, one)));
  return fresh;
}
