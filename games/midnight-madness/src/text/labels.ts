import type { Pass } from '@nightfall/kernel';
import { cardName } from '../content/cards.ts';
import type { MadnessMove } from '../moves.ts';
import type { State } from '../state.ts';
import { tokenById } from './names.ts';

const END_LABELS: Readonly<Record<string, string>> = { replace: 'Keep these cards', trade: 'End trading', play: 'Let them come' };

/** A move as a short label. */
export function moveLabel(v: State, move: MadnessMove | Pass): string {
  switch (move.type) {
    case 'pass':
      return 'Pass';
    case 'replace':
      return `Replace ${cardName(move.card)}`;
    case 'offerTrade':
      return `Offer player ${move.partner + 1} ${cardName(move.give)} for ${cardName(move.take)}`;
    case 'answerTrade':
      return move.accept ? 'Accept the trade' : 'Decline the trade';
    case 'cancelTrade':
      return 'Withdraw the offer';
    case 'playAttack':
      return `${cardName(move.card)}${move.niceShot ? ' with Nice Shot' : ''} on ${tokenById(v, move.token)}`;
    case 'playBarbarian':
      return `Barbarian on ${tokenById(v, move.token)}`;
    case 'playBuild':
      return `Rebuild wall ${move.arc}`;
    case 'playFortify':
      return `Fortify wall ${move.arc}`;
    case 'playTar':
      return `Tar on ${tokenById(v, move.token)}`;
    case 'playDriveBack':
      return `Drive back ${tokenById(v, move.token)}`;
    case 'playMissing':
      return 'Missing: nothing arrives this turn';
    case 'playScavenge':
      return `Scavenge ${cardName(move.card)}`;
    case 'playDraw2':
      return 'Draw 2 Cards';
    case 'chooseFlip':
      return `Flip ${tokenById(v, move.token)}`;
    case 'chooseDamage':
      return `${tokenById(v, move.token)} takes the damage`;
    case 'chooseDiscard':
      return `Discard ${cardName(move.card)}`;
    case 'endPhase':
      return END_LABELS[v.phase] ?? 'Next';
  }
}
