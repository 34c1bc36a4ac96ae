import { cityOf, type FdMove, type State } from '@nightfall/firefighters-on-duty';

type Lead = Extract<FdMove, { type: 'movePerson' }>;

/** FD-12.17 Everybody who can be led out of a building now, each to the road nearest to safety. */
export function leadDeeds(view: State, moves: readonly FdMove[]): readonly FdMove[] {
  const { isArea, indexOf, walking, evac, hospital } = cityOf(view);
  const far = ({ kind, to }: Lead): number => walking[indexOf[to]!]![kind === 'civ' ? evac : hospital]!;
  const best = new Map<string, Lead>();
  for (const move of moves) {
    if (move.type !== 'movePerson' || !isArea[indexOf[move.from]!] || isArea[indexOf[move.to]!]) continue;
    const key = `${move.from} ${move.kind}`;
    const known = best.get(key);
    if (!known || far(move) < far(known)) best.set(key, move);
  }
  return [...best.values()];
}
