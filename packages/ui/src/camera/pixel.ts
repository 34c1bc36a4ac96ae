import { useLayoutEffect, type RefObject } from 'react';

/**
 * Sets `--pixel`, the size of a screen pixel in units of the picture, on a picture that is not under a camera, such as one in a book.
 * A camera sets it for its board. With it a label stays readable however small it is drawn: `font-size: max(40px, 13.2px * var(--pixel))`.
 */
export function usePixel(picture: RefObject<SVGSVGElement | null>): void {
  useLayoutEffect(() => {
    const svg = picture.current;
    if (!svg) return undefined;
    const { width, height } = svg.viewBox.baseVal;
    const watch = new ResizeObserver(([drawn]) => {
      const { width: wide, height: high } = drawn!.contentRect;
      if (wide > 0 && high > 0) svg.style.setProperty('--pixel', String(Math.max(width / wide, height / high)));
    });
    watch.observe(svg);
    return () => watch.disconnect();
  }, [picture]);
}
