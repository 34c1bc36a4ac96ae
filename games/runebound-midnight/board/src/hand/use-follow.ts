import { heroOf, neighbours, top, type Rune, type SpaceId } from '@nightfall/runebound-midnight';
import type { BoardProps } from '@nightfall/ui';
import { useEffect } from 'react';

type Props = Pick<BoardProps<Rune>, 'view' | 'legal' | 'camera'>;
/** The place that the question is about; undefined where it is about none. */
function placeOf({ view, legal }: Props): SpaceId | undefined {
  const frame = top(view);
  if (legal.length === 0) return undefined;
  if (frame?.rule === 'patrol') return view.patrols.find(({ number }) => number === frame.patrol)?.space;
  return frame?.rule === 'hero' && frame.at === 'move' ? heroOf(view, frame.seat).space : undefined;
}

/** The map comes to what the player is asked about, with the land round it. */
export function useFollow(props: Props): void {
  const { camera } = props;
  const place = placeOf(props);
  useEffect(() => {
    if (place) camera.reveal([place, ...neighbours(place).flatMap(neighbours)]);
  }, [place, camera]);
}

/** The map comes to what is told: who goes where, where a fight begins, what is broken. */
export function useTold({ event, game, name, camera }: Pick<BoardProps<Rune>, 'event' | 'game' | 'name' | 'camera'>): void {
  useEffect(() => {
    if (event) camera.reveal(game.words.event(event, name)?.marks ?? []);
    // A name does not change within an event.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [event, game, camera]);
}
