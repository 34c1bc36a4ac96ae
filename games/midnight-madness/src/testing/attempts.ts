import type { Random, Seat } from '@nightfall/kernel';
import { type Card, CARD_IDS } from '../content/cards.ts';
import type { MadnessMove } from '../moves.ts';
import type { State } from '../state.ts';

/** Well-formed moves of every type, mostly with cards and tokens that are there. */
export function attempts(v: State, seat: Seat, random: Random): MadnessMove[] {
  const hand = v.hands[seat] ?? [];
  const anyCard = (): Card => CARD_IDS[random.int(CARD_IDS.length)]!;
  const card = (): Card => (random.int(4) > 0 ? (hand[random.int(hand.length)] ?? anyCard()) : anyCard());
  const token = (): number => v.tokens[random.int(v.tokens.length + 1)]?.id ?? 1 + random.int(v.nextToken);
  const arc = (): number => 1 + random.int(6);
  const partner = random.int(v.hands.length);
  const theirs = v.hands[partner]!;
  return [
    { type: 'replace', seat, card: card() },
    { type: 'offerTrade', seat, partner, give: card(), take: theirs[random.int(theirs.length)] ?? anyCard() },
    { type: 'answerTrade', seat, accept: random.int(2) === 0 },
    { type: 'cancelTrade', seat },
    ...[1, 2, 3, 4].map((): MadnessMove => ({
      type: 'playAttack',
      seat,
      card: card(),
      token: token(),
      niceShot: random.int(4) === 0,
    })),
    { type: 'playBarbarian', seat, token: token() },
    {
      type: 'playBuild',
      seat,
      brick: random.int(4) > 0 ? 'brick' : null,
      mortar: random.int(4) > 0 ? 'mortar' : card(),
      arc: arc(),
    },
    { type: 'playFortify', seat, arc: arc() },
    { type: 'playTar', seat, token: token() },
    { type: 'playDriveBack', seat, token: token() },
    { type: 'playMissing', seat },
    { type: 'playScavenge', seat, card: v.discard[random.int(v.discard.length + 1)] ?? anyCard() },
    { type: 'playDraw2', seat },
    { type: 'chooseFlip', seat, token: token() },
    { type: 'chooseDamage', seat, token: token() },
    { type: 'chooseDiscard', seat, card: card() },
    { type: 'endPhase', seat },
  ];
}
