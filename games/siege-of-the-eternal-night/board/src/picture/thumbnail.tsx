import { Figures, Marks, Squares } from './field.tsx';
import { Paper } from './paper.tsx';
import { SIDE, type Scene } from './scene.ts';

/** A whole sheet as a small picture: for the daily card, the review and the print. */
export function Thumbnail({
  scene,
  label,
  text = 15,
  isDawn = false,
}: {
  scene: Scene;
  label: string;
  text?: number;
  isDawn?: boolean;
}) {
  const edge = 16;
  const width = scene.width * SIDE;
  const height = scene.height * SIDE;
  return (
    <svg
      className="siege-thumbnail"
      viewBox={`${-edge} ${-edge} ${width + 2 * edge} ${height + 2 * edge}`}
      role="img"
      aria-label={label}
    >
      <Paper x={-edge + 4} y={-edge + 4} width={width + 2 * edge - 8} height={height + 2 * edge - 8} isDawn={isDawn} />
      <Squares width={scene.width} letters={scene.letters} />
      <Figures scene={scene} />
      <Marks scene={scene} text={text} />
    </svg>
  );
}
