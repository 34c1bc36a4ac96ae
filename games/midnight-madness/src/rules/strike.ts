import type { Out } from '@nightfall/kernel';
import type { Night } from '../moves.ts';
import { current, findToken, idsOf } from '../queries/board.ts';
import type { State, StrikeFrame } from '../state.ts';
import { tokenById } from '../text/names.ts';
import { breakTower, strikeWall, tellStrike } from '../verbs/castle.ts';
import { destroy, wound } from '../verbs/tokens.ts';
import { askFor, chooseToken } from '../verbs/turn.ts';
import { inStrike, TOKEN } from './playing.ts';
import { badChoice, WHEN_CHOSEN } from './refusals.ts';
import { always, choose, rule } from './sentences.ts';

/** MM-12.17, MM-20.6: one damage from a structure; nobody scores it. */
function blow(s: State, by: 'wall' | 'tower', id: number, out: Out<Night>): void {
  const token = findToken(s, id)!;
  const kind = token.kind!;
  wound(token, kind, by, out);
  if (token.hp === 0) destroy(s, token, kind, by, out);
}

/** MM-12.12 Who takes the damage of a wall or tower. */
export const chooseDamage = inStrike('chooseDamage', {
  fields: { token: TOKEN },
  name: 'Choose who takes the damage',
  word: 'damage',
  label: (v, { token }) => `${tokenById(v, token)} takes the damage`,
  domain: (v) => ({ token: idsOf(v.tokens) }),
  refuse: (_v, f, { token }) => (f.group.includes(token) ? undefined : badChoice('MM-12.12', 'tokens')),
  perform: (s, f, { seat, token }, out) => {
    chooseToken(s, seat, 'damage', token, out);
    blow(s, f.against, token, out);
  },
});

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
function fall(s: State, { against, arc, group }: StrikeFrame, out: Out<Night>): void {
  if (out) tellStrike(against, arc, group, kindsOf(s, group), out);
  if (against === 'wall') strikeWall(s, arc, 'creatures', out); // 12.11
  else breakTower(s, arc, 'creatures', out); // 12.13
}

/** MM-12.11, MM-12.13: one group of creatures strikes a wall or a tower. */
export const strike = rule<StrikeFrame>('MM-12.11', WHEN_CHOSEN, {
  fall: always(fall),
  // 12.12
  choose: choose(
    current,
    { chooseDamage },
    differ,
    (s, f, out) => askFor(s.current, 'damage', f.group, out),
    (s, f, out) => blow(s, f.against, f.group[0]!, out),
  ),
});
