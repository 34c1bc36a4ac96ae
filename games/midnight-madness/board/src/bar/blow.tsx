import { kindName, type Madness, type MadnessMove, type State } from '@nightfall/midnight-madness';
import type { Pass } from '@nightfall/kernel';
import type { BoardProps } from '@nightfall/ui';
import { Do } from './do.tsx';

type Blow = { readonly move: MadnessMove; readonly label: string };

/** MM-12.12 The creatures that may take the blow of a wall or a tower, by name and hit points; of those that are alike, one. */
export function blows({ tokens }: Pick<State, 'tokens'>, legal: readonly (MadnessMove | Pass)[]): readonly Blow[] {
  const all = legal.flatMap((move): readonly Blow[] => {
    const token = move.type === 'chooseDamage' ? tokens.find(({ id }) => id === move.token) : undefined;
    return move.type === 'pass' || !token?.kind ? [] : [{ move, label: `${kindName(token.kind)}, ${token.hp} left` }];
  });
  return all.filter(({ label }, i) => all.findIndex((one) => one.label === label) === i);
}

/** Who takes it can be said in the bar, too. */
export const BlowButtons = (props: BoardProps<Madness>) =>
  blows(props.view, props.legal).map(({ move, label }) => <Do key={label} {...props} move={move} label={label} isQuiet />);
