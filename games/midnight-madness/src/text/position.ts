import type { Json } from '@nightfall/kernel';
import { kindFacts, kindName } from '../content/tokens.ts';
import { ARCS, spaceName } from '../content/spaces.ts';
import type { Seen, State, Token } from '../state.ts';

/** `Orc 1/2 @S3`, `[?] @A4 start tarred` */
export function printToken(token: Token, isTarred: boolean): string {
  const { kind, hp, ring, arc, isStart } = token;
  const face = kind === null ? '[?]' : `${kindName(kind)} ${hp}/${kindFacts(kind).life}`;
  return `${face} @${spaceName(ring, arc)}${isStart ? ' start' : ''}${isTarred ? ' tarred' : ''}`;
}

/** A bag as counts: `{ orc: 9, troll: 2 }` */
function printBag(bag: readonly string[]): { [thing: string]: number } {
  const counts: { [thing: string]: number } = {};
  for (const thing of bag) counts[thing] = (counts[thing] ?? 0) + 1;
  return counts;
}

export const printSeen = ({ kind, isStart }: Seen): string => (isStart ? `${kind} start` : kind);

/** The whole state, in words that can be written by hand; `read` gives the same state back. */
export function print(s: State): Json {
  return {
    mode: s.mode,
    difficulty: s.difficulty,
    ...(s.house && { house: { ...s.house } }),
    players: s.hands.length,
    firstSeat: s.firstSeat,
    turn: s.turn,
    seat: s.current,
    phase: s.phase,
    tokens: Object.fromEntries(s.tokens.map((token) => [`t${token.id}`, printToken(token, s.tarred === token.id)])),
    fallenWalls: ARCS.filter((arc) => s.walls[arc - 1] === 'fallen'),
    fortified: ARCS.filter((arc) => s.walls[arc - 1] === 'fortified'),
    fallenTowers: ARCS.filter((arc) => !s.towers[arc - 1]),
    hands: s.hands.map((hand) => hand.slice()),
    deck: printBag(s.deck),
    discard: s.discard.slice(),
    supply: s.supply,
    unseen: printBag(s.unseenSupply),
    unseenStart: printBag(s.unseenStart),
    monsterDiscard: s.monsterDiscard.map(printSeen),
    trophies: s.trophies.map((trophies) => trophies.map(printSeen)),
    missing: s.isMissing,
    replaced: s.replaced,
    traded: s.traded,
    declined: s.declined,
    queue: s.queue,
    nextToken: s.nextToken,
    outcome: s.outcome,
    stack: s.stack.map((frame): Json => ({ ...frame })),
  };
}
