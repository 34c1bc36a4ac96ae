import { type Game, legal, type Seat, type Types } from '@nightfall/kernel';

type Choice = ReturnType<typeof legal<Types>>[number];
const PAGE = 20;

/** The legal moves of a seat as numbered lines, a page at a time, and only those whose words hold what was searched for. */
export class Choices {
  readonly moves: readonly Choice[];
  readonly #labels: readonly string[];
  #found: number[];
  #from = 0;

  constructor(game: Game, v: Types['view'], seat: Seat) {
    this.moves = legal(game.book, v, seat);
    this.#labels = this.moves.map((move) => game.words.move(v, move));
    this.#found = this.moves.map((_, i) => i);
  }
  search(text: string): void {
    const wanted = text.toLowerCase();
    this.#found = this.moves.flatMap((_, i) => (this.#labels[i]!.toLowerCase().includes(wanted) ? [i] : []));
    this.#from = 0;
  }
  more(): void {
    if (this.#found.length === 0) return this.search('');
    this.#from = this.#from + PAGE < this.#found.length ? this.#from + PAGE : 0;
  }
  page(): string {
    const shown = this.#found.slice(this.#from, this.#from + PAGE);
    const lines = shown.map((i) => `${String(i + 1).padStart(4)}  ${this.#labels[i]}`);
    if (shown.length === 0) return '  No choice holds that word; Enter shows all of them.';
    const rest = this.#found.length - shown.length;
    return [...lines, ...(rest > 0 ? [`      … ${rest} more: Enter turns the page, /word searches`] : [])].join('\n');
  }
}
