import { phaseOf, type View } from '@nightfall/fires-at-midnight';
import { changeSettings } from '@nightfall/ui';
import { useEffect, useRef, useState } from 'react';
import { summaryOf } from './upkeep-summary.ts';

type Told = { readonly turn: number; readonly lines: readonly string[] };

/** FM-21.24 After an upkeep its summary stays in the bar until it is dismissed or the next turn has begun. */
export function Summary({ view, isQuiet, steps }: { view: View; isQuiet: boolean; steps: boolean }) {
  const [told, setTold] = useState<Told | null>(null);
  const acting = useRef<View | null>(null);
  useEffect(() => {
    const phase = phaseOf(view);
    const before = acting.current;
    if (phase === 'turn.act') acting.current = view;
    else if (phase === 'round.choose' && before && before.turn === view.turn) {
      acting.current = null;
      const lines = summaryOf(before, view);
      // The upkeep has just ended: what it did is known only now, from two views.
      // oxlint-disable-next-line react/set-state-in-effect
      setTold({ turn: view.turn, lines: lines.length > 0 ? lines : ['Nothing changed.'] });
    }
  }, [view]);
  if (!told || !isQuiet || view.turn !== told.turn || phaseOf(view) === 'over') return null;
  return (
    <div className="fm-summary" role="status">
      <p>
        <b>The fire’s turn.</b> {told.lines.join(' ')}
      </p>
      <span className="fm-summary-go">
        <button
          type="button"
          className="button button-quiet"
          aria-pressed={steps}
          title="Pause after each step of the fire’s turn and show its rule"
          onClick={() => changeSettings({ steps: !steps })}
        >
          {steps ? 'Step by step: on' : 'Step by step'}
        </button>
        <button type="button" className="button" onClick={() => setTold(null)}>
          Dismiss
        </button>
      </span>
    </div>
  );
}
