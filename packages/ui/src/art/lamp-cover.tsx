import { Cover } from './canvas.tsx';
import { Firs } from './strokes.tsx';

/** The cover of a game without one of its own: a lamp in the colour of the game, in a clearing at night. */
export function LampCover({ id, accent }: { id: string; accent: string }) {
  return (
    <Cover id={id} sky={['#070b1a', '#26335c']} lights={{ glow: accent }} stars={{ seed: id.length }}>
      <Firs seed={7 + id.length} y={372} from={60} to={130} fill="#111a33" />
      <path d="M0 372C90 352 260 350 360 374V560H0Z" fill="#0b1124" />
      <circle cx="180" cy="218" r="170" fill={`url(#${id}-glow)`} opacity="0.7" />
      <path d="M178 262h4v116h-4Z" fill="#05070f" />
      <g fill="#05070f" transform="translate(0 -120)">
        <path d="M160 306h40l-6-16h-28ZM156 378h48v10h-48Z" />
        <path d="M162 306h4v72h-4ZM194 306h4v72h-4Z" />
      </g>
      <path d="M180 318c12 16 16 26 16 36a16 16 0 0 1-32 0c0-10 4-20 16-36Z" fill={accent} transform="translate(0 -120)" />
    </Cover>
  );
}
