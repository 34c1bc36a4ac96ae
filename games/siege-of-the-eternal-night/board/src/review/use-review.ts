import { type Input, isFaults, parseRecord, replayRecord } from '@nightfall/kernel';
import { useEffect, useState, useEffectEvent } from 'react';
import { type Siege, type SiegeState, type TurnReview, game } from '@nightfall/siege-of-the-eternal-night';
import type { Answer, Question } from './work.ts';

export type Played = { readonly start: SiegeState; readonly inputs: readonly Input<Siege>[] };
export type Findings = {
  readonly best: Extract<Answer, { type: 'best' }> | undefined;
  readonly turns: readonly TurnReview[];
  readonly isDone: boolean;
};

/** The night as it was played, from its record; undefined if the record cannot be replayed. */
export function playedOf(record: string): Played | undefined {
  const text = parseRecord(record);
  if ('where' in text) return undefined;
  const match = replayRecord(game, text);
  const start = game.setup(text.head.setup);
  return 'where' in match || isFaults(start) ? undefined : { start, inputs: match.inputs };
}

function heard(now: Findings, answer: Answer): Findings {
  if (answer.type === 'done') return { ...now, isDone: true };
  return answer.type === 'turns' ? { ...now, turns: answer.turns } : { ...now, best: answer };
}

/** Asks a worker for the best line found and for what each turn cost (SN-17.8, SN-17.11). */
export function useReview(played: Played | undefined, end: SiegeState, isOn: boolean): Findings {
  const [findings, setFindings] = useState<Findings>({ best: undefined, turns: [], isDone: false });
  const questionOf = useEffectEvent(({ start, inputs }: Played): Question => ({ start, end, inputs }));
  useEffect(() => {
    if (!played || !isOn) return;
    const worker = new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => setFindings((now) => heard(now, data)));
    worker.postMessage(questionOf(played));
    return () => worker.terminate();
  }, [played, isOn]);
  return findings;
}
