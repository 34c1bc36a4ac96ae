import { FIXED, FIXED_NAMES, ORIENTATIONS } from '@nightfall/siege-of-the-eternal-night';
import { usePixel } from '@nightfall/ui';
import { useRef, type ReactNode } from 'react';
import { Figures, Forbidden, Hatches, Marks, Squares } from '../picture/field.tsx';
import { Paper } from '../picture/paper.tsx';
import { BLOOD, INK, LEAF, SANS } from '../picture/palette.ts';
import { SIDE } from '../picture/scene.ts';
import { Altar, DieFace } from '../picture/tray.tsx';
import { corner } from './corner.ts';

/** The pictures of the player's book, drawn with the pens of the board. */

const EDGE = 12;

/** A corner of a sheet from its rows, at a place of a larger picture. */
function Corner({ rows, x = 0, isHatched = false }: { rows: readonly string[]; x?: number; isHatched?: boolean }) {
  const scene = corner(rows);
  const [width, height] = [scene.width * SIDE, scene.height * SIDE];
  return (
    <g transform={`translate(${x + EDGE} ${EDGE})`}>
      <Paper x={-EDGE} y={-EDGE} width={width + 2 * EDGE} height={height + 2 * EDGE} isDawn={false} />
      <Squares width={scene.width} letters={scene.letters} />
      <Figures scene={scene} />
      {isHatched && <Forbidden scene={scene} next={null} />}
      <Marks scene={scene} text={21} />
    </g>
  );
}

function Frame({ width, height, label, children }: { width: number; height: number; label: string; children: ReactNode }) {
  const svg = useRef<SVGSVGElement>(null);
  usePixel(svg);
  return (
    <svg ref={svg} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <Hatches />
      {children}
    </svg>
  );
}
const Die = ({ x, y, value }: { x: number; y: number; value: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <DieFace value={value} status="open" isChosen={false} tilt={value} isRolling={false} />
  </g>
);
type WordsProps = { x: number; y: number; children: string; fill?: string; size?: number };
const Words = ({ x, y, children, fill = INK, size = 17 }: WordsProps) => (
  <text
    x={x}
    y={y}
    textAnchor="middle"
    fontFamily={SANS}
    style={{ fontSize: `max(${size}px, 13.2px * var(--pixel))` }}
    fontWeight={600}
    fill={fill}
  >
    {children}
  </text>
);

export const SixLines = () => (
  <Frame width={440} height={184} label="A roll of 4 and 3: a troop of four squares and one of three on the sheet.">
    <Die x={20} y={30} value={4} />
    <Die x={20} y={100} value={3} />
    <Corner x={96} rows={['eeeeeeee', 'e11eeeee', 'ee11ee1e', 'eeeee11e']} />
  </Frame>
);

const DICE = ['one', 'two', 'three', 'four', 'five', 'a spell'] as const;
export const Dice = () => (
  <Frame
    width={420}
    height={110}
    label="A die of 1 to 5 sends a troop of that many squares; a 6 casts a spell; 1, 2 and 3 also feed the altar."
  >
    {DICE.map((text, i) => (
      <g key={text}>
        <Die x={16 + i * 79} y={6} value={i + 1} />
        <Words x={40 + i * 79} y={80}>
          {text}
        </Words>
        {i < 3 && (
          <Words x={40 + i * 79} y={102} fill="#8a3d10">
            + altar
          </Words>
        )}
      </g>
    ))}
  </Frame>
);

const Verdict = ({ x, isFine, text }: { x: number; isFine: boolean; text: string }) => (
  <Words x={x} y={168} size={22} fill={isFine ? LEAF : BLOOD}>
    {`${isFine ? '✓' : '✗'} ${text}`}
  </Words>
);
export const Snakes = () => (
  <Frame width={556} height={178} label="Fine: a bent troop. Not allowed: four in a line, and a troop that touches itself.">
    <Corner rows={['1e1e', '111e', 'eeee']} />
    <Verdict x={92} isFine text="fine" />
    <Corner x={186} rows={['eeee', '1111', 'eeee']} />
    <Verdict x={278} isFine={false} text="in a line" />
    <Corner x={372} rows={['e11e', 'e11e', 'eeee']} />
    <Verdict x={464} isFine={false} text="touches" />
  </Frame>
);

export const Distance = () => (
  <Frame
    width={344}
    height={224}
    label="The squares beside this turn's and last turn's troops are hatched: you can't draw there now."
  >
    <Corner isHatched rows={['eeeeeeee', 'e2eeee1e', 'e22eee11', 'eeeeeeee', 'eeeeeeee']} />
  </Frame>
);

export const HeroAltar = () => (
  <Frame width={320} height={112} label="The altar: four of nine circles are crossed, and one hero waits.">
    <g transform="translate(85 8)">
      <Altar altar={4} used={0} />
    </g>
  </Frame>
);

export const Shapes = () => (
  <Frame width={450} height={150} label="The three fixed shapes: Flamestrike, Divine Hammer and the crossbow volley.">
    {FIXED.map((name, i) => (
      <g key={name} transform={`translate(${32 + i * 146} 8)`}>
        {ORIENTATIONS[name][0]!.map(([row, column]) => (
          <rect
            key={`${column} ${row}`}
            x={column * 27}
            y={row * 27}
            width={25}
            height={25}
            rx={3}
            fill={name === 'volley' ? '#5f78b8' : '#d9541e'}
            stroke={INK}
            strokeWidth={1.4}
          />
        ))}
        <Words x={40} y={132}>
          {FIXED_NAMES[name]}
        </Words>
      </g>
    ))}
  </Frame>
);

export const Ram = () => (
  <Frame width={304} height={144} label="A troop over a wallbreaker, a gate at the edge, and a free mark on a far enemy.">
    <Corner rows={['eeee*ee', 'g11eeee', 'ee1Weee']} />
  </Frame>
);
