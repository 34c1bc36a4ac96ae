import { useSyncExternalStore, type PointerEvent, type ReactNode } from 'react';
import type { Camera } from './camera.ts';

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;

/** A small map of the whole board, with a frame around the visible part. A press or a drag on it moves the camera. */
export function Minimap({ camera, children }: { camera: Camera; children: ReactNode }) {
  useSyncExternalStore(camera.subscribe, camera.now);
  const { x, y, width, height } = camera.inSight();
  const look = (e: PointerEvent<HTMLDivElement>) => {
    if (e.buttons === 0) return;
    const at = e.currentTarget.getBoundingClientRect();
    camera.lookAt((e.clientX - at.x) / at.width, (e.clientY - at.y) / at.height);
  };
  const frame = { left: percent(x), top: percent(y), width: percent(width), height: percent(height) };
  return (
    <div
      className="camera-map"
      style={{ aspectRatio: camera.aspect }}
      aria-hidden="true"
      onPointerDown={look}
      onPointerMove={look}
    >
      {children}
      <i style={frame} />
    </div>
  );
}
