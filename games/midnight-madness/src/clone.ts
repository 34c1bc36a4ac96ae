import type { State, Token } from './types.ts';

const copyToken = ({ id, kind, hp, ring, arc, isStart }: Token): Token => ({ id, kind, hp, ring, arc, isStart });

function copyOfEach<T>(lists: readonly (readonly T[])[]): T[][] {
  const copies: T[][] = [];
  for (const list of lists) copies.push(list.slice());
  return copies;
}

/** Lists inside frames, and tokens off the board, are replaced and never written: they may be shared. */
export function clone(s: State): State {
  const stack = s.stack.slice();
  for (let i = 0; i < stack.length; i++) stack[i] = { ...stack[i]! };
  const tokens = s.tokens.slice();
  for (let i = 0; i < tokens.length; i++) tokens[i] = copyToken(tokens[i]!);
  return {
    stack,
    mode: s.mode,
    difficulty: s.difficulty,
    firstSeat: s.firstSeat,
    turn: s.turn,
    current: s.current,
    phase: s.phase,
    hands: copyOfEach(s.hands),
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    tokens,
    nextToken: s.nextToken,
    supply: s.supply,
    unseenStart: s.unseenStart.slice(),
    unseenSupply: s.unseenSupply.slice(),
    monsterDiscard: s.monsterDiscard.slice(),
    trophies: copyOfEach(s.trophies),
    walls: s.walls.slice(),
    towers: s.towers.slice(),
    tarred: s.tarred,
    isMissing: s.isMissing,
    replaced: s.replaced,
    traded: s.traded,
    declined: s.declined,
    queue: s.queue,
    outcome: s.outcome,
    cardsInGame: s.cardsInGame,
    tokensInGame: s.tokensInGame,
  };
}
