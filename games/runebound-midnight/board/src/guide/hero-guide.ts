import {
  fighterOf,
  heroOf,
  kindOf,
  MAP,
  rollBonus,
  top,
  type BlowFrame,
  type Rune,
  type SpaceKind,
  type View,
} from '@nightfall/runebound-midnight';
import type { Guide } from '@nightfall/ui';
import { at, isAt, isFighting, isWalking, phaseNow, spaceOfHero } from './progress.ts';
import { firstOf, prepareTable } from './prepared.ts';

const SEAT = 1;
const TOWN = 'L12';
const JEWEL = 'M11';
const STRONGHOLD = 'O12';
/** After this many rounds chance takes over. */
const LED = 6;

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
const isAtTheMirror = (v: View): boolean => isFighting(v, 'assault') || v.result !== null;

/** Two dice that are just enough, as good luck has it. */
function blowOf(v: View, { seat, phase, isAttack }: BlowFrame): readonly number[] {
  const combat = v.combat!;
  const bonus = rollBonus(heroOf(v, seat), combat, fighterOf(combat, seat)!, phase, isAttack);
  const sum = Math.max(11, Math.min(20, combat.value[phase]! - bonus + 1));
  return [Math.ceil(sum / 2), Math.floor(sum / 2)];
}
/** The first fights go well, the Night King's first tests fail, and his patrols do not get far. */
function rig(v: View, sides: readonly number[]): readonly number[] | undefined {
  const frame = top(v);
  if (v.round > LED) return undefined;
  switch (frame?.rule) {
    case 'blow':
      return blowOf(v, frame);
    case 'infiltration':
      return [8, 8];
    case 'threat':
      return [1, 2];
    case 'patrol':
      return sides.map(() => 6);
    case 'combat':
      return frame.at === 'test' ? [10, 9] : sides.map(() => 6);
    case 'draw':
      return frame.deck === 'green'
        ? firstOf('green', v, 'G03')
        : frame.deck === 'red'
          ? firstOf('red', v, 'R01')
          : prepareTable(v);
    default:
      return prepareTable(v);
  }
}

/** A Hero's first night: an adventure, a market, a mirror. Whoever follows it wins. */
export const heroGuide: Guide<Rune> = {
  title: 'First night as a Hero',
  setup: { players: 2, options: { short: true } },
  seat: SEAT,
  dice: [],
  rig,
  bots: ['casual'],
  steps: [
    {
      id: 'land',
      text: 'A short game: you are Gyruk, alone against the Night King. He wins when the threat reaches 10. You win as soon as you break one of the black mirrors in his strongholds.',
      rule: 'RM-1.2',
      when: isAt('setup heroes'),
      until: isPlaced,
    },
    {
      id: 'town',
      text: 'Start in Saltreach, in the south: an easy adventure and a stronghold are close by.',
      rule: 'RM-10.12',
      at: '.rm-controls',
      when: isAt('setup heroes'),
      until: isPlaced,
    },
    {
      id: 'walk',
      text: 'Five dice are your legs: each takes you to a neighbouring space, whatever lies there. Tap M11, the space with the green jewel north-east of you.',
      rule: 'RM-17.1',
      at: `.rm-target[data-mark=${JEWEL}]`,
      when: (v) => v.round === 1 && isWalking(v) && spaceOfHero(v) !== JEWEL,
      until: (v) => spaceOfHero(v) === JEWEL || isFought(v),
    },
    {
      id: 'end',
      text: 'You could walk on, and the bar shows what else your dice can do. The adventure waits where you stop: end your movement.',
      rule: 'RM-20.1',
      at: '.rm-ends',
      when: (v) => v.round === 1 && isWalking(v) && spaceOfHero(v) === JEWEL,
      until: isFought,
    },
    {
      id: 'attempt',
      text: 'Green is the easiest of four colours. Take it on.',
      rule: 'RM-20.2',
      at: '.rm-controls',
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
      at: '.rm-controls',
      when: (v) => isFighting(v, 'adventure') && at(v) === 'combat escape',
      until: (v) => isFought(v) || phaseNow(v) >= 0,
    },
    {
      id: 'ranged',
      text: 'In Ranged this foe deals 0 damage, so nothing can happen to you. Attack or defend, as you like.',
      rule: 'RM-21.18',
      at: '.rm-controls',
      when: (v) => isFighting(v, 'adventure') && phaseNow(v) === 0,
      until: (v) => isFought(v) || phaseNow(v) > 0,
    },
    {
      id: 'melee',
      text: 'Melee is your strength: Body 7, and a hit deals 2. Attack.',
      rule: 'RM-21.15',
      at: '.rm-controls',
      when: (v) => isFighting(v, 'adventure') && phaseNow(v) === 1,
      until: (v) => isFought(v) || phaseNow(v) > 1,
    },
    {
      id: 'market',
      text: 'The adventure gave you experience and goods. The Night King had his turn; now use the goods. Tap Saltreach and slip in with the skill that has the best chance.',
      rule: 'RM-18.2',
      at: `.rm-target[data-mark=${TOWN}]`,
      when: (v) => v.round >= 2 && isWalking(v) && !isJewelThere(v) && !hasItem(v) && !isInTown(v) && !isInStronghold(v),
      until: (v) => hasItem(v) || (v.round > 1 && isInTown(v)),
    },
    {
      id: 'inside',
      text: 'You are in. In a town you heal and barter without a roll. The market opens when your movement ends.',
      rule: 'RM-17.7',
      at: '.rm-ends',
      when: (v) => v.round >= 2 && isWalking(v) && isInTown(v) && !hasItem(v),
      until: hasItem,
    },
    {
      id: 'shop',
      text: 'Goods are money. The Militia Spear helps in Melee: buy it, then leave. The more expensive your best Item, the harder it is to slip in anywhere.',
      rule: 'RM-25.3',
      at: '.rm-controls',
      when: (v) => isAt('hero market')(v) || isAt('hero shop')(v),
      until: hasItem,
    },
    {
      id: 'mirror',
      text: 'Now the mirror. Mournkeep lies three spaces east of Saltreach. Tap it, walk to its gate and slip in.',
      rule: 'RM-23.1',
      at: `.rm-target[data-mark=${STRONGHOLD}]`,
      when: (v) => v.round >= 2 && isWalking(v) && hasItem(v) && !isInStronghold(v),
      until: isInStronghold,
    },
    {
      id: 'wait',
      text: 'You are inside. End your movement: anyone in a stronghold when the night begins fights its guardian.',
      rule: 'RM-12.2',
      at: '.rm-ends',
      when: (v) => isWalking(v) && isInStronghold(v),
      until: isAtTheMirror,
    },
    {
      id: 'guardian',
      text: 'The guardian of the mirror. In an assault everyone has one attack a round; against Warlords you have one more. Beat it, and the land is free.',
      rule: 'RM-23.8',
      at: '.rm-foe',
      when: (v) => isFighting(v, 'assault') && (at(v) === 'combat escape' || phaseNow(v) >= 0),
      until: (v) => v.result !== null,
    },
    {
      id: 'alone',
      text: 'That is all you need: adventures for experience and goods, towns for Items, strongholds for mirrors. Mind the threat.',
      rule: 'RM-1.3',
      when: (v) => v.round > LED && isWalking(v),
      until: (v) => v.round > LED + 2,
    },
  ],
};
