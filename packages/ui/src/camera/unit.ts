import { useLayoutEffect, type RefObject } from 'react';

/**
 * Puts the size of a screen pixel, in units of the picture, on the picture as `--unit`; the camera, which counts as being far away
 * here, has its `--zoom`. So a label stays readable however small its board is drawn:
 * `font-size: max(40px, 13.2px * var(--unit) / var(--zoom, 1))`.
 */
export function useUnit(picture: RefObject<SVGSVGElement | null>): void {
  useLayoutEffect(() => {
    const svg = picture.current;
    if (!svg) return undefined;
    const { width, height } = svg.viewBox.baseVal;
    const watch = new ResizeObserver(([drawn]) => {
      const { width: wide, height: high } = drawn!.contentRect;
      if (wide > 0 && high > 0) svg.style.setProperty('--unit', String(Math.max(width / wide, height / high)));
    });
    watch.observe(svg);
    return () => watch.disconnect();
  }, [picture]);
}
