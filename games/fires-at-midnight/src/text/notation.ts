import type { Notation, Refusal, Seat } from '@nightfall/kernel';
import { readMove, type FireMove, type Fires } from '../moves.ts';
import { squareName, squareNamed } from '../space/grid.ts';
import type { Point } from '../state.ts';

const printPoint = ([x, y]: Point) => `${x},${y}`;

/** What stands after the name of the firefighter. */
function argumentsOf(m: FireMove): string[] {
  switch (m.type) {
    case 'move':
    case 'leave':
    case 'enter':
      return m.path.map(printPoint);
    case 'place':
    case 'putDown':
      return [printPoint(m.at)];
    case 'run':
      return [printPoint(m.to)];
    case 'walkRound':
      return [printPoint(m.exit)];
    case 'water':
      return [squareName(m.sq)];
    case 'pickUp':
    case 'chop':
    case 'openDoor':
      return [m.target];
    case 'handOver':
      return [m.to];
    default:
      return [];
  }
}

const readPoint = (text: string | undefined): number[] => (text ?? '').split(',').map(Number);

function readArguments(type: string, rest: readonly string[]): object {
  switch (type) {
    case 'move':
    case 'leave':
    case 'enter':
      return { path: rest.map(readPoint) };
    case 'place':
    case 'putDown':
      return { at: readPoint(rest[0]) };
    case 'run':
      return { to: readPoint(rest[0]) };
    case 'walkRound':
      return { exit: readPoint(rest[0]) };
    case 'water':
      return { sq: squareNamed(rest[0] ?? '') ?? -1 };
    case 'pickUp':
    case 'chop':
    case 'openDoor':
      return { target: rest[0] };
    case 'handOver':
      return { to: rest[0] };
    default:
      return {};
  }
}

const TAKES_MANY = ['move', 'leave', 'enter'];
const tooManyWords = (text: string): Refusal => ({
  rule: 'FM-18.1',
  code: 'FORMAT',
  text: `This has too many words: ${text.slice(0, 80)}.`,
});

/** `move F1 6000,6000 8828,8828`, `water F1 W3,B2`, `pickUp F1 V1`, `end F1`. */
export const notation: Notation<Fires> = {
  print: (m) => [m.type, m.f, ...argumentsOf(m)].join(' '),
  read: (text: string, seat: Seat): FireMove | Refusal => {
    const [type = '', f, ...rest] = text.trim().split(/\s+/);
    if (!TAKES_MANY.includes(type) && rest.length > 1) return tooManyWords(text);
    return readMove({ type, seat, f, ...readArguments(type, rest) });
  },
};
