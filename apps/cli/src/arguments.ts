import { misused, type Trouble } from './trouble.ts';

/** One flag: `takes` names its value in the help; without it the flag is a switch. */
export type Flag = { readonly takes?: string; readonly text: string };
export type Flags = { readonly [name: string]: Flag };
export type Arguments = {
  readonly words: readonly string[];
  readonly flags: { readonly [name: string]: string | true | undefined };
};

/** `--name value`, `--name=value`, `--switch`; `--` ends the flags. A flag that is given twice is joined by a comma. */
export function parseArguments(known: Flags, args: readonly string[]): Arguments | Trouble {
  const words: string[] = [];
  const flags: Record<string, string | true | undefined> = {};
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    if (arg === '--') return { words: [...words, ...args.slice(i + 1)], flags };
    const [, name, given] = /^--([a-z-]+)(?:=(.*))?$/s.exec(arg) ?? [];
    if (name === undefined) {
      if (arg.startsWith('-') && arg !== '-') return unknownFlag(arg, known);
      words.push(arg);
      continue;
    }
    const flag = Object.hasOwn(known, name) ? known[name]! : undefined;
    if (!flag) return unknownFlag(`--${name}`, known);
    if (!flag.takes && given !== undefined) return misused(`--${name} takes no value.`);
    const value = flag.takes ? (given ?? args[++i]) : true;
    if (value === undefined) return misused(`--${name} needs a value: ${flag.takes}.`);
    const before = flags[name];
    flags[name] = typeof before === 'string' && value !== true ? `${before},${value}` : value;
  }
  return { words, flags };
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
export function numberOf(args: Arguments, name: string, fallback: number, min: number, max: number): number | Trouble {
  const text = valueOf(args, name);
  if (text === undefined) return fallback;
  const value = Number(text);
  const fits = /^\d+$/.test(text) && value >= min && value <= max;
  return fits ? value : misused(`--${name} is a whole number from ${min} to ${max}, not "${text}".`);
}
