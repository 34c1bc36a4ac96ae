import type { ReactNode } from 'react';
import { Radial, Vertical } from '../parts/gradient.tsx';
import { Stars } from './strokes.tsx';

type Night = {
  /** Before the names of its gradients; each cover has its own. */
  readonly id: string;
  readonly sky: readonly [top: string, low: string];
  /** The colours of its lights, by the name that `url(#ID-NAME)` fills with. */
  readonly lights: { readonly [name: string]: string };
  readonly stars: { readonly seed: number; readonly count?: number; readonly to?: number };
  readonly children: ReactNode;
};

/** The field of a cover: a night sky, and what shines in front of it. */
export const Cover = ({ id, sky: [top, low], lights, stars, children }: Night) => (
  <svg className="scene" viewBox="0 0 360 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <Vertical id={`${id}-sky`} stops={{ 0: top, 72: low }} />
      {Object.entries(lights).map(([name, colour]) => (
        <Radial key={name} id={`${id}-${name}`} stops={{ 0: [colour, 0.85], 40: [colour, 0.3], 100: [colour, 0] }} />
      ))}
    </defs>
    <rect width="360" height="560" fill={`url(#${id}-sky)`} />
    <Stars {...stars} />
    {children}
  </svg>
);
