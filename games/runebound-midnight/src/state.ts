import type { Seat } from '@nightfall/kernel';
import type { Card, DeckName } from './content/cards.ts';
import type { Phase, Skill } from './content/effect.ts';
import type { SpaceId } from './content/map.ts';
import type { CounterKind } from './content/settings.ts';
import type { VariantId } from './content/variants.ts';

/** RM-30.1 A card as a seat sees it; null means hidden, in its place. A state has no null. */
export type Face = Card | null;
/** RM-32.10 `fresh`: not drawn since setup, sorted, without an order in play; `under`: what came back, in the order it came. */
export type Deck<C> = { fresh: C[]; under: C[] };

/** RM-27.1 A good under an Item, in the order attached. */
export type Upgrade<C> = { good: C; faceUp: boolean; activated: boolean };
export type OwnedItem<C> = {
  card: Card;
  activated: boolean;
  /** Bought this turn: it cannot be sold (RM-7.15). */
  bought: boolean;
  upgrades: Upgrade<C>[];
};
export type Hero<C> = {
  /** '' until the cast is known. */
  card: Card;
  /** '' until the Hero is placed (RM-10.12). */
  space: SpaceId;
  wounds: number;
  exhaustion: number;
  /** Movement dice left, bonus dice left, dice spent in this Movement step (RM-16.4, RM-29.9). */
  dice: number;
  bonusDice: number;
  diceSpent: number;
  /** RM-29.10 Bonus dice come once a turn. */
  hadBonus: boolean;
  /** RM-19.10 */
  proposals: number;
  /** Kael's Back Alleys: once on each of his turns (RM-6.7). */
  abilityUsed: boolean;
  counters: CounterKind[];
  /** Unspent experience points. */
  xp: number;
  /** Both in the order held (RM-0.12). */
  items: OwnedItem<C>[];
  goods: C[];
  /** RM-17.6 Open offers, in the order drawn. */
  offers: Card[];
};

export type King = {
  /** '' until the cast is known. */
  tile: string;
  gold: number;
  powerLevel: number;
  /** Uses of the shadow power that still count against it (RM-8.3, RM-8.4). */
  powerUses: number;
  mind: number;
  body: number;
  spirit: number;
  exhaustion: number;
  wound: number;
};
/** RM-14.1 Its wounds lie on its track space. */
export type Patrol = { readonly number: number; space: SpaceId; wounds: number };

/** One Hero in a combat. */
export type Fighter = {
  readonly seat: Seat;
  /** Attacks made in this round, and attack phases that effects have added (RM-21.12). */
  attacks: number;
  extra: number;
  escapeFailed: boolean;
  out: '' | 'escaped' | 'knockedOut';
  /** Has this Hero made a combat roll in this combat? (`first`, Dread) */
  rolled: boolean;
  /** The penalty on this Hero's combat rolls in this combat (RM-9.8). */
  malus: number;
  /** How much less damage the Challenge deals to this Hero, phase by phase, until the combat ends. */
  softened: number[];
  /** The Hero's ability is used up: for this combat, or for this round with Relentless. */
  abilityUsed: boolean;
};
export type CombatKind = 'adventure' | 'patrol' | 'assault';
export type Combat = {
  kind: CombatKind;
  /** '' until the card is drawn. */
  card: Card;
  space: SpaceId;
  /** The patrol that fights, 0 for none. */
  patrol: number;
  life: number;
  wounds: number;
  /** Wounds that lay on the patrol's track before: Regrow does not touch them. */
  oldWounds: number;
  value: number[];
  damage: number[];
  influenced: boolean[];
  boosted: boolean[];
  /** RM-9.8 `INF+1`, and Mirror Shards. */
  moreInfluence: number;
  lessInfluence: number;
  /** Hardened has taken its toll in this round. */
  isHardenedSpent: boolean;
  round: number;
  /** In the order of RM-11.4. */
  fighters: Fighter[];
};

/** RM-19.2 A proposal. The goods it gives are still their owner's. */
export type Trade<C> = {
  by: Seat;
  to: Seat;
  give: { items: number[]; goods: C[] };
  take: { items: number[]; goods: number };
};
export type Side = 'king' | 'heroes';
export type Outcome = { winner: Side; clause: 'RM-28.1' | 'RM-28.2'; round: number };

export type SetupFrame = {
  rule: 'setup';
  at:
    | 'variants'
    | 'king'
    | 'cast'
    | 'pick'
    | 'reveal'
    | 'mirrors'
    | 'lastMirrors'
    | 'patrols'
    | 'markets'
    | 'goods'
    | 'heroes'
    | 'equipment'
    | 'begin'
    | 'end';
  seat: Seat;
};
export type VariantsFrame = { rule: 'variants'; at: 'select' | 'end'; side: Side; passed: Side[] };
export type RoundFrame = { rule: 'round'; at: 'night' | 'heroes' | 'next' | 'end'; seat: Seat };
export type NightFrame = {
  rule: 'night';
  at: 'dusk' | 'mirrors' | 'threat' | 'muster' | 'patrols' | 'income' | 'spend' | 'end';
  /** Strongholds fought over in this Black Mirror step. */
  fought: SpaceId[];
  /** Patrols that have not acted yet in this Patrol step. */
  waiting: number[];
};
export type PatrolFrame = {
  rule: 'patrol';
  at: 'choose' | 'roll' | 'move' | 'victim' | 'keep' | 'end';
  patrol: number;
  /** The faces that lie there; 0: the die is spent. */
  faces: number[];
  /** The dice to be rolled now, by their places. */
  rolling: number[];
  victim: Seat;
};
export type DrawFrame = {
  rule: 'draw';
  at: 'fresh' | 'under' | 'end';
  deck: DeckName;
  count: number;
  to: 'goods' | 'offers' | 'stack' | 'patrol' | 'combat';
  /** Hero seats that get the cards in turn; for a stack its number. */
  seats: number[];
};
export type ThreatCause = 'step' | 'infiltration' | 'escape' | 'knockOut';
export type ThreatFrame = {
  rule: 'threat';
  at: 'offer' | 'roll' | 'raise' | 'result' | 'end';
  cause: ThreatCause;
  bonus: number;
  dice: number[];
  /** RM-13.12 succeeds without a roll; `declined`: the Night King lets the chance go. */
  answer: 'test' | 'sure' | 'declined';
  /** RM-32.6 the clock has accepted: nothing more is spent. */
  rang: boolean;
};
export type HeroFrame = {
  rule: 'hero';
  at: 'refresh' | 'move' | 'adventure' | 'market' | 'skip' | 'shop' | 'experience' | 'finish' | 'end';
  seat: Seat;
};
export type HealFrame = { rule: 'heal'; at: 'roll' | 'help' | 'end'; seat: Seat; face: number };
export type BarterFrame = { rule: 'barter'; at: 'roll' | 'choose' | 'end'; seat: Seat; face: number };
export type InfiltrationFrame = {
  rule: 'infiltration';
  at: 'roll' | 'again' | 'result' | 'end';
  seat: Seat;
  space: SpaceId;
  skill: Skill;
  /** What cards add that were named before the roll. */
  bonus: number;
  dice: number[];
  difficulty: number;
};
export type TradeFrame = { rule: 'trade'; at: 'answer' | 'end'; by: Seat; to: Seat };
export type CombatFrame = {
  rule: 'combat';
  at:
    | 'reveal'
    | 'test'
    | 'tested'
    | 'before'
    | 'prepared'
    | 'outset'
    | 'influence'
    | 'dice'
    | 'reroll'
    | 'count'
    | 'boost'
    | 'round'
    | 'escape'
    | 'stood'
    | 'act'
    | 'acted'
    | 'dusk'
    | 'close'
    | 'spoils'
    | 'blast'
    | 'growth'
    | 'clear'
    | 'end';
  /** Whose turn it is among the fighters. */
  turn: number;
  phase: Phase;
  /** The influence roll that lies there, and the dice to be rolled now, by their places. */
  faces: number[];
  rolling: number[];
};
export type BlowFrame = {
  rule: 'blow';
  at: 'roll' | 'reroll' | 'compare' | 'damage' | 'strike' | 'cancel' | 'suffer' | 'end';
  seat: Seat;
  phase: Phase;
  isAttack: boolean;
  /** What cards add that were named before the roll; everything else is added when the roll is compared. */
  bonus: number;
  dice: number[];
  /** What a hit deals: to the Challenge, or to the Hero. */
  harm: number;
};
export type EscapeFrame = {
  rule: 'escape';
  at: 'roll' | 'result' | 'end';
  seat: Seat;
  phase: Phase;
  bonus: number;
  dice: number[];
};
export type KnockOutFrame = { rule: 'knockOut'; at: 'lose' | 'refuge' | 'arrive' | 'test' | 'end'; seat: Seat; town: SpaceId };
export type ExperienceFrame = {
  rule: 'experience';
  at: 'gain' | 'covenant' | 'again' | 'end';
  seat: Seat;
  isOwnTurn: boolean;
};
/** RM-30.5 The rules in progress are public: seats, places, numbers and public cards. */
export type RuneFrame =
  | SetupFrame
  | VariantsFrame
  | RoundFrame
  | NightFrame
  | PatrolFrame
  | DrawFrame
  | ThreatFrame
  | HeroFrame
  | HealFrame
  | BarterFrame
  | InfiltrationFrame
  | TradeFrame
  | CombatFrame
  | BlowFrame
  | EscapeFrame
  | KnockOutFrame
  | ExperienceFrame;

/** RM-16.8 */
export type Meeting = { readonly space: SpaceId; readonly by: Seat; readonly round: number };

/** RM-32.11, RM-37.1, RM-38.1 */
export type TableOptions = {
  short: boolean;
  printed: boolean;
  variants: boolean;
  chooseKing: boolean;
  chooseHeroes: boolean;
  live: boolean;
  /** RM-32.7 A house rule; left out by the book. */
  counterPrice?: number;
};

/**
 * The whole game. `Table<Card>` is the state, `Table<Face>` what somebody sees. Seat 0 is the Night King, `heroes[k]` sits in
 * seat k + 1 (RM-2.5). RM-30.5: secrets are in goods, face-down upgrades, `drawn`, `picks`, the goods of `trade` and the decks.
 */
export type Table<C> = {
  stack: RuneFrame[];
  options: TableOptions;
  round: number;
  /** How often each variant was taken. */
  variants: Record<VariantId, number>;
  /** `offers` counts the tests that were offered: each has a clock of its own (RM-32.6). */
  threat: { level: number; pool: number; difficulty: number; offers: number };
  /** Points by stronghold; 0: no mirror, and no red counter either (RM-5.10). */
  mirrors: number[];
  mirrorsTaken: number[];
  /** By jewel: does it carry its counter? */
  jewels: boolean[];
  /** Those on the map, in ascending number. */
  patrols: Patrol[];
  heroes: Hero<C>[];
  king: King;
  decks: Record<DeckName, Deck<C>>;
  /** The market stacks, by town. */
  stacks: Card[][];
  /** RM-10.4 Before the reveal, one a seat; '' not made yet. Empty at all other times. */
  picks: (C | '')[];
  /** RM-22.2 The patrol cards before the choice. */
  drawn: C[];
  /** RM-16.8 Where a Hero has called the others, and in which round. */
  meeting: Meeting | null;
  trade: Trade<C> | null;
  combat: Combat | null;
  result: Outcome | null;
};
export type State = Table<Card>;
export type View = Table<Face>;

export const KING: Seat = 0;
export const heroOf = <C>(v: Table<C>, seat: Seat): Hero<C> => v.heroes[seat - 1]!;
export const seatsOfHeroes = (v: View): Seat[] => v.heroes.map((_, i) => i + 1);
/** The rule in progress. */
export const top = (v: View): RuneFrame | undefined => v.stack[v.stack.length - 1];

const copyFrame = (f: RuneFrame): RuneFrame => {
  switch (f.rule) {
    case 'variants':
      return { ...f, passed: f.passed.slice() };
    case 'night':
      return { ...f, fought: f.fought.slice(), waiting: f.waiting.slice() };
    case 'patrol':
      return { ...f, faces: f.faces.slice(), rolling: f.rolling.slice() };
    case 'draw':
      return { ...f, seats: f.seats.slice() };
    case 'threat':
    case 'infiltration':
    case 'blow':
    case 'escape':
      return { ...f, dice: f.dice.slice() };
    case 'combat':
      return { ...f, faces: f.faces.slice(), rolling: f.rolling.slice() };
    default:
      return { ...f };
  }
};
const copyFighter = (fighter: Fighter): Fighter => ({ ...fighter, softened: fighter.softened.slice() });
const copyCombat = (combat: Combat): Combat => ({
  ...combat,
  value: combat.value.slice(),
  damage: combat.damage.slice(),
  influenced: combat.influenced.slice(),
  boosted: combat.boosted.slice(),
  fighters: combat.fighters.map(copyFighter),
});

/** How a list of cards is copied for a seat: as it is, or as that many backs. */
type Veil<C> = (cards: readonly Card[]) => C[];
const seen = (cards: readonly Card[]): Card[] => cards.slice();
/** All backs are the same: lists of them are made once, frozen and shared by all views. */
const BACKS: readonly null[][] = Array.from({ length: 82 }, (_, n) => {
  const backs = Array.from({ length: n }, () => null);
  Object.freeze(backs);
  return backs;
});
const hidden = (cards: readonly Card[]): null[] => BACKS[cards.length]!;

/** RM-27.5 Everyone can see a face-up upgrade. */
const copyItem = <C>(item: OwnedItem<Card>, veil: Veil<Card | C>): OwnedItem<Card | C> => ({
  card: item.card,
  activated: item.activated,
  bought: item.bought,
  upgrades: item.upgrades.map(({ good, faceUp, activated }) => ({
    good: faceUp ? good : veil([good])[0]!,
    faceUp,
    activated,
  })),
});
const copyHero = <C>(hero: Hero<Card>, veil: Veil<Card | C>): Hero<Card | C> => ({
  card: hero.card,
  space: hero.space,
  wounds: hero.wounds,
  exhaustion: hero.exhaustion,
  dice: hero.dice,
  bonusDice: hero.bonusDice,
  diceSpent: hero.diceSpent,
  hadBonus: hero.hadBonus,
  proposals: hero.proposals,
  abilityUsed: hero.abilityUsed,
  counters: hero.counters.slice(),
  xp: hero.xp,
  items: hero.items.map((item) => copyItem(item, veil)),
  goods: veil(hero.goods),
  offers: hero.offers.slice(),
});
const copyDeck = <C>({ fresh, under }: Deck<Card>, veil: Veil<C>): Deck<C> => ({ fresh: veil(fresh), under: veil(under) });
const copyDecks = <C>(decks: State['decks'], veil: Veil<C>): Record<DeckName, Deck<C>> => ({
  green: copyDeck(decks.green, veil),
  yellow: copyDeck(decks.yellow, veil),
  blue: copyDeck(decks.blue, veil),
  red: copyDeck(decks.red, veil),
  midnight: copyDeck(decks.midnight, veil),
  goods: copyDeck(decks.goods, veil),
});
const copyTrade = <C>({ by, to, give, take }: Trade<Card>, veil: Veil<C>): Trade<C> => ({
  by,
  to,
  give: { items: give.items.slice(), goods: veil(give.goods) },
  take: { items: take.items.slice(), goods: take.goods },
});

/** What each of the secrets is copied with. */
type Eyes<C> = {
  readonly deck: Veil<C>;
  readonly goodsOf: (seat: Seat) => Veil<C>;
  readonly drawn: Veil<C>;
  readonly trade: Veil<C>;
  readonly pick: (of: Seat) => Veil<C>;
};
/** The table as these eyes see it, named part by part; nothing of it belongs to the state. */
const copyTable = <C extends Face>(s: State, eyes: Eyes<Card | C>): Table<Card | C> => ({
  stack: s.stack.map(copyFrame),
  options: { ...s.options },
  round: s.round,
  variants: { ...s.variants },
  threat: { ...s.threat },
  mirrors: s.mirrors.slice(),
  mirrorsTaken: s.mirrorsTaken.slice(),
  jewels: s.jewels.slice(),
  patrols: s.patrols.map((patrol) => ({ ...patrol })),
  heroes: s.heroes.map((hero, i) => copyHero<C>(hero, eyes.goodsOf(i + 1))),
  king: { ...s.king },
  decks: copyDecks(s.decks, eyes.deck),
  stacks: s.stacks.map((stack) => stack.slice()),
  picks: s.picks.map((pick, of) => (pick === '' ? pick : eyes.pick(of)([pick])[0]!)),
  drawn: eyes.drawn(s.drawn),
  meeting: s.meeting && { ...s.meeting },
  trade: s.trade && copyTrade(s.trade, eyes.trade),
  combat: s.combat && copyCombat(s.combat),
  result: s.result && { ...s.result },
});

const all = () => seen;
const OPEN_EYES: Eyes<Card> = { deck: seen, goodsOf: all, drawn: seen, trade: seen, pick: all };
export const clone = (s: State): State => copyTable<Card>(s, OPEN_EYES);

/** RM-30.1 Goods and face-down upgrades are their owner's, drawn patrol cards the Night King's, picks their side's (RM-10.4). */
const eyesOf = (seat: Seat | null, isParty: boolean): Eyes<Face> => ({
  deck: hidden,
  goodsOf: (of) => (seat === of ? seen : hidden),
  drawn: seat === KING ? seen : hidden,
  trade: isParty ? seen : hidden,
  pick: (of) => (seat !== null && (seat === KING) === (of === KING) ? seen : hidden),
});
const SEATS: readonly Seat[] = [0, 1, 2, 3, 4, 5];
const EYES: readonly Eyes<Face>[] = SEATS.map((seat) => eyesOf(seat, false));
const PARTIES: readonly Eyes<Face>[] = SEATS.map((seat) => eyesOf(seat, true));
const WATCHER = eyesOf(null, false);
/** RM-30.1 What a seat sees, null is a watcher; RM-19.7: an open trade shows its goods to the two. */
export function view(s: State, seat: Seat | null): View {
  if (seat === null) return copyTable<Face>(s, WATCHER);
  const isParty = s.trade !== null && (seat === s.trade.by || seat === s.trade.to);
  return copyTable<Face>(s, (isParty ? PARTIES : EYES)[seat]!);
}
