import { capital } from '@nightfall/kit/words';
import {
  attacksByCounters,
  attributeOf,
  BOX,
  cardName,
  challengeFor,
  CHALLENGES,
  characterOf,
  colourOf,
  damageOf,
  goodOf,
  helpChance,
  heroCard,
  heroesAt,
  heroOf,
  infiltrationDifficulty,
  isHurt,
  itemOf,
  JEWELS,
  kindOf,
  kingTile,
  ladderCost,
  levelOf,
  lifeOf,
  liesFaceDown,
  MAP,
  MARKET,
  meetingOf,
  MERCHANDISE,
  placeName,
  pointsNeeded,
  pointsTaken,
  powerOf,
  priceOfCounter,
  salePrice,
  staminaOf,
  threatChance,
  XP_OF,
  type Card,
  type SpaceId,
  type View,
} from '@nightfall/runebound-midnight';
import type { Inspected } from '@nightfall/ui';
import { incomeOf } from '../side/income.ts';
import { aloneAt, guardAt, togetherAt } from './guard.ts';

const many = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;
type Numbers = NonNullable<Inspected['numbers']>;

/** RM-36 Any piece, card, space or row: name, numbers, text, what it will do next, and its rules. */
export function inspect(mark: string, view: View): Inspected | undefined {
  if (mark in MAP) return aboutSpace(view, mark);
  const [, kind, which] = /^(hero|patrol|card:|power|king|threat|mirrors)(.*)$/.exec(mark) ?? [];
  switch (kind) {
    case 'hero':
      return view.heroes[Number(which) - 1]?.card ? aboutHero(view, Number(which)) : undefined;
    case 'patrol':
      return aboutPatrol(view, Number(which));
    case 'card:':
      return aboutCard(view, which!);
    case 'king':
    case 'power':
      return view.king.tile === '' ? undefined : aboutKing(view);
    case 'threat':
      return aboutThreat(view);
    case 'mirrors':
      return aboutMirrors(view);
    default:
      return undefined;
  }
}

function aboutSpace(view: View, id: SpaceId): Inspected {
  const { town, stronghold, jewel } = MAP[id]!;
  const here = whoIsAt(view, id);
  if (town >= 0) return aboutTown(view, id, here);
  if (stronghold >= 0) return aboutStronghold(view, id, here);
  const adventure = jewel >= 0 ? JEWELS[jewel]! : undefined;
  const isThere = jewel >= 0 && (view.jewels[jewel] ?? false);
  const kind = kindOf(id);
  return {
    name: `${capital(kind)}, ${id}`,
    numbers: [
      ...(adventure ? [['Jewel', isThere ? adventure.colour : `${adventure.colour}, spent`] as const] : []),
      ...(adventure ? [['Experience', XP_OF[adventure.colour]] as const] : []),
      ['Heal or barter', `${Math.round(100 * helpChance(id))} %`],
      ...here,
    ],
    text: adventure
      ? `End your movement here for its adventure.${adventure.starburst ? ' The white star: it comes back whenever the threat rises.' : ''}`
      : 'Every space costs a walking Hero one die, whatever the terrain.',
    rules: adventure ? ['RM-20.1', 'RM-13.6'] : ['RM-17.1'],
  };
}
function whoIsAt(view: View, id: SpaceId): Numbers {
  const heroes = heroesAt(view, id).map((seat) => characterOf(view, seat));
  const patrols = view.patrols.flatMap(({ space, number }) => (space === id ? [`patrol ${number}`] : []));
  const all = [...heroes, ...patrols];
  return all.length === 0 ? [] : [['Here', all.join(', ')]];
}
const aboutTown = (view: View, id: SpaceId, here: Numbers): Inspected => ({
  name: `${placeName(id)}, a town`,
  numbers: [['For sale', view.stacks[MAP[id]!.town]?.length ?? 0], ...here],
  text: `Slip in to trade, heal and barter without a roll. Patrols never come here.${stockText(view, id)}`,
  rules: ['RM-18.1', 'RM-25.1'],
});
/** What a card does and what it costs. */
const wareText = (card: Card): string => `${cardName(card)} (${many(itemOf(card).cost, 'good')}): ${itemOf(card).text}`;
function stockText(view: View, id: SpaceId): string {
  const stock = view.stacks[MAP[id]!.town] ?? [];
  return stock.length === 0 ? '' : ` For sale: ${[...new Set(stock)].map(wareText).join(' ')}`;
}
/** Any of the eight; none comes twice before all have come. */
const GUARDIANS = BOX.red
  .map(cardName)
  .join(', ')
  .replace(/, ([^,]*)$/, ' or $1');
function aboutStronghold(view: View, id: SpaceId, here: Numbers): Inspected {
  const points = view.mirrors[MAP[id]!.stronghold] ?? 0;
  const guard = guardAt(view, id);
  const inside = heroesAt(view, id);
  const heroes = inside.map((seat) => characterOf(view, seat));
  return {
    name: `${placeName(id)}, a stronghold`,
    numbers: [
      ['Mirror', points > 0 ? many(points, 'point') : 'broken'],
      ...(guard ? [['Guardian', `one of eight, ${guard.life} Life`] as const] : []),
      ...(guard
        ? fightersOf(view).map((seat) => [`${characterOf(view, seat)} alone wins`, `about ${aloneAt(view, id, seat)} %`] as const)
        : []),
      ...(guard && inside.length > 1 ? [['Those inside win', `about ${togetherAt(view, id, inside)} %`] as const] : []),
      ...(meetingOf(view) === id ? [['Called here by', characterOf(view, view.meeting!.by)] as const] : []),
      ...here,
    ],
    text:
      points > 0
        ? `Heroes who are here when the Night King’s turn begins fight its guardian together. Come in twos. It may be ${GUARDIANS}.`
        : 'Its mirror is broken; there are no more fights here. New patrols can still come from it.',
    next: points > 0 && heroes.length > 0 ? `${heroes.join(' and ')} will assault it` : undefined,
    rules: ['RM-23.1', 'RM-15.8'],
  };
}

/** Heroes whose numbers are known. */
const fightersOf = (view: View): readonly number[] => view.heroes.flatMap(({ card }, i) => (card === '' ? [] : [i + 1]));

function aboutHero(view: View, seat: number): Inspected {
  const hero = heroOf(view, seat);
  const { name, epithet, ability } = heroCard(hero.card);
  const line = ([0, 1, 2] as const).map((phase) => `${attributeOf(hero, phase)} hits for ${damageOf(hero, phase)}`);
  return {
    name: `${name}, ${epithet}`,
    numbers: [
      ['Life', `${lifeOf(hero) - hero.wounds} of ${lifeOf(hero)}`],
      ['Stamina', `${staminaOf(hero) - hero.exhaustion} of ${staminaOf(hero)}`],
      ['Level', levelOf(hero)],
      ['Experience', `${hero.xp} of ${priceOfCounter(view)}`],
      ['Ranged', line[0]!],
      ['Melee', line[1]!],
      ['Magic', line[2]!],
      ['Attacks a round', attacksByCounters(hero)],
      ['To slip in', `${infiltrationDifficulty(hero)} or more`],
    ],
    text: `${ability.name}: ${ability.text}`,
    next: isHurt(hero) ? 'hurt: 4 movement dice instead of 5' : undefined,
    rules: ['RM-6.7', 'RM-11.5'],
  };
}
function aboutPatrol(view: View, number: number): Inspected | undefined {
  const patrol = view.patrols.find((one) => one.number === number);
  if (!patrol) return undefined;
  const prey = heroesAt(view, patrol.space).map((seat) => characterOf(view, seat));
  return {
    name: `Patrol ${number}`,
    numbers: [
      ['At', placeName(patrol.space)],
      ['Wounds', patrol.wounds],
      ['Dice', patrol.wounds > 0 ? 4 : 5],
    ],
    text: 'It marches on the Night King’s turn and can attack one Hero where it stops. Nobody knows its card until then.',
    next: prey.length > 0 ? `can attack ${prey.join(' or ')}` : 'marches in the next Patrol step',
    rules: ['RM-14.6', 'RM-14.12'],
  };
}

function aboutCard(view: View, card: Card): Inspected | undefined {
  if (CHALLENGES[card]) return aboutChallenge(view, card);
  if (MARKET[card]) {
    const { name, type, cost, use, text } = itemOf(card);
    return {
      name,
      numbers: [
        ['Kind', type],
        ['Costs', many(cost, 'good')],
        ['Sells for', salePrice(card)],
        ['Use', USES[use]],
      ],
      text,
      rules: ['RM-7.1'],
    };
  }
  if (!MERCHANDISE[card]) return undefined;
  const { name, text } = goodOf(card);
  return {
    name: `${name}, a good`,
    numbers: liesFaceDown(card) ? [] : [['On the ladder', ladderCost(card)]],
    text: liesFaceDown(card)
      ? 'Money. Under an Item it lies face down and gives that Item one more use.'
      : `Money. Under an Item: ${text}`,
    rules: ['RM-27.5'],
  };
}
const USES = { always: 'all the time', activate: 'once a turn', discard: 'once, then it is gone' } as const;
function aboutChallenge(view: View, card: Card): Inspected {
  const { name, minion, life, value, damage, text, reward } = challengeFor(view, card);
  const phase = (i: number) => `${value[i]} to reach, deals ${damage[i]}`;
  return {
    name: `${name}, ${minion}`,
    numbers: [
      ['Life', life],
      ['Ranged', phase(0)],
      ['Melee', phase(1)],
      ['Magic', phase(2)],
      ['Goods', reward],
      ['Experience', XP_OF[colourOf(card)]],
    ],
    text: text || 'No special ability.',
    rules: ['RM-9.1'],
  };
}

function aboutKing(view: View): Inspected {
  const { king } = view;
  const { name, epithet, symbols, power: tile } = kingTile(king.tile);
  const power = powerOf(view);
  return {
    name: `${name}, ${epithet}`,
    numbers: [
      ['Gold', king.gold],
      ['Next income', `${incomeOf(view)} gold`],
      ['Influence', symbols.join(', ')],
      [power.name, `level ${king.powerLevel}`],
    ],
    text: tile.isOurs ? `${power.text} This power is our addition.` : power.text,
    rules: ['RM-8.1', 'RM-8.3'],
  };
}
function aboutThreat(view: View): Inspected {
  const { level, pool, difficulty } = view.threat;
  return {
    name: `Threat ${level} of 10`,
    numbers: [
      ['Doom', pool],
      ['Needs', `${difficulty} with two dice and the doom`],
    ],
    text: 'At 10 the Night King wins. It rises through threat tests: one on each of his turns, and one whenever a Hero is caught, flees or is knocked out.',
    next: `the next threat step has a ${threatChance(view, 1)} % chance`,
    rules: ['RM-13.1', 'RM-1.3'],
  };
}
const aboutMirrors = (view: View): Inspected => ({
  name: 'Black mirrors',
  numbers: [['Taken', `${pointsTaken(view)} of ${pointsNeeded(view)} points`]],
  text: 'Heroes who beat the guardian of a stronghold break its mirror. With enough points they win at once.',
  rules: ['RM-1.2', 'RM-23.1'],
});
