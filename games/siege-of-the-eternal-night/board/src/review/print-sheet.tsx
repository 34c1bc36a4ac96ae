import type { Input } from '@nightfall/kernel';
import {
  turnsOf,
  type Siege,
  type SiegeState,
  enemiesAtFirst,
  enemiesLeft,
  felledPerTurn,
  rankOf,
} from '@nightfall/siege-of-the-eternal-night';
import { sceneOf } from '../picture/night.ts';
import { Figures, Marks, Squares } from '../picture/field.tsx';
import { MoonBand } from '../picture/moon-band.tsx';
import { INK, SANS, SERIF } from '../picture/palette.ts';
import { SIDE } from '../picture/scene.ts';
import { Altar } from '../picture/tray.tsx';

/** The head of the sheet, when the night is over. */
const Sky = ({ view, width }: { view: SiegeState; width: number }) => (
  <MoonBand
    width={width}
    height={86}
    moons={turnsOf(view)}
    turn={view.turn}
    isRunning={false}
    isOver
    title={view.sheet.name}
    text={14}
    moves={false}
  />
);

/** A finished night as one sheet of paper. */
export function PrintSheet({ view, inputs }: { view: SiegeState; inputs: readonly Input<Siege>[] }) {
  const scene = sceneOf(view);
  const width = Math.max(scene.width * SIDE, 440) + 60;
  const middle = (width - scene.width * SIDE) / 2;
  const below = 170 + scene.height * SIDE;
  const score = enemiesLeft(view);
  const rolls = rollsByTurn(inputs);
  const height = below + 192 + ROLL * Math.max(1, ...rolls.map((list) => list.length));
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={`The finished sheet: ${score} left`}
    >
      <rect width={width} height={height} fill="#fffdf6" />
      <text x={width / 2} y={34} textAnchor="middle" fontFamily={SERIF} fontSize={24} fontWeight={700} fill={INK}>
        Siege of the Eternal Night
      </text>
      <g transform="translate(30 48)">
        <Sky view={view} width={width - 60} />
      </g>
      <g transform={`translate(${middle} 150)`}>
        <Squares width={scene.width} letters={scene.letters} />
        <Figures scene={scene} />
        <Marks scene={scene} text={15} />
      </g>
      <g transform={`translate(36 ${below + 16})`}>
        <text y={34} fontFamily={SERIF} fontSize={40} fontWeight={700} fill={INK}>
          {score}
        </text>
        <text y={58} fontFamily={SANS} fontSize={14} fill={INK}>
          left of {enemiesAtFirst(view)}
          {view.sheet.par !== null && `, par ${view.sheet.par}`}
        </text>
        <text y={84} fontFamily={SERIF} fontSize={18} fontStyle="italic" fill={INK}>
          {rankOf(score)}
        </text>
        <text y={108} fontFamily={SANS} fontSize={13} fill={INK}>
          {view.seed === '-' ? 'own dice' : view.seed}
        </text>
      </g>
      <g transform={`translate(${width - 182} ${below + 8})`}>
        <Altar altar={view.altar} used={view.heroesUsed} />
      </g>
      <Turns felled={felledPerTurn(view)} rolls={rolls} width={width} y={below + 150} />
    </svg>
  );
}

/** The height of a line with one roll. */
const ROLL = 18;
type TurnsProps = {
  readonly felled: readonly number[];
  readonly rolls: readonly (readonly string[])[];
  readonly width: number;
  readonly y: number;
};
/** Enemies felled and dice, turn by turn; the rolls of a turn stand one under the other, so that none runs into the next turn's. */
function Turns({ felled, rolls, width, y }: TurnsProps) {
  const step = (width - 60) / 9;
  return (
    <g transform={`translate(30 ${y})`} fontFamily={SANS} fontSize={13} textAnchor="middle" fill={INK}>
      {felled.map((count, i) => (
        <g key={i} transform={`translate(${step * (i + 0.5)} 0)`}>
          <text fontWeight={700}>{i + 1}</text>
          <text y={20} fontSize={16} fontWeight={700}>
            −{count}
          </text>
          {(rolls[i] ?? []).map((roll, n) => (
            <text key={n} y={40 + ROLL * n}>
              {roll}
            </text>
          ))}
        </g>
      ))}
    </g>
  );
}

/** The rolls of each turn: doubles are followed by another roll of the same turn (SN-9.6). */
function rollsByTurn(inputs: readonly Input<Siege>[]): string[][] {
  const turns: string[][] = [[]];
  for (const input of inputs) {
    if (input.type === 'dice') turns.at(-1)!.push(input.faces.join('-'));
    if (input.type === 'end') turns.push([]);
  }
  return turns;
}

export const svgText = (drawing: SVGSVGElement): string => new XMLSerializer().serializeToString(drawing);

/** The copy's inks get names of their own: those of the hidden original cannot be used. */
const renamed = (text: string): string =>
  text.replaceAll(/ id="([^"]+)"/g, ' id="$1-print"').replaceAll(/url\(#([^)]+)\)/g, 'url(#$1-print)');

/** Prints one drawing and nothing else of the page. */
export function printElement(drawing: SVGSVGElement): void {
  const page = document.createElement('div');
  page.className = 'siege-print';
  page.innerHTML = renamed(svgText(drawing));
  document.body.append(page);
  addEventListener('afterprint', () => page.remove(), { once: true });
  window.print();
}
