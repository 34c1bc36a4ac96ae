import type { RuneEvent } from '@nightfall/runebound-midnight';
import type { Settings } from '@nightfall/ui';
import { useEffect, useState } from 'react';
import { rolledIn, rollTime, type Rolled } from './rolled.ts';

/** How often a rolling die shows another face. */
const TUMBLE = 70;
const anyFace = (): number => 1 + Math.floor(Math.random() * 10);

/** The dice of this event, rolling until they lie as the log says. */
export function Throw({ event, settings }: { readonly event: RuneEvent | undefined; readonly settings: Settings }) {
  const rolled = rolledIn(event);
  return rolled && <Falling key={JSON.stringify(event)} rolled={rolled} settings={settings} />;
}

function Falling({ rolled, settings }: { readonly rolled: Rolled; readonly settings: Settings }) {
  const { motion, speed } = settings;
  const [faces, show] = useState<readonly number[] | undefined>(motion ? () => rolled.dice.map(anyFace) : undefined);
  useEffect(() => {
    if (!motion) return undefined;
    const tumbling = setInterval(() => show(rolled.dice.map(anyFace)), TUMBLE);
    const landing = setTimeout(
      () => {
        clearInterval(tumbling);
        show(undefined);
      },
      rollTime(rolled) / speed,
    );
    return () => {
      clearInterval(tumbling);
      clearTimeout(landing);
    };
    // The dice of one event fall once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return <Lying rolled={rolled} faces={faces} />;
}

/** Two dice, what is added, and what is needed; what came of it once they lie still. */
function Lying({ rolled, faces }: { readonly rolled: Rolled; readonly faces: readonly number[] | undefined }) {
  const { dice, total, need, success, result } = rolled;
  const bonus = total - dice.reduce((sum, die) => sum + die, 0);
  const end = success ? 'is-good' : 'is-bad';
  return (
    <p className={`rm-throw ${faces ? 'is-rolling' : end}`} aria-hidden="true">
      {(faces ?? dice).map((face, i) => (
        <span key={i} className="rm-d10">
          {face}
        </span>
      ))}
      {bonus !== 0 && <span>{bonus > 0 ? `+ ${bonus}` : `− ${-bonus}`}</span>}
      <span className="rm-throw-total">
        <b className="rm-throw-sum">{faces ? '' : `= ${total}`}</b>
        <span className="rm-throw-need">
          of <b>{need}</b>
        </span>
      </span>
      <strong>{faces ? '' : result}</strong>
    </p>
  );
}
