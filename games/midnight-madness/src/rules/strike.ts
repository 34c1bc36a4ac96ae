import type { Move, Out } from '@nightfall/kernel';
import { current, findToken } from '../queries/board.ts';
import type { ChooseDamage, Madness } from '../moves.ts';
import type { State, StrikeFrame } from '../state.ts';
import { breakTower, strikeWall } from '../verbs/castle.ts';
import { destroy, seen, wound } from '../verbs/tokens.ts';
import { always, choose, rule } from './sentences.ts';
import { badChoice } from './refusals.ts';

/** MM-12.17, MM-20.6: one damage from a structure; nobody scores it. */
function blow(s: State, by: 'wall' | 'tower', id: number, out: Out<Madness>): void {
  const token = findToken(s, id)!;
  const kind = token.kind!;
  wound(token, kind, by, out);
  if (token.hp === 0) destroy(s, token, kind, by, out);
}

/** MM-12.12 Who takes the damage of a wall or tower. */
const chooseDamage: Move<Madness, StrikeFrame, ChooseDamage> = {
  options: (_v, f, seat) => f.group.map((token) => ({ type: 'chooseDamage', seat, token })),
  refuse: (_v, f, { token }) => (f.group.includes(token) ? undefined : badChoice('MM-12.12', 'tokens')),
  perform: (s, f, { seat, token }, out) => {
    out?.({ type: 'choiceMade', seat, choice: 'damage', token, at: seen(findToken(s, token)!), card: null });
    blow(s, f.against, token, out);
    f.at = 'end';
  },
};

/** MM-12.12 Only creatures that differ in kind or hit points are worth a question. */
function differ(s: State, f: StrikeFrame): boolean {
  const first = findToken(s, f.group[0]!)!;
  for (const id of f.group) {
    const other = findToken(s, id)!;
    if (other.kind !== first.kind || other.hp !== first.hp) return true;
  }
  return false;
}

const kindsOf = (s: State, group: readonly number[]) => group.map((id) => findToken(s, id)!.kind!);
function fall(s: State, f: StrikeFrame, out: Out<Madness>): void {
  const { arc, group } = f;
  if (f.against === 'wall') {
    out?.({ type: 'wallStruck', arc, tokens: group, kinds: kindsOf(s, group) });
    strikeWall(s, arc, 'creatures', out); // 12.11
  } else {
    out?.({ type: 'towerStruck', arc, tokens: group, kinds: kindsOf(s, group) });
    breakTower(s, arc, 'creatures', out); // 12.13
  }
}
const tell = (s: State, f: StrikeFrame, out: Out<Madness>): void =>
  out?.({ type: 'choiceAsked', seat: s.current, choice: 'damage', tokens: f.group });

/** MM-12.11, MM-12.13: one group of creatures strikes a wall or a tower. */
export const strike = rule<StrikeFrame>('MM-12.11', {
  fall: always(fall),
  choose: choose(current, { chooseDamage }, differ, tell, (s, f, out) => blow(s, f.against, f.group[0]!, out)), // 12.12
});
