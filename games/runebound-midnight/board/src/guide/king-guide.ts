import { top, type Rune, type View } from '@nightfall/runebound-midnight';
import type { Guide } from '@nightfall/ui';
import { at, isAt, spaceOfHero } from './progress.ts';
import { prepareTable } from './prepared.ts';
import { TITLES } from './titles.ts';

/** From this round on the lesson has said what there is to say about a turn. */
const TAUGHT = 3;

/** The first march, over any land, and a first threat test that succeeds; every other throw is left to chance. */
const MARCH = [2, 4, 1, 3, 2];
function rig(v: View, sides: readonly number[]): readonly number[] | undefined {
  const frame = top(v);
  if (v.round === 1 && frame?.rule === 'patrol' && sides.length === MARCH.length) return MARCH;
  if (v.round === 1 && frame?.rule === 'threat') return [9, 8];
  return prepareTable(v);
}
const isPlaced = (v: View): boolean => v.mirrors.every((points) => points > 0);
const isFirstOver = (v: View): boolean => v.round > 1;

/** The Night King's first night: mirrors, a patrol, a turn step by step. */
export const kingGuide: Guide<Rune> = {
  title: TITLES.king,
  setup: { players: 2, options: {} },
  seat: 0,
  dice: [],
  rig,
  bots: ['casual'],
  steps: [
    {
      id: 'dark',
      text: 'You are Jahzir, the Night King, against one Hero. You win when the threat reaches 10. The Hero wins by breaking mirrors worth two points.',
      rule: 'RM-1.3',
      when: isAt('setup mirrors'),
      until: isPlaced,
    },
    {
      id: 'mirrors',
      text: 'Every stronghold holds a mirror. Choose where the three most valuable ones go: far apart, so that the Hero has a long way to walk.',
      rule: 'RM-10.5',
      at: '[data-deed=placeMirror]',
      when: isAt('setup mirrors'),
      until: isPlaced,
    },
    {
      id: 'patrol',
      text: 'Your first patrol. Mournkeep, in the south-east, is a good place for it: a town and two easy adventures are close.',
      rule: 'RM-10.7',
      at: '.rm-target[data-mark=O12]',
      when: isAt('setup patrols'),
      until: (v) => v.patrols.length > 0,
    },
    {
      id: 'threat',
      text: 'Your turn. It began with the Threat step: one doom was added and two dice were rolled. With the doom they beat the difficulty, and the threat rose. The shadow on the map grows with it.',
      rule: 'RM-12.4',
      when: (v) => v.round === 1 && isAt('patrol choose')(v),
      until: isFirstOver,
    },
    {
      id: 'march',
      text: 'Now your patrols march. The numbers on the map show your chance of reaching each space, in percent. Tap where you want to be, or roll the dice.',
      rule: 'RM-14.5',
      at: '[data-deed=march], [data-deed=patrolRoll]',
      when: isAt('patrol choose'),
      until: (v) => isFirstOver(v) || at(v) === 'patrol move',
    },
    {
      id: 'dice',
      text: 'Each die carries the patrol into a neighbouring space whose sign it shows. Tap where it should go, towards the Hero: it finds the way and the dice. Then stop.',
      rule: 'RM-14.7',
      at: '.rm-board',
      when: isAt('patrol move'),
      until: isFirstOver,
    },
    {
      id: 'spend',
      text: 'Then your gold. It buys combat, exhaustion and wound counters: they reroll dice or add to a threat test; five gold raise your power or buy another patrol. Take what is free, and keep the rest: you spend counters in a fight, or when a test is close.',
      rule: 'RM-15.1',
      at: '[data-deed=buyCounter]',
      when: isAt('night spend'),
      until: isFirstOver,
    },
    {
      id: 'victim',
      text: 'A Hero is here. Attack: a Hero who is knocked out loses a lot, and the threat may rise.',
      rule: 'RM-14.12',
      at: '[data-deed=patrolAttack]',
      when: isAt('patrol victim'),
      until: (v) => v.combat?.kind === 'patrol' || at(v) === 'patrol keep',
    },
    {
      id: 'keep',
      text: 'Three cards that only you see. Each shows how likely it is to knock the Hero out. One of them fights; the others go back.',
      rule: 'RM-22.2',
      at: '.rm-cards',
      when: isAt('patrol keep'),
      until: (v) => v.combat?.kind === 'patrol' && v.combat.card !== '',
    },
    {
      id: 'influence',
      text: 'In every fight you influence one phase. You roll a die for each level of the Hero; each die that shows your sign makes that phase harder for them. Choose where the Hero is strong: where their chances are high, and a blow counts.',
      rule: 'RM-21.5',
      at: '.rm-buttons:has([data-deed=influence])',
      when: isAt('combat influence'),
      until: (v) => v.combat?.influenced.some(Boolean) ?? false,
    },
    {
      id: 'offer',
      text: 'The Hero was caught, fled or fell: you may test the threat once more. The test costs nothing. Exhaustion counters add 1 each: spend them when that makes a likely test all but sure, and save them while there is little doom.',
      rule: 'RM-13.3',
      at: '[data-deed=threatTest]',
      when: isAt('threat offer'),
      until: (v) => v.threat.offers > 1,
    },
    {
      id: 'alone',
      isLast: true,
      text: 'Now you know your turn: let the doom gather, hunt the Hero when they are weak, and be near the strongholds they come to. When a patrol catches them, the guide shows you the fight. Play on, or begin your first real game: two Heroes, the short game.',
      rule: 'RM-12.1',
      when: (v) => v.round >= TAUGHT && spaceOfHero(v) !== '' && (isAt('patrol choose')(v) || isAt('night spend')(v)),
      until: (v) => v.round > TAUGHT + 2,
    },
  ],
};
