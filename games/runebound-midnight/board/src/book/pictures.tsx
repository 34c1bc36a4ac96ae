import { JEWEL_SHAPES } from '../picture/places.tsx';
import { HeroFigure, PatrolFigure } from '../picture/figures.tsx';
import { TerrainSign } from '../picture/glyphs.tsx';
import { FACES, type Colour } from '@nightfall/runebound-midnight';
import '../picture/tokens.css';
import '../picture/picture.css';
import './book.css';

const TOWER = 'M-24 26L-19-20h6v-9h7v9h12v-9h7v9h6L24 26Z';
const SEAL = 'M0-34l8 5 10-1 4 9 9 5-1 10 5 8-5 8 1 10-9 5-4 9-10-1-8 5-8-5-10 1-4-9-9-5 1-10-5-8 5-8-1-10 9-5 4-9 10 1Z';
const COLOURS: readonly Colour[] = ['green', 'yellow', 'blue', 'red'];
const XP = [1, 2, 3, 4];

/** A Hero before a stronghold, a patrol between them. */
export const Race = () => (
  <svg viewBox="0 0 320 110" className="rm-plate" role="img" aria-label="A Hero, a patrol and a stronghold with its mirror">
    <rect width={320} height={110} className="rm-page" />
    <path d="M0 88Q80 70 160 84T320 78V110H0Z" className="rm-hills" />
    <g transform="translate(60 64) scale(1.3)" className="rm-hero rm-seat-1">
      <HeroFigure card="H5" letter="E" />
    </g>
    <g transform="translate(160 64) scale(1.2)" className="rm-patrol">
      <PatrolFigure number={1} />
    </g>
    <g transform="translate(256 54) scale(1.3)">
      <path d={TOWER} className="rm-tower" />
      <ellipse cx={0} cy={-4} rx={11} ry={13} className="rm-mirror" />
    </g>
  </svg>
);

/** The four colours of adventures, by shape. */
export const Jewels = () => (
  <svg
    viewBox="0 0 320 80"
    className="rm-plate"
    role="img"
    aria-label="Green, yellow, blue and red jewels: 1, 2, 3 and 4 experience"
  >
    <rect width={320} height={80} className="rm-page" />
    {COLOURS.map((colour, i) => (
      <g key={colour} transform={`translate(${50 + i * 74} 32) scale(1.3)`} className={`rm-jewel rm-jewel-${colour}`}>
        <path d={JEWEL_SHAPES[colour]} className="rm-gem" />
        <text y={34} className="rm-plate-text">
          {XP[i]} XP
        </text>
      </g>
    ))}
  </svg>
);

/** The six faces of the movement die. */
export const DieFaces = () => (
  <ul className="rm-plate-dice" aria-label="The six faces of a movement die">
    {FACES.map((face, i) => (
      <li key={i}>
        {face.map((terrain) => (
          <TerrainSign key={terrain} terrain={terrain} />
        ))}
      </li>
    ))}
  </ul>
);

/** A town's seal and a Hero at its gate. */
export const Gate = () => (
  <svg viewBox="0 0 320 100" className="rm-plate" role="img" aria-label="A Hero at the gate of a town">
    <rect width={320} height={100} className="rm-page" />
    <g transform="translate(210 48)" className="rm-town">
      <path d={SEAL} className="rm-seal" />
      <path d="M-15 10V-4l7-7 7 7v-9h4l6 7v16Z" className="rm-houses" />
    </g>
    <path d="M112 62H164" className="rm-track-line" />
    <g transform="translate(84 56) scale(1.3)" className="rm-hero rm-seat-2">
      <HeroFigure card="H4" letter="K" />
    </g>
  </svg>
);

const PHASE_BOXES = [
  ['Ranged', 14, 1],
  ['Melee', 16, 2],
  ['Magic', 12, 0],
] as const;
/** The three phases of a round of combat. */
export const Phases = () => (
  <svg viewBox="0 0 320 92" className="rm-plate" role="img" aria-label="The three phases: Ranged, Melee, Magic">
    <rect width={320} height={92} className="rm-page" />
    {PHASE_BOXES.map(([name, value, damage], i) => (
      <g key={name} transform={`translate(${62 + i * 98} 0)`}>
        <rect x={-42} y={10} width={84} height={72} rx={8} className="rm-plate-box" />
        <text y={30} className="rm-plate-text">
          {name}
        </text>
        <text y={56} className="rm-plate-big">
          {value}
        </text>
        <text y={74} className="rm-plate-text">
          deals {damage}
        </text>
      </g>
    ))}
  </svg>
);

/** An Item with goods under it, and its ladder. */
export const Covenant = () => (
  <svg
    viewBox="0 0 320 120"
    className="rm-plate"
    role="img"
    aria-label="An Item with two goods under it; the next may cost up to 9"
  >
    <rect width={320} height={120} className="rm-page" />
    {['Hooked Blade', 'Short Sword: up to 3', 'Serrated Axe: up to 6', 'next: up to 9'].map((text, i) => (
      <g key={text} transform={`translate(${70 + i * 8} ${10 + i * 25})`}>
        <rect width={180} height={24} rx={4} className={i === 3 ? 'rm-plate-slot' : 'rm-plate-box'} />
        <text x={90} y={17} className="rm-plate-text">
          {text}
        </text>
      </g>
    ))}
  </svg>
);
