import { broken, type Fault } from '@nightfall/kernel';
import { BOX, type Card, DECKS } from '../content/cards.ts';
import { LAST_THREAT_LEVEL, MIRRORS } from '../content/settings.ts';
import { PATROL_COUNTERS } from '../content/tuning.ts';
import { lifeOf } from './heroes.ts';
import { keepsLimits } from './market.ts';
import type { State } from '../state.ts';
import { cardsInSight } from '../text/position.ts';

type Broken = (Fault | false)[];
const sorted = (cards: readonly Card[]): string => cards.toSorted().join();
const whole = sorted(DECKS.flatMap((deck) => BOX[deck]));

/** RM-32.5 Every kind as often as it has copies, wherever the cards lie. */
const cards = (s: State): Broken => [
  sorted([...DECKS.flatMap((deck) => s.decks[deck].fresh), ...cardsInSight(s)]) !== whole &&
    broken('RM-32.5', 'a card is lost, or there is one too many'),
];
const isSetUp = (s: State): boolean =>
  !s.stack.some(({ rule }) => rule === 'setup') || s.stack.some(({ rule }) => rule === 'round');
const descending = (a: number, b: number): number => b - a;
const counters = (s: State): Broken => {
  const mirrors = [...s.mirrors.filter((points) => points > 0), ...s.mirrorsTaken].toSorted(descending).join();
  return [
    isSetUp(s) && mirrors !== MIRRORS.join() && broken('RM-32.5', 'there are not eight mirrors'),
    new Set(s.patrols.map(({ number }) => number)).size !== s.patrols.length && broken('RM-14.2', 'a patrol is there twice'),
    s.patrols.length > PATROL_COUNTERS && broken('RM-14.3', 'more than six patrols'),
    (s.threat.level < 0 || s.threat.level > LAST_THREAT_LEVEL) && broken('RM-32.5', 'the threat level is off its track'),
    (s.result === null) !== s.stack.length > 0 && broken('RM-28.4', 'the game is over and goes on'),
  ];
};
/** A Hero who is about to be knocked out has a frame that sees to it. */
const heroes = (s: State): Broken =>
  s.heroes.flatMap((hero, i): Broken => {
    if (hero.card === '') return [];
    const falls = s.stack.some((f) => f.rule === 'knockOut' && f.seat === i + 1);
    return [
      hero.wounds >= lifeOf(hero) &&
        !falls &&
        s.result === null &&
        broken('RM-32.5', `Hero ${i + 1} stands with ${hero.wounds} wounds`),
      !keepsLimits(hero.items) && broken('RM-7.6', `Hero ${i + 1} has too many Weapons or Armor`),
      Math.min(hero.wounds, hero.exhaustion, hero.dice, hero.bonusDice, hero.xp) < 0 && broken('RM-32.5', 'a number below 0'),
    ];
  });

/** RM-32.5 What holds after every input. */
export const invariants = (s: State): readonly Fault[] =>
  [...cards(s), ...counters(s), ...heroes(s)].filter((fault) => fault !== false);
