import { characterOf, type Rune, type View } from '@nightfall/runebound-midnight';
import type { BoardProps } from '@nightfall/ui';
import { useSyncExternalStore } from 'react';
import { apart, onScreen, signFor, type Sign } from './edge.ts';
import { heroLetter } from './pieces.tsx';
import { InRoom } from './room.tsx';

type Props = Pick<BoardProps<Rune>, 'view' | 'camera'>;
type HeroSign = Sign & { readonly seat: number };
function signsOf(view: View, camera: Props['camera']): readonly HeroSign[] {
  const look = camera.now();
  if (look.shift.scale <= 1) return [];
  const signs = view.heroes.flatMap(({ space }, i) => {
    const sign = space === '' ? undefined : signFor(onScreen(space, look), look.box);
    return sign ? [{ ...sign, seat: i + 1 }] : [];
  });
  return apart(signs);
}

/** Heroes who are off the screen: a sign at its edge, which leads to them. */
export function Beyond({ view, camera }: Props) {
  useSyncExternalStore(camera.subscribe, camera.now);
  const signs = signsOf(view, camera);
  if (signs.length === 0) return null;
  return (
    <InRoom>
      {signs.map(({ seat, x, y, turn }) => (
        <button
          key={seat}
          type="button"
          data-over=""
          className={`rm-beyond rm-seat-${seat}`}
          style={{ left: x, top: y }}
          aria-label={`Show ${characterOf(view, seat)}`}
          onClick={() => camera.show(`hero${seat}`)}
        >
          <i style={{ transform: `rotate(${turn}deg)` }} aria-hidden="true" />
          <b aria-hidden="true">{heroLetter(view, seat)}</b>
        </button>
      ))}
    </InRoom>
  );
}
