import type { LogLine } from '../session.ts';

/** A turn of the log: its heading, and what happened in it. */
export type LogGroup = { readonly key: string; readonly heading: LogLine | undefined; readonly lines: readonly KeyedLine[] };
export type KeyedLine = LogLine & { readonly key: string };

/** The lines by turn. The same line has the same key for good: its input, and its place among the lines of that input. */
export function groupsOf(lines: readonly LogLine[]): LogGroup[] {
  const groups: { key: string; heading: LogLine | undefined; lines: KeyedLine[] }[] = [];
  let place = 0;
  lines.forEach((line, i) => {
    place = lines[i - 1]?.seq === line.seq ? place + 1 : 0;
    const key = `${line.seq}.${place}`;
    if (line.heading === 1) groups.push({ key, heading: line, lines: [] });
    else if (groups.length === 0) groups.push({ key: 'first', heading: undefined, lines: [{ ...line, key }] });
    else groups.at(-1)!.lines.push({ ...line, key });
  });
  return groups;
}

/** About the last `count` lines: all of an input's lines, or none. */
export function lastOf(lines: readonly LogLine[], count: number): readonly LogLine[] {
  let from = Math.max(0, lines.length - count);
  while (from > 0 && lines[from - 1]!.seq === lines[from]!.seq) from -= 1;
  return lines.slice(from);
}
