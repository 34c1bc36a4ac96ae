import type { Out } from '@nightfall/kernel';
import { takeOut } from '@nightfall/kit/bag';
import { findToken, unseenFor } from '../queries/board.ts';
import { type Kind, kindFacts } from '../content/tokens.ts';
import { type Arc, FOREST, type Ring, spaceName } from '../content/spaces.ts';
import type { Moved, Night, Sight } from '../moves.ts';
import type { State, Token } from '../state.ts';

/** What the table sees of a token now. */
export const seen = ({ kind, ring, arc }: Token): Sight => ({ kind, space: spaceName(ring, arc) });

/** MM-19.1, MM-6.8: a token is placed face down. */
export function arrive(s: State, ring: Ring, arc: Arc, isStart: boolean, out: Out<Night>): void {
  const token: Token = { id: s.nextToken, kind: null, hp: 0, ring, arc, isStart };
  s.nextToken += 1;
  if (!isStart) s.supply -= 1;
  s.tokens.push(token);
  out?.({ type: 'dieRolled', face: arc, for: isStart ? 'start' : 'arrival' });
  out?.({ type: 'tokenArrived', token: token.id, space: spaceName(ring, arc), isStart });
}

/** MM-19.1 */
export const arriveFromSupply = (s: State, arc: Arc, out: Out<Night>): void => arrive(s, FOREST, arc, false, out);
/** MM-19.2 What the supply cannot give is lost. */
export function loseQueue(s: State): void {
  s.queue = 0;
}
/** MM-10.15 Nothing arrives this turn. */
export function callOff(s: State): void {
  s.isMissing = true;
}

/** A token goes to another space. Many go at once, and are told of together. */
export function place(token: Token, ring: Ring, arc: Arc): void {
  token.ring = ring;
  token.arc = arc;
}
export const tellSteps = (moves: readonly Moved[], out: Out<Night>): void => out?.({ type: 'stepped', moves });
export const tellRotation = (isClockwise: boolean, moves: readonly Moved[], out: Out<Night>): void =>
  out?.({ type: 'rotated', isClockwise, moves });

/** MM-5.10 Out of the unseen comes the kind of one hidden token. */
export const uncover = (s: State, token: Token, face: number): Kind => takeOut(unseenFor(s, token.isStart), face);

export function tellFlip({ id, ring, arc }: Token, kind: Kind, out: Out<Night>): void {
  out?.({ type: 'flipped', token: id, kind, space: spaceName(ring, arc) });
}
export function tellAbility({ id, ring, arc }: Token, kind: Kind, out: Out<Night>): void {
  out?.({ type: 'abilityUsed', token: id, kind, space: spaceName(ring, arc) });
}
/** MM-11.3, MM-5.12: a creature lies open with full hit points, and stays open (MM-5.13): nothing hides it again. */
export function openCreature(token: Token, kind: Kind): void {
  token.kind = kind;
  token.hp = kindFacts(kind).life;
}

/** MM-17.6 Whatever leaves the board gives the tar back. */
function leaveBoard(s: State, token: Token, out: Out<Night>): void {
  const { tokens } = s;
  if (s.tarred === token.id) removeTar(s, out);
  for (let i = tokens.indexOf(token) + 1; i < tokens.length; i++) tokens[i - 1] = tokens[i]!;
  tokens.pop();
}

function toMonsterDiscard(s: State, token: Token, kind: Kind, out: Out<Night>): void {
  leaveBoard(s, token, out);
  s.monsterDiscard.push({ kind, isStart: token.isStart });
}

/** MM-11.5 A trap leaves the board before it works. */
export function springTrap(s: State, token: Token, kind: Kind, out: Out<Night>): void {
  toMonsterDiscard(s, token, kind, out);
  out?.({ type: 'trapSprung', token: token.id, kind, space: spaceName(token.ring, token.arc) });
}

/** MM-20.3 to MM-20.5 */
export function slay(s: State, token: Token, kind: Kind, out: Out<Night>): void {
  const space = spaceName(token.ring, token.arc);
  const left = s.supply + s.tokens.length - 1;
  out?.({ type: 'slain', token: token.id, kind, seat: s.current, points: kindFacts(kind).points, space, left });
  leaveBoard(s, token, out);
  const home = s.mode === 'standard' ? s.trophies[s.current]! : s.monsterDiscard;
  home.push({ kind, isStart: token.isStart });
}

/** MM-20.6 */
export function destroy(s: State, token: Token, kind: Kind, by: 'wall' | 'tower' | 'boulder', out: Out<Night>): void {
  const wasHidden = token.kind === null;
  out?.({ type: 'destroyed', token: token.id, kind, by, wasHidden, space: spaceName(token.ring, token.arc) });
  toMonsterDiscard(s, token, kind, out);
}

/** MM-20.1 */
export function wound(token: Token, kind: Kind, by: 'card' | 'wall' | 'tower', out: Out<Night>): void {
  token.hp -= 1;
  out?.({ type: 'damaged', token: token.id, kind, hp: token.hp, by, space: spaceName(token.ring, token.arc) });
}

/** MM-14.2 */
export function healAll(s: State, out: Out<Night>): void {
  for (const token of s.tokens) {
    if (token.kind === null || token.hp === kindFacts(token.kind).life) continue;
    token.hp += 1;
    out?.({ type: 'healed', token: token.id, kind: token.kind, hp: token.hp, space: spaceName(token.ring, token.arc) });
  }
}

/** MM-10.14 */
export function driveBack(token: Token, out: Out<Night>): void {
  const from = spaceName(token.ring, token.arc);
  token.ring = FOREST;
  out?.({ type: 'drivenBack', token: token.id, kind: token.kind, from, to: spaceName(FOREST, token.arc) });
}

export function placeTar(s: State, token: number, out: Out<Night>): void {
  s.tarred = token;
  out?.({ type: 'tarPlaced', token, at: seen(findToken(s, token)!) });
}

export function removeTar(s: State, out: Out<Night>): void {
  if (s.tarred === 0) return;
  out?.({ type: 'tarRemoved', token: s.tarred, at: seen(findToken(s, s.tarred)!) });
  s.tarred = 0;
}

/** MM-19.3 As many come as the supply still holds (MM-19.2). */
export function queueDraws(s: State, count: number, out: Out<Night>): void {
  const coming = Math.min(count, s.supply - s.queue);
  s.queue += count;
  out?.({ type: 'drawsQueued', count, coming: Math.max(0, coming) });
}
