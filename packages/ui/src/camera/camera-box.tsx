import {
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type CSSProperties,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { Icon, type IconName } from '../parts/icon.tsx';
import type { Camera } from './camera.ts';
import type { Shift } from './shift.ts';
import { followGestures } from './gestures.ts';
import { useCameraKeys } from './keys.ts';
import { Minimap } from './minimap.tsx';

type Props = {
  readonly camera: Camera;
  /** The mark of what is looked at first, where the board does not fit the screen. */
  readonly first?: string | undefined;
  /** The whole board in small, shown while only a part of it is in sight. */
  readonly minimap?: ReactNode;
  readonly children: ReactNode;
};

/** A board under a camera. */
export function CameraBox({ camera, first, minimap, children }: Props) {
  const { shift, glides } = useSyncExternalStore(camera.subscribe, camera.now);
  const box = useRef<HTMLDivElement>(null);
  const firstMark = useRef(first);
  useLayoutEffect(() => camera.attach(box.current!, firstMark.current), [camera]);
  useEffect(() => followGestures(box.current!, camera), [camera]);
  useCameraKeys(camera);
  const isNear = shift.scale > 1;
  return (
    <div ref={box} className="camera" data-near={isNear} onFocus={(e) => follow(camera, e)}>
      <div className={glides ? 'camera-board is-gliding' : 'camera-board'} style={isNear ? nearStyle(shift) : undefined}>
        {children}
      </div>
      {isNear && minimap && <Minimap camera={camera}>{minimap}</Minimap>}
      <Tools camera={camera} isNear={isNear} />
    </div>
  );
}

/** Labels do not grow with the board: `--zoom` says in steps how near the camera is. */
const nearStyle = ({ x, y, scale }: Shift) =>
  ({ '--zoom': Math.floor(2 * scale) / 2, transform: `translate(${x}px, ${y}px) scale(${scale})` }) as CSSProperties;

/** Keyboard users always see the piece that has the focus. */
function follow(camera: Camera, { target }: FocusEvent): void {
  const mark = target.closest<HTMLElement>('[data-mark]')?.dataset['mark'];
  if (mark !== undefined && target.matches(':focus-visible')) camera.reveal([mark]);
}

function Tools({ camera, isNear }: { camera: Camera; isNear: boolean }) {
  return (
    <div className="camera-tools" role="toolbar" aria-label="Zoom">
      <ZoomButton icon="nearer" name="Zoom in (+)" act={() => camera.zoom(1.6)} />
      {isNear && <ZoomButton icon="further" name="Zoom out (-)" act={() => camera.zoom(1 / 1.6)} />}
      {isNear && <ZoomButton icon="fit" name="Show the whole board (0)" act={() => camera.whole()} />}
    </div>
  );
}
const ZoomButton = ({ icon, name, act }: { icon: IconName; name: string; act: () => void }) => (
  <button type="button" className="button button-icon" tabIndex={-1} aria-label={name} title={name} onClick={act}>
    <Icon name={icon} />
  </button>
);

/** How near the camera is, for boards that draw more of what is near. */
export const useZoom = (camera: Camera): number => useSyncExternalStore(camera.subscribe, () => camera.now().shift.scale);
