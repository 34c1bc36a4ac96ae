import { END } from './book.ts';
import type { Random } from './chance/random.ts';
import type { Book, Dice, Frame, Input, Move, Out, Pass, Placed, Refusal, Rule, Seat, Types } from './types.ts';

type AnySentence = Placed<Types, Frame>;
type AnyMove = Move<Types, Frame, { type: string; seat: Seat }>;

const ruleOf = <T extends Types>(book: Book<T>, f: Frame): Rule<Types, Frame> =>
  (book.rules as unknown as Record<string, Rule<Types, Frame>>)[f.rule]!;

/** The sentence that was looked up last: the same one is asked for several times in a row, by name, at every step of every game. */
const last: { book: unknown; rule: string; at: string; sentence: AnySentence | undefined } = {
  book: undefined,
  rule: '',
  at: '',
  sentence: undefined,
};
function sentenceOf<T extends Types>(book: Book<T>, f: Frame): AnySentence | undefined {
  if (f.at === last.at && f.rule === last.rule && book === last.book) return last.sentence;
  last.book = book;
  last.rule = f.rule;
  last.at = f.at;
  last.sentence = ruleOf(book, f).sentences[f.at];
  return last.sentence;
}

type Kind = Pick<AnyMove, 'options' | 'refuse'> & { readonly counted: AnyMove['counted'] };
/** The kinds of moves of a sentence, as a list. All have the same keys: objects of one shape are read at full speed. */
const kindsIn = new WeakMap<object, readonly Kind[]>();
function kindsOf({ moves }: AnySentence & { by: 'players' }): readonly Kind[] {
  const known = kindsIn.get(moves);
  if (known) return known;
  const kinds = Object.values(moves as Record<string, AnyMove>).map(({ options, refuse, counted }) => ({
    options,
    refuse,
    counted,
  }));
  kindsIn.set(moves, kinds);
  return kinds;
}

/** Every move that a seat may make now. Works on a view as well as on a state. */
export function legal<T extends Types>(book: Book<T>, v: T['view'], seat: Seat): (T['move'] | Pass)[] {
  const found: (T['move'] | Pass)[] = [];
  const f = v.stack[v.stack.length - 1];
  const now = f && sentenceOf(book, f);
  if (now?.by !== 'players' || !now.who(v, f!).includes(seat)) return found;
  for (const move of kindsOf(now))
    for (const option of move.options(v, f!, seat)) if (!move.refuse(v, f!, option)) found.push(option);
  if (now.optional && found.length > 0) found.push({ type: 'pass', seat });
  return found;
}

/** A random legal move of a seat, all equally likely; undefined if it has none. Draws until one is legal, so it judges only a few of many. */
export function anyLegal<T extends Types>(book: Book<T>, v: T['view'], seat: Seat, random: Random): T['move'] | Pass | undefined {
  const f = v.stack[v.stack.length - 1];
  const now = f && sentenceOf(book, f);
  if (now?.by !== 'players' || !now.who(v, f!).includes(seat)) return undefined;
  const { listed, counted, count } = drawable(now, v, f!, seat);
  let passes = false; // which is legal where something else is
  while (listed.length + count > 0) {
    const i = random.int(listed.length + count);
    if (i >= listed.length) return passes ? { type: 'pass', seat } : countedAt(counted, v, f!, seat, i - listed.length);
    const drawn = listed[i]!;
    if (drawn.type === 'pass') passes = true;
    else if (!(now.moves[drawn.type] as AnyMove).refuse(v, f!, drawn)) return passes ? { type: 'pass', seat } : drawn;
    listed[i] = listed[listed.length - 1]!;
    listed.pop();
  }
  return undefined;
}
type Counted = { readonly of: NonNullable<AnyMove['counted']>; readonly count: number };

/** What a seat might do: listed options, legal or not, and the legal moves of countable kinds. */
function drawable(now: AnySentence & { by: 'players' }, v: Types['view'], f: Frame, seat: Seat) {
  const listed: (Types['move'] | Pass)[] = now.optional ? [{ type: 'pass', seat }] : [];
  const counted: Counted[] = [];
  for (const move of kindsOf(now))
    if (move.counted) counted.push({ of: move.counted, count: move.counted.count(v, f, seat) });
    else for (const option of move.options(v, f, seat)) listed.push(option);
  let count = 0;
  for (const kind of counted) count += kind.count;
  return { listed, counted, count };
}
function countedAt(counted: readonly Counted[], v: Types['view'], f: Frame, seat: Seat, i: number): Types['move'] {
  let before = 0;
  for (const { of, count } of counted) {
    if (i < before + count) return of.at(v, f, seat, i - before);
    before += count;
  }
  throw new Error(`there is no counted move ${i}`);
}

/** The options of a seat, legal or not, each with its refusal: what a screen greys out and explains. */
export function choices<T extends Types>(
  book: Book<T>,
  v: T['view'],
  seat: Seat,
): { move: T['move']; no: Refusal | undefined }[] {
  const f = v.stack[v.stack.length - 1];
  const now = f && sentenceOf(book, f);
  if (now?.by !== 'players' || !now.who(v, f!).includes(seat)) return [];
  return kindsOf(now).flatMap((move) =>
    move.options(v, f!, seat).map((option) => ({ move: option, no: move.refuse(v, f!, option) })),
  );
}

function isUsable(now: AnySentence & { by: 'players' }, v: Types['view'], f: Frame): boolean {
  for (const seat of now.who(v, f))
    for (const move of kindsOf(now)) for (const option of move.options(v, f, seat)) if (!move.refuse(v, f, option)) return true;
  return false;
}

/** Does a bell end this sentence at the moment? */
const isTimed = (now: AnySentence & { by: 'players' }, v: Types['view'], f: Frame): boolean =>
  now.clock?.lasts(v, f) !== undefined;

/** Does the game stop here for a player, dice or the clock? */
function isAsked(now: AnySentence, v: Types['view'], f: Frame): boolean {
  if (now.by === 'dice') return now.sides(v, f).length > 0;
  if (now.by === 'rules' || now.when?.(v, f) === false) return false;
  if (isTimed(now, v, f)) return true;
  if (now.optional) return isUsable(now, v, f);
  return now.who(v, f).length > 0;
}

/** Carries out everything that the rules do by themselves, up to the next question. */
export function advance<T extends Types>(book: Book<T>, s: T['state'], out?: Out<T>): void {
  const { stack } = s;
  while (stack.length > 0) {
    const f = stack[stack.length - 1]!;
    const now = sentenceOf(book, f);
    if (!now) {
      if (f.at !== END) throw new Error(`rule ${f.rule} has no sentence ${f.at}`);
      stack.pop();
    } else if (now.by === 'rules') {
      f.at = now.next;
      now.run(s, f, out as Out<Types>);
    } else if (isAsked(now, s, f)) {
      if (now.by === 'players' && now.asked) now.asked(s, f, out as Out<Types>);
      return;
    } else {
      f.at = now.next;
      if (now.by === 'players' && now.otherwise) now.otherwise(s, f, out as Out<Types>);
    }
  }
}

const NOT_ASKED = (rule: string): Refusal => ({ rule, code: 'NOT_NOW', text: "You can't do that now." });
const NOT_YOURS = (rule: string): Refusal => ({ rule, code: 'NOT_YOUR_DECISION', text: 'It is not your turn to decide.' });
const NOT_A_CHOICE = (rule: string): Refusal => ({
  rule,
  code: 'NOT_A_CHOICE',
  text: 'That is not one of your choices right now.',
});
const NO_PASS = (rule: string): Refusal => ({ rule, code: 'NO_PASS', text: "You can't pass here. Choose one." });
const OVER: Refusal = { rule: 'kernel', code: 'OVER', text: 'The game is over.' };

const isFace = (face: number, sides: number) => Number.isInteger(face) && face >= 1 && face <= sides;

function refuseDice(
  ref: string,
  now: AnySentence & { by: 'dice' },
  v: Types['view'],
  f: Frame,
  { faces }: Dice,
): Refusal | undefined {
  const own = now.source.refuse?.(v, f, faces);
  if (own) return own;
  const sides = now.sides(v, f);
  if (faces.length !== sides.length || !faces.every((face, i) => isFace(face, sides[i]!)))
    return { rule: ref, code: 'DICE', text: `These faces do not match the dice to roll.`, facts: { sides: [...sides] } };
  const fixed = now.source.fixed?.(v, f);
  if (!fixed || fixed.every((face, i) => face === faces[i])) return undefined;
  return { rule: ref, code: 'DICE', text: `The next dice are ${fixed.join(' ')}.`, facts: { expected: [...fixed] } };
}

/** Why this input does not answer the question, whether or not the move itself is allowed; undefined if it does. */
function misfit(now: AnySentence, v: Types['view'], f: Frame, input: Input): ((rule: string) => Refusal) | undefined {
  if (now.by === 'dice') return input.type === 'dice' ? undefined : NOT_ASKED;
  if (now.by === 'rules') return NOT_ASKED;
  if (input.type === 'bell') return isTimed(now, v, f) ? undefined : NOT_ASKED;
  if (!('seat' in input) || !now.who(v, f).includes(input.seat)) return NOT_YOURS;
  if (input.type === 'pass') return now.optional ? undefined : NO_PASS;
  return now.moves[input.type] ? undefined : NOT_A_CHOICE;
}

/** The refusal that this input would get, or nothing. Works on a view: the browser knows without asking. */
export function refusal<T extends Types>(book: Book<T>, v: T['view'], input: Input<T>): Refusal | undefined {
  const f = v.stack[v.stack.length - 1];
  if (!f) return book.misplaced?.(v, input) ?? OVER;
  const now = sentenceOf(book, f)!;
  const no = misfit(now, v, f, input);
  if (no) return book.misplaced?.(v, input) ?? no(ruleOf(book, f).ref);
  if (now.by === 'dice') return refuseDice(ruleOf(book, f).ref, now, v, f, input as Dice);
  const move = now.by === 'players' ? now.moves[input.type] : undefined;
  return move && (move as AnyMove).refuse(v, f, input as T['move']);
}

/** Plays `input` on `s` itself and continues to the next question; or changes nothing and returns the reason. */
export function apply<T extends Types>(book: Book<T>, s: T['state'], input: Input<T>, out?: Out<T>): Refusal | undefined {
  const no = refusal(book, s, input);
  if (no) return no;
  perform(book, s, input, out);
  return undefined;
}

/** Plays an input that is known to be legal, as one taken from `legal` is: the quick way for simulation. */
export function perform<T extends Types>(book: Book<T>, s: T['state'], input: Input<T>, out?: Out<T>): void {
  const f = s.stack[s.stack.length - 1]!;
  const now = sentenceOf(book, f)!;
  const told = out as Out<Types>;
  if (now.by === 'dice') {
    f.at = now.next;
    now.fell(s, f, (input as Dice).faces, told);
  } else if (now.by === 'players') {
    const rang = input.type === 'bell';
    if (!now.again || rang) f.at = now.next;
    if (rang) now.clock!.rang(s, f, told);
    else if (input.type !== 'pass') (now.moves[input.type] as AnyMove).perform(s, f, input as T['move'], told);
  }
  advance(book, s, out);
}

/** Who the game is waiting for. */
export type Waiting =
  | { readonly for: 'nobody' }
  | {
      readonly for: 'seats';
      readonly seats: readonly Seat[];
      readonly clock: { readonly id: string; readonly lasts: number } | undefined;
    }
  | {
      readonly for: 'dice';
      readonly sides: readonly number[];
      readonly fixed: readonly number[] | undefined;
      readonly typed: boolean;
    };

export function waitingFor<T extends Types>(book: Book<T>, v: T['view']): Waiting {
  const f = v.stack[v.stack.length - 1];
  if (!f) return { for: 'nobody' };
  const now = sentenceOf(book, f)!;
  if (now.by === 'dice')
    return { for: 'dice', sides: now.sides(v, f), fixed: now.source.fixed?.(v, f), typed: now.source.typed?.(v, f) ?? false };
  if (now.by === 'players') {
    const lasts = now.clock?.lasts(v, f);
    const clock = lasts === undefined ? undefined : { id: now.clock!.id(v, f), lasts };
    return { for: 'seats', seats: now.who(v, f), clock };
  }
  return { for: 'nobody' };
}
