import { isRefusal, type Notation, type Refusal, type Seat } from '@nightfall/kernel';
import { unknown, unreadable } from '../rules/refusals.ts';
import { readMove, type Siege, type SiegeMove } from '../moves.ts';

/** A move in its log form (SN-13). The faces of a roll stand in a line of their own. */
export function printMove(move: SiegeMove): string {
  switch (move.type) {
    case 'troop':
      return `troop ${move.die} ${move.cells.join(' ')}`;
    case 'spell':
      return `spell ${move.die} ${move.spell} ${move.cells.join(' ')}`;
    case 'passDie':
      return `pass ${move.die}`;
    case 'volley':
    case 'hero':
    case 'last':
      return `${move.type} ${move.cells.join(' ')}`;
    case 'mark':
      return `mark ${move.cell}`;
    case 'hour':
      return `hour ${move.hour}`;
    default:
      return move.type;
  }
}

/** What each action takes after its word, as data for `readMove`; undefined when the words cannot be that. */
const READERS: Record<string, (words: readonly string[]) => object | undefined> = {
  roll: (words) => (words.length === 0 ? { type: 'roll' } : undefined),
  volley: (words) => ({ type: 'volley', cells: words }),
  hold: (words) => (words.length === 0 ? { type: 'hold' } : undefined),
  troop: ([name, ...squares]) => ({ type: 'troop', die: name, cells: squares }),
  spell: ([name, spell, ...squares]) => ({ type: 'spell', die: name, spell, cells: squares }),
  pass: (words) => (words.length === 1 ? { type: 'passDie', die: words[0] } : undefined),
  hero: (words) => ({ type: 'hero', cells: words }),
  mark: (words) => (words.length === 1 ? { type: 'mark', cell: words[0] } : undefined),
  decline: (words) => (words.length === 0 ? { type: 'decline' } : undefined),
  end: (words) => (words.length === 0 ? { type: 'end' } : undefined),
  hour: (words) => (words.length === 1 && /^-?\d{1,15}$/.test(words[0]!) ? { type: 'hour', hour: Number(words[0]) } : undefined),
  last: (words) => ({ type: 'last', cells: words }),
  stand: (words) => (words.length === 0 ? { type: 'stand' } : undefined),
};

/** Reads a log form: first the action's name, then whether the line can be read (SN-13.15). */
export function readNotation(text: string, seat: Seat): SiegeMove | Refusal {
  const [action = '', ...words] = text.split(' ');
  if (!Object.hasOwn(READERS, action)) return unknown(action);
  const data = READERS[action]!(words);
  const move = data && readMove({ ...data, seat });
  return move && !isRefusal(move) ? move : unreadable(text);
}

export const notation: Notation<Siege> = { print: printMove, read: readNotation };
