import { SQUARES, centreOf, squareName, type Square } from '@nightfall/fires-at-midnight';
import { at } from './scale.ts';

type Kind = 'safe' | 'died';
const PATHS: Record<Kind, string> = { safe: 'M-44 4L-14 34L46 -32', died: 'M0 -50V52M-30 -18H30' };
const SAID: Record<Kind, string> = { safe: 'was carried to safety here', died: 'died here' };

/** The mark of a sign that stands where somebody was: "died:W3,B4". */
export const signAt = (kind: Kind, sq: Square): string => `${kind}:${squareName(sq)}`;

/** Where somebody was saved or died, while it is told and until the player has taken note of it. */
export const Signs = ({ marks }: { marks: readonly string[] }) =>
  (['safe', 'died'] as const).flatMap((kind) =>
    SQUARES.filter((sq) => marks.includes(signAt(kind, sq))).map((sq) => (
      <g key={`${kind}${sq}`} transform={at(centreOf(sq))} className={`fm-sign is-${kind}`} data-mark={signAt(kind, sq)}>
        <title>{`Someone ${SAID[kind]}`}</title>
        <circle r={92} />
        <path d={PATHS[kind]} />
      </g>
    )),
  );
