import type { SVGProps } from 'react';

/** The colours of a gradient by their place in percent, with an opacity where they are not opaque. */
type Colours = { readonly [percent: number]: string | readonly [colour: string, opacity: number] };
type Stops = { readonly stops: Colours };

const stopsOf = (stops: Colours) =>
  Object.entries(stops).map(([percent, stop]) => {
    const [colour, opacity] = typeof stop === 'string' ? [stop, 1] : stop;
    return <stop key={percent} offset={`${percent}%`} stopColor={colour} stopOpacity={opacity} />;
  });
/** Light, shade or colour round a point. */
export const Radial = ({ stops, ...shape }: Stops & SVGProps<SVGRadialGradientElement>) => (
  <radialGradient {...shape}>{stopsOf(stops)}</radialGradient>
);
/** The same from top to bottom, or the other way round with `isUpwards`. */
export const Vertical = ({ stops, isUpwards, id }: Stops & { readonly isUpwards?: boolean; readonly id: string }) => (
  <linearGradient id={id} x2="0" {...(isUpwards ? { y1: '1' } : { y2: '1' })}>
    {stopsOf(stops)}
  </linearGradient>
);
