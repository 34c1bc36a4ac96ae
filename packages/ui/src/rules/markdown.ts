/** A small Markdown: headings, lists, tables, code, quotes, emphasis, links. Clauses get their number as an anchor. */

export type Inline =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'strong' | 'em'; readonly children: readonly Inline[] }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'link'; readonly href: string; readonly children: readonly Inline[] }
  /** The number of another clause. */
  | { readonly type: 'ref'; readonly clause: string };

export type Item = {
  readonly clause: string | undefined;
  readonly children: readonly Inline[];
  readonly nested: readonly Block[];
};
export type Block =
  | { readonly type: 'heading'; readonly level: number; readonly id: string; readonly children: readonly Inline[] }
  | { readonly type: 'paragraph'; readonly clause: string | undefined; readonly children: readonly Inline[] }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly Item[] }
  | { readonly type: 'table'; readonly head: readonly (readonly Inline[])[]; readonly rows: readonly TableRow[] }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'quote'; readonly children: readonly Block[] }
  | { readonly type: 'line' };
type TableRow = { readonly clause: string | undefined; readonly cells: readonly (readonly Inline[])[] };

const INLINE =
  /`([^`]+)`|\*\*(.+?)\*\*|(?<![\w*])\*([^*\s][^*]*?)\*(?![\w*])|(?<=[A-Za-z])\*([a-z]+)\*(?!\*)|(?<!\w)_([^_\s][^_]*?)_(?!\w)|\[([^\]]+)\]\(([^)\s]+)\)|\b([A-Z]{2}-[A-Z]?\d+(?:\.\d+)*[a-z]?)\b/g;

export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  let from = 0;
  for (const m of text.matchAll(INLINE)) {
    if (m.index > from) found.push({ type: 'text', text: text.slice(from, m.index) });
    from = m.index + m[0].length;
    found.push(piece(m));
  }
  if (from < text.length) found.push({ type: 'text', text: text.slice(from) });
  return found;
}

function piece([, code, strong, star, inner, under, label, href, clause]: RegExpMatchArray): Inline {
  if (code !== undefined) return { type: 'code', text: code };
  if (strong !== undefined) return { type: 'strong', children: inline(strong) };
  if (label !== undefined) return { type: 'link', href: href!, children: inline(label) };
  if (clause !== undefined) return { type: 'ref', clause };
  return { type: 'em', children: inline(star ?? inner ?? under!) };
}

export function plain(children: readonly Inline[]): string {
  return children
    .map((one) => (one.type === 'text' || one.type === 'code' ? one.text : one.type === 'ref' ? one.clause : plain(one.children)))
    .join('');
}

const CLAUSE = /^\*\*([A-Z]{2}-[A-Z]?\d+(?:\.\d+)*[a-z]?)\.?\*\*[.:]?\s*/;
/** Takes the clause number off the start of a text. */
function clauseOf(text: string): { clause: string | undefined; rest: string } {
  const m = CLAUSE.exec(text);
  return m ? { clause: m[1], rest: text.slice(m[0].length) } : { clause: undefined, rest: text };
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const LIST = /^(\s*)([-*]|\d+[.)])\s+(.*)$/;
const isTableLine = (line: string | undefined) => line !== undefined && line.trimStart().startsWith('|');
const cellsOf = (line: string) =>
  line
    .trim()
    .replaceAll(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/** Reads line by line; each reader takes its own lines and returns where it stopped. */
export function markdown(source: string): Block[] {
  return blocks(source.replaceAll('\r\n', '\n').split('\n'));
}

function blocks(lines: readonly string[]): Block[] {
  const found: Block[] = [];
  for (let i = 0; i < lines.length;) {
    const line = lines[i]!;
    if (line.trim() === '') i++;
    else {
      const [block, next] = blockAt(lines, i);
      found.push(block);
      i = next;
    }
  }
  return found;
}

type Read = readonly [Block, number];
function blockAt(lines: readonly string[], i: number): Read {
  const line = lines[i]!;
  const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line);
  if (heading) return [headingOf(heading[1]!.length, heading[2]!), i + 1];
  if (line.trimStart().startsWith('```')) return codeAt(lines, i);
  if (/^\s*([-*_])(\s*\1){2,}\s*$/.test(line)) return [{ type: 'line' }, i + 1];
  if (line.startsWith('>')) return quoteAt(lines, i);
  if (isTableLine(line) && /^[\s|:-]+$/.test(lines[i + 1] ?? '')) return tableAt(lines, i);
  return LIST.test(line) ? listAt(lines, i) : paragraphAt(lines, i);
}

function headingOf(level: number, text: string): Block {
  const children = inline(text);
  const number = /^(?:[A-Z]{2}-)?[A-Z]?\d+(?:\.\d+)*/.exec(text)?.[0];
  return { type: 'heading', level, id: number ? `section-${number.replace(/^[A-Z]{2}-/, '')}` : slug(plain(children)), children };
}

function codeAt(lines: readonly string[], start: number): Read {
  let end = start + 1;
  while (end < lines.length && !lines[end]!.trimStart().startsWith('```')) end++;
  return [{ type: 'code', text: lines.slice(start + 1, end).join('\n') }, end + 1];
}

function quoteAt(lines: readonly string[], start: number): Read {
  let end = start;
  while (lines[end]?.startsWith('>')) end++;
  return [{ type: 'quote', children: blocks(lines.slice(start, end).map((one) => one.replace(/^>\s?/, ''))) }, end];
}

function tableAt(lines: readonly string[], start: number): Read {
  let end = start + 2;
  while (isTableLine(lines[end])) end++;
  const rows = lines.slice(start + 2, end).map((line) => {
    const [first = '', ...others] = cellsOf(line);
    const { clause, rest } = clauseOf(first);
    return { clause, cells: [inline(rest), ...others.map(inline)] };
  });
  return [{ type: 'table', head: cellsOf(lines[start]!).map(inline), rows }, end];
}

const startsBlock = (line: string) => /^(#{1,6}\s|>|```)/.test(line) || LIST.test(line) || isTableLine(line);

function paragraphAt(lines: readonly string[], start: number): Read {
  let end = start + 1;
  while (end < lines.length && lines[end]!.trim() !== '' && !startsBlock(lines[end]!)) end++;
  const { clause, rest } = clauseOf(
    lines
      .slice(start, end)
      .map((one) => one.trim())
      .join(' '),
  );
  return [{ type: 'paragraph', clause, children: inline(rest) }, end];
}

const indentOf = (line: string) => line.length - line.trimStart().length;

function listAt(lines: readonly string[], start: number): Read {
  const [, space, mark] = LIST.exec(lines[start]!)!;
  const indent = space!.length;
  const items: Item[] = [];
  let i = start;
  for (let m = LIST.exec(lines[i]!); m && m[1]!.length === indent; m = LIST.exec(lines[i] ?? '')) {
    const end = itemEnd(lines, i + 1, indent);
    items.push(itemOf(m[3]!, lines.slice(i + 1, end)));
    i = end;
    while (lines[i]?.trim() === '' && LIST.exec(lines[i + 1] ?? '')?.[1]?.length === indent) i++;
  }
  return [{ type: 'list', ordered: /\d/.test(mark!), items }, i];
}

/** An item continues while lines are indented, or follow without a gap and start nothing new. */
function itemEnd(lines: readonly string[], from: number, indent: number): number {
  let end = from;
  while (end < lines.length) {
    const line = lines[end]!;
    const blank = line.trim() === '';
    if (blank && !(lines[end + 1]?.trim() && indentOf(lines[end + 1]!) > indent)) break;
    if (!blank && indentOf(line) <= indent && startsBlock(line)) break;
    end++;
  }
  return end;
}

function itemOf(first: string, more: readonly string[]): Item {
  const rest = more.map((line) => line.trim());
  let own = 0;
  while (own < more.length && rest[own] !== '' && !startsBlock(rest[own]!)) own++;
  const taken = clauseOf([first, ...rest.slice(0, own)].join(' '));
  const cut = Math.min(
    ...more
      .slice(own)
      .filter((line) => line.trim())
      .map(indentOf),
    99,
  );
  return { clause: taken.clause, children: inline(taken.rest), nested: blocks(more.slice(own).map((line) => line.slice(cut))) };
}
