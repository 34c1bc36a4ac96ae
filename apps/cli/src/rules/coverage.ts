import { carriedIn, citedIn } from './citations.ts';
import { type Clause, repeated } from './clauses.ts';
import type { Source } from './sources.ts';

/** Where a clause is found: files whose code carries its number, files that only mention it in a comment, files with tests. */
export type Row = {
  readonly clause: Clause;
  readonly code: readonly string[];
  readonly mentioned: readonly string[];
  readonly tests: readonly string[];
};
type Missing = { readonly clause: string; readonly lacks: readonly ('code' | 'test')[] };
export type Coverage = {
  readonly rows: readonly Row[];
  readonly missing: readonly Missing[];
  /** Numbers that are cited but are not in the rulebook, with the file that cites them. */
  readonly unknown: readonly { readonly clause: string; readonly file: string }[];
  readonly repeated: readonly string[];
};

export function cover(prefix: string, clauses: readonly Clause[], sources: readonly Source[]): Coverage {
  const cited = sources.map(({ path, kind, text }) => ({
    path,
    kind,
    ids: citedIn(text, prefix),
    carried: carriedIn(text, prefix),
  }));
  const known = new Set(clauses.map(({ id }) => id));
  const citing = (id: string, kind: Source['kind']) => cited.filter((file) => file.kind === kind && file.ids.has(id));
  const rows = clauses.map((clause) => rowOf(clause, citing(clause.id, 'code'), citing(clause.id, 'test')));
  return {
    rows,
    missing: rows.flatMap(missingOf),
    unknown: cited.flatMap(({ path, ids }) => [...ids].filter((id) => !known.has(id)).map((clause) => ({ clause, file: path }))),
    repeated: repeated(clauses),
  };
}

type Citing = { readonly path: string; readonly carried: ReadonlySet<string> };
function rowOf(clause: Clause, code: readonly Citing[], tests: readonly Citing[]): Row {
  const paths = (files: readonly Citing[]) => files.map(({ path }) => path);
  const isCarried = ({ carried }: Citing) => carried.has(clause.id);
  const mentioned = code.filter((file) => !isCarried(file));
  return { clause, code: paths(code.filter(isCarried)), mentioned: paths(mentioned), tests: paths(tests) };
}
const hasCode = ({ code, mentioned }: Row): boolean => code.length + mentioned.length > 0;

function missingOf(row: Row): Missing[] {
  const { clause, tests } = row;
  if (clause.exempt !== undefined || (hasCode(row) && tests.length > 0)) return [];
  return [
    { clause: clause.id, lacks: [...(hasCode(row) ? [] : ['code' as const]), ...(tests.length > 0 ? [] : ['test' as const])] },
  ];
}

/** The figures: how many clauses there are, need no code, have code, are only mentioned there, have a test; and which lack something. */
export function figures({ rows, missing, unknown, repeated: twice }: Coverage) {
  const needed = rows.filter(({ clause }) => clause.exempt === undefined);
  return {
    clauses: rows.length,
    exempt: rows.length - needed.length,
    withCode: needed.filter(hasCode).length,
    mentionedOnly: needed.filter((row) => hasCode(row) && row.code.length === 0).length,
    withTest: needed.filter(({ tests }) => tests.length > 0).length,
    missing,
    unknown,
    repeated: twice,
  };
}
export const isWhole = ({ missing, unknown, repeated: twice }: Coverage): boolean =>
  missing.length + unknown.length + twice.length === 0;
