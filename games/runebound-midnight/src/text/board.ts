import { count } from '@nightfall/kit/words';
import { cardName, challengeOf, goodOf } from '../content/cards.ts';
import { kingTile } from '../content/kings.ts';
import { JEWELS, placeName, ROWS, STRONGHOLDS, TOWNS } from '../content/map.ts';
import { PHASES } from '../content/effect.ts';
import { attributeOf, cardOf, levelOf, lifeOf, priceOfCounter, staminaOf } from '../queries/heroes.ts';
import { pointsNeeded, pointsTaken } from '../result.ts';
import { type Face, type Hero, type OwnedItem, type View } from '../state.ts';
import { characterOf, goodsText, listed, PHASE_NAMES } from './names.ts';

const LETTERS = { green: 'g', yellow: 'y', blue: 'b', red: 'r' } as const;
/** Two letters a space: what it is, then a Hero's seat, a patrol (`p`), an adventure or a mirror. */
function cellText(v: View, id: string, letter: string): string {
  const hero = v.heroes.findIndex(({ space }) => space === id);
  if (hero >= 0) return `${letter}${hero + 1}`;
  if (v.patrols.some(({ space }) => space === id)) return `${letter}p`;
  const jewel = JEWELS.findIndex(({ space }, i) => space === id && v.jewels[i]);
  if (jewel >= 0) return `${letter}${LETTERS[JEWELS[jewel]!.colour]}`;
  const mirror = v.mirrors[STRONGHOLDS.findIndex(({ space }) => space === id)] ?? 0;
  return `${letter}${mirror > 0 ? '*' : '.'}`;
}
function mapText(v: View): string[] {
  const columns = [...'ABCDEFGHIJKLMNOPQRS'];
  const rows = ROWS.map((row, r) => {
    const cells = [...row].map((letter, c) => cellText(v, `${columns[c]}${r + 1}`, letter)).join(' ');
    return `${String(r + 1).padStart(2)} ${r % 2 === 1 ? '  ' : ' '}${cells}`;
  });
  return [`    ${columns.map((column) => `${column} `).join(' ')}`, ...rows];
}

function itemText({ card, activated, upgrades }: OwnedItem<Face>): string {
  const under = upgrades.map(({ good, faceUp, activated: used }) => {
    const name = faceUp && good !== null ? goodOf(good).name : good === null ? 'face down' : `${cardName(good)}, face down`;
    return used ? `${name} (used)` : name;
  });
  return `${cardName(card)}${activated ? ' (used)' : ''}${under.length > 0 ? ` over ${listed(under)}` : ''}`;
}
function heroText(v: View, hero: Hero<Face>, seat: number): string[] {
  if (hero.card === '') return [`Hero ${seat}: not known yet`];
  const { name, epithet } = cardOf(hero);
  const attributes = PHASES.map((phase) => `${PHASE_NAMES[phase]} ${attributeOf(hero, phase)}`).join(', ');
  return [
    `${seat} ${name}, ${epithet}, level ${levelOf(hero)}, ${hero.space === '' ? 'not placed' : `at ${placeName(hero.space)}`}`,
    `  wounds ${hero.wounds} of ${lifeOf(hero)}, exhaustion ${hero.exhaustion} of ${staminaOf(hero)}, XP ${hero.xp} of ${priceOfCounter(v)}, ${attributes}`,
    `  Items: ${listed(hero.items.map(itemText))}; goods: ${goodsText(hero.goods)}${hero.offers.length > 0 ? `; offers: ${listed(hero.offers.map(cardName))}` : ''}`,
  ];
}
function kingText(v: View): string[] {
  const { king, threat } = v;
  const who = king.tile === '' ? 'The Night King' : `${kingTile(king.tile).name}, ${kingTile(king.tile).epithet}`;
  return [
    `${who}: ${king.gold} gold, shadow power ${king.powerLevel}; counters: ${king.mind} Mind, ${king.body} Body, ${king.spirit} Spirit, ${king.exhaustion} exhaustion, ${king.wound} wound`,
    `Threat ${threat.level} of 10, ${count(threat.pool, 'doom', 'doom')} in the pool, difficulty ${threat.difficulty}`,
    `Mirrors broken: ${pointsTaken(v)} of ${pointsNeeded(v)} points; standing: ${listed(STRONGHOLDS.flatMap(({ name }, i) => (v.mirrors[i]! > 0 ? [`${name} ${v.mirrors[i]}`] : [])))}`,
    `Patrols: ${listed(v.patrols.map(({ number, space, wounds }) => `${number} at ${placeName(space)}${wounds > 0 ? ` with ${count(wounds, 'wound')}` : ''}`))}`,
  ];
}
function combatText(v: View): string[] {
  const { combat } = v;
  if (!combat || combat.card === '') return [];
  const { name, text } = challengeOf(combat.card);
  const numbers = PHASES.map((phase) => `${PHASE_NAMES[phase]} ${combat.value[phase]}/${combat.damage[phase]}`).join(', ');
  return [
    `Combat, round ${combat.round}: ${name}, wounds ${combat.wounds} of ${combat.life}, ${numbers}${text === '' ? '' : `. ${text}`}`,
    `  against ${listed(combat.fighters.map(({ seat, out }) => `${characterOf(v, seat)}${out === '' ? '' : ' (out)'}`))}`,
  ];
}

/** The whole table as plain text. */
export const boardText = (v: View): string =>
  [
    `Round ${v.round}`,
    ...kingText(v),
    ...v.heroes.flatMap((hero, i) => heroText(v, hero, i + 1)),
    ...TOWNS.flatMap(({ name }, i) =>
      v.stacks[i]!.length > 0 ? [`Market of ${name}: ${listed(v.stacks[i]!.map(cardName))}`] : [],
    ),
    ...combatText(v),
    ...mapText(v),
  ].join('\n');
