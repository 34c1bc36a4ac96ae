import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createInterface } from 'node:readline';
import { isFields, type Setup } from '@nightfall/kernel';
import type { BotMove, Question } from '@nightfall/table';
import { Forfeit, type Player, type Sitting } from './player.ts';

/** A program may take this long for an answer, in milliseconds; after twice that it is ended. */
export type Patience = { readonly answer: number };

/** No answer is as long as this. */
const LONGEST = 1_000_000;

/** A bot in any language: it reads one message a line and answers with one a line. docs/guides/bots-in-any-language.md describes them. */
export class Program implements Player {
  readonly name: string;
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #patience: Patience;
  #waiting: { readonly type: string; resolve(message: Message): void; reject(fault: Forfeit): void } | undefined;
  #fault: Forfeit | undefined;
  /** The last lines it wrote to stderr, for whoever has to find out why it died. */
  #said = '';
  /** The length of the line that it is writing. */
  #open = 0;

  constructor(command: string, patience: Patience) {
    this.name = command;
    this.#patience = patience;
    this.#child = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
    createInterface({ input: this.#child.stdout }).on('line', (line) => this.#hear(line));
    this.#child.stdout.on('data', (chunk: Buffer) => this.#measure(chunk));
    this.#child.stderr.setEncoding('utf8').on('data', (text: string) => (this.#said = (this.#said + text).slice(-400)));
    this.#child.on('close', (code) =>
      this.#fail(`it ended${code ? ` with code ${code}` : ''}${this.#said && `: ${lastLine(this.#said)}`}`),
    );
    // A program that is gone takes no more messages; its end is told above.
    this.#child.stdin.on('error', () => undefined);
  }

  async sit({ game, version, setup, seats }: Sitting): Promise<void> {
    await this.#ask({ type: 'hello', protocol: 1 }, 'hello');
    this.#send({ type: 'game', game, version, setup: setup satisfies Setup, seats });
  }
  async answer(question: Question, legal: readonly BotMove[]): Promise<readonly BotMove[]> {
    const { seat, view, seed, time } = question;
    const budget = { milliseconds: this.#patience.answer };
    const answer = await this.#ask({ type: 'think', seat, view, legal, seed, budget, ...(time ? { time } : {}) }, 'moves');
    const moves = answer['moves'];
    if (!Array.isArray(moves) || !moves.every(isMove)) throw new Forfeit('its answer has no list of moves');
    return moves;
  }
  over(result: unknown): void {
    this.#send({ type: 'over', result });
  }
  close(): void {
    this.#fault ??= new Forfeit('it was ended');
    this.#child.stdin.end();
    this.#end();
  }

  #send(message: object): void {
    if (!this.#fault) this.#child.stdin.write(`${JSON.stringify(message)}\n`);
  }
  /** Sends a message and waits for the answer of this type. */
  async #ask(message: object, type: string): Promise<Message> {
    if (this.#fault) throw this.#fault;
    const answer = new Promise<Message>((resolve, reject) => (this.#waiting = { type, resolve, reject }));
    this.#send(message);
    const stop = setTimeout(() => this.#send({ type: 'stop' }), this.#patience.answer);
    const end = setTimeout(() => this.#fail('it took too long'), 2 * this.#patience.answer);
    try {
      return await answer;
    } finally {
      this.#waiting = undefined;
      clearTimeout(stop);
      clearTimeout(end);
    }
  }
  /** What nobody asked for, and what it says while it thinks, is only for eyes. */
  #hear(line: string): void {
    if (line.trim() === '') return;
    const message = messageIn(line);
    const said = message?.['type'];
    if (!message) this.#fail(`it wrote what is no message: ${line.slice(0, 80)}`);
    else if (said === this.#waiting?.type) this.#waiting?.resolve(message);
    else if (this.#waiting && said !== 'info') this.#fail(`it said "${String(said)}" where "${this.#waiting.type}" was expected`);
  }
  /** A line that never ends would fill the memory. */
  #measure(chunk: Buffer): void {
    const end = chunk.lastIndexOf('\n');
    this.#open = end < 0 ? this.#open + chunk.length : chunk.length - end - 1;
    if (this.#open > LONGEST) this.#fail('it wrote a line without an end');
  }
  /** Its first fault is its last: the program is ended, and every further question answered with it. */
  #fail(text: string): Forfeit {
    this.#fault ??= new Forfeit(text);
    this.#waiting?.reject(this.#fault);
    this.#end();
    return this.#fault;
  }
  /** With all that it started: it has a process group of its own. */
  #end(): void {
    if (this.#child.pid === undefined || this.#child.exitCode !== null) return;
    try {
      process.kill(-this.#child.pid, 'SIGKILL');
    } catch {
      // It is gone already.
    }
  }
}

type Message = { readonly [field: string]: unknown };
function messageIn(line: string): Message | undefined {
  try {
    const message: unknown = JSON.parse(line);
    return isFields(message) ? message : undefined;
  } catch {
    return undefined;
  }
}
const isMove = (move: unknown): move is BotMove => isFields(move) && typeof move['type'] === 'string';
const lastLine = (text: string): string => text.trim().split('\n').at(-1)!.slice(0, 200);
