import { legal } from '@nightfall/kernel';
import {
  damageAgainst,
  duelOf,
  fightAgainst,
  game,
  heroOf,
  outlookOf,
  top,
  type RuneMove,
  type View,
} from '@nightfall/runebound-midnight';
import { expect, test } from 'vitest';
import { wander } from '../testing/wander.ts';
import { oddsOf } from './odds.ts';

/** How likely a card knocks the Hero out if nobody influenced the fight, in percent. */
function bare(view: View, card: string): number {
  const frame = top(view);
  if (frame?.rule !== 'patrol') throw new Error('no patrol acts');
  const { space } = heroOf(view, frame.victim);
  const fight = fightAgainst(view, card, frame.victim, { kind: 'patrol', patrol: frame.patrol, space });
  return Math.round(100 * outlookOf(duelOf(view, fight, fight.fighters[0]!)).lose);
}
test('[RM-22.2] the odds beside the cards of a patrol count the influence that is to come', () => {
  const gains: number[] = [];
  for (const night of [1, 2, 3, 4, 5, 6])
    wander(night, ['patrolAttack', 'patrolRoll', 'patrolMove'], (match) => {
      const view = match.view(0);
      const cards = match.waiting.for === 'seats' && match.waiting.seats[0] === 0 ? legal(game.book, view, 0) : [];
      for (const move of cards as readonly RuneMove[])
        if (move.type === 'keepCard') gains.push(oddsOf(view, move)! - bare(view, move.card));
    });
  expect(gains.length).toBeGreaterThan(3);
  expect(Math.min(...gains)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...gains)).toBeGreaterThan(0);
});
test('[RM-21.18] a defence against nothing is sure', () => {
  const sure: (number | undefined)[] = [];
  wander(3, ['attempt', 'defend'], (match) => {
    const frame = top(match.state);
    if (match.waiting.for !== 'seats' || frame?.rule !== 'combat' || frame.at !== 'act') return;
    const [seat] = match.waiting.seats;
    const view = match.view(seat!);
    const fighter = view.combat!.fighters[frame.turn]!;
    if (damageAgainst(heroOf(view, seat!), view.combat!, fighter, frame.phase) === 0)
      sure.push(oddsOf(view, { type: 'defend', seat: seat!, use: [] }));
  });
  expect(sure.length).toBeGreaterThan(0);
  expect(new Set(sure)).toEqual(new Set([100]));
});
