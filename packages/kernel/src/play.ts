import { END } from './book.ts';
import type { Random } from './chance/random.ts';
import { combinations, type Lists } from './declare.ts';
import type {
  Book,
  Cost,
  Dice,
  Frame,
  Input,
  Move,
  Now,
  Out,
  Pass,
  Placed,
  Reason,
  Refusal,
  Rule,
  Seat,
  Taker,
  Types,
} from './types.ts';

type AnySentence = Placed<Types, Frame>;
type AnyMove = Move<Types, Frame, { type: string; seat: Seat }>;

const rulesOf = <T extends Types>(book: Book<T>) => book.rules as unknown as Record<string, Rule<Types, Frame>>;
const ruleOf = <T extends Types>(book: Book<T>, f: Frame): Rule<Types, Frame> => rulesOf(book)[f.rule]!;

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

/** Do all frames of these states stand at sentences of the book? A state that an earlier book left may stand elsewhere. */
export const isInBook = <T extends Types>(book: Book<T>, states: readonly (T['view'] | null | undefined)[]): boolean =>
  states.every((v) => !v || v.stack.every((f) => f.at === END || rulesOf(book)[f.rule]?.sentences[f.at] !== undefined));

const allMoves = new WeakMap<object, Record<string, AnyMove>>();
/** All moves that the sentences of a book take, by their type. */
export function movesIn<T extends Types>(book: Book<T>): Readonly<Record<string, AnyMove>> {
  const known = allMoves.get(book);
  if (known) return known;
  const sentences = Object.values(rulesOf(book)).flatMap((rule) => Object.values(rule.sentences));
  const moves = Object.assign({}, ...sentences.map((one) => (one.by === 'players' ? one.moves : {}))) as Record<string, AnyMove>;
  allMoves.set(book, moves);
  return moves;
}

/** A kind of move that a sentence takes. */
type Kind = {
  readonly type: string;
  readonly move: AnyMove;
  readonly bars: ((v: Types['view'], f: Frame, seat: Seat) => Reason | undefined) | undefined;
  readonly lists: (v: Types['view'], f: Frame, seat: Seat) => Lists;
  readonly make: (f: Frame, seat: Seat, lists: Lists, number: number) => Types['move'];
  readonly judge: ((v: Types['view'], f: Frame, move: Types['move']) => Reason | undefined) | undefined;
};
/** A kind whose moves are not declared lists them itself. */
const selfListed = (type: string, move: AnyMove): Kind => ({
  type,
  move,
  bars: undefined,
  lists: (v, f, seat) => [move.options(v, f, seat)],
  make: (_f, _seat, lists, number) => lists[0]![number] as Types['move'],
  judge: move.refuse,
});
/** The kinds of moves of a sentence, as a list. All have the same keys: objects of one shape are read at full speed. */
const kindsIn = new WeakMap<object, readonly Kind[]>();
function kindsOf({ moves }: AnySentence & { by: 'players' }): readonly Kind[] {
  const known = kindsIn.get(moves);
  if (known) return known;
  const kinds = Object.entries(moves as Record<string, AnyMove>).map(([type, move]): Kind => {
    const { bars, lists, make, judge } = move;
    return lists && make ? { type, move, bars, lists, make, judge } : selfListed(type, move);
  });
  kindsIn.set(moves, kinds);
  return kinds;
}

/** The moves that the current question takes, whoever is asked. */
export function movesNow<T extends Types>(book: Book<T>, v: T['view']): readonly AnyMove[] {
  const f = v.stack[v.stack.length - 1];
  const now = f && sentenceOf(book, f);
  return now?.by === 'players' ? Object.values(now.moves as Record<string, AnyMove>) : [];
}

/** The moves of one kind that a seat may try, legal or not. */
type Lot = { readonly kind: Kind; readonly lists: Lists; readonly count: number };
function lotOf(kind: Kind, v: Types['view'], f: Frame, seat: Seat): Lot {
  const lists = kind.bars?.(v, f, seat) ? NONE : kind.lists(v, f, seat);
  return { kind, lists, count: combinations(lists) };
}
const NONE: Lists = [[]];

/** Every move that a seat may make now. Works on a view as well as on a state. */
export function legal<T extends Types>(book: Book<T>, v: T['view'], seat: Seat): (T['move'] | Pass)[] {
  const found: (T['move'] | Pass)[] = [];
  const f = v.stack[v.stack.length - 1];
  const now = f && sentenceOf(book, f);
  if (now?.by !== 'players' || !now.who(v, f!).includes(seat)) return found;
  for (const kind of kindsOf(now)) {
    const { lists, count } = lotOf(kind, v, f!, seat);
    for (let i = 0; i < count; i++) {
      const move = kind.make(f!, seat, lists, i);
      if (!kind.judge?.(v, f!, move)) found.push(move);
    }
  }
  if (now.optional && found.length > 0) found.push({ type: 'pass', seat });
  return found;
}

/** A random legal move of a seat, all equally likely; undefined if it has none. Draws until one is legal, so it judges only a few of many. */
export function anyLegal<T extends Types>(book: Book<T>, v: T['view'], seat: Seat, random: Random): T['move'] | Pass | undefined {
  const f = v.stack[v.stack.length - 1];
  const now = f && sentenceOf(book, f);
  if (now?.by !== 'players' || !now.who(v, f!).includes(seat)) return undefined;
  const { lots, count } = lotsFor(now, v, f!, seat);
  let passes = false; // which is legal where something else is
  // Number 0 is the pass. What was drawn gives its place to the last, as if the numbers lay in a list.
  const moved: number[] = [];
  for (let left = count; left > 0; left--) {
    const place = random.int(left);
    const i = moved[place] ?? place;
    if (i === 0 && now.optional) passes = true;
    else {
      const drawn = drawnFrom(lots, v, f!, seat, now.optional ? i - 1 : i);
      if (drawn) return passes ? { type: 'pass', seat } : drawn;
    }
    moved[place] = moved[left - 1] ?? left - 1;
  }
  return undefined;
}

/** What a seat might do, kind by kind; `count` includes the pass. */
function lotsFor(now: AnySentence & { by: 'players' }, v: Types['view'], f: Frame, seat: Seat) {
  const lots: Lot[] = [];
  let count = now.optional ? 1 : 0;
  for (const kind of kindsOf(now)) {
    const { counted } = kind.move;
    if (kind.bars?.(v, f, seat)) continue; // most kinds, most of the time
    const lists = counted ? NONE : kind.lists(v, f, seat);
    const size = counted ? counted.count(v, f, seat) : combinations(lists);
    if (size > 0) lots.push({ kind, lists, count: size });
    count += size;
  }
  return { lots, count };
}
/** The move with this number, if it is legal. Counted ones are. */
function drawnFrom(lots: readonly Lot[], v: Types['view'], f: Frame, seat: Seat, number: number): Types['move'] | undefined {
  let i = number;
  for (const { kind, lists, count } of lots) {
    if (i >= count) i -= count;
    else if (kind.move.counted) return kind.move.counted.at(v, f, seat, i);
    else {
      const move = kind.make(f, seat, lists, i);
      return kind.judge?.(v, f, move) ? undefined : move;
    }
  }
  throw new Error(`there is no move ${number}`);
}

/** A kind of move that the sentence takes: what it is called and costs, its options, and why it cannot be made, if it cannot. */
export type Choice<T extends Types = Types> = {
  readonly type: T['move']['type'];
  readonly name: string;
  readonly note: string | undefined;
  readonly cost: Cost | undefined;
  /** What bars it, whatever the options say; or the refusal of the first option, if all are refused. */
  readonly no: Refusal | undefined;
  readonly options: readonly Option<T>[];
};
export type Option<T extends Types = Types> = {
  readonly move: T['move'];
  readonly label: string;
  readonly no: Refusal | undefined;
};

/** Everything that the current question offers a seat, legal or not: what a screen draws its buttons from, greys out and explains. */
export function choices<T extends Types>(book: Book<T>, v: T['view'], seat: Seat): readonly Choice<T>[] {
  const f = v.stack[v.stack.length - 1];
  const now = f && sentenceOf(book, f);
  if (now?.by !== 'players' || !now.who(v, f!).includes(seat)) return [];
  return kindsOf(now).map((kind) => choiceOf(kind, v, f!, seat) as Choice<T>);
}
function choiceOf(kind: Kind, v: Types['view'], f: Frame, seat: Seat): Choice {
  const { name, note, cost } = kind.move;
  const barred = spoken(kind.bars?.(v, f, seat));
  const lot = lotOf(kind, v, f, seat);
  const options = Array.from({ length: lot.count }, (_, i) => optionOf(kind, v, f, kind.make(f, seat, lot.lists, i)));
  const no = barred ?? (options.every((one) => one.no) ? options[0]?.no : undefined);
  return { type: kind.type, name: name ?? kind.type, note, cost: cost?.(v, f, seat), no, options };
}
const optionOf = ({ move: { label }, judge }: Kind, v: Types['view'], f: Frame, move: Types['move']): Option => ({
  move,
  label: label?.(v, move) ?? move.type,
  no: spoken(judge?.(v, f, move)),
});

function isUsable(now: AnySentence & { by: 'players' }, v: Types['view'], f: Frame): boolean {
  return now.who(v, f).some((seat) => kindsOf(now).some((kind) => isPossible(lotOf(kind, v, f, seat), v, f, seat)));
}
function isPossible({ kind, lists, count }: Lot, v: Types['view'], f: Frame, seat: Seat): boolean {
  for (let i = 0; i < count; i++) if (!kind.judge?.(v, f, kind.make(f, seat, lists, i))) return true;
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

/** Sentences that the rules carry out between two questions, at most: no game of ours needs a hundredth of it. */
const MOST_STEPS = 100_000;
/** A rule that goes on and on and asks nobody: a mistake in the rules, which would otherwise stop everything around it. */
export class EndlessRule extends Error {
  constructor(ref: string, { rule, at }: Frame) {
    super(`Rule ${ref} goes on without asking anybody: "${rule}" at "${at}", after ${MOST_STEPS} sentences.`);
  }
}

/** Carries out everything that the rules do by themselves, up to the next question. */
export function advance<T extends Types>(book: Book<T>, s: T['state'], out?: Out<T>): void {
  const { stack } = s;
  for (let steps = 0; stack.length > 0; steps++) {
    const f = stack[stack.length - 1]!;
    if (steps > MOST_STEPS) throw new EndlessRule(ruleOf(book, f).ref, f);
    if (f.at === END) {
      stack.pop();
      continue;
    }
    const now = sentenceOf(book, f);
    if (!now) throw new Error(`rule ${f.rule} has no sentence ${f.at}`);
    if (now.until?.(s, f)) f.at = now.next;
    else if (now.by === 'rules') {
      if (!now.until) f.at = now.next;
      now.run(s, f, out as Out<Types>);
      if (now.each) workOff(now.each, f);
    } else if (isAsked(now, s, f)) {
      if (now.by === 'players' && now.asked) now.asked(s, f, out as Out<Types>);
      return;
    } else goOn(now, s, f, out as Out<Types>);
  }
}
/** Nobody is asked. A loop goes on only if that changes something. */
function goOn(now: AnySentence, s: Types['state'], f: Frame, out: Out<Types>): void {
  const otherwise = now.by === 'players' ? now.otherwise : undefined;
  if (!now.each && !(now.until && otherwise)) f.at = now.next;
  otherwise?.(s, f, out);
  if (now.each) workOff(now.each, f);
}
/** The first item of a list is done. */
function workOff(each: string, f: Frame): void {
  const left = f as unknown as Record<string, readonly unknown[]>;
  left[each] = left[each]!.slice(1);
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

/** What is going on, in the words of the sentence, of its rule, or of the rule that called it. */
function nowOf<T extends Types>(book: Book<T>, stack: readonly Frame[]): Now {
  const at = stack[stack.length - 1];
  let now: Now | undefined = at ? sentenceOf(book, at)?.now : 'the game is over';
  for (let i = stack.length - 1; i >= 0 && !now; i--) now = ruleOf(book, stack[i]!).now;
  return now ?? 'something else comes first';
}

/** The sentences that take a type of move. */
const takersOf = <T extends Types>(book: Book<T>, type: string): Taker[] =>
  Object.entries(rulesOf(book)).flatMap(([rule, { now, sentences }]) =>
    Object.entries(sentences).flatMap(([at, one]) =>
      one.by === 'players' && one.moves[type] ? [{ rule, at, now: one.now ?? now }] : [],
    ),
  );

/** The refusal with its sentence. */
export function spoken(no: Reason | undefined): Refusal | undefined {
  if (!no) return undefined;
  return typeof no.text === 'string' ? (no as Refusal) : { ...no, text: no.text() };
}

const isMove = <T extends Types>(input: Input<T>): input is T['move'] =>
  input.type !== 'dice' && input.type !== 'bell' && input.type !== 'pass';

/** The refusal that this input would get, or nothing. Works on a view: the browser knows without asking. */
export const refusal = <T extends Types>(book: Book<T>, v: T['view'], input: Input<T>): Refusal | undefined =>
  spoken(reason(book, v, input));

/** Why no sentence takes this move now: what the sentence of the moment says, what the move itself misses, or the moment. */
function wrongMoment<T extends Types>(book: Book<T>, v: T['view'], move: T['move']): Reason | undefined {
  const now = nowOf(book, v.stack);
  if (typeof now !== 'string') return now;
  const f = v.stack[v.stack.length - 1];
  return (f && movesIn(book)[move.type]?.elsewhere?.(v, f, move)) ?? book.notNow?.(now, move, v, takersOf(book, move.type));
}

/** Others are asked, if the game says so before anything else. */
function waits<T extends Types>(book: Book<T>, now: AnySentence, v: T['view'], f: Frame, input: Input<T>): Reason | undefined {
  if (!book.waiting || !('seat' in input)) return undefined;
  const seats = now.by === 'players' ? now.who(v, f) : [];
  return seats.includes(input.seat) ? undefined : book.waiting(v, seats);
}

/** In this order: another moment, another player, then the move's own reasons. */
function reason<T extends Types>(book: Book<T>, v: T['view'], input: Input<T>): Reason | undefined {
  const f = v.stack[v.stack.length - 1];
  const now = f && sentenceOf(book, f)!;
  if (input.type === 'pass' && book.noPass) return book.noPass;
  if (!now && book.over) return book.over;
  const move = now?.by === 'players' ? (now.moves[input.type] as AnyMove | undefined) : undefined;
  const early = now && waits(book, now, v, f!, input);
  if (early) return early;
  if (isMove(input)) {
    const astray = move ? book.notYours?.(v, f!, input) : wrongMoment(book, v, input);
    if (astray) return astray;
  }
  if (!now) return OVER;
  const no = misfit(now, v, f!, input);
  if (no) return (book.notYours && move?.refuse(v, f!, input as T['move'])) ?? no(ruleOf(book, f!).ref);
  return now.by === 'dice'
    ? refuseDice(ruleOf(book, f!).ref, now, v, f!, input as Dice)
    : move?.refuse(v, f!, input as T['move']);
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
    if (!now.until) f.at = now.next;
    now.fell(s, f, (input as Dice).faces, told);
  } else if (now.by === 'players') {
    const move = now.moves[input.type] as AnyMove | undefined;
    if (!now.again || (move ? move.ends : !now.each)) f.at = now.next;
    if (input.type === 'bell') now.clock!.rang(s, f, told);
    else move?.perform(s, f, input as T['move'], told);
  }
  if (now.each) workOff(now.each, f);
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
