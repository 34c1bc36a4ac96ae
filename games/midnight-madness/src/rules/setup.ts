import { call, type House, type Out } from '@nightfall/kernel';
import { sidesFor } from '@nightfall/kit/bag';
import { allCards } from '../content/cards.ts';
import { DIFFICULTIES, type Difficulty, type Mode, supplyKinds } from '../content/settings.ts';
import { ARCHER } from '../content/spaces.ts';
import type { Night } from '../moves.ts';
import { numberOf } from '../queries/numbers.ts';
import type { SetupFrame, State } from '../state.ts';
import { drawCard } from '../verbs/cards.ts';
import { arrive } from '../verbs/tokens.ts';
import { beginWith } from '../verbs/turn.ts';
import { always, dice, rule } from './sentences.ts';

/** MM-6.1 to MM-6.9: everything that chance does not decide. */
export function newTable(players: number, mode: Mode, difficulty: Difficulty, firstSeat: number | null, house?: House): State {
  const [unseenStart, unseenSupply] = [DIFFICULTIES[difficulty].start.slice(), supplyKinds(difficulty)];
  const deck = allCards();
  const perSeat = <T>(): T[][] => Array.from({ length: players }, () => []);
  return {
    stack: [{ rule: 'setup', at: 'deal' }],
    mode,
    difficulty,
    ...(house && { house }),
    firstSeat,
    turn: 0,
    current: firstSeat ?? 0,
    phase: 'setup',
    hands: perSeat(),
    deck,
    discard: [],
    tokens: [],
    nextToken: 1,
    supply: unseenSupply.length,
    unseenStart,
    unseenSupply,
    monsterDiscard: [],
    trophies: perSeat(),
    walls: Array<'standing'>(6).fill('standing'), // 6.5
    towers: Array<boolean>(6).fill(true), // 6.4
    tarred: 0, // 6.6
    isMissing: false,
    replaced: 0,
    traded: 0,
    declined: 0,
    queue: 0,
    outcome: 'open',
    cardsInGame: deck.length,
    tokensInGame: unseenStart.length + unseenSupply.length,
  };
}

const wholeHands = (s: State): readonly number[] => sidesFor(s.deck.length, s.hands.length * numberOf(s, 'hand'));

/** MM-6.3 Whole hands at a time, seat 0 first. */
function deal(s: State, _f: SetupFrame, faces: readonly number[], out: Out<Night>): void {
  const hand = numberOf(s, 'hand');
  faces.forEach((face, i) => drawCard(s, Math.floor(i / hand), face, out));
}

/** MM-6 Setup. */
export const setup = rule<SetupFrame>('MM-6.8', {
  deal: dice(wholeHands, deal), // 6.3
  place: dice(
    (s) => s.unseenStart.map(() => 6),
    (s, _f, faces, out) => faces.forEach((face) => arrive(s, ARCHER, face, true, out)), // 6.8
  ),
  firstSeat: dice(
    (s) => (s.firstSeat === null ? [s.hands.length] : []),
    (s, _f, faces) => beginWith(s, faces[0]! - 1), // 6.10
  ),
  begin: always((s) => {
    s.stack.length = 0; // the turns take the place of the setup
    call(s, { rule: 'turn', at: 'start' });
  }),
});
