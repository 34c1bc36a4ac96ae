import {
  characterOf,
  heroOf,
  isTown,
  JEWELS,
  kindOf,
  MAP,
  meetingOf,
  placeName,
  SPACE_IDS,
  top,
  type Rune,
  type SpaceId,
  type View,
} from '@nightfall/runebound-midnight';
import type { Refusal } from '@nightfall/kernel';
import { pressable, leadsTo, useShown, type BoardProps } from '@nightfall/ui';
import { useMemo, useSyncExternalStore } from 'react';
import { handOf, usePicked, useReach } from '../hand/hand.ts';
import { offersTo } from '../hand/offers.ts';
import { litSpaces, meantAt, movesOf, spaceOf } from '../hand/reading.ts';
import { useTold } from '../hand/use-follow.ts';
import { aimOf } from '../hand/aim.ts';
import { callTo } from '../hand/call.ts';
import { outOfReach, spaceOfPatrol, waysOf } from '../hand/way.ts';
import { CombatScene } from '../scene/combat-scene.tsx';
import { AtlasFrame, Coast } from './atlas.tsx';
import { Beyond } from './beyond.tsx';
import { BOX, EDGE, hexPath, middleOf, VIEW_BOX } from './hexes.ts';
import { Pieces } from './pieces.tsx';
import { PlaceNames, Places } from './places.tsx';
import { Chances, Reach } from './reach.tsx';
import { Shadow, ShadowDefs } from './shadow.tsx';
import { Shatter } from './shatter.tsx';
import { withEvent } from './shown.ts';
import { Standing } from './standing.tsx';
import { Land } from './terrain.tsx';
import { apart, FINEST, REACH } from './thumb.ts';
import { Walks } from './ways.tsx';
import './tokens.css';
import './picture.css';

type Props = BoardProps<Rune>;

/** The land under the shadow; while somebody fights, the fight lies over it. */
export function Board(props: Props) {
  const shown = useShown(props.view, props.event, withEvent);
  useTold(props);
  return (
    <>
      <LandMap {...props} view={shown} />
      <Standing view={shown} />
      {!isFought(shown, props.event) && <Beyond {...props} view={shown} />}
      {isFought(shown, props.event) && <CombatScene {...props} view={shown} />}
    </>
  );
}

/** From this size of a pixel on, in units of the map, labels of neighbouring spaces run into each other. */
const TOO_SMALL = 3.6;
const useIsBeyond = ({ camera }: Props, unit: number): boolean =>
  useSyncExternalStore(camera.subscribe, () => camera.now().unit >= unit);

/** A Hero who was knocked out chooses a town on the map, and a mirror breaks there: the fight no longer lies over it. */
const isFought = (view: View, event: Props['event']): boolean =>
  event?.type !== 'mirrorTaken' &&
  event?.type !== 'gameOver' &&
  !view.result &&
  view.combat !== null &&
  view.combat.card !== '' &&
  top(view)?.rule !== 'knockOut';

function LandMap(props: Props) {
  const { view } = props;
  const touch = useTouch(props);
  const reach = useReach(props);
  const isFar = useIsBeyond(props, TOO_SMALL);
  const frame = top(view);
  const marching = frame?.rule === 'patrol' && frame.at === 'choose' && props.legal.length > 0 ? frame.patrol : 0;
  const patrol = reach || marching;
  return (
    <svg
      className={isFar ? 'rm-board tools-below is-far' : 'rm-board tools-below'}
      {...leadsTo(movesOf(props).filter((move) => spaceOf(move) !== undefined))}
      viewBox={VIEW_BOX}
      role="group"
      aria-label="The map"
      {...pressable(touch.at)}
    >
      <ShadowDefs />
      <rect x={-3000} y={-3000} width={BOX.width + 6000} height={BOX.height + 6000} fill="url(#rm-wood)" />
      <rect x={16 - EDGE} y={22 - EDGE} width={BOX.width + 2 * EDGE} height={BOX.height + 2 * EDGE} className="rm-shade" />
      <rect x={-EDGE} y={-EDGE} width={BOX.width + 2 * EDGE} height={BOX.height + 2 * EDGE} className="rm-page" />
      <rect width={104} height={104} className="rm-cell" />
      <Land />
      <Coast />
      <rect x={-EDGE} y={-EDGE} width={BOX.width + 2 * EDGE} height={BOX.height + 2 * EDGE} fill="url(#rm-page)" />
      <AtlasFrame />
      <Shadow view={view} />
      {patrol > 0 && <Reach view={view} patrol={patrol} />}
      {touch.ways.size > 0 && <Walks ways={touch.ways} picked={touch.picked} from={whereFrom(view, props.seat!)} />}
      <Places view={view} />
      {SPACE_IDS.map((id) => (
        <Target
          key={id}
          id={id}
          view={view}
          isLit={touch.lit.has(id)}
          isNear={touch.ways.has(id)}
          isPicked={touch.picked === id}
          isNamed={props.lit.includes(id)}
          isFirm={touch.isFirm(id)}
        />
      ))}
      <Pieces view={view} acting={props.acting} lit={props.lit} isFar={isFar} />
      {patrol > 0 && <Chances view={view} patrol={patrol} isFar={isFar} />}
      <PlaceNames named={isFar ? touch.lit : undefined} />
      {props.event?.type === 'mirrorTaken' && <Shatter space={props.event.space} />}
    </svg>
  );
}

type TargetProps = {
  readonly id: SpaceId;
  readonly view: View;
  readonly isLit: boolean;
  readonly isNear: boolean;
  readonly isPicked: boolean;
  readonly isNamed: boolean;
  /** A finger finds it, if need be beyond its edge. */
  readonly isFirm: boolean;
};
function Target({ id, view, isLit, isNear, isPicked, isNamed, isFirm }: TargetProps) {
  const { x, y } = middleOf(id);
  const mood = [isLit && 'is-lit', isNear && 'is-near', isPicked && 'is-picked', isNamed && 'is-named'].filter(Boolean).join(' ');
  return (
    <g
      transform={`translate(${x} ${y})`}
      className={`rm-target ${mood}`}
      role={isFirm || isLit ? 'button' : 'img'}
      tabIndex={isLit ? 0 : -1}
      aria-label={spaceWords(view, id)}
      data-mark={id}
    >
      {isFirm && isLit && <circle r={REACH} className="rm-thumb" />}
      <path d={hexPath(2)} />
    </g>
  );
}

/** A space as somebody would describe it over the table. */
function spaceWords(view: View, id: SpaceId): string {
  const { jewel, stronghold } = MAP[id]!;
  const kind = kindOf(id);
  const there = [
    ...view.heroes.flatMap(({ space }, i) => (space === id ? [characterOf(view, i + 1)] : [])),
    ...view.patrols.flatMap(({ space, number }) => (space === id ? [`patrol ${number}`] : [])),
    ...(jewel >= 0 && view.jewels[jewel] ? [`a ${JEWELS[jewel]!.colour} jewel`] : []),
    ...(stronghold >= 0 && (view.mirrors[stronghold] ?? 0) > 0 ? [`a mirror of ${view.mirrors[stronghold]}`] : []),
    ...(meetingOf(view) === id ? ['the Heroes are called here'] : []),
  ];
  const name = isTown(id) || stronghold >= 0 ? `${placeName(id)}, ${kind}` : `${id}, ${kind}`;
  return there.length > 0 ? `${name}: ${there.join(', ')}` : name;
}

/** Where whoever walks now stands. */
function whereFrom(view: View, seat: number): SpaceId {
  const frame = top(view);
  return frame?.rule === 'patrol' ? spaceOfPatrol(view, frame.patrol) : heroOf(view, seat).space;
}

/** What touching the map does, as far as the table offers it. */
function useTouch(props: Props) {
  const { view, seat, legal, refusal, play, explain, camera } = props;
  const picked = usePicked(props);
  const hand = handOf(props);
  const moves = useMemo(() => movesOf({ view, legal }), [view, legal]);
  const lit = useMemo(() => litSpaces(moves), [moves]);
  const free = useMemo(() => apart(lit), [lit]);
  const isTiny = useIsBeyond(props, FINEST);
  const isFirm = (space: SpaceId) => !isTiny || free.has(space);
  const isWalking = moves.some(({ type }) => type === 'journey' || type === 'infiltrate' || type === 'patrolMove');
  const ways = useMemo(() => waysOf(view, isWalking ? seat : null), [view, seat, isWalking]);
  const deny = (space: SpaceId) => {
    hand.pick(null);
    const no = seat === null ? undefined : refusedAt(view, seat, space, refusal);
    if (no) explain(no);
  };
  const tap = (space: SpaceId) => {
    const meant = meantAt(space, moves, view);
    const way = ways.get(space);
    const isSure = picked === space || top(view)?.rule === 'patrol';
    if (!meant && way && isSure) {
      hand.pick(null);
      return hand.walk(way);
    }
    if (!meant && (way || aimOf(view, moves, space) || callTo(moves, space))) return hand.pick(space);
    if (!meant) return deny(space);
    hand.pick('choose' in meant ? meant.choose : null);
    hand.walk([]);
    if ('do' in meant) play(meant.do);
  };
  const at = (target: EventTarget) => {
    if (!(target instanceof Element)) return;
    const mark = target.closest<SVGElement>('[data-mark]')?.dataset['mark'];
    const space = mark === undefined ? undefined : spaceUnder(view, mark);
    if (!space) return;
    // Nobody means one space among others that are smaller than a finger: first they go near.
    if (isFirm(space)) tap(space);
    else camera.show(space);
  };
  return { lit, ways, at, picked, isFirm };
}
const STEPS = new Set<string>(['journey', 'infiltrate', 'patrolStep', 'patrolMove']);
/** Why the step that a touch on a space asks for is not offered. A Hero goes as far as the dice lead; other steps are refused like any step there. */
function refusedAt(view: View, seat: number, space: SpaceId, refusal: Props['refusal']): Refusal | undefined {
  const steps = offersTo(view, seat).filter(({ type }) => STEPS.has(type));
  const here = steps.flatMap(({ options }) => options).filter(({ move }) => spaceOf(move) === space);
  if (here.length === 0 && steps.length > 0 && space !== whereFrom(view, seat)) {
    const far = outOfReach(view, seat, space);
    if (far) return far;
  }
  const like = steps[0]?.options[0]?.move;
  return here[0]?.no ?? (like && 'space' in like ? refusal({ ...like, space }) : undefined);
}
function spaceUnder(view: View, mark: string): SpaceId | undefined {
  if (mark in MAP) return mark;
  const hero = /^hero(\d)$/.exec(mark);
  if (hero) return view.heroes[Number(hero[1]) - 1]?.space;
  const patrol = /^patrol(\d+)$/.exec(mark);
  return patrol ? view.patrols.find(({ number }) => number === Number(patrol[1]))?.space : undefined;
}
