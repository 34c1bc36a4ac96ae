import type { DieName, FdMove, State } from '@nightfall/firefighters-on-duty';
import type { Refusal, Seat } from '@nightfall/kernel';
import type { Picked } from './hand.ts';

type Ask = (move: FdMove) => Refusal | undefined;

/** Why a touch did nothing: the deed that was most likely meant is asked for, and the rules say what is missing. */
export function whyNot(mark: string, view: State, seat: Seat, picked: Picked, ask: Ask): Refusal | undefined {
  const attempt = attemptAt(mark, view, seat, picked);
  return attempt && ask(attempt);
}

function attemptAt(mark: string, view: State, seat: Seat, { die, piece }: Picked): FdMove | undefined {
  const [space = '', thing] = mark.split('-');
  const by: DieName = die ?? 'A';
  if (piece?.endsWith('-ff'))
    return { type: 'moveFirefighter', seat, die: by, from: piece.split('-')[0]!, to: space, hose: false, axe: false };
  if (piece?.endsWith('-civ') || piece?.endsWith('-inj'))
    return {
      type: 'movePerson',
      seat,
      die: by,
      kind: piece.endsWith('civ') ? 'civ' : 'inj',
      from: piece.split('-')[0]!,
      to: space,
    };
  if (thing === 'debris') return { type: 'quickAxe', seat, die: dieFor(view, seat, 'gear', by), space };
  if (thing === 'power') return { type: 'quickShutoff', seat, space };
  if (thing === 'fire') return { type: 'quickExtinguish', seat, die: dieFor(view, seat, 'water', by), space, water: 1 };
  if (thing === 'civ' || thing === 'inj') return { type: 'load', seat, vehicle: 'CARRIER', kind: thing, from: space };
  return undefined;
}
/** The die that shows the symbol, so that the refusal speaks of what is really missing. */
const dieFor = (view: State, seat: Seat, sym: string, otherwise: DieName): DieName => {
  const { dice } = view.crews[seat]!;
  if (dice[0] === sym) return 'A';
  return dice[1] === sym ? 'B' : otherwise;
};
