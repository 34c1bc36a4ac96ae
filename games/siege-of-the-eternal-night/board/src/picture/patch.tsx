import type { SVGProps } from 'react';
import { SIDE, type Scene, leftOf, topOf } from './scene.ts';

type Props = SVGProps<SVGRectElement> & { readonly scene: Pick<Scene, 'width'>; readonly cell: number; readonly inset?: number };

/** A square of the sheet, filled or framed, a little smaller than it is. */
export const Patch = ({ scene, cell, inset = 1.5, ...look }: Props) => (
  <rect
    x={leftOf(scene, cell) + inset}
    y={topOf(scene, cell) + inset}
    width={SIDE - inset * 2}
    height={SIDE - inset * 2}
    rx={2}
    {...look}
  />
);
