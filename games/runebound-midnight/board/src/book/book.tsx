import { type House, houseOf, type Setup } from '@nightfall/kernel';
import { BOX, challengeOf, SHORT, START_XP, tunedFor, VARIANT_IDS, variantOf, XP_COST } from '@nightfall/runebound-midnight';
import type { BookPage, PlayersBook } from '@nightfall/ui';
import { Covenant, DieFaces, Gate, Jewels, Phases, Race } from './pictures.tsx';

/** The player's book: what a first evening needs, by the options of this match, without a number of a rule. */

type Table = {
  readonly heroes: number;
  readonly isShort: boolean;
  readonly isPrinted: boolean;
  readonly points: number;
  readonly difficulty: number;
  readonly house: House;
};
const tableOf = ({ players, options }: Setup): Table => {
  const heroes = Math.max(1, players - 1);
  const isShort = options['short'] === true;
  return {
    heroes,
    isShort,
    isPrinted: options['printed'] === true,
    points: isShort ? Math.ceil(heroes / 2) : 1 + heroes,
    difficulty: Number(options['difficulty'] ?? 16),
    house: houseOf(options),
  };
};
const many = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

const six = ({ points, isShort }: Table): BookPage => ({
  id: 'six-lines',
  title: 'The game in six lines',
  Picture: Race,
  text: `1. One of you is the Night King. The others are Heroes and win or lose together.
2. The Heroes win with black mirrors worth ${many(points, 'point')}. They stand in eight strongholds.
3. The Night King wins when the threat reaches 10${isShort ? '; this short game starts at 5' : ''}.
4. On their turn, a Hero walks, takes on one adventure, visits a market, and grows.
5. The Night King lets doom gather, marches his patrols, hunts Heroes and spends his gold.
6. Be in a stronghold when his turn begins, beat its guardian, and its mirror breaks.`,
});

const HERO_TURN: BookPage = {
  id: 'hero-turn',
  title: 'A Hero’s turn',
  text: `1. **Movement.** Five dice, or four if you are hurt or exhausted. One die takes you to a neighbouring space, whatever the terrain. Or use a die to
rest (one exhaustion less), to try to heal a wound, or to try to barter: sell an Item or look for an offer. In a town, healing and bartering
always work; elsewhere the die must show the sign of your space.
2. **Adventure.** On a jewel you may fight one card of its colour.
3. **Market.** In a town you may buy and sell.
4. **Experience.** With enough points you gain a level.

Tap any space within reach: the map shows the way, and the bar says how many dice it takes.`,
};
const startOf = ({ heroes, isShort, isPrinted, house }: Table): number =>
  house['startXp'] ?? (isShort ? 0 : tunedFor(START_XP, heroes, isPrinted));
const priceIn = ({ heroes, isPrinted, house }: Table): number => house['counterPrice'] ?? tunedFor(XP_COST, heroes, isPrinted);
const adventures = (table: Table): BookPage => ({
  id: 'adventures',
  title: 'Jewels and growing',
  Picture: Jewels,
  text: `Green is easy, yellow is harder, blue is for the strong. The red ones guard the mirrors. A win gives you experience and the goods shown on the card.

${priceIn(table)} experience buy an **experience counter**: +2 to Mind, Body or Spirit, or one more Life or Stamina. Every second
of them gives you one more attack a round.${startOf(table) > 0 ? ` You start with ${startOf(table)} experience.` : ''} A jewel with a star comes back whenever the threat rises.`,
});
const GATES: BookPage = {
  id: 'gates',
  title: 'Slipping in',
  Picture: Gate,
  text: `Towns and strongholds are watched. To enter one, roll two dice plus **Sneak** (Mind), **Climb** (Body) or **Diplomacy** (Spirit).
You need 10 plus the cost of your most expensive Item: good gear attracts attention.

If you fail, you stay outside, your turn is over, and the Night King may test the threat. The bar shows your chance with each skill.`,
};
const FIGHT: BookPage = {
  id: 'fight',
  title: 'A fight',
  Picture: Phases,
  text: `A round has three phases: **Ranged** (Mind), **Melee** (Body), **Magic** (Spirit). In each you attack or defend: two dice plus your
bonus against your foe’s number.

- A hit deals your damage. If you miss or fail to defend, you take your foe’s damage. Where it deals 0, defending is free.
- You have one attack a round, or more with experience. Before each round you may flee; then the Night King may test the threat.
- Before the fight he influences one phase: he rolls a die for each of your levels, and each match adds 1 to its number.
- With no Life left you are knocked out: you lose your goods and wake in a town, and the threat may rise.`,
};
const COVENANTS: BookPage = {
  id: 'covenants',
  title: 'Goods, Items and covenants',
  Picture: Covenant,
  text: `Goods are money, face down. Items help in fights and on the road: at most two Weapons and one Armor.

With every experience counter you put one of your goods under an Item permanently. The first may cost up to 3, the next under the
same Item up to 6, then 9. Rune and weapon cards lie face up and work; allies and potions lie face down and give the Item one more use.

Heroes in the same space may trade.`,
};
const KING_TURN: BookPage = {
  id: 'king-turn',
  title: 'The Night King’s turn',
  Picture: DieFaces,
  text: `1. **Mirrors.** Heroes in a stronghold fight its guardian.
2. **Threat.** One more doom, then two dice plus the doom. If the total reaches the difficulty, the threat rises and the doom is gone.
3. **Patrols.** Each rolls five movement dice (four if wounded). A die carries it into a neighbouring space whose sign it shows. Or
it takes one step without dice. It may attack a Hero where it stops; you choose its card from up to three.
4. **Gold.** One for each Hero plus the level of the strongest. Combat, exhaustion and wound counters reroll dice or help
a threat test; each one you hold makes the next of its kind more expensive. Five gold raise your power or buy another patrol.`,
};
const threat = ({ difficulty }: Table): BookPage => ({
  id: 'threat',
  title: 'The threat',
  text: `A threat test needs ${difficulty} with two dice and the doom in the pool. There is one on every turn of the Night King, and he may make another
whenever a Hero is caught at a gate, flees from a fight or is knocked out.

So a careful Hero is worth more than a brave one: walk around patrols, rest, and strike when the odds are good. The side
panel shows how likely the next test is to succeed.`,
});
const GUARDIANS = BOX.red.map((card) => challengeOf(card).life);
const [LEAST_LIFE, MOST_LIFE] = [Math.min(...GUARDIANS) + 1, Math.max(...GUARDIANS) + 3];
const STRONGHOLDS: BookPage = {
  id: 'assault',
  title: 'An assault',
  text: `All Heroes in the stronghold fight the guardian together, the highest level first. Everyone has **one attack a round**, and the
Night King influences all three phases. The guardian’s wounds stay when one of you falls.

A guardian has ${LEAST_LIFE} to ${MOST_LIFE} Life: its own and the points of its mirror. It hits hard. Come in twos, healed, with a phase in which you need 14 or less.`,
};
function variants({ options }: Setup): readonly BookPage[] {
  if (options['variants'] !== true) return [];
  const lines = VARIANT_IDS.map((id) => variantOf(id)).map(
    ({ name, text, isOurs }) => `- **${name}.** ${text}${isOurs ? ' (our addition)' : ''}`,
  );
  return [
    {
      id: 'variants',
      title: 'Variants',
      text: `Before the game, both sides take turns picking. Variants that help the Night King make his tests harder, and vice versa.\n\n${lines.join('\n')}`,
    },
  ];
}
const short = ({ isShort, points }: Table): readonly BookPage[] =>
  isShort
    ? [
        {
          id: 'short',
          title: 'The short game',
          text: `Our own addition, for a first evening. The threat starts at ${SHORT.threat}, the Heroes need ${many(points, 'point')}, and each of them
starts with ${SHORT.goods} goods and three levels up: +4 to the attribute they hit hardest with, and one more Life.`,
        },
      ]
    : [];

/** What the original has, and what had to be made for this one. */
const origin = ({ isPrinted }: Table): BookPage => ({
  id: 'ours',
  title: 'What is printed, what is ours',
  text: `The course of the game, Jahzir, Prince Castor Mardif and a few other cards come from the original expansion. Ours are the map, most cards and
all numbers on the Heroes, the powers of the other three kings, three of the six variants, the clock and the short game.

${
  isPrinted
    ? 'You play **as printed**: nobody starts with experience, levels cost more, guardians are stronger, and the three powers are narrower. Expect the Night King to win.'
    : 'The numbers are tuned so that both sides win about half of the games. The option **As printed** takes that back.'
}`,
});

const book: PlayersBook = (setup) => {
  const table = tableOf(setup);
  return [
    six(table),
    ...short(table),
    HERO_TURN,
    adventures(table),
    GATES,
    FIGHT,
    COVENANTS,
    STRONGHOLDS,
    KING_TURN,
    threat(table),
    ...variants(setup),
    origin(table),
  ];
};
export default book;
