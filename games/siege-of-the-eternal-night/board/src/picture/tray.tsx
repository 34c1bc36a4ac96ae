import { PIPS } from '@nightfall/kit/pips';
import type { ReactNode } from 'react';
import { Portrait } from './figures.tsx';
import { brush, inkCross, tremble } from './ink.ts';
import { BLOOD, DEEP, FAINT, INK, SANS, SERIF } from './palette.ts';

/** What lies beside the squares: dice, altar and heroes, the count of enemies, the cards of the fixed shapes (SN-18.6). */

export type DieStatus = 'open' | 'used' | 'passed' | 'locked';

/** A bone die of 48 by 48; it lies a little crooked, as dice do. */
export function DieFace({
  value,
  status,
  isChosen,
  tilt,
  isRolling,
}: {
  value: number;
  status: DieStatus;
  isChosen: boolean;
  tilt: number;
  isRolling: boolean;
}) {
  const isSpent = status === 'used' || status === 'passed';
  return (
    <g transform={`rotate(${(tremble(value, tilt) * 16 - 8).toFixed(1)} 24 24)`} className={isRolling ? 'siege-roll' : undefined}>
      {isChosen && <rect x={-3} y={-3} width={54} height={54} rx={13} fill="none" stroke={DEEP} strokeWidth={4} />}
      <rect x={3} y={6} width={44} height={44} rx={10} fill="#000" opacity={0.28} />
      <rect x={2} y={2} width={44} height={44} rx={10} fill={isSpent ? '#cdbf9f' : '#fffaf0'} stroke={INK} strokeWidth={1.8} />
      {(PIPS[value] ?? []).map(([dx, dy]) => (
        <circle
          key={`${dx} ${dy}`}
          cx={24 + dx * 11}
          cy={24 + dy * 11}
          r={4.4}
          fill={value === 6 ? DEEP : INK}
          opacity={isSpent ? 0.4 : 1}
        />
      ))}
      {status === 'used' && <path d={inkCross(24, 24, 40, 3.4, value + tilt)} fill={INK} opacity={0.75} />}
      {status === 'passed' && <path d={brush([2, 40], [46, 10], 3.2, tilt)} fill={BLOOD} />}
    </g>
  );
}

/** Nine circles in three rows, and beside each row the hero it brings (SN-7.1, SN-7.5). 150 by 96. */
export function Altar({ altar, used }: { altar: number; used: number }) {
  const earned = Math.floor(altar / 3);
  return (
    <g role="img" aria-label={`Altar: ${altar} of nine circles crossed; heroes waiting: ${earned - used}, used: ${used}.`}>
      {Array.from({ length: 9 }, (_, i) => {
        const [cx, cy] = [16 + (i % 3) * 32, 16 + Math.floor(i / 3) * 32];
        return (
          <g key={i}>
            <circle cx={cx} cy={cy} r={12} fill={altar > i ? '#ffe2ad' : '#fbf4e3'} stroke={INK} strokeWidth={1.6} />
            <path
              d={`M${cx} ${cy - 6}q5 5 0 11q-5-6 0-11Z`}
              fill="none"
              stroke={FAINT}
              strokeWidth={1.1}
              opacity={altar > i ? 0.3 : 0.9}
            />
            {altar > i && <path d={inkCross(cx, cy, 17, 2.8, i + 60)} fill={DEEP} />}
          </g>
        );
      })}
      {[0, 1, 2].map((row) => (
        <g key={row} transform={`translate(112 ${row * 32}) scale(0.8)`}>
          <Portrait who={row} state={row < used ? 'used' : row < earned ? 'waiting' : 'locked'} />
        </g>
      ))}
    </g>
  );
}

/** The three portraits in a row, for the narrow sheet. */
export function AltarRow({ altar, used }: { altar: number; used: number }) {
  const earned = Math.floor(altar / 3);
  return (
    <g role="img" aria-label={`Altar: ${altar} of nine circles crossed; heroes waiting: ${earned - used}, used: ${used}.`}>
      {[0, 1, 2].map((row) => (
        <g key={row} transform={`translate(${row * 54} 0)`}>
          <g transform="translate(7 0) scale(0.95)">
            <Portrait who={row} state={row < used ? 'used' : row < earned ? 'waiting' : 'locked'} />
          </g>
          {[0, 1, 2].map((i) => (
            <g key={i}>
              <circle
                cx={10 + i * 16}
                cy={49}
                r={6.8}
                fill={altar > row * 3 + i ? '#ffe2ad' : '#fbf4e3'}
                stroke={INK}
                strokeWidth={1.3}
              />
              {altar > row * 3 + i && <path d={inkCross(10 + i * 16, 49, 11, 2.2, row * 3 + i)} fill={DEEP} />}
            </g>
          ))}
        </g>
      ))}
    </g>
  );
}

export function EnemiesLeft({ left, of, text }: { left: number; of: number; text: number }) {
  return (
    <g role="img" aria-label={`${left} of ${of} enemies left`} textAnchor="middle">
      <text y={0} fontFamily={SERIF} fontSize={46} fontWeight={700} fill={left === 0 ? DEEP : INK}>
        {left}
      </text>
      <text y={text + 6} fontFamily={SANS} fontSize={text} fontWeight={600} fill="#4a3a26">
        {left === 0 ? 'all fallen' : `of ${of} left`}
      </text>
    </g>
  );
}

export const FORMS: Record<string, readonly (readonly [number, number])[]> = {
  flamestrike: [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
    [0, 2],
  ],
  hammer: [
    [0, 0],
    [1, 0],
    [2, 0],
    [1, 1],
    [1, 2],
  ],
  volley: [
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [1, 2],
    [1, 3],
  ],
};
export const FORM_NAMES: Record<string, string> = { flamestrike: 'Flamestrike', hammer: 'Divine Hammer', volley: 'Volley' };

/** A fixed shape as small squares, `size` units each. */
export function FormIcon({ form, size, fill = INK }: { form: string; size: number; fill?: string }): ReactNode {
  return FORMS[form]!.map(([x, y]) => (
    <rect key={`${x} ${y}`} x={x * size + 0.6} y={y * size + 0.6} width={size - 1.2} height={size - 1.2} rx={1.4} fill={fill} />
  ));
}

/** The card of a fixed shape with the number of places where it may lie; grey at none (SN-18.3). 62 by 74. */
export function ShapeCard({ form, count, isLit, text }: { form: string; count: number | null; isLit: boolean; text: number }) {
  const size = form === 'volley' ? 8.5 : 10;
  const tall = form === 'volley' ? 4 : 3;
  const wide = form === 'flamestrike' ? 2 : 3;
  return (
    <g opacity={count === 0 ? 0.45 : 1}>
      <rect
        x={1}
        y={1}
        width={60}
        height={72}
        rx={6}
        fill={isLit ? '#ffe6b8' : '#fbf4e3'}
        stroke={isLit ? DEEP : FAINT}
        strokeWidth={isLit ? 3 : 1.4}
      />
      <g transform={`translate(${31 - (wide * size) / 2} ${25 - (tall * size) / 2})`}>
        <FormIcon form={form} size={size} fill={isLit ? DEEP : INK} />
      </g>
      <text x={31} y={66} textAnchor="middle" fontFamily={SANS} fontSize={text} fontWeight={700} fill={INK}>
        {count ?? '–'}
      </text>
    </g>
  );
}
