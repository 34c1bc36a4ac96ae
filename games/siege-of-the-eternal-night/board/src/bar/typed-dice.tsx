import { type BoardKey, type BoardProps, KeySign, useQuestionCommands } from '@nightfall/ui';
import { useState } from 'react';
import type { Siege } from '@nightfall/siege-of-the-eternal-night';
import { dieIcon } from './icons.tsx';

type Props = BoardProps<Siege>;

const FACES = [1, 2, 3, 4, 5, 6];

/** The faces of the player's own dice, one row of buttons for each (SN-18.12); number keys fill the first that is empty. */
export function TypedDice({ typeDice }: Props) {
  const [faces, setFaces] = useState<readonly (number | undefined)[]>([undefined, undefined]);
  const pick = (i: number, face: number) => {
    const all = faces.map((old, at) => (at === i ? face : old));
    setFaces(all);
    if (all.every((one) => one !== undefined)) typeDice(all.filter((one) => one !== undefined));
  };
  const next = Math.max(0, faces.indexOf(undefined));
  useQuestionCommands([{ id: 'face', keys: FACES.map((face) => `${face}` as BoardKey), run: (key) => pick(next, Number(key)) }]);
  const rows = [0, 1].map((i) => (
    <div key={i} className="siege-typed" role="radiogroup" aria-label={`Die ${'AB'[i]}`}>
      <b>{'AB'[i]}</b>
      {FACES.map((face) => (
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
          {i === next && <KeySign name={`${face}`} />}
        </button>
      ))}
    </div>
  ));
  return <div className="siege-bar">{rows}</div>;
}
