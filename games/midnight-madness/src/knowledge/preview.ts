import { isHidden, isTowerUp, isWallUp } from '../queries/board.ts';
import { type Arc, ARCS, CASTLE, clockwiseOf, type Space, spaceName, SWORDSMAN } from '../content/spaces.ts';
import type { State, Token } from '../state.ts';

/** Where a token goes in the coming Move phase, as far as anyone can know. */
export type Ghost = {
  readonly token: number;
  readonly from: Space;
  readonly to: Space;
  /** `unknown`: hidden at the wall, it is turned up first, and may turn out to be anything. */
  readonly fate: 'steps' | 'strikesWall' | 'strikesTower' | 'stays' | 'unknown';
};
export type Threat = { readonly arc: Arc; readonly tokens: readonly number[]; readonly maybe: readonly number[] };
export type Preview = {
  readonly ghosts: readonly Ghost[];
  /** Walls and towers that would be struck, surely or perhaps. */
  readonly walls: readonly Threat[];
  readonly towers: readonly Threat[];
  /** Does no token have to be turned up before the steps? */
  readonly isCertain: boolean;
};

const ghost = (v: State, token: Token): Ghost => {
  const { id, ring, arc } = token;
  const from = spaceName(ring, arc);
  const stay = (fate: Ghost['fate']): Ghost => ({ token: id, from, to: from, fate });
  if (v.tarred === id) return stay('stays');
  if (ring < SWORDSMAN) return { token: id, from, to: spaceName(ring + 1, arc), fate: 'steps' };
  if (isHidden(token)) return stay('unknown');
  if (ring === SWORDSMAN && isWallUp(v, arc)) return stay('strikesWall');
  const goal = ring === CASTLE ? clockwiseOf(arc) : arc;
  return { token: id, from, to: spaceName(CASTLE, goal), fate: isTowerUp(v, goal) ? 'strikesTower' : 'steps' };
};

function threats(v: State, ghosts: readonly Ghost[], what: 'wall' | 'tower'): Threat[] {
  const fate = what === 'wall' ? 'strikesWall' : 'strikesTower';
  const isAhead = (arc: Arc) => (what === 'wall' ? isWallUp(v, arc) : !isWallUp(v, arc) && isTowerUp(v, arc));
  return ARCS.flatMap((arc): Threat[] => {
    const tokens = ghosts.filter((one) => one.fate === fate && one.to.endsWith(String(arc))).map(({ token }) => token);
    const maybe = ghosts
      .filter((one) => one.fate === 'unknown' && one.to.endsWith(String(arc)) && isAhead(arc))
      .map(({ token }) => token);
    return tokens.length + maybe.length > 0 ? [{ arc, tokens, maybe }] : [];
  });
}

/** What the coming Move phase would do to the current board, as far as hidden tokens allow. */
export function preview(v: State): Preview {
  const ghosts = v.tokens.map((token) => ghost(v, token));
  return {
    ghosts,
    walls: threats(v, ghosts, 'wall'),
    towers: threats(v, ghosts, 'tower'),
    isCertain: ghosts.every(({ fate }) => fate !== 'unknown'),
  };
}
