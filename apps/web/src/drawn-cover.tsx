import type { About } from '@nightfall/kernel';
import { LampCover } from '@nightfall/ui/art';
import type { ComponentType } from 'react';

type Drawn = { readonly default: ComponentType };
/** Covers that games have drawn for themselves. */
const covers: Record<string, Drawn | undefined> = import.meta.glob<Drawn>('../../../games/*/board/src/picture/cover.tsx', {
  eager: true,
});

/** The picture of a game on the shelf; a game without one gets a lamp in its colour. */
export default function DrawnCover({ game }: { game: About }) {
  const Own = covers[`../../../games/${game.id}/board/src/picture/cover.tsx`]?.default;
  return Own ? <Own /> : <LampCover id={game.id} accent={game.accent} />;
}
