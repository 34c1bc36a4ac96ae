import { game } from '@nightfall/siege-of-the-eternal-night';
import { BLOOD, EMBER, FAINT, INK, PAPER } from '../picture/palette.ts';

type Props = {
  readonly chosen: string;
  readonly choose: (sheet: string) => void;
  /** The squares of each sheet, row by row; a sheet that is not drawn yet has none. */
  readonly gridOf: (sheet: string) => readonly string[] | undefined;
};

const spec = game.options.find(({ id }) => id === 'sheet');
const CHOICES = spec?.kind === 'choice' ? spec.choices : [];

/** All sheets side by side, as small plans (SN-2.10). */
export const Gallery = ({ chosen, choose, gridOf }: Props) => (
  <fieldset className="field">
    <legend>Sheet</legend>
    <div className="siege-gallery">
      {CHOICES.map(({ value, name, text, addition }) => (
        <label key={value} className="siege-pick">
          <input type="radio" name="sheet" checked={value === chosen} onChange={() => choose(value)} />
          <Plan grid={gridOf(value)} />
          <span>
            {name} {addition && <span className="addition">our addition</span>}
          </span>
          <small>{text}</small>
        </label>
      ))}
    </div>
  </fieldset>
);

/** A sheet from far away: squares, gates as dark arches, wallbreakers as red diamonds. */
function Plan({ grid }: { grid: readonly string[] | undefined }) {
  if (!grid) return <Blank />;
  const width = Math.max(...grid.map((row) => row.length));
  return (
    <svg viewBox={`0 0 ${width * 10} ${grid.length * 10}`} className="siege-plan" aria-hidden="true">
      {grid.flatMap((row, y) => [...row].map((letter, x) => <Square key={`${x} ${y}`} letter={letter} x={x * 10} y={y * 10} />))}
    </svg>
  );
}
function Square({ letter, x, y }: { letter: string; x: number; y: number }) {
  if (letter === '-') return null;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={0.5} y={0.5} width={9} height={9} fill={letter === 'g' ? FAINT : PAPER} />
      {letter === 'g' && <path d="M2.5 9.5V5a2.5 2.5 0 0 1 5 0v4.5Z" fill={INK} />}
      {letter === 'w' && <path d="M5 1L9 5L5 9L1 5Z" fill={BLOOD} />}
    </g>
  );
}
const Blank = () => (
  <svg viewBox="0 0 110 110" className="siege-plan" aria-hidden="true">
    <rect x={10} y={10} width={90} height={90} rx={4} fill="none" stroke={FAINT} strokeWidth={2} strokeDasharray="6 5" />
    <path d="M36 74l4-15 30-30 11 11-30 30Z M66 33l11 11" fill="none" stroke={EMBER} strokeWidth={3} strokeLinejoin="round" />
  </svg>
);
