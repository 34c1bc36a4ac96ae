import {
  distance,
  fighterOf,
  heroCard,
  heroOf,
  kindOf,
  MAP,
  rollBonus,
  top,
  type BlowFrame,
  type DeckName,
  type Rune,
  type SpaceKind,
  type View,
} from '@nightfall/runebound-midnight';
import type { Guide } from '@nightfall/ui';
import { at, isAt, isFighting, isWalking, phaseNow, spaceOfHero } from './progress.ts';
import { firstOf, HERO, MATE, prepareTable } from './prepared.ts';
import { TITLES } from './titles.ts';

const SEAT = 1;
/** RM-37.4 Gyruk's Body at the start of a short game. */
const BODY = heroCard(HERO).attributes.body.value + 4;
const TOWN = 'L12';
const JEWEL = 'M11';
const SECOND = 'M8';
const STRONGHOLD = 'O12';
const GATE = 'N12';
/** After this many rounds chance takes over. */
const LED = 7;
const FRIEND = heroCard(MATE).name;

const isJewelThere = (v: View): boolean => v.jewels[MAP[JEWEL]!.jewel] ?? false;
const hasItem = (v: View): boolean => heroOf(v, SEAT).items.length > 0;
/** Before placement the Hero is nowhere. */
const isIn =
  (kind: SpaceKind) =>
  (v: View): boolean =>
    spaceOfHero(v) !== '' && kindOf(spaceOfHero(v)) === kind;
const isInTown = isIn('town');
const isInStronghold = isIn('stronghold');

const isPlaced = (v: View): boolean => spaceOfHero(v) !== '';
/** The first adventure is over, won or left alone. */
const isFought = (v: View): boolean => v.round > 1 || !isJewelThere(v);
/** RM-37.4 A short game begins with three counters. */
const isLevelled = (v: View): boolean => heroOf(v, SEAT).counters.length > 3;
/** A level gained, or nothing left nearby to gain it from. */
const isDoneGrowing = (v: View): boolean => isLevelled(v) || !(v.jewels[MAP[SECOND]!.jewel] ?? false);
const isCalled = (v: View): boolean => v.meeting !== null;
/** As near as a Hero who is hurt can come in a turn, with a die for the gate. */
const isFriendNear = (v: View): boolean => roadFrom(heroOf(v, SEAT + 1).space) <= 3;
const isAtGate = (v: View): boolean => roadFrom(spaceOfHero(v)) === 1;
const roadFrom = (space: string): number => (space === '' ? Infinity : distance(space, STRONGHOLD));
/** Grown, called, and on the road. */
const isOnTheWay = (v: View): boolean => isWalking(v) && isMine(v) && isDoneGrowing(v) && isCalled(v) && !isInStronghold(v);
/** Two Heroes walk in turn; the lesson speaks to one of them. */
const isMine = (v: View): boolean => {
  const frame = top(v);
  return frame?.rule === 'hero' && frame.seat === SEAT;
};
const isAtTheMirror = (v: View): boolean => isFighting(v, 'assault') || v.result !== null;

/** What the first card of a deck is, where it teaches. */
const FIRST: Readonly<Record<string, string>> = { green: 'G03', yellow: 'Y02', red: 'R01' };
const firstCard = (deck: DeckName, v: View) => (FIRST[deck] ? firstOf(deck, v, FIRST[deck]) : undefined);

/** Two dice that are just enough, as good luck has it, and never two of a kind. */
function blowOf(v: View, { seat, phase, isAttack }: BlowFrame): readonly number[] {
  const combat = v.combat!;
  const bonus = rollBonus(heroOf(v, seat), combat, fighterOf(combat, seat)!, { phase, isAttack });
  const sum = Math.max(10 + phase, Math.min(20, combat.value[phase]! - bonus + phase));
  const high = Math.min(10, Math.ceil(sum / 2) + 1 + (combat.wounds % 2));
  return [high, sum - high];
}
/** Faces that look thrown: another row for each round. */
const mixed = (v: View, sides: readonly number[], faces: readonly number[]): readonly number[] =>
  sides.map((_, i) => faces[(i + v.round) % faces.length]!);
/** Few of these lead a patrol over land, and few of them are Jahzir's signs. */
const ROUGH = [6, 5, 6, 3, 5];
const CALM = [6, 3, 5, 6, 4];
const LOW = [
  [1, 2],
  [3, 1],
  [2, 4],
  [1, 5],
  [4, 2],
] as const;
/** The first fights go well, the Night King's first tests fail, and his patrols do not get far. */
function rig(v: View, sides: readonly number[]): readonly number[] | undefined {
  const frame = top(v);
  if (v.round > LED) return undefined;
  switch (frame?.rule) {
    case 'blow':
      return blowOf(v, frame);
    case 'infiltration':
      return [9, 7];
    case 'threat':
      return LOW[v.round % LOW.length];
    case 'patrol':
      return mixed(v, sides, ROUGH);
    case 'combat':
      return frame.at === 'test' ? [10, 8] : mixed(v, sides, CALM);
    case 'draw':
      return firstCard(frame.deck, v) ?? prepareTable(v);
    default:
      return prepareTable(v);
  }
}

/** What is to be pressed in the bar, as soon as it is there; before that, the space. */
const inBarOr = (deeds: string, space: string): string =>
  `:is(${deeds}), .table:not(:has(${deeds})) .rm-target[data-mark=${space}]`;

/** A Hero's first night: an adventure, a market, a mirror. A player who follows it wins. */
export const heroGuide: Guide<Rune> = {
  title: TITLES.hero,
  setup: { players: 3, options: { short: true } },
  seat: SEAT,
  dice: [],
  rig,
  bots: ['casual', 'good'],
  steps: [
    {
      id: 'land',
      text: `A short game: you are Gyruk, and ${FRIEND} is with you against the Night King. He wins when the threat reaches 10. You both win as soon as you break one of the black mirrors in his strongholds.`,
      rule: 'RM-1.2',
      when: isAt('setup heroes'),
      until: isPlaced,
    },
    {
      id: 'town',
      text: 'Start in Saltreach, in the south: an easy adventure and a stronghold are close by.',
      rule: 'RM-10.12',
      at: `.rm-target[data-mark=${TOWN}]`,
      when: isAt('setup heroes'),
      until: isPlaced,
    },
    {
      id: 'walk',
      text: 'Five dice are your legs: each takes you to a neighbouring space, whatever lies there. Tap M11, the space with the green jewel north-east of you.',
      rule: 'RM-17.1',
      at: `.rm-target[data-mark=${JEWEL}]`,
      when: (v) => v.round === 1 && isWalking(v) && isMine(v) && spaceOfHero(v) !== JEWEL,
      until: (v) => spaceOfHero(v) === JEWEL || isFought(v),
    },
    {
      id: 'end',
      text: 'You could walk on, and the bar shows what else your dice can do. The adventure waits where you stop: end your movement.',
      rule: 'RM-20.1',
      at: '.rm-ends',
      when: (v) => v.round === 1 && isWalking(v) && isMine(v) && spaceOfHero(v) === JEWEL,
      until: isFought,
    },
    {
      id: 'attempt',
      text: 'Green is the easiest of four colours. Take it on.',
      rule: 'RM-20.2',
      at: '[data-deed=attempt]',
      when: isAt('hero adventure'),
      until: isFought,
    },
    {
      id: 'fight',
      text: 'Your foe, and the three phases of a round. The big number is what two dice plus your bonus have to reach; below it you see how likely that is, and why.',
      rule: 'RM-21.14',
      at: '.rm-phases',
      when: (v) => isFighting(v, 'adventure') && (at(v) === 'combat escape' || phaseNow(v) >= 0),
      until: isFought,
    },
    {
      id: 'stand',
      text: 'Every round begins with this choice. Fleeing lets the Night King test the threat, so stand.',
      rule: 'RM-21.21',
      at: '[data-deed=stand]',
      when: (v) => isFighting(v, 'adventure') && at(v) === 'combat escape',
      until: (v) => isFought(v) || phaseNow(v) >= 0,
    },
    {
      id: 'ranged',
      text: 'In Ranged this foe deals 0 damage: an attack that fails costs you nothing. Against Soldiers you may attack in every phase, so attack.',
      rule: 'RM-21.18',
      at: '[data-deed=attack]',
      when: (v) => isFighting(v, 'adventure') && phaseNow(v) === 0,
      until: (v) => isFought(v) || phaseNow(v) > 0,
    },
    {
      id: 'melee',
      text: `Melee is your strength: Body ${BODY}, and a hit deals 2. Attack.`,
      rule: 'RM-21.15',
      at: '[data-deed=attack]',
      when: (v) => isFighting(v, 'adventure') && phaseNow(v) === 1,
      until: (v) => isFought(v) || phaseNow(v) > 1,
    },
    {
      id: 'market',
      text: 'The adventure gave you experience and a good. Now use your goods: tap Saltreach and slip in with the skill that has the best chance.',
      rule: 'RM-18.2',
      at: inBarOr('[data-deed=infiltrate]', TOWN),
      when: (v) =>
        v.round >= 2 && isWalking(v) && isMine(v) && !isJewelThere(v) && !hasItem(v) && !isInTown(v) && !isInStronghold(v),
      until: (v) => hasItem(v) || (v.round > 1 && isInTown(v)),
    },
    {
      id: 'inside',
      text: 'You are in. In a town you heal and barter without a roll. The market opens when your movement ends.',
      rule: 'RM-17.7',
      at: '.rm-ends',
      when: (v) => v.round >= 2 && isWalking(v) && isMine(v) && isInTown(v) && !hasItem(v),
      until: hasItem,
    },
    {
      id: 'shop',
      text: 'Goods are money: the Militia Spear helps in Melee, buy it. They are upgrades too: with every level you put one of them under an Item. The dearer your best Item, the harder it is to slip in anywhere.',
      rule: 'RM-25.3',
      at: '[data-deed=pay], [data-deed=buy], [data-deed=enterMarket]',
      when: (v) => isAt('hero market')(v) || isAt('hero shop')(v),
      until: hasItem,
    },
    {
      id: 'call',
      text: `A guardian is too strong for one Hero. Tap Mournkeep, in the east, to see your odds: alone, and with ${FRIEND}. Then call her there. She needs a while, so call early.`,
      rule: 'RM-16.8',
      at: inBarOr('[data-deed=callTo]', STRONGHOLD),
      when: (v) => v.round >= 3 && isWalking(v) && isMine(v) && !isCalled(v),
      until: (v) => isCalled(v) || isAtTheMirror(v),
    },
    {
      id: 'second',
      text: 'Now grow. A yellow jewel lies north of Saltreach, four spaces away: M8. It is harder than a green one and brings two experience: enough for a level.',
      rule: 'RM-20.3',
      at: inBarOr('[data-deed=walk]', SECOND),
      when: (v) => v.round >= 3 && isWalking(v) && isMine(v) && isCalled(v) && !isDoneGrowing(v) && spaceOfHero(v) !== SECOND,
      until: (v) => isDoneGrowing(v) || spaceOfHero(v) === SECOND,
    },
    {
      id: 'stay',
      text: 'Stop here, so end your movement, and take it on like the first one.',
      rule: 'RM-20.1',
      at: '[data-deed=endMovement]',
      when: (v) => v.round >= 3 && isWalking(v) && isMine(v) && !isDoneGrowing(v) && spaceOfHero(v) === SECOND,
      until: isDoneGrowing,
    },
    {
      id: 'level',
      text: 'Enough experience for a level. +2 Body makes your best phase better. Every second experience counter brings one more attack a round.',
      rule: 'RM-26.4',
      at: '[data-deed=gainCounter][data-kind=body]',
      when: isAt('experience gain'),
      until: (v) => isLevelled(v) || isAtTheMirror(v),
    },
    {
      id: 'covenant',
      text: 'With a level, one of your goods goes under an Item for good. Rune and weapon cards lie face up and work; others give the Item one more use.',
      rule: 'RM-27.2',
      at: '.rm-panel',
      when: (v) => isAt('experience covenant')(v) && hasItem(v),
      until: (v) => heroOf(v, SEAT).items.some(({ upgrades }) => upgrades.length > 0) || isAtTheMirror(v),
    },
    {
      id: 'gate',
      text: `Now to the mirror. Walk to N12, at the gate of Mournkeep, but not in: whoever is inside when the night begins fights, and alone you would most likely fall.`,
      rule: 'RM-12.2',
      at: `.rm-target[data-mark=${GATE}]`,
      when: (v) => isOnTheWay(v) && !isAtGate(v) && !isFriendNear(v),
      until: (v) => isAtGate(v) || isFriendNear(v) || isInStronghold(v),
    },
    {
      id: 'hold',
      text: `Wait here for ${FRIEND}: end your movement. Rest and heal with your dice first if you need it.`,
      rule: 'RM-16.5',
      at: '.rm-ends',
      when: (v) => isOnTheWay(v) && isAtGate(v) && !isFriendNear(v),
      until: (v) => isFriendNear(v) || isInStronghold(v),
    },
    {
      id: 'mirror',
      text: `${FRIEND} is here. Tap Mournkeep and slip in with your best skill; she follows you this round. The bar shows your odds together. Each level makes them better, and tonight the dice are kind.`,
      rule: 'RM-23.1',
      at: inBarOr('[data-deed=infiltrate], [data-deed=walk]', STRONGHOLD),
      when: (v) => isOnTheWay(v) && isFriendNear(v),
      until: isInStronghold,
    },
    {
      id: 'wait',
      text: `You are inside. End your movement, and ${FRIEND} comes after you. When the night begins, you fight the guardian together.`,
      rule: 'RM-12.2',
      at: '.rm-ends',
      when: (v) => isWalking(v) && isMine(v) && isInStronghold(v),
      until: isAtTheMirror,
    },
    {
      id: 'guardian',
      text: 'The guardian of the mirror. In an assault everyone has one attack a round, and you one more against Warlords: keep them for Melee and your next best phase. Its wounds stay, whoever of you deals them.',
      rule: 'RM-23.8',
      at: '.rm-foe',
      when: (v) => isFighting(v, 'assault') && (at(v) === 'combat escape' || phaseNow(v) >= 0),
      until: (v) => v.result !== null,
    },
    {
      id: 'alone',
      isLast: true,
      text: 'That is the whole plan: adventures for experience and goods, towns for Items, strongholds in twos, and never feed the threat. Your first real game: two Heroes, the short game.',
      rule: 'RM-1.3',
      when: (v) => v.result !== null || (v.round > LED && isWalking(v)),
    },
  ],
};
