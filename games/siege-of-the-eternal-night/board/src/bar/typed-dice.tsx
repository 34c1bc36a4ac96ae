import type { BoardProps } from '@nightfall/ui';
import { useState } from 'react';
import type { Siege } from '../engine.ts';
import { dieIcon } from './icons.tsx';

type Props = BoardProps<Siege>;

/** The faces of the player's own dice, one row of buttons for each (SN-18.12). */
export function TypedDice({ typeDice }: Props) {
  const [faces, setFaces] = useState<readonly (number | undefined)[]>([undefined, undefined]);
  const pick = (i: number, face: number) => {
    const next = faces.map((old, at) => (at === i ? face : old));
    setFaces(next);
    if (next.every((one) => one !== undefined)) typeDice(next.filter((one) => one !== undefined));
  };
  const rows = [0, 1].map((i) => (
    <div key={i} className="siege-typed" role="radiogroup" aria-label={`Die ${'AB'[i]}`}>
      <b>{'AB'[i]}</b>
      {[1, 2, 3, 4, 5, 6].map((face) => (
        <button
          key={face}
          type="button"
          role="radio"
          aria-checked={faces[i] === face}
          className="button button-icon"
          aria-label={`${face}`}
          onClick={() => pick(i, face)}
        >
          {dieIcon(face)}
        </button>
      ))}
    </div>
  ));
  return <div className="siege-bar">{rows}</div>;
}
