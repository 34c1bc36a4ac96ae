import { useEffect, useState } from 'react';
import { carefulNight } from './careful-night.ts';

const NIGHTS = 200;

/** "Let the careful bot play 200 nights" and take its mean as par (SN-18.11). A few nights at a time, so that the page stays awake. */
export function Trial({
  grid,
  par,
  setPar,
}: {
  grid: readonly string[];
  par: number | undefined;
  setPar: (par: number) => void;
}) {
  const [scores, setScores] = useState<readonly number[]>([]);
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isOn || scores.length >= NIGHTS) return;
    const timer = setTimeout(() => {
      const until = performance.now() + 40;
      const more: number[] = [];
      while (performance.now() < until && scores.length + more.length < NIGHTS)
        more.push(carefulNight(grid, `par-${scores.length + more.length}`));
      setScores([...scores, ...more]);
    });
    return () => clearTimeout(timer);
  }, [isOn, scores, grid]);
  const mean = scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
  const isDone = scores.length >= NIGHTS;
  return (
    <div className="siege-trial">
      <button type="button" className="button" aria-disabled={isOn} onClick={() => setOn(true)}>
        Let the careful bot play {NIGHTS} nights
      </button>
      {isOn && !isDone && <progress value={scores.length} max={NIGHTS} aria-label="Nights played" />}
      <span aria-live="polite">
        {isDone &&
          `Mean ${mean.toFixed(1)} left, best ${Math.min(...scores)}, ${scores.filter((score) => score === 0).length} of ${NIGHTS} cleared.`}
      </span>
      {isDone && (
        <button type="button" className="button" onClick={() => setPar(Math.round(mean))}>
          Set par to {Math.round(mean)}
        </button>
      )}
      <span>{par === undefined ? 'No par yet' : `Par ${par}`}</span>
    </div>
  );
}
