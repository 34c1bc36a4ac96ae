import { fortifyReserve, isTowerUp, unseenFor } from './board.ts';
import { isTrap, kindFacts } from './content/tokens.ts';
import { CASTLE, spaceName, SWORDSMAN } from './geometry.ts';
import type { State, Token } from './types.ts';

type Broken = (string | false)[];

/** MM-26.9 (1), (2) and the bags of MM-5.10. */
function counts(s: State): Broken {
  const cards = s.deck.length + s.discard.length + s.hands.flat().length;
  const onBoard = s.phase === 'setup' ? Math.max(s.tokens.length, s.unseenStart.length) : s.tokens.length;
  const tokens = s.supply + onBoard + s.monsterDiscard.length + s.trophies.flat().length;
  const hidden = (isStart: boolean) => s.tokens.filter((token) => token.kind === null && token.isStart === isStart).length;
  return [
    cards !== s.cardsInGame && `${cards} cards instead of ${s.cardsInGame}`,
    tokens !== s.tokensInGame && `${tokens} tokens instead of ${s.tokensInGame}`,
    s.phase !== 'setup' &&
      unseenFor(s, true).length !== hidden(true) &&
      'unseen starting kinds do not fit the hidden starting tokens',
    unseenFor(s, false).length !== hidden(false) + s.supply && 'unseen kinds do not fit the supply and the hidden tokens',
  ];
}

/** MM-26.9 (3), (5) */
function place(s: State, { id, kind, hp, ring, arc }: Token): Broken {
  const where = `t${id} at ${spaceName(ring, arc)}`;
  return [
    ring === CASTLE && kind === null && `${where} is hidden in the castle`,
    ring === CASTLE && isTowerUp(s, arc) && strikes(s, arc) && `${where} stands beside a tower`,
    kind !== null && isTrap(kind) && `${where} is an open trap`,
    kind !== null && (hp < 1 || hp > kindFacts(kind).life) && `${where} has ${hp} hit points`,
    kind === null && hp !== 0 && `${where} is hidden and has hit points`,
  ];
}
/** MM-18.6 While a group is about to strike tower a, its creatures stand there already. */
const strikes = (s: State, arc: number): boolean =>
  !s.stack.some((f) => f.rule === 'strike' && f.against === 'tower' && f.arc === arc);

/** MM-26.9 (4): P6 is over when tokens are drawn in P7. */
const revealed = (s: State): Broken => [
  s.phase === 'draw' &&
    s.tokens.some(({ kind, ring }) => kind === null && ring === SWORDSMAN) &&
    'a hidden token outlived the Reveal phase',
];

/** MM-26.9 (6), and the end of the game (MM-21). */
const pieces = (s: State): Broken => [
  s.tarred !== 0 && !s.tokens.some(({ id }) => id === s.tarred) && 'the tar lies on no token',
  fortifyReserve(s) < 0 && 'more than two Fortify tokens',
  (s.outcome === 'open') !== s.stack.length > 0 && 'the game is over and still open',
  s.outcome === 'won' && (s.tokens.length > 0 || s.supply > 0 || !s.towers.includes(true)) && 'won too early',
  s.outcome === 'lost' && s.towers.includes(true) && 'lost with a tower standing',
];

/** MM-26.9 What must hold after every input; what is broken, in words. */
export const invariants = (s: State): readonly string[] =>
  [...counts(s), ...s.tokens.flatMap((token) => place(s, token)), ...revealed(s), ...pieces(s)].filter((text) => text !== false);
