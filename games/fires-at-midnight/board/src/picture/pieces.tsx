import { type Chest, type Firefighter, type Point, type Tree, type Villager } from '@nightfall/fires-at-midnight';
import { Figure } from './portrait.tsx';
import { at } from './scale.ts';

export const Well = () => (
  <g transform="translate(1200 1200)" className="fm-well" data-mark="well">
    <title>The well</title>
    <circle r={200} className="fm-well-rim" />
    {Array.from({ length: 16 }, (_, i) => (
      <path key={i} d="M0 -198V-150" transform={`rotate(${i * 22.5})`} className="fm-well-joint" />
    ))}
    <circle r={148} className="fm-well-water" />
    <path d="M-70 -30q35 -22 70 0t70 0M-90 30q30 18 60 0t60 0 60 0" className="fm-ripple" />
    <path d="M-200 0H200" className="fm-well-beam" />
    <circle r={16} className="fm-well-bucket" />
  </g>
);

/** What stands throws a shadow, away from the moon. */
const Shadow = ({ r }: { r: number }) => <ellipse cx={r * 0.24} cy={r * 0.3} rx={r * 1.04} ry={r * 0.86} className="fm-shadow" />;
/** The name that log and buttons use. */
const Label = ({ id, under }: { id: string; under: number }) => (
  <text y={under} dy="0.8em" className="fm-id">
    {id}
  </text>
);

type PieceProps = { readonly name: string; readonly place: Point; readonly isLit: boolean };
/** What a finger can hit is never smaller than 24 pixels, however small the picture. */
const Hit = () => <circle className="fm-hit" />;

export function TreePiece({ tree, name, place, isLit }: PieceProps & { tree: Tree }) {
  return (
    <g transform={at(place)} className={`fm-tree${isLit ? ' fm-lit' : ''}`} data-mark={tree.id}>
      <title>{name}</title>
      <Hit />
      <Shadow r={80} />
      {tree.state === 'standing' ? <Crown /> : <Log />}
      <Label id={tree.id} under={75} />
    </g>
  );
}
const Crown = () => (
  <>
    <circle r={75} className="fm-crown-shade" />
    {Array.from({ length: 7 }, (_, i) => (
      <circle
        key={i}
        cx={Math.round(38 * Math.cos(i * 0.9))}
        cy={Math.round(38 * Math.sin(i * 0.9))}
        r={36}
        className="fm-crown"
      />
    ))}
    <circle r={30} className="fm-crown-top" cx={-8} cy={-10} />
  </>
);
const Log = () => (
  <>
    <circle r={75} className="fm-crown-shade" />
    <rect x={-70} y={-22} width={140} height={44} rx={18} className="fm-log" />
    <ellipse cx={62} rx={12} ry={20} className="fm-log-end" />
  </>
);

export const ChestPiece = ({ chest, name, place, isLit }: PieceProps & { chest: Chest }) => (
  <g transform={at(place)} className={`fm-chest${isLit ? ' fm-lit' : ''}`} data-mark={chest.id}>
    <title>{name}</title>
    <Hit />
    <Shadow r={58} />
    <rect x={-50} y={-50} width={100} height={100} rx={8} className="fm-chest-box" />
    <path d="M-50 -14H50M-26 -50V50M26 -50V50" className="fm-chest-band" />
    <path d="M0 -34l8 20h-16zM-9 0h18v16h-18z" className="fm-chest-lock" />
    <Label id={chest.id} under={53} />
  </g>
);

export const VillagerPiece = ({ villager, name, place, isLit }: PieceProps & { villager: Villager }) => (
  <g transform={at(place)} className={`fm-villager${isLit ? ' fm-lit' : ''}`} data-mark={villager.id}>
    <title>{name}</title>
    <Hit />
    <Shadow r={60} />
    <circle r={50} className="fm-base" />
    <Figure />
    <Label id={villager.id} under={56} />
  </g>
);

type CrewProps = { who: Firefighter; name?: string; place: Point; isActive: boolean; isLit: boolean; isGhost?: boolean };
/** A firefighter on a round base of one inch: helmet, number, water drops, load; lying when knocked down. */
export function FirefighterPiece({ who, name, place, isActive, isLit, isGhost = false }: CrewProps) {
  const className = `fm-crew fm-crew-${who.id}${isActive ? ' fm-active' : ''}${isLit ? ' fm-lit' : ''}${who.down ? ' fm-down' : ''}${isGhost ? ' fm-ghost' : ''}`;
  return (
    <g
      style={{ transform: `translate(${place[0] / 10}px, ${2400 - place[1] / 10}px)` }}
      className={className}
      data-mark={isGhost ? undefined : who.id}
    >
      {!isGhost && <title>{name}</title>}
      {!isGhost && <Hit />}
      {!isGhost && <Shadow r={62} />}
      <circle r={50} className="fm-base" />
      <g className="fm-body">
        <path d="M-34 18C-34 -8 34 -8 34 18C34 34 -34 34 -34 18Z" className="fm-coat" />
        <path d="M-26 -6C-26 -40 26 -40 26 -6L38 2H-38Z" className="fm-helmet" />
        <path d="M0 -34V-4" className="fm-comb" />
      </g>
      <text y={16} dy="0.35em" className="fm-number">
        {who.id.slice(1)}
      </text>
      {Array.from({ length: who.water }, (_, i) => (
        <path
          key={i}
          d="M0 -14C8 -2 10 4 10 8A10 10 0 0 1 -10 8C-10 4 -8 -2 0 -14Z"
          transform={`translate(${-26 + 26 * i} 62)`}
          className="fm-drop"
        />
      ))}
      {who.load && <Load id={who.load} />}
    </g>
  );
}
const Load = ({ id }: { id: string }) => (
  <g transform="translate(12 -12)" className="fm-load">
    <circle cx="0.8em" cy="-0.8em" r="0.9em" />
    <text x="0.8em" y="-0.8em" dy="0.36em">
      {id}
    </text>
  </g>
);
