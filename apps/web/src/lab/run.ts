import type { Game } from '@nightfall/kernel';
import { type Block, blocksOf, type Cell, cellKey, type LabPlayed, type LabResult, type Plan, resultOf } from '@nightfall/lab';

/** Plays a block of games, somewhere else. */
export type Hands = { readonly play: (block: Block) => Promise<readonly LabPlayed[]>; readonly close: () => void };
export type Experiment = { readonly game: Game; readonly plan: Plan; readonly cells: readonly Cell[] };

/** An experiment on its way: what was played is kept, so that it can be stopped and go on. */
export class Run {
  readonly of: number;
  readonly #experiment: Experiment;
  readonly #hire: () => Hands;
  readonly #waiting: Block[];
  readonly #played = new Map<string, LabPlayed[]>();
  #hands: Hands | undefined;

  constructor(experiment: Experiment, hire: () => Hands) {
    this.#experiment = experiment;
    this.#hire = hire;
    this.#waiting = inPairs(experiment);
    this.of = sizeOf(this.#waiting);
  }
  get done(): number {
    return this.of - sizeOf(this.#waiting);
  }
  get isGoing(): boolean {
    return this.#hands !== undefined;
  }

  /** Plays on to the end, or until it is stopped; `tell` hears of every block. */
  async go(tell: () => void): Promise<void> {
    const hands = (this.#hands ??= this.#hire());
    for (let block = this.#waiting[0]; block && this.#hands === hands; block = this.#waiting[0]) {
      const played = await hands.play(block);
      if (this.#hands !== hands) return;
      this.#waiting.shift();
      this.#played.set(block.key, [...(this.#played.get(block.key) ?? []), ...played]);
      tell();
    }
    if (this.#hands === hands) this.stop();
  }
  /** What is being played is dropped; it is played again when the run goes on. */
  stop(): void {
    this.#hands?.close();
    this.#hands = undefined;
  }

  /** What is known so far. */
  result(): LabResult {
    const { game, plan, cells } = this.#experiment;
    return resultOf(
      game,
      plan,
      cells.map((cell) => ({ cell, played: this.#played.get(cellKey(game, cell, plan)) ?? [] })),
    );
  }
}
const sizeOf = (blocks: readonly Block[]): number => blocks.reduce((sum, { job }) => sum + job.to - job.from, 0);

/** The same games of all variants, one after the other: a comparison is there from the start. Equal tables are played once. */
function inPairs({ game, plan, cells }: Experiment): Block[] {
  const blocks = cells.flatMap((cell) => blocksOf(game, plan, cell, 0, plan.games));
  const once = new Map(blocks.map((block) => [`${block.key} ${block.number}`, block]));
  return [...once.values()].toSorted((a, b) => a.number - b.number);
}
