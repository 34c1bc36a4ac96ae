import {
  advance,
  entries,
  type Fault,
  int,
  isFaults,
  type Json,
  list,
  nullable,
  oneOf,
  optional,
  readAs,
  record,
  type Shape,
  type ValueOf,
} from '@nightfall/kernel';
import { removeOne } from '@nightfall/kit/bag';
import { BOX, type Card, DECKS, liesFaceDown } from '../content/cards.ts';
import { HERO_IDS } from '../content/heroes.ts';
import { JEWELS, MAP, STRONGHOLDS, TOWNS } from '../content/map.ts';
import { DIFFICULTY, MIRRORS } from '../content/settings.ts';
import { VARIANT_IDS } from '../content/variants.ts';
import { challengeFor } from '../queries/combat.ts';
import { runebound } from '../rules/book.ts';
import { newHero, newTable } from '../setup.ts';
import { clone, type Combat, type Face, type Hero, type OwnedItem, type RuneFrame, type State, type Table } from '../state.ts';
import { CHALLENGE_CARD, GOOD_CARD, ITEM_CARD, SPACE } from '../rules/answer.ts';
import { STACK } from './frames.ts';
import { COMBAT, HERO, KING_PART, MEETING, NO, NUMBER, PATROL, RESULT, TRADE } from './position-parts.ts';

const pile = (of: Shape<Card>): Shape<Card[]> => optional<Card[]>(list(of, 80), []);
const PRICE = optional(int(1, 12));
const UNDER = record({
  green: pile(CHALLENGE_CARD),
  yellow: pile(CHALLENGE_CARD),
  blue: pile(CHALLENGE_CARD),
  red: pile(CHALLENGE_CARD),
  midnight: pile(ITEM_CARD),
  goods: pile(GOOD_CARD),
});
type At = '' | 'mirrors' | 'threat' | 'muster' | 'income' | 'move' | 'adventure' | 'market' | 'experience';
/**
 * A position: what it leaves out stands as after setup. `turn` and `at` begin a turn (0 is the Night King's) where no
 * `stack` is given; the cards of `fresh` are those of the box that are nowhere else.
 */
const POSITION = record({
  players: optional(int(2, 6)),
  turn: optional(int(0, 5), 1),
  at: optional<At>(oneOf('', 'mirrors', 'threat', 'muster', 'income', 'move', 'adventure', 'market', 'experience'), ''),
  stack: optional(STACK),
  options: optional(
    record({ short: NO, variants: NO, printed: NO, chooseKing: NO, chooseHeroes: NO, live: NO, counterPrice: PRICE }),
  ),
  round: optional(int(1, 99_999), 1),
  variants: optional(entries(new RegExp(`^(?:${VARIANT_IDS.join('|')})$`), int(0, 8))),
  threat: optional(
    record({
      level: NUMBER,
      pool: NUMBER,
      difficulty: optional(int(DIFFICULTY.least, DIFFICULTY.most), DIFFICULTY.start),
      offers: NUMBER,
    }),
  ),
  mirrors: optional(entries(/^[A-S]\d{1,2}$/, int(1, 3), 8)),
  mirrorsTaken: optional(list(int(1, 3), 8), []),
  jewelsGone: optional<string[]>(list(SPACE, 32), []),
  patrols: optional(list(PATROL, 6), []),
  heroes: optional(list(HERO, 5, 1)),
  king: optional(KING_PART),
  under: optional(UNDER),
  stacks: optional(list(list(ITEM_CARD, 52), 6, 6)),
  picks: optional(list(oneOf(...HERO_IDS, 'jahzir', 'ardherin', 'sunulael', 'zardrix', ''), 6), []),
  drawn: optional(list(CHALLENGE_CARD, 3), []),
  meeting: optional(nullable(MEETING), null),
  trade: optional(nullable(TRADE), null),
  combat: optional(nullable(COMBAT), null),
  result: optional(RESULT, null),
});
type Position = ValueOf<typeof POSITION>;

function itemOf(item: Card | Exclude<ValueOf<typeof HERO>['items'][number], Card>): OwnedItem<Card> {
  if (typeof item === 'string') return { card: item, activated: false, bought: false, upgrades: [] };
  const upgrades = item.upgrades.map(({ good, activated }) => ({ good, faceUp: !liesFaceDown(good), activated }));
  return { card: item.card, activated: item.activated, bought: item.bought, upgrades };
}
/** A Hero who is not described is in Ambervale; the seat decides which Hero it is. */
const heroFrom = (part: ValueOf<typeof HERO>, i: number): Hero<Card> => ({
  ...newHero(),
  ...part,
  card: part.card ?? HERO_IDS[i]!,
  space: part.space ?? TOWNS[4]!.space,
  items: part.items.map(itemOf),
});

/** Mirrors that are not told lie where the first strongholds are, less those that were taken. */
function mirrorsFrom({ mirrors, mirrorsTaken }: Position, faults: Fault[]): number[] {
  if (!mirrors) {
    const left = [...MIRRORS];
    for (const points of mirrorsTaken) removeOne(left, points);
    return STRONGHOLDS.map((_, i) => left[i] ?? 0);
  }
  for (const space of Object.keys(mirrors))
    if (MAP[space]?.stronghold === undefined || MAP[space].stronghold < 0)
      faults.push({ where: `mirrors.${space}`, code: 'VALUE', text: `${space} is not a stronghold.` });
  return STRONGHOLDS.map(({ space }) => mirrors[space] ?? 0);
}
function combatFrom(s: State, part: NonNullable<Position['combat']>): Combat {
  const card = part.card === '' ? undefined : challengeFor(s, part.card);
  const mirror = part.kind === 'assault' ? (s.mirrors[MAP[part.space]!.stronghold] ?? 0) : 0;
  return {
    ...part,
    life: part.life ?? (card ? card.life + mirror : 0),
    value: part.value ?? [...(card?.value ?? [0, 0, 0])],
    damage: part.damage ?? [...(card?.damage ?? [0, 0, 0])],
  };
}
/** The turn that a position without a stack begins. */
function stackFrom({ stack, turn, at, result }: Position): RuneFrame[] {
  if (stack || result) return stack ?? [];
  const round: RuneFrame = { rule: 'round', at: 'heroes', seat: turn };
  const isNightStep = at === 'mirrors' || at === 'threat' || at === 'muster' || at === 'income';
  if (turn === 0) return [round, { rule: 'night', at: isNightStep ? at : 'dusk', fought: [], waiting: [] }];
  return [round, { rule: 'hero', at: at === '' || isNightStep ? 'refresh' : at, seat: turn }];
}

/** Every card that lies somewhere outside the fresh part of its deck. */
export function cardsInSight<C extends Face>(s: Table<C>): (C | Card)[] {
  const { heroes, decks, stacks, drawn, combat } = s;
  return [
    ...DECKS.flatMap((deck) => decks[deck].under),
    ...stacks.flat(),
    ...drawn,
    ...(combat && combat.card !== '' ? [combat.card] : []),
    ...heroes.flatMap((hero) => [
      ...hero.offers,
      ...hero.goods,
      ...hero.items.flatMap((item) => [item.card, ...item.upgrades.map(({ good }) => good)]),
    ]),
  ];
}
function takeFromBox(s: State, faults: Fault[]): void {
  const box = DECKS.flatMap((deck) => BOX[deck]);
  for (const card of cardsInSight(s)) {
    if (box.includes(card)) removeOne(box, card);
    else faults.push({ where: 'cards', code: 'TOO_MANY', text: `The box has no more ${card}.`, rule: 'RM-32.5' });
  }
  for (const deck of DECKS) s.decks[deck].fresh = box.filter((card) => BOX[deck].includes(card));
}

function stateFrom(p: Position, faults: Fault[]): State {
  const heroes = p.heroes ?? Array.from({ length: (p.players ?? 3) - 1 }, () => HERO.read({}, '', []));
  const s = newTable(heroes.length);
  Object.assign(s.options, definedOf(p.options ?? {}));
  Object.assign(s.variants, p.variants);
  Object.assign(s.threat, p.threat);
  Object.assign(s.king, { tile: 'jahzir', ...definedOf(p.king ?? {}) });
  s.heroes = heroes.map(heroFrom);
  s.mirrors = mirrorsFrom(p, faults);
  s.mirrorsTaken = p.mirrorsTaken;
  s.jewels = JEWELS.map(({ space }) => !p.jewelsGone.includes(space));
  s.patrols = p.patrols.toSorted((a, b) => a.number - b.number);
  for (const deck of DECKS) s.decks[deck].under = p.under?.[deck] ?? [];
  if (p.stacks) s.stacks = p.stacks;
  const { round, picks, drawn, meeting, trade, result } = p;
  Object.assign(s, { round, picks, drawn, meeting, trade, result });
  s.combat = p.combat && combatFrom(s, p.combat);
  s.stack = stackFrom(p);
  takeFromBox(s, faults);
  return s;
}
const definedOf = (part: object): object => Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined));

export function read(data: Json): State | readonly Fault[] {
  const position = readAs(POSITION, data);
  if (isFaults(position)) return position;
  const faults: Fault[] = [];
  const s = stateFrom(position, faults);
  if (faults.length > 0) return faults;
  advance(runebound, s);
  return s;
}

const plainItem = ({ card, activated, bought, upgrades }: OwnedItem<Card>): Json =>
  !activated && !bought && upgrades.length === 0
    ? card
    : { card, activated, bought, upgrades: upgrades.map(({ good, activated: used }) => ({ good, activated: used })) };
/** What `read` takes back: the whole table, decks without their fresh part, which follows from the rest. */
export function print(state: State): Json {
  const { decks, mirrors, jewels, heroes, ...rest } = clone(state);
  return JSON.parse(
    JSON.stringify({
      ...rest,
      heroes: heroes.map((hero) => ({ ...hero, items: hero.items.map(plainItem) })),
      mirrors: Object.fromEntries(STRONGHOLDS.flatMap(({ space }, i) => (mirrors[i]! > 0 ? [[space, mirrors[i]]] : []))),
      jewelsGone: JEWELS.filter((_, i) => !jewels[i]).map(({ space }) => space),
      under: Object.fromEntries(DECKS.map((deck) => [deck, decks[deck].under])),
    }),
  ) as Json;
}
