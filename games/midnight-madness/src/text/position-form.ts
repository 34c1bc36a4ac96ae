import {
  entries,
  flag,
  houseShape,
  int,
  list,
  nullable,
  oneOf,
  optional,
  record,
  type Shape,
  stackOf,
  type ValueOf,
  written,
} from '@nightfall/kernel';
import { CARD_IDS } from '../content/cards.ts';
import { dials } from '../content/options.ts';
import type { Difficulty, Mode } from '../content/settings.ts';
import { RING_LETTERS } from '../content/spaces.ts';
import { isKind, isTrap, type Kind, kindFacts, KINDS } from '../content/tokens.ts';
import type { Madness } from '../moves.ts';
import { madness } from '../rules/book.ts';
import type { Phase, Seen, State, Token } from '../state.ts';
import { printSeen, printToken } from './position.ts';

const SEAT = int(0, 5);
const TOKEN = int(1, 99);
const ARC = int(1, 6);
const CARD = oneOf(...CARD_IDS);
const PHASES: readonly Phase[] = ['setup', 'drawUp', 'replace', 'trade', 'play', 'move', 'reveal', 'draw', 'over'];
const OUTCOMES: readonly State['outcome'][] = ['open', 'won', 'lost'];
const MODES: readonly Mode[] = ['standard', 'coop', 'solo'];
const LEVELS: readonly Difficulty[] = ['gentle', 'normal', 'challenging', 'uber'];

/** A kind by its id or by its name. */
export const kindNamed = (word: string): Kind | undefined =>
  isKind(word) ? word : KINDS.find((kind) => kindFacts(kind).name === word);

/** A bag: how many there are of each thing. */
const bag = (words: readonly string[]) => optional(entries(words, int(0, 49)));
const KIND_WORDS = KINDS.flatMap((kind) => [kind, kindFacts(kind).name]);

function parseSeen(words: string): Seen | string {
  const isStart = words.endsWith(' start');
  const kind = kindNamed(isStart ? words.slice(0, -' start'.length) : words);
  return kind ? { kind, isStart } : `There is no token "${words.slice(0, 40)}".`;
}
const SEEN: Shape<Seen> = written('a token such as "orc" or "orc start"', parseSeen, printSeen);

/** A token as it is written: all but its id, and whether it is tarred. */
export type WrittenToken = Omit<Token, 'id'> & { readonly isTarred: boolean };
const WRITTEN = /^(?:\[\?\]|(.+) (\d)\/(\d)) @([FAKSC])([1-6])( start)?( tarred)?$/;
function parseToken(words: string): WrittenToken | string {
  const parts = WRITTEN.exec(words);
  if (!parts) return `"${words.slice(0, 40)}" is not a token such as "Orc 1/2 @S3" or "[?] @A4 start tarred".`;
  const [, name, hp, life, ring, arc, start, tarred] = parts;
  const kind = name === undefined ? null : kindNamed(name);
  if (kind === undefined) return `There is no token "${name}".`;
  if (kind !== null && (isTrap(kind) || kindFacts(kind).life !== Number(life) || Number(hp) < 1 || Number(hp) > Number(life)))
    return `"${name} ${hp}/${life}" cannot lie open.`;
  const place = { ring: RING_LETTERS.indexOf(ring!), arc: Number(arc) };
  return { kind, hp: Number(hp ?? 0), ...place, isStart: start !== undefined, isTarred: tarred !== undefined };
}
const ON_BOARD: Shape<WrittenToken> = written('a token such as "Orc 1/2 @S3"', parseToken, (token) =>
  printToken({ id: 0, ...token }, token.isTarred),
);

const STACK = stackOf<Madness>(() => madness, {
  setup: {},
  turn: {},
  drawCards: { seat: SEAT, left: int(0, 8) },
  offer: { partner: SEAT, give: CARD, take: CARD },
  hit: { token: TOKEN, slay: flag },
  flip: { token: TOKEN },
  march: { set: list(TOKEN, 49) },
  strike: { against: oneOf('wall', 'tower'), arc: ARC, group: list(TOKEN, 49, 1) },
  rotation: { isClockwise: flag },
  boulder: { ring: int(1, 3), arc: ARC, kinds: list(oneOf(...KINDS), 49) },
  discards: { seats: list(SEAT, 6, 1) },
  arrivals: {},
});

/** A position as it is written: what it may hold. Everything may be left out. */
export const POSITION = record({
  mode: optional(oneOf(...MODES)),
  difficulty: optional(oneOf(...LEVELS), 'normal'),
  house: optional(houseShape(dials)),
  players: optional(int(1, 6)),
  firstSeat: optional(nullable(SEAT), 0),
  turn: optional(int(0, 100_000), 1),
  seat: optional(SEAT, 0),
  phase: optional(oneOf(...PHASES)),
  tokens: optional(entries(/^t[1-9]\d?$/, ON_BOARD, 49), {}),
  fallenWalls: optional(list(ARC, 6), []),
  fortified: optional(list(ARC, 6), []),
  fallenTowers: optional(list(ARC, 6), []),
  hands: optional(list(list(CARD, 49), 6), []),
  deck: bag(CARD_IDS),
  discard: optional(list(CARD, 49), []),
  supply: optional(int(0, 49)),
  unseen: bag(KIND_WORDS),
  unseenStart: bag(KIND_WORDS),
  monsterDiscard: optional(list(SEEN, 49), []),
  trophies: optional(list(list(SEEN, 49), 6), []),
  missing: optional(flag, false),
  replaced: optional(int(0, 4), 0),
  traded: optional(int(0, 4), 0),
  declined: optional(int(0, 100_000), 0),
  queue: optional(int(0, 99), 0),
  nextToken: optional(int(1, 999)),
  outcome: optional(oneOf(...OUTCOMES), 'open'),
  stack: optional(STACK),
});
export type Written = ValueOf<typeof POSITION>;
