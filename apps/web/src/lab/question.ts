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
import { cellsOf, readPlan } from '@nightfall/lab';
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
  text: `A number of the book, from ${dial.min} to ${dial.max}: ${dial.words.replace('{n}', '…')}. Leave a field empty to play by the book.`,
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

const nameOf = (subject: Subject, value: Json): string => {
  if (value === BY_THE_BOOK) return 'by the book';
  const said = subject.choices?.find((one) => one.value === value)?.name ?? String(value);
  return `${subject.name}: ${said}`;
};

/** The question as an experiment file says it. */
export function planOf(game: Game, { subject: id, values, rest, players, level, games }: Question): object {
  const subject = subjectsOf(game).find((one) => one.id === id)!;
  const setting = (value: Json) =>
    subject.dial ? { house: value === BY_THE_BOOK ? {} : { [id]: value } } : { options: { [id]: value } };
  return {
    ...{ title: subject.name, game: game.id, players, bots: level, games, options: rest },
    variants: values.map((value) => ({ name: nameOf(subject, value), ...setting(value) })),
  };
}
/** The question as an experiment of the lab; or what is wrong with it. */
export function experimentOf(game: Game, question: Question): Experiment | readonly Fault[] {
  const plan = readPlan(planOf(game, question));
  if (isFaults(plan)) return plan;
  const laid = cellsOf(game, plan);
  return isFaults(laid) ? laid : { game, plan, cells: laid.cells };
}
