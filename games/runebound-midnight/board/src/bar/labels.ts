import { capital, count } from '@nightfall/kit/words';
import { heroOf, kingTile, lookUp, PHASE_NAMES, placeName, type Rune, type RuneMove } from '@nightfall/runebound-midnight';
import type { BoardProps } from '@nightfall/ui';

type Props = Pick<BoardProps<Rune>, 'game' | 'view'>;

/** What stands on a button, shorter than the sentence of the log where the question says the rest. */
export function labelOf({ game, view }: Props, move: RuneMove): string {
  if (move.type === 'infiltrate') {
    const cards = move.use.flatMap((text) => lookUp(heroOf(view, move.seat), text)?.facts.name ?? []);
    return [capital(move.skill), ...cards].join(' with ');
  }
  if (move.type === 'influence' && view.king.tile !== '')
    return `${PHASE_NAMES[move.phase]} (${kingTile(view.king.tile).symbols[move.phase]})`;
  if (move.type === 'threatTest') return move.exhaustion > 0 ? `+${move.exhaustion}` : 'Make the test';
  if (move.type === 'placeMirror') return `Mirror of ${count(move.points, 'point')}`;
  if (move.type === 'usePower' && move.dice.length > 0) return game.words.move(view, move).replace('Use ', '');
  if (move.type === 'callTo') return placeName(move.stronghold);
  if (move.type === 'gainCounter') return game.words.move(view, move).replace('Take ', '');
  return game.words.move(view, move);
}
