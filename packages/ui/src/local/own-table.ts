import { printRecord, type Match, type Refusal } from '@nightfall/kernel';
import type { Line } from '@nightfall/protocol';
import { connect, type Client } from '@nightfall/protocol/client';
import {
  carryOut,
  decideAway,
  inTurn,
  type LogRow,
  type MemoryTable,
  noneLater,
  refreshLines,
  tableFor,
  wake,
  wireTo,
} from '@nightfall/table';
import type { Rig } from '../board.ts';
import type { Stop } from '../session.ts';
import { TableSession, type OwnTable } from '../table-session.ts';
import type { Thinker } from '../thinker.ts';
import { whenAway } from './away.ts';
import { newSeed, preparedDice } from './dice.ts';
import type { Hold } from './hold.ts';
import { Keeper } from './keeper.ts';
import { entriesOf, type Kept } from './kept.ts';

export type Start = {
  readonly id: string;
  readonly match: Match;
  /** The lines of its table; left out: those of the match. */
  readonly lines?: readonly Line[];
  readonly seed: string | null;
  /** Faces that a guided game prepared. */
  readonly script?: readonly (readonly number[])[];
  /** Dice of a guided game that follow what the player does. */
  readonly rig?: Rig | undefined;
  /** Faces that a developer has chosen for the roll that is asked for now. */
  readonly chosen?: ((match: Match) => readonly number[] | undefined) | undefined;
  readonly guided?: boolean;
  readonly night?: Kept['night'];
  readonly hints?: Kept['hints'];
  readonly handpicked?: Kept['handpicked'];
  /** Why this table gives no hints and takes back only what is free; left out: it helps, unless its night counts. */
  readonly strict?: string;
  readonly thinker: Thinker;
  readonly keep: (kept: Kept, match: Match) => void;
  /** Left out: no other tab has this match open. */
  readonly hold?: Hold;
  /** Why the match can only be read. */
  readonly reading?: Refusal | undefined;
};

const ELSEWHERE: Stop = {
  no: { rule: 'match', code: 'ELSEWHERE', text: 'This game is open in another tab. You can watch it here.' },
  remedy: 'Play here',
};

const NO_HELP = 'This night counts: there are no hints, and dice that have fallen stay.';

/** A match whose table is in this browser: one person, or several sharing a device, and bots. */
export async function sitDown(start: Start): Promise<TableSession> {
  const tab = new Tab(start);
  await tab.session.opened;
  return tab.session;
}

/** The table of a match in one tab. Of several tabs that have the match open, one plays it, and the others follow. */
class Tab implements OwnTable {
  readonly session: TableSession;
  readonly #start: Start;
  readonly #own: MemoryTable;
  readonly #client: Client;
  readonly #dice: ReturnType<typeof preparedDice>;
  readonly #keeper = new Keeper(() => this.#save());
  readonly #stopWatching = whenAway(() => this.#goAway());
  #isTaken = false;
  #hints: number;

  constructor(start: Start) {
    const { id, match, thinker, hold, seed, reading } = start;
    this.#start = start;
    this.#hints = start.hints ?? 0;
    this.#dice = preparedDice(start);
    this.#own = tableFor(
      {
        ...start,
        seed: seed ?? newSeed(),
        reading: reading && { why: reading, events: [], rest: [] },
        isOurs: () => this.#isOurs,
        stored: (rows) => this.#stored(rows),
      },
      { bots: { ask: thinker.bot }, trouble: (error) => console.error(error), prepared: this.#dice.faces },
    );
    this.#client = connect({ urls: [''], open: () => wireTo(this.#table) });
    this.session = new TableSession({ id, game: match.game, client: this.#client, thinker, at: this });
    hold?.listen({
      heard: (from, rows) => this.#follow(from, rows),
      asked: (from) => hold.tell(from, this.#own.rows.slice(from)),
      changed: () => void this.#changeHands().catch(this.#table.house.trouble),
    });
    if (!this.#isOurs) hold?.askFrom(this.#own.rows.length);
  }
  get #table() {
    return this.#own.table;
  }
  get #isOurs(): boolean {
    return this.#start.hold?.isOurs !== false;
  }
  get stop(): Stop | undefined {
    return this.#isOurs ? undefined : ELSEWHERE;
  }
  /** A night that counts is played without help: everybody sees its dice once. */
  get strict(): string | undefined {
    return this.#start.strict ?? (this.#start.night?.counts ? NO_HELP : undefined);
  }
  hinted(): void {
    this.#hints += 1;
    this.#keeper.ask();
  }
  take(): void {
    this.#isTaken = true;
    this.#start.hold?.take();
  }
  wake(): void {
    if (this.#isOurs) wake(this.#table).catch(this.#table.house.trouble);
  }
  close(): void {
    noneLater(this.#table);
    this.#keeper.flush();
    this.#stopWatching();
    this.#client.close();
    this.#start.hold?.close();
  }

  #stored(rows: readonly LogRow[]): void {
    this.#start.hold?.tell(rows[0]!.seq, rows);
    this.#keeper.ask();
  }
  /** Copies what another tab has written. */
  #follow(from: number, fresh: readonly LogRow[]): void {
    const { rows } = this.#own;
    if (from > rows.length) return this.#start.hold?.askFrom(rows.length);
    rows.push(...fresh.slice(rows.length - from));
    inTurn(this.#table, () => refreshLines(this.#table)).catch(this.#table.house.trouble);
  }
  /** A tab that takes the match over on purpose plays on at once; one that is left with it waits for its player. */
  async #changeHands(): Promise<void> {
    this.#keeper.drop();
    noneLater(this.#table);
    this.session.look();
    if (!this.#isOurs) return;
    await wake(this.#table);
    if (this.#isTaken && this.#table.play.standing.paused) await this.session.goOn();
    this.#isTaken = false;
  }
  /** A hidden page stops the clock for its player and saves the match. */
  #goAway(): void {
    if (this.#isOurs) carryOut(this.#table, null, decideAway(this.#table, null, 'left'), () => undefined);
    this.#keeper.flush();
  }
  #save(): void {
    const { keep, reading } = this.#start;
    if (this.#isOurs && !reading) keep(this.#kept(), this.#table.play.match);
  }
  #kept(): Kept {
    const { id, seed, guided = false, night } = this.#start;
    const { match } = this.#table.play;
    const { rows } = this.#own;
    const lines = rows.map(({ data }) => JSON.parse(data) as Line);
    const chilled = {
      version: match.game.version,
      log: `[${rows.map(({ data }) => data).join()}]`,
      frozen: match.freeze(),
      snapshots: match.snapshots,
    };
    const record = printRecord(match, undefined, entriesOf(lines));
    const handpicked = this.#start.handpicked || this.#dice.isChosen() || undefined;
    const script = this.#dice.left();
    return { id, game: match.game.id, record, seed, script, guided, night, hints: this.#hints, handpicked, chilled };
  }
}
