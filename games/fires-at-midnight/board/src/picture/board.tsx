import {
  type Fires,
  type Point,
  type View,
  centreOf,
  SQUARES,
  squareName,
  isInHouse,
  costOf,
  placeOf,
} from '@nightfall/fires-at-midnight';
import { Radial, useShown, Vertical, type BoardProps } from '@nightfall/ui';
import { useRef } from 'react';
import { EntrySpot, ExitGlow, RunOutline } from './edges.tsx';
import { DangerRings, Glow, Marker, Scorch } from './fire.tsx';
import { ForecastMarks } from './forecast-marks.tsx';
import { Ground } from './ground.tsx';
import { HousePiece } from './house.tsx';
import { Loupe } from './loupe.tsx';
import { ChestPiece, FirefighterPiece, TreePiece, VillagerPiece, Well } from './pieces.tsx';
import { Places } from './places.tsx';
import { watersNow } from '../hand/deeds.ts';
import { usePointing } from '../hand/pointer.ts';
import { useHands } from '../hand/use-hands.ts';
import { ReachShade, TierShade } from './reach.tsx';
import { ErrandTape, FreeTape, Ruler, WaterRing } from './ruler.tsx';
import { at, MARGIN, SIZE } from './scale.ts';
import { showEvent } from './shown.ts';
import { Signs } from './signs.tsx';
import { SquareName } from './square-name.tsx';
import { useStep } from './step.ts';
import { chestName, crewName, houseName, personName, treeName } from './where.ts';
import { Blast, FallingDice, Rolled } from './upkeep.tsx';
import { useAim, type Walking } from '../hand/use-aim.ts';

type Props = BoardProps<Fires>;
const BOX = `${-MARGIN} ${-MARGIN} ${SIZE + 2 * MARGIN} ${SIZE + 2 * MARGIN}`;

/** The table from above at night, drawn to scale. */
export function Board(props: Props) {
  const walking = useAim(props);
  const svg = useRef<SVGSVGElement>(null);
  const { isTouch, isDragging } = usePointing(props.memory);
  const hands = useHands(props, walking, svg);
  return (
    <>
      <svg
        ref={svg}
        viewBox={BOX}
        className="fm-board"
        role="group"
        aria-label="The table, 24 by 24 inches"
        data-aiming={walking.aim !== undefined}
        data-leads="place move leave enter water"
        data-grip={walking.reach ? '' : undefined}
        {...hands}
      >
        <Scene {...props} walking={walking} />
        <SquareName svg={svg} />
      </svg>
      {isTouch && isDragging && walking.aim && <Loupe at={walking.aim.at} />}
    </>
  );
}

type SceneProps = Props & { readonly walking: Walking };
type Seen = SceneProps & {
  /** The table as the event that is being played leaves it. */
  readonly shown: View;
  readonly isLit: (id: string) => boolean;
};

function Scene(props: SceneProps) {
  const { view, event, walking } = props;
  const told = useStep(event)?.told ?? [];
  const lit = props.atStep ? [...props.lit, ...told.flatMap(({ marks = [] }) => marks)] : props.lit;
  const shown = useShown(view, event, showEvent);
  const { errand } = usePointing(props.memory);
  const isLit = (id: string) =>
    lit.includes(id) || (walking.aim?.touches.includes(id) ?? false) || errand?.target === id || isSpokenOf(event, id);
  const seen: Seen = { ...props, shown, isLit };
  return (
    <g id="fm-scene">
      <Defs />
      <Ground />
      <Glow marks={shown.marks} />
      <LitSquares lit={lit} />
      <Well />
      <Shades {...props} />
      <Houses {...seen} />
      <Scorch boom={shown.boom} />
      {walking.aim && <DangerRings marks={shown.marks} />}
      {shown.trees.map((t) =>
        withPlace(shown, t, (p) => <TreePiece key={t.id} tree={t} name={treeName(shown, t, p)} place={p} isLit={isLit(t.id)} />),
      )}
      <Fire {...seen} />
      <Figures {...seen} />
      {event === undefined && <ForecastMarks memory={props.memory} />}
      <Places {...props} />
      <Tapes {...props} />
      <Signs marks={[...lit, ...props.changed]} />
      <Rolled event={event} />
      <Blast event={event} />
      <FallingDice event={event} />
    </g>
  );
}

/** How far the one in hand can go. */
function Shades({ view, memory, walking: { who, reach } }: SceneProps) {
  const { mode } = usePointing(memory);
  return (
    <>
      {reach?.tiers && mode === 'walk' && <TierShade tiers={reach.tiers} price={costOf(view, reach.who, 'move')} />}
      {reach && mode === 'walk' && <ReachShade region={reach.region} />}
      {who && reach && mode === 'run' && <RunOutline view={view} who={who} />}
      {reach?.out && mode === 'walk' && <ExitGlow out={reach.out} />}
      {who && <EntrySpot who={who} />}
    </>
  );
}

/** Where the one in hand would stand in the end. */
const useGhost = ({ memory, walking: { aim } }: SceneProps): Point | undefined => {
  const { errand } = usePointing(memory);
  return aim?.at ?? errand?.path.at(-1);
};

function Houses(props: Seen) {
  const { shown, event, isLit } = props;
  const ghost = useGhost(props);
  return shown.houses.map((h) => (
    <HousePiece
      key={h.id}
      house={h}
      name={houseName(shown, h, centreOf(h.sq))}
      isLit={isLit(h.id) || isLit(`${h.id}.door`)}
      isHurt={isSpokenOf(event, h.id)}
      isOpenToSee={isSeenInto(shown, h, ghost)}
    />
  ));
}

function Fire({ view, shown, event, seat, play, walking: { who } }: Seen) {
  const waters = who && seat !== null ? watersNow(view, seat) : [];
  return SQUARES.map((sq) => {
    const water = waters.find((move) => move.sq === sq);
    return (
      <Marker
        key={sq}
        sq={sq}
        mark={shown.marks[sq]!}
        isNew={event?.type === 'marker' && event.sq === sq}
        isInReach={water !== undefined}
        onPick={water && (() => play(water))}
      />
    );
  });
}

/** Chests and people; firefighters who are out stand where they left. */
function Figures({ view, shown, isLit }: Seen) {
  const crewAt = (at: 'at' | 'exit') => shown.crew.filter((f) => (at === 'at' ? f.at : !f.at && f.exit));
  return (
    <>
      {shown.chests.map((c) =>
        withPlace(shown, c, (p) => (
          <ChestPiece key={c.id} chest={c} name={chestName(shown, c, p)} place={p} isLit={isLit(c.id)} />
        )),
      )}
      {shown.villagers.map((p) =>
        withPlace(shown, p, (place) => (
          <VillagerPiece key={p.id} villager={p} name={personName(shown, p, place)} place={place} isLit={isLit(p.id)} />
        )),
      )}
      {[...crewAt('at'), ...crewAt('exit')].map((f) => (
        <FirefighterPiece
          key={f.id}
          who={f}
          name={crewName(shown, f)}
          place={f.at ?? f.exit!}
          isActive={view.active === f.id}
          isLit={isLit(f.id)}
        />
      ))}
    </>
  );
}

/** What is planned or measured. */
function Tapes(props: SceneProps) {
  const { view, hint, memory } = props;
  const { who, aim } = props.walking;
  const { errand, measure } = usePointing(memory);
  const ghost = useGhost(props);
  const from = who && waterFrom(view, who, ghost);
  return (
    <>
      {from && <WaterRing from={from} reach={view.settings.waterReach!} />}
      {errand && who && <ErrandTape errand={errand} who={who} />}
      {!errand && !aim && <HintTape view={view} hint={hint} />}
      {measure && <FreeTape {...measure} />}
      {aim && who && <Ruler aim={aim} who={who} cost={costOf(view, who, aim.move.type)} />}
    </>
  );
}

/** The way that a hint proposes, or the place where it would have a firefighter begin. */
function HintTape({ view, hint }: Pick<Props, 'view' | 'hint'>) {
  const [move] = hint?.moves ?? [];
  const who = move && 'f' in move ? view.crew.find(({ id }) => id === move.f) : undefined;
  if (!who || !move) return null;
  const path = 'path' in move ? move.path : move.type === 'run' && who.at ? [who.at, move.to] : undefined;
  if (path) return <ErrandTape errand={{ path, moves: [] }} who={who} />;
  return move.type === 'place' ? <FirefighterPiece who={who} place={move.at} isActive={false} isLit isGhost /> : null;
}

/** From where water would be thrown, if there is any: where the ghost stands, or the figure itself. */
const waterFrom = (view: View, who: NonNullable<Walking['who']>, ghost: Point | undefined): Point | null =>
  who.water > 0 && view.settings.waterReach !== null ? (ghost ?? who.at) : null;

/** Squares of which a log line speaks. */
const LitSquares = ({ lit }: { lit: readonly string[] }) =>
  SQUARES.filter((sq) => lit.includes(squareName(sq))).map((sq) => (
    <rect key={sq} transform={at(centreOf(sq))} x={-196} y={-196} width={392} height={392} rx={14} className="fm-lit-square" />
  ));

/** Only what lies or stands on the table itself; what is carried is drawn with its bearer. */
function withPlace(
  v: View,
  piece: { at: Point | null; state: string; by: string | null },
  draw: (at: Point) => React.ReactNode,
): React.ReactNode {
  if (piece.by !== null || piece.at === null) return null;
  const at = placeOf(v, piece);
  return at && draw(at);
}

/** A roof fades while somebody is inside, the door is open, or something burns there. */
function isSeenInto(v: View, house: View['houses'][number], ghost: Point | undefined): boolean {
  const inside = [...v.crew, ...v.villagers].some((p) => p.at !== null && isInHouse(p.at, house));
  return house.open || inside || v.marks[house.sq] !== 0 || (ghost !== undefined && isInHouse(ghost, house));
}

const isSpokenOf = (event: Props['event'], id: string): boolean =>
  event !== undefined && Object.values(event).some((value) => value === id);

/** Blurred and cut at half its strength again: the stairs of a sampled shape become a curve. */
const Smooth = ({ id, by }: { readonly id: string; readonly by: number }) => (
  <filter id={id}>
    <feGaussianBlur stdDeviation={by} />
    <feComponentTransfer>
      <feFuncA type="linear" slope="7" intercept="-3" />
    </feComponentTransfer>
  </filter>
);

export const Defs = () => (
  <defs>
    <clipPath id="fm-table">
      <rect width={SIZE} height={SIZE} />
    </clipPath>
    <Radial id="fm-glow" stops={{ 0: ['#ffc06a', 0.55], 45: ['#ff8f3c', 0.2], 100: ['#ff6a00', 0] }} />
    <Radial id="fm-turf" r="0.75" stops={{ 0: '#3a4a40', 100: '#1a2630' }} />
    <Smooth id="fm-smooth-far" by={22} />
    <Smooth id="fm-smooth" by={9} />
    <pattern id="fm-hatch" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V26" className="fm-hatch-line" />
    </pattern>
    <Vertical id="fm-flame" isUpwards stops={{ 0: '#ffd25e', 55: '#ff8a1f', 100: '#d8341a' }} />
  </defs>
);
