/** What the suite found: each fault with the check that caught it, and how much was checked. */
export type Finding = { readonly check: Check; readonly text: string };
export type Report = {
  readonly findings: readonly Finding[];
  readonly games: number;
  readonly states: number;
  readonly attempts: number;
  /** One hash per game, of its last state and all its events: equal on every machine. */
  readonly hashes: readonly string[];
};
export type Check =
  | 'listed is accepted'
  | 'accepted is listed'
  | 'a refusal changes nothing'
  | 'a refusal cites a clause'
  | 'view and state agree'
  | 'a copy goes on alike'
  | 'a clone stands alone'
  | 'a view shares nothing'
  | 'secrecy is declared'
  | 'the stack is public'
  | 'views keep secrets'
  | 'events keep secrets'
  | 'questions keep secrets'
  | 'words keep secrets'
  | 'imagined states fit'
  | 'no dead end'
  | 'the game ends'
  | 'replays alike'
  | 'position text is lossless'
  | 'positions are read strictly'
  | 'notation comes back'
  | 'nonsense is refused'
  | 'words for everything'
  | 'invariants hold';

export type Notes = {
  readonly findings: Finding[];
  states: number;
  attempts: number;
  /** The number of moments at which something was hidden from someone. */
  hidden: number;
  readonly clauses: ReadonlySet<string> | undefined;
  /** How often each part of the state was hidden from somebody, and how often a disguise changed it. */
  readonly veils?: Map<string, Veil>;
  /** Which game and which input is looked at, to see a fault again. */
  at?: string;
};
type Veil = { hidden: number; changed: number };

/** Notes a fault; keeps the first few of each check. */
export function note(notes: Notes, check: Check, text: string): void {
  if (notes.findings.filter((f) => f.check === check).length >= 3) return;
  notes.findings.push({ check, text: `${text.slice(0, 600)}${notes.at ? ` (${notes.at})` : ''}` });
}
