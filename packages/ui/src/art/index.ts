/** Parts for the pictures on the shelf. They stand alone, so that the first page loads nothing else. */
export { Cover } from './canvas.tsx';
export { LampCover } from './lamp-cover.tsx';
export { Vertical } from '../parts/gradient.tsx';
export { fir, Firs, Flame, Stars, wall, Windows } from './strokes.tsx';
