import { broken, type Fault } from '@nightfall/kernel';
import { fortifyReserve, isTowerUp, unseenFor } from './board.ts';
import { isTrap, kindFacts } from '../content/tokens.ts';
import { CASTLE, spaceName, SWORDSMAN } from '../content/spaces.ts';
import type { State, Token } from '../state.ts';

type Broken = (Fault | false)[];

/** MM-26.9 (1), (2) and the bags of MM-5.10. */
function counts(s: State): Broken {
  const cards = s.deck.length + s.discard.length + s.hands.flat().length;
  const onBoard = s.phase === 'setup' ? Math.max(s.tokens.length, s.unseenStart.length) : s.tokens.length;
  const tokens = s.supply + onBoard + s.monsterDiscard.length + s.trophies.flat().length;
  const hidden = (isStart: boolean) => s.tokens.filter((token) => token.kind === null && token.isStart === isStart).length;
  const [starts, others] = [unseenFor(s, true).length, unseenFor(s, false).length];
  return [
    cards !== s.cardsInGame && broken('MM-26.9', `There are ${cards} cards instead of ${s.cardsInGame}.`, 'hands'),
    tokens !== s.tokensInGame && broken('MM-26.9', `There are ${tokens} tokens instead of ${s.tokensInGame}.`, 'tokens'),
    s.phase !== 'setup' &&
      starts !== hidden(true) &&
      broken('MM-5.10', `${hidden(true)} hidden starting tokens need as many unseen kinds, not ${starts}.`, 'unseenStart'),
    others !== hidden(false) + s.supply &&
      broken('MM-5.10', `Supply and hidden tokens are ${hidden(false) + s.supply}; ${others} kinds are unseen.`, 'unseen'),
  ];
}

/** MM-26.9 (3), (5) */
function place(s: State, { id, kind, hp, ring, arc }: Token): Broken {
  const name = `t${id} at ${spaceName(ring, arc)}`;
  const no = (rule: string, text: string) => broken(rule, `${name} ${text}.`, `tokens.t${id}`);
  return [
    ring === CASTLE && kind === null && no('MM-26.9', 'is hidden in the Castle ring'),
    ring === CASTLE && isTowerUp(s, arc) && strikes(s, arc) && no('MM-18.6', 'stands beside a standing tower'),
    kind !== null && isTrap(kind) && no('MM-26.9', 'is an open trap'),
    kind !== null && (hp < 1 || hp > kindFacts(kind).life) && no('MM-26.9', `has ${hp} hit points`),
    kind === null && hp !== 0 && no('MM-26.9', 'is hidden and has hit points'),
  ];
}
/** MM-18.6 While a group is about to strike tower a, its creatures stand there already. */
const strikes = (s: State, arc: number): boolean =>
  !s.stack.some((f) => f.rule === 'strike' && f.against === 'tower' && f.arc === arc);

/** MM-26.9 (4): P6 is over when tokens are drawn in P7. */
const revealed = (s: State): Broken => [
  s.phase === 'draw' &&
    s.tokens.some(({ kind, ring }) => kind === null && ring === SWORDSMAN) &&
    broken('MM-26.9', 'A hidden token outlived the Reveal phase.', 'phase'),
];

/** MM-26.9 (6), the players (MM-2.3), and the end of the game (MM-21). */
const pieces = (s: State): Broken => [
  (s.mode === 'solo') !== (s.hands.length === 1) && broken('MM-2.3', 'One player plays solo, and only one.', 'mode'),
  s.tarred !== 0 && !s.tokens.some(({ id }) => id === s.tarred) && broken('MM-26.9', 'The tar lies on no token.', 'tokens'),
  fortifyReserve(s) < 0 && broken('MM-26.9', 'At most two walls are fortified.', 'fortified'),
  (s.outcome === 'open') !== s.stack.length > 0 &&
    broken('MM-21.1', 'An open game stands on a turn; a finished one on nothing.', 'outcome'),
  s.outcome === 'won' &&
    (s.tokens.length > 0 || s.supply > 0 || !s.towers.includes(true)) &&
    broken('MM-21.1', 'The game is won when supply and board are empty and a tower stands.', 'outcome'),
  s.outcome === 'lost' && s.towers.includes(true) && broken('MM-21.3', 'The game is lost when no tower stands.', 'outcome'),
];

/** MM-26.9 What must hold after every input, and in every position from outside. */
export const invariants = (s: State): readonly Fault[] =>
  [...counts(s), ...s.tokens.flatMap((token) => place(s, token)), ...revealed(s), ...pieces(s)].filter((one) => one !== false);
