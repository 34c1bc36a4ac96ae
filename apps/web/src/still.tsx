import type { Match } from '@nightfall/kernel';
import { AT_REST, Camera, Contain, newMemory, useSettings, type BoardModule } from '@nightfall/ui';
import { unnamed } from './chairs.ts';
import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore, type CSSProperties } from 'react';

type Props = { readonly module: BoardModule; readonly match: Match };

/** How a match stands, as a picture: nobody can press it. */
export function Still({ module, match }: Props) {
  const { Snapshot, Board, game } = module;
  const settings = useSettings();
  const [memory] = useState(newMemory);
  const { box, camera, pixel } = useWhole();
  const view = useMemo(() => match.view(null), [match]);
  const name = (seat: number) => match.head.names[seat] ?? unnamed(seat);
  const label = game.result(view)?.title ?? 'Before the first move';
  return (
    <div className="still" ref={box} role="img" aria-label={label}>
      <div className="still-board" style={pixel} inert>
        <Contain what="The picture" of={view}>
          {Snapshot ? (
            <Snapshot view={view} />
          ) : (
            <Board
              {...AT_REST}
              {...{ game, view, name, memory, camera, settings }}
              refusal={() => undefined}
              look={() => undefined}
            />
          )}
        </Contain>
      </div>
    </div>
  );
}

/** A camera that shows the whole board and knows how small it is drawn, so that its labels can be read. */
function useWhole() {
  const box = useRef<HTMLDivElement>(null);
  const [camera] = useState(() => new Camera());
  useLayoutEffect(() => camera.attach(box.current!), [camera]);
  const { unit } = useSyncExternalStore(camera.subscribe, camera.now);
  return { box, camera, pixel: { '--pixel': unit } as CSSProperties };
}
