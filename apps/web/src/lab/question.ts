import {
  type Dial,
  type Fault,
  type Game,
  isFaults,
  type Json,
  type Options,
  type OptionSpec,
  usualLevel,
} from '@nightfall/kernel';
import { readPlan } from '@nightfall/lab';
import { laidOut } from './experiment.ts';
import type { Experiment } from './run.ts';

/** What is asked on the page: one thing that changes, and its two values. */
export type Question = {
  readonly subject: string;
  readonly values: readonly [Json, Json];
  /** The other options of the table, the same both ways; what is left out is as usual. */
  readonly rest: Options;
  readonly players: number;
  readonly level: string;
  readonly games: number;
};
/** Something that can be changed: an option of the table, or a number of the book. */
export type Subject = {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly dial?: Dial;
  /** Left out: any number between `min` and `max`. */
  readonly choices?: readonly { readonly value: Json; readonly name: string }[];
  readonly min: number;
  readonly max: number;
  readonly usual: readonly [Json, Json];
};
/** By the book: no house rule at all. */
export const BY_THE_BOOK = null;

const YES_NO = [
  { value: false, name: 'No' },
  { value: true, name: 'Yes' },
] as const;

function optionSubject(spec: OptionSpec): readonly Subject[] {
  const common = { id: spec.id, name: spec.name, text: spec.text, min: 0, max: 0 };
  switch (spec.kind) {
    case 'choice': {
      const other = spec.choices.find(({ value }) => value !== spec.default);
      return [{ ...common, choices: spec.choices, usual: [spec.default, other?.value ?? spec.default] }];
    }
    case 'switch':
      return [{ ...common, choices: YES_NO, usual: [spec.default, !spec.default] }];
    case 'number':
      return [{ ...common, min: spec.min, max: spec.max, usual: [spec.default, Math.min(spec.max, spec.default + 1)] }];
    default:
      return [];
  }
}
const dialSubject = (dial: Dial): Subject => ({
  id: dial.id,
  name: dial.name,
  text: `A number of the book, from ${dial.min} to ${dial.max}. An empty field plays by the book.`,
  dial,
  min: dial.min,
  max: dial.max,
  usual: [BY_THE_BOOK, dial.trial],
});
/** Numbers of the book come first: they are what a lab is for. */
export const subjectsOf = ({ dials = [], options }: Pick<Game, 'dials' | 'options'>): readonly Subject[] => [
  ...dials.map(dialSubject),
  ...options.flatMap(optionSubject),
];

export function firstQuestion(game: Game): Question {
  const [subject] = subjectsOf(game);
  return {
    subject: subject!.id,
    values: subject!.usual,
    rest: {},
    players: game.firstGame?.players ?? game.players.min,
    level: usualLevel(game) ?? Object.keys(game.bots)[0]!,
    games: 200,
  };
}

/** What the book says at this table; undefined where there is no such number, or no such table. */
export function bookAt(game: Game, { dial }: Subject, { players, rest }: Question): number | undefined {
  const table = dial && game.setup({ players, options: rest });
  return !table || isFaults(table) ? undefined : dial.now(table);
}
/** "by the book: 3" */
export const bookInWords = (n: number | undefined): string => ['by the book', n ?? []].flat().join(': ');

const nameOf = (subject: Subject, value: Json, book: number | undefined): string => {
  if (value === BY_THE_BOOK) return bookInWords(book);
  const said = subject.choices?.find((one) => one.value === value)?.name ?? String(value);
  return `${subject.name}: ${said}`;
};

/** The question as an experiment file says it. */
export function planOf(game: Game, question: Question): object {
  const { subject: id, values, rest, players, level, games } = question;
  const subject = subjectsOf(game).find((one) => one.id === id)!;
  const book = bookAt(game, subject, question);
  const setting = (value: Json) =>
    subject.dial ? { house: value === BY_THE_BOOK ? {} : { [id]: value } } : { options: { [id]: value } };
  return {
    ...{ title: subject.name, game: game.id, players, bots: level, games, options: rest },
    variants: values.map((value) => ({ name: nameOf(subject, value, book), ...setting(value) })),
  };
}
/** The question as an experiment of the lab; or what is wrong with it. */
export function experimentOf(game: Game, question: Question): Experiment | readonly Fault[] {
  const faults = [...gamesFaults(question), ...sameFaults(question)];
  return faults.length > 0 ? faults : laidOut(game, readPlan(planOf(game, question)));
}
/** Fewer games say nothing. */
export const GAMES = { min: 25, max: 10_000 } as const;
export const RANGE = `from ${GAMES.min} to ${GAMES.max.toLocaleString('en')}`;
const gamesFaults = ({ games }: Question): readonly Fault[] =>
  Number.isInteger(games) && games >= GAMES.min && games <= GAMES.max
    ? []
    : [{ where: 'games', code: 'GAMES', text: `Games each: a whole number ${RANGE}.` }];

/** Two variants that are the same have nothing to say. */
function sameFaults({ values: [before, after] }: Question): readonly Fault[] {
  if (before !== after) return [];
  const text =
    after === BY_THE_BOOK ? 'Give the second variant a number.' : 'Before and after are the same: choose another value.';
  return [{ where: 'values', code: 'SAME', text }];
}
