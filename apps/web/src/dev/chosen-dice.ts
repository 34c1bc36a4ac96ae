import { isRefusal, readInput, type Match } from '@nightfall/kernel';

/** Dice that a developer has chosen to fall next, as text. The first of them waits for a roll that it fits. */
export class ChosenDice {
  #waiting: readonly string[] = [];
  readonly #listeners = new Set<() => void>();

  readonly waiting = (): readonly string[] => this.#waiting;
  readonly listen = (heard: () => void): (() => void) => {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  };
  add(faces: string): void {
    this.#set([...this.#waiting, faces]);
  }
  clear(): void {
    this.#set([]);
  }
  /** The faces for the roll that is asked for now; undefined if those chosen do not fit it. */
  readonly take = (match: Match): readonly number[] | undefined => {
    const faces = facesFor(match, this.#waiting[0]);
    if (faces) this.#set(this.#waiting.slice(1));
    return faces;
  };
  #set(waiting: readonly string[]): void {
    this.#waiting = waiting;
    for (const heard of this.#listeners) heard();
  }
}

function facesFor({ game, state, waiting }: Match, text: string | undefined): readonly number[] | undefined {
  if (text === undefined || waiting.for !== 'dice') return undefined;
  const input = readInput(game, `dice ${text}`, state);
  if (isRefusal(input) || !('faces' in input)) return undefined;
  const { sides } = waiting;
  const fits = input.faces.length === sides.length && input.faces.every((face, i) => face >= 1 && face <= sides[i]!);
  return fits ? input.faces : undefined;
}
