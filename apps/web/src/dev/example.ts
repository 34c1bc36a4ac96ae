import { canonical, printInput, type Game, type Input, type Json, type Match } from '@nightfall/kernel';

type Parts = { readonly [key: string]: Json };

/** Where the last move of a player stands among the inputs: its dice follow it. */
export const lastMove = ({ inputs }: Match): number =>
  Math.max(
    0,
    inputs.findLastIndex((input) => 'seat' in input),
  );

/** The inputs from number `from` on, as a file of one example: the position before them, and what they changed. JSON is YAML, too. */
export function exampleOf(match: Match, from: number): string {
  const { game, inputs, isOver } = match;
  const before = match.seek(from);
  const position = game.position.print(before);
  const steps = inputs.slice(from).map((input) => stepOf(game, input));
  const last = { ...steps.pop(), ...changed(position, game.position.print(match.state)), waiting: { for: match.waiting.for } };
  const clauses = sectionsOf(game, isOver ? before.stack : [...before.stack, ...match.state.stack]);
  return [
    `game: ${game.id}`,
    'examples:',
    `  - id: COPIED-${from + 1}`,
    `    clauses: ${JSON.stringify(clauses)}`,
    `    position: ${JSON.stringify(position)}`,
    '    steps:',
    ...[...steps, last].map(printStep),
    '',
  ].join('\n');
}
const printStep = (step: Parts): string =>
  `      - ${Object.entries(step)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n        ')}`;

function stepOf(game: Game, input: Input): Parts {
  if ('faces' in input) return { dice: [...input.faces] };
  return 'seat' in input ? { play: printInput(game, input) } : { bell: true };
}

/** The parts of the position that are not as they were. */
function changed(before: Json, after: Json): Parts {
  const was = before as Parts;
  const parts = Object.entries(after as Parts).filter(([key, value]) => canonical(value) !== canonical(was[key] ?? null));
  return parts.length > 0 ? { expect: Object.fromEntries(parts) } : {};
}

/** The chapters of the rulebook that the frames stand in. An author names the clauses. */
function sectionsOf({ book, prefix }: Game, stack: readonly { readonly rule: string }[]): readonly string[] {
  const rules = book.rules as { readonly [rule: string]: { readonly ref: string } };
  const found = stack.flatMap(({ rule }) => /^[A-Z]{2}-\d+/.exec(rules[rule]!.ref)?.[0] ?? []);
  return found.length > 0 ? [...new Set(found)] : [`${prefix}-1`];
}
