import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { Icon, type IconName } from '../parts/icon.tsx';
import type { Camera } from './camera.ts';
import type { Shift } from './shift.ts';
import { followGestures } from './gestures.ts';
import { useCommands } from '../commands/use-commands.ts';
import { cameraCommands, NEARER } from './camera-commands.ts';
import { Beside } from '../table/beside.tsx';
import { Minimap } from './minimap.tsx';

type Props = {
  readonly camera: Camera;
  /** The mark to show first if the board does not fit the screen; null shows the whole board. */
  readonly first?: string | null | undefined;
  /** A small map of the whole board, shown while only part of it is visible; on a wide screen under the seats, where it covers nothing. */
  readonly minimap?: ReactNode;
  readonly children: ReactNode;
};

/** A board under a camera. */
export function CameraBox({ camera, first, minimap, children }: Props) {
  const { shift, glides, unit } = useSyncExternalStore(camera.subscribe, camera.now);
  const box = useRef<HTMLDivElement>(null);
  const firstMark = useRef(first);
  const [, look] = useState(0);
  useLayoutEffect(() => {
    const detach = camera.attach(box.current!, firstMark.current);
    // The board is drawn as the camera sees it from its first frame on: nobody hears of the camera before that.
    // oxlint-disable-next-line react/set-state-in-effect
    look((looks) => looks + 1);
    return detach;
  }, [camera]);
  useEffect(() => followGestures(box.current!, camera), [camera]);
  useCommands('camera', cameraCommands(camera));
  const isNear = shift.scale > 1;
  return (
    <>
      <div ref={box} className="camera" data-near={isNear} onFocus={(e) => follow(camera, e)}>
        <div
          className={glides ? 'camera-board is-gliding' : 'camera-board'}
          style={{ ...(isNear && nearer(shift)), ...pixel(unit) }}
        >
          {children}
        </div>
      </div>
      <Tools camera={camera} isNear={isNear} />
      {isNear && minimap && (
        <Beside>
          <Minimap camera={camera}>{minimap}</Minimap>
        </Beside>
      )}
    </>
  );
}

const nearer = ({ x, y, scale }: Shift): CSSProperties => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` });
/** For labels that stay readable however small the board is; in steps, for every change touches the style of the whole board. */
const pixel = (unit: number): object => ({ '--pixel': Number(unit.toPrecision(2)) });

/** Keyboard users always see the piece that has the focus. */
function follow(camera: Camera, { target }: FocusEvent): void {
  const mark = target.closest<HTMLElement>('[data-mark]')?.dataset['mark'];
  if (mark !== undefined && target.matches(':focus-visible')) camera.reveal([mark]);
}

function Tools({ camera, isNear }: { camera: Camera; isNear: boolean }) {
  return (
    <div className="camera-tools" role="toolbar" aria-label="Zoom">
      <ZoomButton icon="nearer" name="Zoom in (+)" act={() => camera.zoom(NEARER)} />
      {isNear && <ZoomButton icon="further" name="Zoom out (-)" act={() => camera.zoom(1 / NEARER)} />}
      {isNear && <ZoomButton icon="fit" name="Show the whole board (0)" act={() => camera.whole()} />}
    </div>
  );
}
const ZoomButton = ({ icon, name, act }: { icon: IconName; name: string; act: () => void }) => (
  <button type="button" className="button button-icon" tabIndex={-1} aria-label={name} title={name} onClick={act}>
    <Icon name={icon} />
  </button>
);

/** The current zoom, for boards that draw more detail close up. */
export const useZoom = (camera: Camera): number => useSyncExternalStore(camera.subscribe, () => camera.now().shift.scale);
