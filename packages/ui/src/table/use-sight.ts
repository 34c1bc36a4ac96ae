import { useMemo, useState, useSyncExternalStore } from 'react';
import type { BoardModule } from '../board.ts';
import { Camera } from '../camera/camera.ts';
import type { Moment, Session } from '../session.ts';
import { usePlayback } from './use-playback.ts';
import { useWords, type Words } from './use-words.ts';

/** Pieces that a log line lights up, and the piece that is looked at, whose log lines light up. */
type Marks = {
  readonly lit: readonly string[];
  readonly light: (marks: readonly string[]) => void;
  readonly looked: string | undefined;
  readonly look: (mark: string | undefined) => void;
};

/** What this screen sees of a match now, and the words over it. */
export type Sight = {
  readonly session: Session;
  readonly scene: ReturnType<typeof usePlayback>;
  /** The latest moment: what people do beside the game is shown at once, also while events are still played. */
  readonly live: Moment;
  /** Is it the decision of the seat whose hands these are? */
  readonly isMine: boolean;
  readonly words: Words;
  readonly marks: Marks;
  readonly camera: Camera;
};

export function useSight(session: Session, module: BoardModule, isByHand: boolean): Sight {
  const scene = usePlayback(session, module, isByHand);
  const live = useSyncExternalStore(
    (changed) => session.listen(changed),
    () => session.now(),
  );
  const words = useWords(scene.moment.seq);
  const marks = useMarks();
  const camera = useMemo(() => new Camera(module.camera), [module]);
  const { seat, hands } = scene.moment;
  const isMine = !scene.playing && seat !== null && hands.includes(seat);
  return { session, scene, live, isMine, words, marks, camera };
}

function useMarks(): Marks {
  const [lit, light] = useState<readonly string[]>([]);
  const [looked, look] = useState<string>();
  return { lit, light, looked, look };
}
