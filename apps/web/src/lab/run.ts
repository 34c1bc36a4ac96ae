import type { Game } from '@nightfall/kernel';
import {
  type Block,
  blocksOf,
  type Cell,
  cellKey,
  type LabPlayed,
  type LabResult,
  nextEnd,
  type Plan,
  resultOf,
} from '@nightfall/lab';

/** Plays a block of games, somewhere else. */
export type Hands = { readonly play: (block: Block) => Promise<readonly LabPlayed[]>; readonly close: () => void };
export type Experiment = { readonly game: Game; readonly plan: Plan; readonly cells: readonly Cell[] };
/** How many hands work side by side, the time in milliseconds, and what was played before. */
type Means = {
  readonly hands?: number;
  readonly now?: () => number;
  readonly played?: { readonly [key: string]: readonly LabPlayed[] };
};

/** An experiment on its way: what was played is kept, so that it can be stopped and go on. */
export class Run {
  #experiment: Experiment;
  readonly #hire: () => Hands;
  readonly #hands: number;
  readonly #now: () => number;
  readonly #waiting: Block[] = [];
  readonly #inHand = new Set<Block>();
  readonly #played = new Map<string, readonly LabPlayed[]>();
  #done = 0;
  /** Since it goes: its hands, when it began, and what was done before. */
  #going: { readonly hands: readonly Hands[]; readonly began: number; readonly before: number } | undefined;

  constructor(experiment: Experiment, hire: () => Hands, { hands = 1, now = () => performance.now(), played = {} }: Means = {}) {
    this.#experiment = experiment;
    this.#hire = hire;
    this.#hands = hands;
    this.#now = now;
    for (const key of new Set(experiment.cells.map((cell) => this.#keyOf(cell)))) this.#found(key, played[key] ?? []);
    this.#more();
  }
  get experiment(): Experiment {
    return this.#experiment;
  }
  /** All games, by their table: a run that is given them goes on from there. */
  get played(): { readonly [key: string]: readonly LabPlayed[] } {
    return Object.fromEntries(this.#played);
  }
  get done(): number {
    return this.#done;
  }
  /** How many there are to be; it grows while the plan asks for more games until something is known. */
  get of(): number {
    return this.#done + sizeOf(this.#waiting) + sizeOf([...this.#inHand]);
  }
  get isGoing(): boolean {
    return this.#going !== undefined;
  }
  /** How long it will take from here, in milliseconds; undefined while nothing is known. */
  get left(): number | undefined {
    if (!this.#going || this.#done === this.#going.before) return undefined;
    const { began, before } = this.#going;
    return ((this.#now() - began) / (this.#done - before)) * (this.of - this.#done);
  }

  /** Plays on to the end, or until it is stopped; `tell` hears of every block. A player that is free takes the next one. */
  async go(tell: () => void): Promise<void> {
    const hands = Array.from({ length: this.#hands }, () => this.#hire());
    const going = (this.#going = { hands, began: this.#now(), before: this.#done });
    const isGoing = () => this.#going === going;
    const work = async ({ play }: Hands) => {
      for (let block = this.#take(); block; block = isGoing() ? this.#take() : undefined) {
        const played = await play(block);
        if (!isGoing()) return;
        this.#keep(block, played);
        tell();
      }
    };
    do await Promise.all(hands.map(work));
    while (isGoing() && this.#more());
    if (isGoing()) this.stop();
  }
  /** What is being played is dropped; it is played again when the run goes on. */
  stop(): void {
    for (const { close } of this.#going?.hands ?? []) close();
    this.#going = undefined;
    this.#waiting.unshift(...this.#inHand);
    this.#inHand.clear();
  }
  /** Plans what is to be played next; false when enough is known. */
  #more(): boolean {
    const { game, plan, cells } = this.#experiment;
    const blocks = cells.flatMap((cell) => {
      const played = this.#playedAt(cell);
      const end = nextEnd(game, plan, cell, played);
      return end === undefined ? [] : blocksOf(game, plan, cell, played.length, end);
    });
    this.#waiting.push(...inPairs(blocks));
    return blocks.length > 0;
  }
  /** As many games again, on the seeds that follow. */
  again(): void {
    const { plan, cells } = this.#experiment;
    const games = 2 * Math.max(...cells.map((cell) => this.#playedAt(cell).length));
    this.#experiment = { ...this.#experiment, plan: { ...plan, games, until: undefined, most: undefined } };
    this.#more();
  }
  #keyOf(cell: Cell): string {
    const { game, plan } = this.#experiment;
    return cellKey(game, cell, plan);
  }
  #playedAt(cell: Cell): readonly LabPlayed[] {
    return this.#played.get(this.#keyOf(cell)) ?? [];
  }
  #take(): Block | undefined {
    const block = this.#waiting.shift();
    if (block) this.#inHand.add(block);
    return block;
  }
  #keep(block: Block, played: readonly LabPlayed[]): void {
    this.#inHand.delete(block);
    this.#found(block.key, played);
  }
  #found(key: string, played: readonly LabPlayed[]): void {
    const all = [...(this.#played.get(key) ?? []), ...played];
    this.#played.set(
      key,
      all.toSorted((a, b) => a.number - b.number),
    );
    this.#done += played.length;
  }

  /** What is known so far. */
  result(): LabResult {
    const { game, plan, cells } = this.#experiment;
    return resultOf(
      game,
      plan,
      cells.map((cell) => ({ cell, played: this.#playedAt(cell) })),
    );
  }
}
const sizeOf = (blocks: readonly Block[]): number => blocks.reduce((sum, { job }) => sum + job.to - job.from, 0);

/** The same games of all variants, one after the other: a comparison is there from the start. Equal tables are played once. */
function inPairs(blocks: readonly Block[]): readonly Block[] {
  const once = new Map(blocks.map((block) => [`${block.key} ${block.number}`, block]));
  return [...once.values()].toSorted((a, b) => a.number - b.number);
}
