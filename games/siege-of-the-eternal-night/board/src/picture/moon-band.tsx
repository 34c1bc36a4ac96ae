import { spelled } from '@nightfall/kit/words';
import { Radial, Vertical } from '@nightfall/ui';
import { useId } from 'react';
import { brush, round, tremble } from './ink.ts';
import { EMBER, SANS, SERIF } from './palette.ts';

/** The head of the sheet: the sky over the wall, nine moons on their way, and the sun when the night is over (SN-18.6). */

type Props = {
  width: number;
  height: number;
  /** How much of the right end the moons leave free. */
  clear?: number;
  /** Moons of this night, and those crossed so far. */
  moons: number;
  turn: number;
  isRunning: boolean;
  isOver: boolean;
  title: string;
  text: number;
  moves: boolean;
};

const placeOf = (moon: number, moons: number, width: number, height: number): [x: number, y: number] => {
  const t = (moon - 0.5) / moons;
  return [width * (0.03 + 0.94 * t), height * (0.58 - 0.26 * Math.sin(Math.PI * t))];
};

export function MoonBand({ width, height, clear = 0, moons, turn, isRunning, isOver, title, text, moves }: Props) {
  const id = useId();
  const sky = width - clear;
  const r = Math.min(height * 0.2, sky / 24);
  return (
    <g role="img" aria-label={isOver ? 'The sun rises: the night is over.' : `Moon ${turn} of ${spelled(moons)}.`}>
      <defs>
        <Vertical id={`${id}night`} stops={{ 0: '#0d1430', 100: '#2c3b70' }} />
        <Vertical id={`${id}dawn`} stops={{ 0: '#4a4f8f', 45: '#d9737a', 80: '#ffb45c', 100: '#ffe3a1' }} />
        <Radial id={`${id}moonlight`} stops={{ 0: ['#fff3cf', 0.85], 100: ['#fff3cf', 0] }} />
        <clipPath id={`${id}band`}>
          <rect width={width} height={height} rx={5} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}band)`}>
        <rect width={width} height={height} fill={`url(#${id}night)`} />
        <Stars width={width} height={height} />
        {isOver && <Sunrise id={id} width={width} height={height} moves={moves} />}
        <Wall width={width} height={height} isOver={isOver} />
        {Array.from({ length: moons }, (_, i) => (
          <Moon
            key={i}
            id={id}
            moon={i + 1}
            at={placeOf(i + 1, moons, sky, height)}
            r={r}
            turn={turn}
            isNow={isRunning && turn === i + 1}
            isOver={isOver}
            text={text}
          />
        ))}
      </g>
      <text
        x={width / 2}
        y={height - 7}
        textAnchor="middle"
        fontFamily={SERIF}
        fontSize={Math.max(text, height * 0.2)}
        fontWeight={600}
        fill={isOver ? '#3a1b10' : '#f3ead7'}
        letterSpacing={0.6}
      >
        {title}
      </text>
      <rect width={width} height={height} rx={5} fill="none" stroke="#2a2118" strokeWidth={2} />
    </g>
  );
}

function Stars({ width, height }: { width: number; height: number }) {
  return (
    <g fill="#dfe7ff">
      {Array.from({ length: 46 }, (_, i) => (
        <circle
          key={i}
          cx={round(tremble(i, 1) * width)}
          cy={round(tremble(i, 2) * height * 0.75)}
          r={round(0.4 + tremble(i, 3) * 0.9)}
          opacity={round(0.3 + tremble(i, 4) * 0.7)}
        />
      ))}
    </g>
  );
}

/** A crooked battlement along the lower edge. */
function Wall({ width, height, isOver }: { width: number; height: number; isOver: boolean }) {
  const top = height * 0.72;
  let d = `M0 ${height}V${top}`;
  for (let x = 0, i = 0; x < width; i++) {
    const step = 10 + tremble(i, 8) * 6;
    const tall = i % 11 === 5 ? height * 0.24 : i % 2 === 0 ? height * 0.07 : 0;
    d += `V${round(top - tall)}H${round(Math.min(width, x + step))}`;
    x += step;
  }
  return <path d={`${d}V${height}Z`} fill={isOver ? '#7a3d2a' : '#080c1c'} opacity={isOver ? 0.72 : 0.92} />;
}

function Sunrise({ id, width, height, moves }: { id: string; width: number; height: number; moves: boolean }) {
  const rays = Array.from({ length: 17 }, (_, i) => {
    const angle = Math.PI * (i / 16);
    const x = width / 2 + Math.cos(angle) * width * 0.62;
    return brush(
      [width / 2 + Math.cos(angle) * 24, height * 0.8 - Math.sin(angle) * 24],
      [x, height * 0.8 - Math.sin(angle) * height * 1.5],
      3.4,
      i,
    );
  });
  return (
    <g className={moves ? 'siege-sunrise' : undefined}>
      <rect width={width} height={height} fill={`url(#${id}dawn)`} />
      <path d={rays.join('')} fill="#fff0c2" opacity={0.55} />
      <circle cx={width / 2} cy={height * 0.78} r={height * 0.36} fill="#fff0c2" opacity={0.55} />
      <circle cx={width / 2} cy={height * 0.78} r={height * 0.27} fill="#fff7df" />
    </g>
  );
}

type MoonProps = {
  id: string;
  moon: number;
  at: readonly [x: number, y: number];
  r: number;
  turn: number;
  isNow: boolean;
  isOver: boolean;
  text: number;
};

/** A moon waxes to full at the fifth turn and wanes after it; opening a turn crosses it out. */
function Moon({ id, moon, at: [x, y], r, turn, isNow, isOver, text }: MoonProps) {
  const isCrossed = turn >= moon;
  const swell = ((5 - Math.abs(5 - moon)) / 5) * 2 - 1;
  const side = moon <= 5 ? 1 : 0;
  const limb = `M0 ${-r}A${r} ${r} 0 0 ${side} 0 ${r}A${round(Math.abs(swell) * r)} ${r} 0 0 ${swell > 0 ? side : 1 - side} 0 ${-r}Z`;
  return (
    <g transform={`translate(${round(x)} ${round(y)})`} opacity={isOver ? 0.5 : isCrossed && !isNow ? 0.72 : 1} data-moon={moon}>
      {isNow && <circle r={r * 2.3} fill={`url(#${id}moonlight)`} />}
      <circle r={r} fill="#141d40" stroke={isNow ? EMBER : '#8d9ac4'} strokeWidth={isNow ? 2.4 : 1} />
      <path d={limb} fill={isNow ? '#fff3cf' : '#d5dcf2'} />
      <text
        y={text * 0.36}
        textAnchor="middle"
        fontFamily={SANS}
        fontSize={text}
        fontWeight={700}
        fill={isNow ? '#2a2118' : '#e9eefc'}
        stroke={isNow ? '#fff3cf' : '#0d1430'}
        strokeWidth={text * 0.24}
        paintOrder="stroke"
      >
        {moon}
      </text>
      {isCrossed && !isNow && (
        <path d={brush([-r, -r], [r, r], 2.2, moon) + brush([r, -r], [-r, r], 2.2, moon + 40)} fill={EMBER} />
      )}
    </g>
  );
}
