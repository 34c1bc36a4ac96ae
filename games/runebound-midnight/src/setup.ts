import { advance, type Fault, houseOf, isFaults, readSetup, type SeatName, type Setup } from '@nightfall/kernel';
import { about } from './content/about.ts';
import { BOX, type Card } from './content/cards.ts';
import { JEWELS, STRONGHOLDS, TOWNS } from './content/map.ts';
import { dials, options } from './content/options.ts';
import { DIFFICULTY } from './content/settings.ts';
import { SHORT, START_XP, tunedFor } from './content/tuning.ts';
import { runebound } from './rules/book.ts';
import type { Deck, Hero, State } from './state.ts';

export const newHero = (): Hero<Card> => ({
  card: '',
  space: '',
  wounds: 0,
  exhaustion: 0,
  dice: 0,
  bonusDice: 0,
  diceSpent: 0,
  hadBonus: false,
  proposals: 0,
  abilityUsed: false,
  counters: [],
  xp: 0,
  items: [],
  goods: [],
  offers: [],
});
const newDeck = (cards: readonly Card[]): Deck<Card> => ({ fresh: [...cards], under: [] });

/** RM-0.1, RM-2.2, RM-6.9, RM-8.2, RM-10.6, RM-10.8, RM-10.14 The table before anyone has decided anything. */
export const newTable = (heroes: number): State => ({
  stack: [{ rule: 'setup', at: 'variants', seat: 1 }],
  options: { short: false, printed: false, variants: false, chooseKing: false, chooseHeroes: false, live: false },
  round: 1,
  variants: { favouredMinions: 0, earlyMuster: 0, deepCoffers: 0, risingShadow: 0, favouredTerrain: 0, wellEquipped: 0 },
  threat: { level: 0, pool: heroes, difficulty: DIFFICULTY.start, offers: 0 },
  mirrors: STRONGHOLDS.map(() => 0),
  mirrorsTaken: [],
  jewels: JEWELS.map(() => true),
  patrols: [],
  heroes: Array.from({ length: heroes }, newHero),
  king: { tile: '', gold: 0, powerLevel: 1, powerUses: 0, mind: 0, body: 0, spirit: 0, exhaustion: 0, wound: 0 },
  decks: {
    green: newDeck(BOX.green),
    yellow: newDeck(BOX.yellow),
    blue: newDeck(BOX.blue),
    red: newDeck(BOX.red),
    midnight: newDeck(BOX.midnight),
    goods: newDeck(BOX.goods),
  },
  stacks: TOWNS.map(() => []),
  picks: [],
  drawn: [],
  meeting: null,
  trade: null,
  combat: null,
  result: null,
});

/** RM-38.1 */
const SHORT_IS_OURS: Fault = {
  where: 'options.printed',
  code: 'SHORT',
  text: 'The short game is our own addition: it is not played as printed.',
  rule: 'RM-38.1',
};

/** RM-2.1, RM-10.2 A new game, up to its first question. */
export function setup(wanted: Setup): State | readonly Fault[] {
  const chosen = readSetup({ players: about.players, options, dials }, wanted);
  if (isFaults(chosen)) return chosen;
  if (chosen.options['short'] === true && chosen.options['printed'] === true) return [SHORT_IS_OURS];
  const heroes = chosen.players - 1;
  const s = newTable(heroes);
  const { counterPrice, startXp } = houseOf(chosen.options);
  const isOn = (id: string): boolean => chosen.options[id] === true;
  const picking = chosen.options['chooseCharacters']; // RM-10.3, RM-10.4
  s.options = {
    short: isOn('short'),
    printed: isOn('printed'),
    variants: isOn('variants'),
    chooseKing: picking === 'king' || picking === 'true',
    chooseHeroes: picking === 'heroes' || picking === 'true',
    live: isOn('live'),
    ...(counterPrice === undefined ? {} : { counterPrice }),
  };
  if (s.options.short) s.threat.level = SHORT.threat; // RM-37.2
  const xp = startXp ?? (s.options.short ? 0 : tunedFor(START_XP, heroes, s.options.printed)); // RM-10.15
  for (const hero of s.heroes) hero.xp = xp;
  if (!s.options.variants) s.threat.difficulty = Number(chosen.options['difficulty']); // RM-29.5
  if (s.options.chooseKing || s.options.chooseHeroes) s.picks = Array.from({ length: chosen.players }, () => '');
  advance(runebound, s);
  return s;
}

/** RM-2.5 Seat 0 is the Night King; the Heroes are one side (RM-1.4). */
export const seating = ({ players }: Setup): readonly SeatName[] =>
  Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { name: 'Night King', side: 'The Night King' } : { name: `Hero ${seat}`, side: 'The Heroes' },
  );
