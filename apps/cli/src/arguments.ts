import { parseArgs } from 'node:util';
import { misused, type Trouble } from './trouble.ts';

/** One flag: `takes` names its value in the help; without it the flag is a switch. */
type Flag = { readonly takes?: string; readonly text: string };
export type Flags = { readonly [name: string]: Flag };
export type Arguments = {
  readonly words: readonly string[];
  readonly flags: { readonly [name: string]: string | true | undefined };
};

/** `--name value`, `--name=value`, `--switch`; `--` ends the flags. A flag that is given twice is joined by a comma. */
export function parseArguments(known: Flags, args: readonly string[]): Arguments | Trouble {
  const options = mapped(known, ({ takes }) => ({ type: takes ? ('string' as const) : ('boolean' as const), multiple: true }));
  const { values, positionals, tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  for (const token of tokens) {
    const fault = token.kind === 'option' ? faultOf(known, token) : undefined;
    if (fault) return fault;
  }
  return { words: positionals, flags: mapped(values, (given) => joined(given as readonly (string | boolean)[])) };
}
const mapped = <V, R>(from: { readonly [name: string]: V }, to: (value: V) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(from).map(([name, value]) => [name, to(value)]));
const joined = (given: readonly (string | boolean)[]): string | true => (given.includes(true) ? true : given.join(','));

type Option = { readonly name: string; readonly rawName: string; readonly value: string | undefined };
function faultOf(known: Flags, { name, rawName, value }: Option): Trouble | undefined {
  const flag = rawName.startsWith('--') && Object.hasOwn(known, name) ? known[name] : undefined;
  if (!flag) return unknownFlag(rawName, known);
  if (!flag.takes && value !== undefined) return misused(`${rawName} takes no value.`);
  return flag.takes && value === undefined ? misused(`${rawName} needs a value: ${flag.takes}.`) : undefined;
}

function unknownFlag(name: string, known: Flags): Trouble {
  const names = Object.keys(known).map((flag) => `--${flag}`);
  return misused(`unknown option ${name}; ${names.length > 0 ? `there are ${names.join(', ')}` : 'this command takes none'}.`);
}

/** The value of a flag that takes one. */
export const valueOf = ({ flags }: Arguments, name: string): string | undefined => {
  const value = flags[name];
  return value === true ? undefined : value;
};

/** A whole number within bounds. */
export function numberOf<F extends number | undefined>(
  args: Arguments,
  name: string,
  fallback: F,
  min: number,
  max: number,
): number | F | Trouble {
  const text = valueOf(args, name);
  if (text === undefined) return fallback;
  const value = Number(text);
  const fits = /^\d+$/.test(text) && value >= min && value <= max;
  return fits ? value : misused(`--${name} is a whole number from ${min} to ${max}, not "${text}".`);
}
