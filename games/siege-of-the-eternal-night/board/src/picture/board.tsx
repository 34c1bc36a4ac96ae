import { type BoardProps, isTouched, useOn } from '@nightfall/ui';
import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import {
  turnsOf,
  type Siege,
  type SiegeState,
  enemiesAtFirst,
  enemiesLeft,
  phaseOf,
} from '@nightfall/siege-of-the-eternal-night';
import { change, clearHolding, takeUp, holding, useHolding } from '../hand/holding.ts';
import { type Reach, isReady } from '../hand/draft.ts';
import { openingOf } from '../hand/offer.ts';
import { useHand } from '../hand/use-hand.ts';
import { type Tool, countOf, forbiddenNext, isFixed, momentOf, sceneOf, toolInHand, toolsOf, waysOf } from './night.ts';
import { Cells } from './cells.tsx';
import { DrawnShape, Figures, Forbidden, FreeMark, Hatches, Marks, Squares } from './field.tsx';
import { Cursor, Follow, GhostShape, Lights, Lit, Loupe, Path, SMALL, Targets } from './in-hand.tsx';
import { type Layout, layout } from './layout.ts';
import { MoonBand } from './moon-band.tsx';
import { Names } from './names.tsx';
import { Panel } from './panel.tsx';
import { Paper } from './paper.tsx';
import { SIDE, type Scene, nameOf, standing } from './scene.ts';

type Props = BoardProps<Siege>;

/** The same view for as long as nothing in it has changed. */
function useSameNight(view: SiegeState): SiegeState {
  const [same, keep] = useState(view);
  if (same === view || momentOf(same) === momentOf(view)) return same;
  keep(view);
  return view;
}

/** The size of the box that the board is given. */
function useBox() {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 800, height: 700 });
  useEffect(() => {
    const element = box.current!;
    const look = () => setSize({ width: element.clientWidth || 800, height: element.clientHeight || element.clientWidth || 700 });
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, size };
}

/** Squares named by a log line, a hint or the event that is being played. */
function pointedAt(scene: Scene, { lit, hint }: Props): number[] {
  const names = new Set([
    ...lit,
    ...(hint?.moves ?? []).flatMap((move) => ('cells' in move ? move.cells : 'cell' in move ? [move.cell] : [])),
  ]);
  return scene.letters.flatMap((letter, cell) => (letter !== '-' && names.has(nameOf(scene, cell)) ? [cell] : []));
}

export function Board(props: Props) {
  const { view, event, settings, memory } = props;
  const { box, size } = useBox();
  const still = useSameNight(view);
  const held = useHolding(memory);
  const scene = useMemo(() => sceneOf(still), [still]);
  const plan = useMemo(() => layout(scene.width, scene.height, size), [scene.width, scene.height, size]);
  useOn(still, () => clearHolding(memory));
  const mayAct = props.seat !== null && props.legal.length > 0;
  const tool = useMemo(() => (mayAct ? toolInHand(still, held.tool) : undefined), [still, mayAct, held.tool]);
  useOn(tool, () => showGhost(props, tool));
  const { field: sheet, ...hand } = useHand(props, scene, tool);
  const phase = phaseOf(view);
  return (
    <div ref={box} className="siege-board" data-phase={phase} data-turn={view.turn}>
      <svg
        viewBox={`0 0 ${plan.width} ${plan.height}`}
        className="siege-sheet"
        data-leads={phase === 'BONUS' ? 'mark' : undefined}
        data-grip="shared"
        data-foot="read"
        {...hand.pointer}
        style={{ touchAction: 'none' }}
      >
        <Hatches turn={scene.turn} />
        <Paper x={4} y={4} width={plan.width - 8} height={plan.height - 10} isDawn={phase === 'OVER'} />
        <g transform={`translate(${plan.band.x} ${plan.band.y})`} data-part="moons">
          <MoonBand
            width={plan.band.width}
            height={plan.band.height}
            clear={plan.band.clear}
            moons={turnsOf(view)}
            turn={event?.type === 'openedTurn' ? event.turn : view.turn}
            isRunning={view.dice !== null || event?.type === 'openedTurn'}
            isOver={phase === 'OVER'}
            title={view.sheet.name}
            text={plan.text}
            moves={settings.motion}
          />
        </g>
        <Field {...props} scene={scene} plan={plan} tool={tool} hand={hand} sheet={sheet} />
        <SheetPanel memory={memory} plan={plan} view={view} tool={tool} event={event} />
      </svg>
      {hand.why && (
        <p className="siege-why" style={{ left: `${hand.why.x}px`, top: `${hand.why.y}px` }}>
          {hand.why.text}
        </p>
      )}
      <p className="siege-unseen" aria-live="assertive">
        {held.said}
      </p>
    </div>
  );
}

type FieldProps = Props & {
  readonly scene: Scene;
  readonly plan: Layout;
  readonly tool: Tool | undefined;
  readonly hand: Hand;
  readonly sheet: RefObject<SVGGElement | null>;
};
type Hand = Omit<ReturnType<typeof useHand>, 'field'>;

/** The squares with all that is drawn on them, and what the hand is about to draw. */
function Field({ scene, plan, tool, hand, sheet, ...props }: FieldProps) {
  const { showsNext, draft, cursor } = useHolding(props.memory);
  const next = showsNext && tool?.type !== 'mark' ? forbiddenNext(props.view, hand.ghost?.cells ?? draft.path) : null;
  const beginnings = hand.reach && draft.path.length === 0 ? startsOf(hand.reach) : undefined;
  return (
    <g transform={`translate(${plan.field.x} ${plan.field.y})`} ref={sheet} data-part="field">
      <g id="siege-drawn">
        <Squares width={scene.width} letters={scene.letters} />
        <Names scene={scene} text={plan.text} />
        {tool?.type !== 'mark' && <Forbidden scene={scene} next={next} />}
        {beginnings && <Lights scene={scene} cells={beginnings} />}
        <Figures scene={scene} />
        <Marks scene={scene} text={plan.text} />
        <Played {...props} scene={scene} text={plan.text} />
        <Lit scene={scene} cells={pointedAt(scene, props)} />
        <InHand scene={scene} tool={tool} hand={hand} text={plan.text} />
      </g>
      {hand.isKeyed && cursor !== null && <Cursor scene={scene} cell={cursor} />}
      {hand.finger && plan.scale * SIDE < SMALL && <Loupe at={hand.finger} scene={scene} />}
      <Cells scene={scene} view={props.view} path={draft.path} cursor={cursor} focus={hand.focus} blur={hand.blur} />
    </g>
  );
}

/** Squares from which a whole snake can be drawn. */
const startsOf = (reach: Reach): number[] => [...reach.follow([])].filter(([, fits]) => fits).map(([cell]) => cell);

/** Where no pointer hovers, a fixed shape lies on the sheet at once, where it fits; a yes is due when the player took it up. */
function showGhost(props: Props, tool: Tool | undefined): void {
  const held = holding(props.memory);
  if (!isFixed(tool) || held.at || !isTouched()) return;
  const place = openingOf(props, tool, held);
  if (place) change(props.memory, { ...place, isLaid: held.tool === tool.id });
}

/** The event that is being played, drawn over the sheet as it was before. */
function Played({ event, scene, text }: Props & { scene: Scene; text: number }) {
  const cellNamed = (name: string) => scene.letters.findIndex((_, cell) => nameOf(scene, cell) === name);
  if (event?.type === 'drew')
    return (
      <DrawnShape
        scene={scene}
        shape={{ id: -1, turn: event.turn, kind: event.kind, cells: event.cells.map(cellNamed) }}
        text={text}
        isFresh
      />
    );
  return event?.type === 'marked' ? (
    <FreeMark scene={scene} free={{ turn: event.turn, cell: cellNamed(event.cell) }} text={text} />
  ) : null;
}

type InHandProps = { scene: Scene; tool: Tool | undefined; hand: Hand; text: number };
function InHand({ scene, tool, hand, text }: InHandProps) {
  const { draft } = useHolding(hand.props.memory);
  if (!tool) return null;
  if (tool.type === 'mark') return <Targets scene={scene} cells={standing(scene)} />;
  if (isFixed(tool)) return hand.ghost && <GhostShape scene={scene} cells={hand.ghost.cells} isLegal={hand.ghost.isLegal} />;
  const reach = hand.reach;
  if (!reach) return null;
  const { path } = draft;
  if (path.length === 0) return null;
  return (
    <g>
      {path.length < reach.max && <Follow scene={scene} next={reach.follow(path)} />}
      <Path scene={scene} path={path} isReady={isReady(draft, reach)} of={`${path.length}`} text={text} />
    </g>
  );
}

const SheetPanel = memo(function SheetPanel({
  plan,
  view,
  tool,
  event,
  memory,
}: {
  plan: Layout;
  view: SiegeState;
  tool: Tool | undefined;
  event: Props['event'];
  memory: Props['memory'];
}) {
  const tools = toolsOf(view);
  const phase = phaseOf(view);
  const isLocked = phase === 'VOLLEY' || phase === 'REROLL';
  const rolled = event?.type === 'rolled' ? event.faces.map((value) => ({ value, status: 'open' as const })) : view.dice;
  const dieName = (i: number) => (i === 0 ? 'A' : 'B');
  const ofDie = (i: number) => tools.filter((one) => 'die' in one && one.die === dieName(i));
  const dice = (rolled ?? []).map(({ value, status }, i) => ({
    value,
    status: isLocked && event?.type !== 'rolled' ? ('locked' as const) : status,
    isChosen: tool !== undefined && 'die' in tool && tool.die === dieName(i),
    isStuck: phase === 'ACT' && status === 'open' && ofDie(i).every((one) => waysOf(view, one) === 0),
  }));
  const isOpen = view.turn > 0 && view.dice !== null;
  const cards = (['flamestrike', 'hammer', 'volley'] as const).map((form) => ({
    form,
    count: isOpen ? countOf(view, form) : null,
    isLit: isFixed(tool) && tool.form === form,
  }));
  const pick = (found: Tool | undefined) => found && takeUp(memory, found.id);
  return (
    <Panel
      plan={plan}
      dice={dice}
      isRolling={event?.type === 'rolled'}
      altar={event?.type === 'crossedCircles' ? event.altar : view.altar}
      used={view.heroesUsed}
      left={enemiesLeft(view)}
      of={enemiesAtFirst(view)}
      cards={cards}
      pickDie={(i) => pick(ofDie(i)[0])}
      pickForm={(form) => pick(tools.find((one) => isFixed(one) && one.form === form))}
      pickHero={() => pick(tools.find((one) => one.type === 'hero'))}
    />
  );
});
