import { tremble } from './ink.ts';
import { BLOOD, DEEP, FAINT, INK, PAPER } from './palette.ts';
import { SIDE } from './scene.ts';

/** The figures printed on the sheet, each in a square of 40 by 40. */

const HELM =
  'M12 28V21a8 8.4 0 0 1 16 0v7q-3 2-5 2l-1-4h-4l-1 4q-2 0-5-2ZM12.4 18q-5.6-1-6.4-8.6q3.2 4 8 4.600ZM27.6 18q5.6-1 6.4-8.600q-3.2 4-8 4.600Z';
const HOOD = 'M20 8Q10.5 14 10.5 29Q15 32 20 32T29.5 29Q29.5 14 20 8Z';
const SHIELD = 'M12 12q8 3.5 16 0v9q0 7-8 11q-8-4-8-11Z';

function Enemy({ kind }: { kind: number }) {
  const eyes = (y: number, gap: number) => (
    <g fill={DEEP}>
      <circle cx={20 - gap} cy={y} r={1.5} />
      <circle cx={20 + gap} cy={y} r={1.5} />
    </g>
  );
  if (kind === 0)
    return (
      <g>
        <path d={HELM} fill={INK} />
        <path d="M14 22.500h12" stroke={PAPER} strokeWidth={2.6} opacity={0.35} />
        {eyes(22.5, 3.4)}
      </g>
    );
  if (kind === 1)
    return (
      <g>
        <path d={HOOD} fill={INK} />
        <path d="M14.5 26Q15 18 20 17T25.5 26Q20 29 14.5 26Z" fill="#120d08" />
        {eyes(22.8, 2.8)}
      </g>
    );
  return (
    <g>
      <path d="M31 6V33M31 6l-2.2 5h4.400Z" stroke={INK} strokeWidth={1.6} fill={INK} />
      <path d={SHIELD} fill={INK} />
      <path d="M20 15v13M14.5 20h11" stroke={PAPER} strokeWidth={1.6} opacity={0.5} />
    </g>
  );
}

/** An arch with its grate: a way in behind the enemy (SN-2.1). */
function Gate() {
  return (
    <g>
      <path d="M5 36V19a15 15 0 0 1 30 0v17Z" fill="#d8ccb2" stroke={INK} strokeWidth={1.8} strokeLinejoin="round" />
      <path d="M10.5 36V20a9.5 9.5 0 0 1 19 0v16Z" fill="#4a3d2c" stroke={INK} strokeWidth={1.4} />
      <path
        d="M15 12.500V36M20 10.500V36M25 12.500V36M10.5 20H29.500M10.5 26H29.500M10.5 32H29.5"
        stroke="#cdbb95"
        strokeWidth={1.1}
        opacity={0.8}
      />
      <path d="M5.5 26h5M29.5 26h5M9 9.500l3.5 4M31 9.500l-3.5 4M20 4v6" stroke={INK} strokeWidth={1.1} opacity={0.7} />
    </g>
  );
}

/** A battering ram's head between ink brackets (SN-10.1). */
function Wallbreaker() {
  return (
    <g>
      <path
        d="M11 4H4.500V36H11M29 4H35.500V36H29"
        fill="none"
        stroke={BLOOD}
        strokeWidth={2.8}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M15.5 15q4.5-3 9 0l-1 10q-1 5.5-3.5 6.500q-2.5-1-3.5-6.500Z" fill={INK} />
      <path
        d="M16 15q-7-4.5-8 2q0 5.5 4.5 5q2.5-.8 1.6-3M24 15q7-4.5 8 2q0 5.5-4.5 5q-2.5-.8-1.6-3"
        fill="none"
        stroke={INK}
        strokeWidth={2.6}
        strokeLinecap="round"
      />
      <circle cx={18} cy={20} r={1.2} fill={DEEP} />
      <circle cx={22} cy={20} r={1.2} fill={DEEP} />
    </g>
  );
}

export function Figure({ letter, cell, isFallen }: { letter: string; cell: number; isFallen: boolean }) {
  const opacity = isFallen ? (letter === 'e' ? 0.1 : 0.28) : letter === 'e' ? 0.78 : 1;
  const lean = letter === 'e' ? (tremble(cell, 77) - 0.5) * 9 : 0;
  const size = letter === 'e' ? 0.84 : 0.94;
  return (
    <g
      opacity={opacity}
      transform={`translate(${SIDE / 2} ${SIDE / 2}) rotate(${lean.toFixed(1)}) scale(${size}) translate(${-SIDE / 2} ${-SIDE / 2})`}
    >
      {letter === 'g' ? <Gate /> : letter === 'w' ? <Wallbreaker /> : <Enemy kind={Math.floor(tremble(cell, 31) * 3)} />}
    </g>
  );
}

/** A hero's hooded head with a crown of light: waiting, fought, or not earned yet (SN-18.6). */
export function Portrait({ state, who }: { state: 'waiting' | 'used' | 'locked'; who: number }) {
  const lit = state === 'waiting';
  return (
    <g opacity={state === 'locked' ? 0.35 : 1}>
      <circle
        cx={20}
        cy={20}
        r={18}
        fill={lit ? '#ffe2ad' : '#e2d5b8'}
        stroke={lit ? DEEP : FAINT}
        strokeWidth={lit ? 2.4 : 1.4}
        strokeDasharray={state === 'locked' ? '3 3' : ''}
      />
      {HEROES[who % 3]}
      {state === 'used' && <path d="M8 8L32 32M32 8L8 32" stroke={BLOOD} strokeWidth={3} strokeLinecap="round" />}
    </g>
  );
}

const HEROES = [
  <g key="knight" fill={INK}>
    <path d="M12 33V17q0-9 8-9t8 9v16q-8 4-16 0Z" />
    <path d="M14.5 19h11M20 19v9" stroke={PAPER} strokeWidth={2} />
    <path d="M20 8q1-4 6-4q-1 4-4 5Z" fill={BLOOD} />
  </g>,
  <g key="mage" fill={INK}>
    <path d="M20 3L11 20h18Z" />
    <path d="M13 22q7 3 14 0l1 7q-3 6-8 8q-5-2-8-8Z" />
    <circle cx={17} cy={26} r={1.3} fill={PAPER} />
    <circle cx={23} cy={26} r={1.3} fill={PAPER} />
    <path d="M20 9l1 2 2 .3-1.5 1.5.4 2.2-1.9-1-1.9 1 .4-2.200L17 11.300l2-.3Z" fill="#ffd27a" />
  </g>,
  <g key="archer" fill={INK}>
    <path d="M20 5Q9 12 10 32q10 5 20 0Q31 12 20 5Z" />
    <path d="M15 20q5-5 10 0v6q-5 5-10 0Z" fill="#e8d3ab" />
    <circle cx={17.8} cy={22.5} r={1.2} />
    <circle cx={22.2} cy={22.5} r={1.2} />
    <path d="M31 10q5 10 0 20" fill="none" stroke={INK} strokeWidth={2} />
  </g>,
];
