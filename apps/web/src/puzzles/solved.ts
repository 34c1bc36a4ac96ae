/** The puzzles solved in this browser: their ids by game. */
export type Solved = { readonly [game: string]: readonly string[] };

export const isSolved = (solved: Solved, game: string, id: string): boolean => solved[game]?.includes(id) ?? false;
export const withSolved = (solved: Solved, game: string, id: string): Solved => mergedSolved(solved, { [game]: [id] });
export const mergedSolved = (own: Solved, other: Solved): Solved =>
  Object.fromEntries(
    [...new Set([...Object.keys(own), ...Object.keys(other)])].map((game) => [
      game,
      [...new Set([...(own[game] ?? []), ...(other[game] ?? [])])],
    ]),
  );

const idsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
/** What is kept in the browser; what is damaged in it is left out. */
export function readSolved(text: string | null): Solved {
  try {
    const data: unknown = JSON.parse(text ?? '{}');
    return typeof data === 'object' && data !== null
      ? Object.fromEntries(Object.entries(data).map(([game, ids]) => [game, idsIn(ids)]))
      : {};
  } catch {
    return {};
  }
}

const PLACE = 'nightfall.puzzles';
export const openSolved = (): Solved => readSolved(localStorage.getItem(PLACE));
export function changeSolved(change: (solved: Solved) => Solved): void {
  localStorage.setItem(PLACE, JSON.stringify(change(openSolved())));
}
