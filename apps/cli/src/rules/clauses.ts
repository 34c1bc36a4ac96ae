/** A numbered clause of a rulebook. `exempt` is why it needs no code. */
export type Clause = { readonly id: string; readonly text: string; readonly exempt: string | undefined };

const START = /^(?:- |\| *)\*\*([A-Z]{2}-\d+\.\d+)\*\*(.*)$/;
const EXEMPT = /\*\(no code: ([^)]+)\)\*/;

/** The clauses of a rulebook: list entries `- **SN-5.4** …` and rows `| **SN-13.1** | …`, with the lines that go on below. */
export function clausesIn(rulebook: string): Clause[] {
  const found: { id: string; text: string }[] = [];
  let open = false;
  for (const line of rulebook.split(/\r?\n/)) {
    const [, id, text] = START.exec(line) ?? [];
    if (id !== undefined) found.push({ id, text: text!.trim() });
    else if (open && /^\s+\S/.test(line)) found.at(-1)!.text += ` ${line.trim()}`;
    open = id !== undefined || (open && line.startsWith(' '));
  }
  return found.map(({ id, text }) => ({ id, text, exempt: EXEMPT.exec(text)?.[1] }));
}

/** A number that is given twice names two rules: nobody knows which one is meant. */
export function repeated(clauses: readonly Clause[]): string[] {
  const seen = new Set<string>();
  return clauses.flatMap(({ id }) => (seen.has(id) ? [id] : (seen.add(id), [])));
}
