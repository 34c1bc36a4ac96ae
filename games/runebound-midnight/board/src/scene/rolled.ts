import type { RuneEvent } from '@nightfall/runebound-midnight';

/** Two dice that decide something: what they show, what is added, what is needed, and what came of it. */
export type Rolled = {
  readonly dice: readonly number[];
  readonly total: number;
  readonly need: number;
  readonly success: boolean;
  /** What came of it, in a word or two. */
  readonly result: string;
};
type Of<T extends RuneEvent['type']> = Extract<RuneEvent, { type: T }>;
type Words = readonly [good: string, bad: string];
const BLOW = { attack: ['A hit', 'A miss'], defence: ['The defence holds', 'The defence fails'] } as const;
function wordsOf(event: RuneEvent): Words | undefined {
  switch (event.type) {
    case 'blowRolled':
      return event.isAttack ? BLOW.attack : BLOW.defence;
    case 'escapeRolled':
      return ['Away', 'No way out'];
    case 'beforeTested':
      return ['Passed', 'Failed'];
    case 'infiltrationRolled':
      return ['In', 'Caught'];
    case 'threatTested':
      return ['The threat rises', 'It fails'];
    default:
      return undefined;
  }
}
type Throw = Of<'blowRolled' | 'escapeRolled' | 'beforeTested' | 'infiltrationRolled' | 'threatTested'>;

/** The throw that an event tells; undefined where it tells none. */
export function rolledIn(event: RuneEvent | undefined): Rolled | undefined {
  const words = event && wordsOf(event);
  if (!words) return undefined;
  const { dice, total, need, success } = event as Throw;
  return { dice, total, need, success, result: success ? words[0] : words[1] };
}

/** One or two more, or one or two less, and it would have gone the other way. */
const CLOSE = 2;
export const isClose = ({ total, need }: Rolled): boolean => total - need < CLOSE && need - total <= CLOSE;
/** How long the dice roll at the usual speed, and how long they lie there, in milliseconds. */
export const rollTime = (rolled: Rolled): number => (isClose(rolled) ? 800 : 500);
const READ = 900;
export const throwTime = (rolled: Rolled): number => rollTime(rolled) + READ;
