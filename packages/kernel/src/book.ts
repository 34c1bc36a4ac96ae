import type {
  Clock,
  DiceSource,
  Fell,
  Frame,
  FrameOf,
  Moves,
  Now,
  Placed,
  Rule,
  Run,
  Sentence,
  Sides,
  Types,
  When,
  Who,
} from './types.ts';

/** Past the last sentence of a rule; `f.at = END` leaves it early. */
export const END = 'end';

type Sentences<T extends Types, F extends FrameOf<T>> = Record<Exclude<F['at'], 'end'>, Sentence<T, F>>;

/** The functions a game writes its rules with. The constraint says: a state is a view with the secrets filled in. */
export function book<T extends Types & { state: T['view'] }>() {
  const ask =
    (optional: boolean, again: boolean) =>
    <F>(who: Who<T, F>, moves: Moves<T, F>, when?: When<T, F>): Sentence<T, F> & { by: 'players' } => ({
      by: 'players',
      optional,
      again,
      who,
      moves,
      when,
      clock: undefined,
    });
  return {
    /** The rules do it: `run(s, f, out)` changes the state and tells `out` of it. `f.at = 'lay'` in it goes on at that sentence. */
    always: <F>(run: Run<T, F>): Sentence<T, F> => ({ by: 'rules', run }),
    /** `must(who, moves, when?)`: one of the seats that `who(v, f)` lists must choose one of the `moves`; passed over unless `when(v, f)`. */
    must: ask(false, false),
    /** `may(who, moves, when?)`: a seat may choose or pass; passed over when there is nothing to choose. */
    may: ask(true, false),
    /** A seat chooses if there is a choice (`when`), and `asked` announces it; if there is none, the rules continue (`otherwise`). */
    choose: <F>(
      who: Who<T, F>,
      moves: Moves<T, F>,
      when: When<T, F>,
      asked: Run<T, F>,
      otherwise: Run<T, F>,
    ): Sentence<T, F> => ({ ...ask(false, false)(who, moves, when), asked, otherwise }),
    /** `repeat(who, moves, when?)`: until nobody has a choice left; the seats answer in their own time, as often as it takes. */
    repeat: ask(false, true),
    /** Everybody acts at once until the bell rings; without a clock, until nobody has a choice left. */
    during: <F>(who: Who<T, F>, moves: Moves<T, F>, clock: Clock<T, F>, when?: When<T, F>): Sentence<T, F> => ({
      ...ask(false, true)(who, moves, when),
      clock,
    }),
    /** Chance decides: `sides(v, f)` lists how many sides each die has (an empty list: no roll), `fell(s, f, faces, out)` gets the faces, from 1 up. */
    dice: <F>(sides: Sides<T, F>, fell: Fell<T, F>, source: DiceSource<T, F> = {}): Sentence<T, F> => ({
      by: 'dice',
      sides,
      fell,
      source,
    }),
    /** Again and again until this is so, or one of its moves ends it, or there is nothing to do. The test comes first. */
    until: <F>(until: When<T, F>, sentence: Sentence<T, F>): Sentence<T, F> =>
      ({ ...sentence, again: true, until }) as Sentence<T, F>,
    /** Once for each item of a list in the frame. The sentence works on the first one, which then leaves the list. */
    each: <K extends string, F extends { [key in K]: readonly unknown[] }>(each: K, sentence: Sentence<T, F>): Sentence<T, F> =>
      ({ ...sentence, again: true, each, until: (_v, f) => f[each].length === 0 }) as Sentence<T, F>,
    /** A sentence that announces its question each time. */
    announced: <F>(asked: Run<T, F>, sentence: Sentence<T, F>): Sentence<T, F> => ({ ...sentence, asked }) as Sentence<T, F>,
    /** A sentence that says itself what is going on, or why nothing else can be done. */
    told: <F>(now: Now, sentence: Sentence<T, F>): Sentence<T, F> => Object.assign({ now }, sentence),
    /** A numbered rule: what goes on while it lasts, to finish "Not now: …" (left out: what its caller says), and its sentences in the order of the book. */
    rule<F extends FrameOf<T>>(ref: string, ...[last, own]: [Sentences<T, F>] | [now: string, Sentences<T, F>]): Rule<T, F> {
      const [now, sentences] = typeof last === 'string' ? [last, own!] : [undefined, last];
      const entries = Object.entries<Sentence<T, F>>(sentences);
      const placed = entries.map(([name, sentence], i) => [name, place(sentence, entries[i + 1]?.[0] ?? END)] as const);
      return { ref, now, sentences: Object.fromEntries(placed) };
    },
  };
}

const SHAPE = {
  by: undefined,
  run: undefined,
  optional: undefined,
  again: undefined,
  who: undefined,
  moves: undefined,
  asked: undefined,
  otherwise: undefined,
  when: undefined,
  clock: undefined,
  sides: undefined,
  fell: undefined,
  source: undefined,
  until: undefined,
  each: undefined,
  now: undefined,
};
/** Every sentence gets the same keys, whoever carries it out: objects of one shape are read at full speed. */
const place = <T extends Types, F>(sentence: Sentence<T, F>, next: string) =>
  ({ ...SHAPE, ...sentence, next }) as unknown as Placed<T, F>;

/** Calls rules: carries out the first, then the next, and so on; then the caller continues. */
export function call<F extends Frame>(s: { stack: F[] }, ...frames: F[]): void {
  for (let i = frames.length - 1; i >= 0; i--) s.stack.push(frames[i]!);
}
