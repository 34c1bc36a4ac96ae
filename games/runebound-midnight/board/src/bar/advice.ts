import { count, listed } from '@nightfall/kit/words';
import {
  characterOf,
  heroesAt,
  heroOf,
  infiltrationDifficulty,
  isHurt,
  itemOf,
  placeName,
  powerOf,
  causedTestChance,
  top,
  type Rune,
  type RuneMove,
  type SpaceId,
  type View,
} from '@nightfall/runebound-midnight';
import type { BoardProps } from '@nightfall/ui';
import { offerOf } from '../hand/offers.ts';
import { aloneAt, guardAt, togetherAt } from '../picture/guard.ts';
import { stakesOf } from './stakes.ts';

type Props = Pick<BoardProps<Rune>, 'view' | 'seat'>;

/** One line under the question: what a choice leaves undone, or why something is missing. */
export function adviceFor({ view, seat }: Props, moves: readonly RuneMove[]): string | undefined {
  const has = (type: RuneMove['type']) => moves.some((move) => move.type === type);
  if (seat === null) return undefined;
  if (has('endMovement')) return stillPossible(view, seat, moves);
  if (has('defend') && !has('attack')) return offerOf(view, seat, 'attack')?.no?.text;
  if (has('keepCard')) return 'Only you see these cards. The others go under their deck.';
  if (has('escape'))
    return `If you fail, you cannot attack this round. If you get away, the Night King may test the threat (${causedTestChance(view)} %).`;
  if (has('endSpending')) return spendingText(view, moves);
  if (has('threatTest')) return moves.every(spendsCounters) ? 'Each exhaustion counter adds 1 to the test.' : testText(view);
  return has('withdrawTrade') ? proposalText(view) : stakesOf(view, seat, moves);
}

/** RM-13.9 */
const spendsCounters = (move: RuneMove): boolean => move.type === 'threatTest' && move.exhaustion > 0;
/** RM-13.1, RM-8.3 What the roll needs, and what it brings. */
function testText(view: View): string {
  const { pool, difficulty } = view.threat;
  const added = bonusOf(view);
  const blood = added > 0 ? ` + ${added} ${powerOf(view).name}` : '';
  return `Two dice + ${pool} doom${blood} must reach ${difficulty}. That raises the threat by one and refills the starred jewels.`;
}

/** RM-8.3 What Offered Blood has added. */
const bonusOf = (view: View): number => {
  const frame = top(view);
  return frame?.rule === 'threat' ? frame.bonus : 0;
};

/** RM-12.7 What the gold would still buy, and that it keeps. */
function spendingText(view: View, moves: readonly RuneMove[]): string {
  const canRaise = moves.some(({ type }) => type === 'spawnPatrol');
  const more = canRaise ? ' For a new patrol, tap a stronghold on the map.' : '';
  return `${view.king.gold} gold left; you keep what you don't spend.${more}`;
}

/** RM-16.5 What ending the movement would leave undone. */
function stillPossible(view: View, seat: number, moves: readonly RuneMove[]): string | undefined {
  const hero = heroOf(view, seat);
  const { dice, bonusDice, diceSpent } = hero;
  const left = dice + bonusDice;
  if (left === 0) return 'End your movement to go on.';
  const could = [
    ...(moves.some(({ type }) => type === 'journey') ? ['walk'] : []),
    ...(moves.some(({ type }) => type === 'infiltrate') ? ['slip into the place next to you'] : []),
  ];
  const why = diceSpent === 0 && isHurt(hero) ? ' Wounds or exhaustion cost you one die.' : '';
  return could.length === 0 ? undefined : `With ${count(left, 'die', 'dice')} you can still ${listed(could, 'or')}.${why}`;
}

/** RM-18.3 The difficulty of slipping in, with its reason; of a stronghold, what waits inside. */
export function entryText(view: View, seat: number, space: SpaceId): string {
  const hero = heroOf(view, seat);
  const dearest = hero.items.map(({ card }) => itemOf(card)).toSorted((a, b) => b.cost - a.cost)[0];
  const need = infiltrationDifficulty(hero);
  const why = dearest && need > 10 ? ` (10 + ${need - 10} for ${dearest.name})` : '';
  return `You need ${need}${why}. If you fail, your turn is over.${guardText(view, seat, space)}`;
}

/** RM-23.3 Who may guard the mirror, and how this Hero would fare alone and with those who are there. */
export function guardText(view: View, seat: number, space: SpaceId): string {
  const guard = guardAt(view, space);
  if (!guard) return '';
  const friends = friendsFor(view, seat, space);
  const together =
    friends.length > 0
      ? ` With ${friends.map((one) => characterOf(view, one)).join(' and ')}: about ${togetherAt(view, space, [seat, ...friends])} %.`
      : '';
  return ` Its guardian has ${guard.life} Life. Alone you win about ${aloneAt(view, space, seat)} %.${together}`;
}

/** Those who are inside; where nobody is, all the others, as they stand now. */
function friendsFor(view: View, seat: number, space: SpaceId): readonly number[] {
  const inside = heroesAt(view, space).filter((one) => one !== seat);
  return inside.length > 0 ? inside : view.heroes.flatMap((_, i) => (i + 1 === seat ? [] : [i + 1])).slice(0, 1);
}

function proposalText(view: View): string | undefined {
  const frame = top(view);
  if (frame?.rule !== 'trade' || !view.trade) return undefined;
  const { by, to, give, take } = view.trade;
  const names = (seat: number, places: readonly number[]) =>
    places.map((place) => itemOf(heroOf(view, seat).items[place]!.card).name);
  const gives = [...names(by, give.items), ...(give.goods.length > 0 ? [count(give.goods.length, 'good', 'goods')] : [])];
  const takes = [...names(to, take.items), ...(take.goods > 0 ? [count(take.goods, 'good', 'goods')] : [])];
  const who = characterOf(view, by);
  return `${who} gives ${gives.join(', ') || 'nothing'} and wants ${takes.join(', ') || 'nothing'}, in ${placeName(heroOf(view, by).space)}.`;
}
