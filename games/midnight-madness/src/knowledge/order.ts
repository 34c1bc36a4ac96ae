import { findToken, unseenFor } from '../queries/board.ts';
import type { Kind } from '../content/tokens.ts';
import type { State } from '../state.ts';

const PLAIN: readonly Kind[] = ['goblin', 'orc', 'troll'];

/** MM-11.3, MM-14.1 Only creatures without an ability can come up: then it is all one which token is flipped first. */
export const orderCannotMatter = (v: State, tokens: readonly number[]): boolean =>
  tokens.every((id) => unseenFor(v, findToken(v, id)!.isStart).every((kind) => PLAIN.includes(kind)));
