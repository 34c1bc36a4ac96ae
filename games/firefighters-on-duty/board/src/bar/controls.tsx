import {
  hasBeats,
  isAllClear,
  isPaced,
  isTaught,
  phaseOf,
  placeName,
  VEHICLE_IDS,
  type DieName,
  type Fd,
  type FdMove,
  type State,
} from '@nightfall/firefighters-on-duty';
import { BarButton, useBoardCommands, later, type BoardProps } from '@nightfall/ui';
import type { ReactNode } from 'react';
import { handOf, useHandOf, useLast, usePicked, type Picked } from '../hand/hand.ts';
import { looksOf, useLooks } from '../hand/looks.ts';
import { useSuggestion } from '../hand/suggesting.ts';
import { movesOf } from '../hand/reading.ts';
import { AskDeed, asking } from './asking.tsx';
import { AmountChooser, KitChooser, LeadChooser, spraysObvious, WaterChooser } from './choosers.tsx';
import { SEAT_SIGNS } from '../picture/vehicles.tsx';
import { GoalList } from '../side/goal-list.tsx';
import { BigDie } from './die.tsx';
import { Fleet } from './fleet.tsx';
import { freeDeeds, hasAmount } from './free-deeds.ts';
import { Fuse } from './fuse.tsx';
import { FireSteps, OnButtons, useStep } from '../review/fire-steps.tsx';
import { crewCommands, DEED_KEYS } from './keys.ts';
import { shortLabel } from './labels.ts';
import { asWished, ObviousDeed } from './obvious.tsx';
import { endDeeds, freeOnes, isForLater, lineDeeds } from './offered.ts';
import { DeedRow } from './row.tsx';
import { tryMove } from './try-move.ts';
import './bar.css';

const Aid = later(() => import('../side/aid.tsx'));

type Props = BoardProps<Fd>;
type WithMoves = Props & {
  readonly moves: readonly FdMove[];
  readonly picked: Picked;
  readonly obvious: FdMove | undefined;
};

/** Two big dice under the thumbs, and what can be done without touching the map. */
export function Controls(props: Props) {
  const moves = movesOf(props.legal);
  const picked = usePicked(props);
  const all = { ...props, moves, picked, obvious: asWished(useSuggestion(props), picked) };
  useBoardCommands(crewCommands(all));
  const looks = useLooks(props);
  const phase = phaseOf(props.view);
  const isAtWork = phase === 'action' || phase === 'bell' || phase === 'countdown';
  useHandOf(props, isAtWork);
  const step = useStep(props.event);
  if (phase === 'over') return null;
  return (
    <div className="fd-controls">
      {looks.aid && <Aid onClose={() => looksOf(props).pick({ aid: false })} />}
      {props.clock && <Fuse clock={props.clock} isCountdown={phase === 'countdown'} />}
      {step && <FireSteps {...props} step={step} />}
      {!step && props.atStep && <OnButtons {...props.atStep} />}
      {!step && (phase === 'setup' || phase === 'briefing') && <Briefing {...all} />}
      {!step && isAtWork && props.seat !== null && <Action {...all} />}
    </div>
  );
}

/** Ready or not; tokens that came back to a station can be sent to the other one. */
function Briefing(props: WithMoves) {
  const { moves } = props;
  const ready = moves.find(({ type }) => type === 'ready');
  const unready = moves.find(({ type }) => type === 'unready');
  return (
    <>
      <div className="fd-work fd-briefing">
        <div className="fd-orders">
          <GoalList view={props.view} />
          <Crew {...props} />
        </div>
        <Fleet {...props} />
      </div>
      <DeedRow>
        {ready && <Deed {...props} move={ready} label="Ready" isMain />}
        {unready && <Deed {...props} move={unready} label="Wait, not ready" />}
        {asking(props)}
        {freeDeeds(moves, null).map((move) => (
          <Deed key={JSON.stringify(move)} {...props} move={move} />
        ))}
        {props.picked.asks === null && <AskDeed {...props} />}
      </DeedRow>
    </>
  );
}

/** FD-28.17 Who is ready, and what each means to do. */
function Crew({ view, seat: own, name }: Props) {
  return (
    <ul className="fd-muster">
      {view.crews.map(({ ready, plan }, seat) => (
        <li key={seat} className={`fd-seat-${seat}${ready ? ' is-ready' : ''}`}>
          <span aria-hidden="true">{SEAT_SIGNS[seat]}</span>
          <b>{seat === own ? 'You' : name(seat)}</b>
          <small>
            {ready ? 'ready' : 'not ready yet'}
            {plan !== null && `, plans for ${placeName(plan)}`}
          </small>
        </li>
      ))}
    </ul>
  );
}

function Action(props: WithMoves) {
  const { view, seat, moves, picked } = props;
  const crew = view.crews[seat!]!;
  const roll = (dice: readonly DieName[]): FdMove => ({ type: 'roll', seat: seat!, dice });
  const isPending = props.pending.some(({ type }) => type === 'roll');
  const faceOn = (die: DieName) => crew.dice[die === 'A' ? 0 : 1];
  const press = (die: DieName) => {
    if (faceOn(die) === 'idle') return tryMove(props, roll([die]));
    handOf(props).pick({ die: picked.die === die ? null : die, piece: null });
  };
  const movesWith = (die: DieName) => moves.filter((move) => 'die' in move && move.die === die);
  const both: DieName[] = (['A', 'B'] as const).filter((die) => !faceOn(die).startsWith('on'));
  const big = (die: DieName) => (
    <BigDie
      name={die}
      die={faceOn(die)}
      isPicked={picked.die === die}
      leads={movesWith(die)}
      isPending={isPending}
      onPress={() => press(die)}
    />
  );
  return (
    <>
      <div className="fd-work">
        <div className="fd-dice" data-part="dice">
          {big('A')}
          <BarButton
            className={`fd-roll${props.obvious || isOver(view) ? ' is-quiet' : ''}`}
            data-deed="roll"
            disabled={isPaced(view) && crew.rolls === 0}
            aria-disabled={!moves.some(({ type }) => type === 'roll')}
            hotkey=" "
            act={() => tryMove(props, roll(both.length > 0 ? both : ['A', 'B']))}
          >
            <span>Roll</span>
            {isPaced(view) && <span className="fd-rolls">{crew.rolls} left</span>}
          </BarButton>
          {big('B')}
        </div>
        <Fleet {...props} />
      </div>
      <Choices {...props} />
    </>
  );
}

/** Nothing is left to do in this round. */
const isOver = (view: State): boolean => isAllClear(view) || isTaught(view);

/** On a phone the words above say that all is clear. */
const END_OF_ROUND = (
  <span>
    <span className="fd-roomy">All clear: end</span>
    <span className="fd-tight">End</span> the round
  </span>
);

/** What can be done without the map, and the end of a round. */
function Choices(props: WithMoves) {
  const { view, moves, picked, obvious } = props;
  const table = { ...props, seat: props.seat!, last: useLast(props) };
  const isSpent = !obvious && (isOver(view) || (isPaced(view) && !moves.some(({ type }) => type === 'roll')));
  const end = endDeeds(moves).map((move) => (
    <Deed
      key={move.type}
      {...props}
      move={move}
      label={move.type === 'done' && isAllClear(view) ? END_OF_ROUND : undefined}
      isMain={(isSpent && move.type === 'done') || (hasBeats(view) && move.type === 'endBeat')}
    />
  ));
  const request = asking(props);
  if (request) return <DeedRow end={end}>{request}</DeedRow>;
  const isLater = isForLater(table);
  const all = lineDeeds(table).filter(isOther(obvious));
  const deeds = all.filter((move) => !isLater(move));
  const first = deeds.findIndex(hasAmount);
  const amounts = first < 0 ? deeds.length : first;
  const button = (move: FdMove) => <Deed key={JSON.stringify(move)} {...props} move={move} />;
  return (
    <DeedRow end={end} later={all.filter(isLater).map(button)}>
      {obvious && !spraysObvious(moves, obvious) && <ObviousDeed {...props} obvious={obvious} />}
      <LeadChooser {...props} />
      <KitChooser {...props} />
      <WaterChooser {...props} />
      {deeds.slice(0, amounts).map(button)}
      {VEHICLE_IDS.some((id) => id === picked.piece) && <AmountChooser deeds={freeOnes(table)} {...props} />}
      {deeds.slice(amounts).map(button)}
      <AskDeed {...props} />
    </DeedRow>
  );
}
/** The obvious action has its button already; another die for the same way does the same. */
const isOther = (obvious: FdMove | undefined) => (move: FdMove) =>
  move.type === 'moveVehicle' && obvious?.type === 'moveVehicle'
    ? move.to !== obvious.to || move.vehicle !== obvious.vehicle
    : JSON.stringify(move) !== JSON.stringify(obvious);

type DeedProps = Props & {
  readonly move: FdMove;
  readonly label?: ReactNode;
  readonly isMain?: boolean;
};
function Deed({ move, label, isMain = false, ...props }: DeedProps) {
  return (
    <BarButton
      className={isMain ? 'button button-ember' : 'button'}
      data-deed={move.type}
      hotkey={DEED_KEYS[move.type]}
      act={() => tryMove(props, move)}
    >
      {label ?? shortLabel(move, props.seat) ?? props.game.words.move(props.view, move)}
      {move.type === 'done' && label === undefined && <span className="fd-roomy"> for this round</span>}
    </BarButton>
  );
}
