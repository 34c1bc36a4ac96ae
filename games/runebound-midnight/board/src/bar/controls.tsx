import { heroOf, placeName, top, type Rune, type RuneMove } from '@nightfall/runebound-midnight';
import { BarButton, leadsTo, useBoardCommands, type BoardProps } from '@nightfall/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { aimOf, type Aim } from '../hand/aim.ts';
import { callTo, type Call } from '../hand/call.ts';
import { useForced } from '../hand/forced.ts';
import { handOf, usePicked } from '../hand/hand.ts';
import { faceIn, movesOf, spaceOf } from '../hand/reading.ts';
import { remember, useRepeat } from '../hand/repeat.ts';
import { useFollow } from '../hand/use-follow.ts';
import { useWalk } from '../hand/use-walk.ts';
import { waysOf } from '../hand/way.ts';
import { adviceFor, entryText, guardText } from './advice.ts';
import { CardTable } from './cards.tsx';
import { CovenantPanel } from './covenant.tsx';
import { DieSign, RolledDice, WalkingDice } from './dice.tsx';
import { Fold } from './fold.tsx';
import { grouped, type Group, type Grouped } from './grouping.ts';
import { keyOf } from './keys.ts';
import { labelOf } from './labels.ts';
import { isMain } from './main.ts';
import { noteOf, oddsOf } from './odds.ts';
import { declineLabel } from './stakes.ts';
import { TradeAnswer, TradePanel } from './trade.tsx';
import { SPENDING, Treasury } from './treasury.tsx';
import './bar.css';

type Props = BoardProps<Rune>;

/** The choices that the map does not show, in a box that keeps its height: one clear question at a time. */
export function Controls(props: Props) {
  const moves = movesOf(props);
  const picked = usePicked(props);
  const hand = handOf(props);
  const at = moves.filter((move) => picked !== null && spaceOf(move) === picked);
  const way = picked === null ? undefined : waysOf(props.view, props.seat).get(picked);
  const isFar = moves.length > 0 && at.length === 0 && way !== undefined && way.length > 1;
  const aim = picked === null || at.length > 0 ? undefined : aimOf(props.view, moves, picked);
  const call = callTo(moves, picked);
  useEffect(() => {
    if (picked !== null && at.length === 0 && !isFar && !aim && !call) hand.pick(null);
  });
  useWalk(props);
  useFollow(props);
  const forced = useForced(props);
  const deeds: Choosing = { ...props, moves, do: doing(props), again: useRepeat(props) };
  const main = isFar || aim ? undefined : mainOf(deeds);
  useBoardCommands([
    {
      id: 'main',
      keys: ['Enter'],
      label: 'do what is highlighted, or walk the way shown',
      isOn: main !== undefined,
      run: () => deeds.do(main!),
    },
    { id: 'put-back', keys: ['Escape'], isOn: picked !== null, run: () => hand.pick(null) },
    { id: 'look', keys: ['z'], label: 'look at the player who acts', run: () => props.camera.show(lookedAt(props)) },
  ]);
  if (props.view.result) return null;
  if (forced) return <div className="rm-controls" />;
  return (
    <div className="rm-controls">
      {isFar ? (
        <FarAway {...props} way={way} call={call} />
      ) : at.length > 0 ? (
        <AtSpace {...deeds} moves={at} call={call} />
      ) : aim ? (
        <AtAim {...props} {...aim} space={picked!} />
      ) : call ? (
        <AtCall {...deeds} call={call} />
      ) : (
        <Question {...deeds} />
      )}
    </div>
  );
}

/** Plays a move, and remembers how the player fights. */
const doing = (props: Props) => (move: RuneMove) => {
  handOf(props).pick(null);
  handOf(props).walk([]);
  remember(props, move);
  props.play(move);
};
function walk(props: Props, way: readonly string[]): void {
  handOf(props).pick(null);
  handOf(props).walk(way);
}
/** Rolls a patrol's dice; it goes there if they bring it there. */
function march(props: Props, space: string, roll: RuneMove): void {
  handOf(props).pick(null);
  handOf(props).walk([space]);
  props.play(roll);
}
/** The Hero who acts now, or the player's own. */
function lookedAt({ view, seat, acting }: Props): string {
  const frame = top(view);
  if (frame?.rule === 'patrol') return `patrol${frame.patrol}`;
  const hero = acting.find((one) => one > 0) ?? (seat === null || seat === 0 ? 1 : seat);
  return `hero${hero}`;
}

type Choosing = Props & {
  readonly moves: readonly RuneMove[];
  readonly do: (move: RuneMove) => void;
  readonly again: (() => void) | undefined;
};
/** Enter does the one thing that is plainly meant: the lit button, or else what ends the step. */
function mainOf({ view, moves }: Choosing): RuneMove | undefined {
  const main = moves.filter((move) => isMain(view, move, moves));
  const { ends } = grouped(moves);
  return main.length === 1 ? main[0] : main.length === 0 && ends.length === 1 ? ends[0] : undefined;
}

/** Back to the question, where every step has what ends it. */
const Back = ({ to, legal }: Pick<Props, 'legal'> & { readonly to: () => void }) => (
  <div className="rm-ends">
    <BarButton className="button button-quiet" {...leadsTo(legal)} act={to}>
      Back
    </BarButton>
  </div>
);
/** What was touched on the map, and back to the question. */
const Tip = ({ children, ...props }: Props & { readonly children: ReactNode }) => (
  <div className="rm-head">
    <p className="rm-tip">
      <span>{children}</span>
    </p>
    <Back legal={props.legal} to={() => handOf(props).pick(null)} />
  </div>
);
const lit = (isIt: boolean): string => (isIt ? 'button button-ember' : 'button');
/** A space some way off: how many dice the walk takes. Where nobody is called yet, going there alone is not in front. */
function FarAway({ way, call, ...props }: Props & { readonly way: readonly string[]; readonly call: Call | undefined }) {
  return (
    <>
      <Tip {...props}>
        <b>{placeName(way.at(-1)!)}</b> is {way.length} dice away.
        {props.seat !== null && guardText(props.view, props.seat, way.at(-1)!)}
      </Tip>
      <div className="rm-buttons">
        <BarButton className={lit(!call)} data-deed="walk" hotkey="Enter" act={() => walk(props, way)}>
          Walk there
        </BarButton>
        <CallButton {...props} call={call} />
      </div>
    </>
  );
}

/** A space that a patrol may come to if its dice fall well. */
function AtAim({ space, roll, chance, ...props }: Props & Aim & { readonly space: string }) {
  return (
    <>
      <Tip {...props}>
        <b>{placeName(space)}.</b> The dice bring it there with {chance} %. If they don’t, you choose another way.
      </Tip>
      <div className="rm-buttons">
        <BarButton className="button button-ember" data-deed="march" hotkey="Enter" act={() => march(props, space, roll)}>
          Roll and go there <span className="rm-note">{chance} %</span>
        </BarButton>
      </div>
    </>
  );
}

/** RM-16.8 A stronghold out of reach, to which the others can be called. */
function AtCall({ call, ...props }: Choosing & { readonly call: Call }) {
  return (
    <>
      <Tip {...props}>
        <b>{placeName(call.stronghold)}</b> is out of reach this turn.{guardText(props.view, call.seat, call.stronghold)}
      </Tip>
      <div className="rm-buttons">
        <CallButton {...props} call={call} />
      </div>
    </>
  );
}
function CallButton({ call, ...props }: Props & { readonly call: Call | undefined }) {
  return (
    call && (
      <BarButton className={lit(true)} data-deed="callTo" act={() => doing(props)(call)}>
        Call the others here
      </BarButton>
    )
  );
}

/** A space was touched at which several things can be done. */
function AtSpace({ call, ...props }: Choosing & { readonly call: Call | undefined }) {
  const { moves, view, seat } = props;
  const isEntry = moves.some(({ type }) => type === 'infiltrate');
  return (
    <>
      <Tip {...props}>
        <b>{placeName(spaceOf(moves[0]!)!)}.</b> {isEntry && seat !== null && entryText(view, seat, spaceOf(moves[0]!)!)}
        {moves.some((move) => faceIn(view, move)) && 'Which die?'}
      </Tip>
      <div className="rm-buttons">
        <Buttons {...props} moves={moves.toSorted(bestFirst(view))} />
        <CallButton {...props} call={call} />
      </div>
    </>
  );
}

function Question(props: Choosing) {
  const { moves, view } = props;
  const groups = grouped(moves);
  const advice = adviceFor(props, moves);
  const [name, open] = useState('');
  const group = groups.folded.find((one) => one.name === name);
  if (name !== '' && !group) open('');
  if (group) return <Opened {...props} group={group} advice={adviceFor(props, group.moves) ?? advice} close={() => open('')} />;
  return (
    <>
      <div className="rm-head">
        <RolledDice view={view} />
        <div className="rm-tip">
          <WalkingDice view={view} />
          {groups.onMap.length > 0 && !advice && <span>Tap a lit space.</span>}
          {advice && <span>{advice}</span>}
        </div>
        <div className="rm-ends">
          <Buttons {...props} moves={groups.ends} />
          <Decline {...props} />
        </div>
      </div>
      <div className="rm-buttons">
        <CardTable {...props} moves={groups.cards} />
        <NamedPlaces {...props} />
        <Tables {...props} groups={groups} />
        <Buttons {...props} moves={groups.plain} />
        {groups.folded.map((one) => (
          <BarButton key={one.name} className="button" {...leadsTo(one.moves)} act={() => open(one.name)}>
            {one.name} <span className="rm-note">{groupNote(view, one)}</span>
          </BarButton>
        ))}
        {props.again && (
          <BarButton className="button" data-deed="again" hotkey="q" act={props.again}>
            As last round
          </BarButton>
        )}
      </div>
    </>
  );
}

/** What may be left alone can be left alone. */
function Decline(props: Choosing) {
  const leave = declineOf(props);
  return (
    leave && (
      <BarButton className="button" data-deed="decline" data-leads="pass" hotkey="e" act={leave}>
        {declineLabel(props.view)}
      </BarButton>
    )
  );
}
function declineOf({ legal, play }: Props): (() => void) | undefined {
  const pass = legal.find(({ type }) => type === 'pass');
  return pass && (() => play(pass));
}

/** Towns and strongholds by their names, for anyone who would rather not look for them on the map. */
function NamedPlaces(props: Choosing) {
  const named = props.moves.filter((move) => NAMED.has(move.type));
  const places = [...new Set(named.map(spaceOf))].filter((space) => space !== undefined);
  return places.map((space) => {
    const here = named.filter((move) => spaceOf(move) === space);
    return (
      <BarButton
        key={space}

        className="button"
        data-deed={here[0]!.type}
        act={() => (here.length === 1 ? props.do(here[0]!) : handOf(props).pick(space))}
      >
        {placeName(space)}
      </BarButton>
    );
  });
}
const NAMED = new Set<string>(['placeMirror', 'placePatrol', 'placeHero', 'chooseRefuge', 'assault']);

/** The questions that have a table of their own: spending, covenants, trades. */
function Tables({ groups, ...props }: Choosing & { readonly groups: Grouped }) {
  const { view, seat, memory } = props;
  const [isTrading, setTrading] = useState(false);
  if (seat === null) return null;
  switch (groups.table) {
    case 'covenant':
      return <CovenantPanel {...props} moves={groups.onTable.filter((move) => move.type === 'covenant')} me={seat} />;
    case 'answer':
      return <TradeAnswer {...props} me={seat} />;
    case 'treasury':
      return (
        <Fold
          memory={memory}
          question={SPENDING}
          isOpenAtFirst
          label="Open the treasury"
          moves={groups.onTable}
          behind={groups.onMap}
        >
          <Treasury {...props} />
        </Fold>
      );
    case 'trade':
      return (
        <>
          <BarButton className="button" data-deed="proposeTrade" aria-expanded={isTrading} act={() => setTrading(!isTrading)}>
            Trade
          </BarButton>
          {isTrading && <TradePanel {...props} me={seat} done={() => setTrading(false)} />}
        </>
      );
    default:
      return isBarren(view, seat, props.moves) && <CovenantPanel {...props} moves={NO_COVENANTS} me={seat} />;
  }
}
const NO_COVENANTS: readonly [] = [];
/** Nothing fits under what the Hero owns: the panel says why. */
const isBarren = (view: Props['view'], seat: number, moves: readonly RuneMove[]): boolean =>
  moves.some(({ type }) => type === 'forgoCovenant') && heroOf(view, seat).items.length > 0;

/** How many there are, or how likely the best of them succeeds. */
function groupNote(view: Props['view'], { moves }: Group): string {
  const odds = moves.flatMap((move) => oddsOf(view, move) ?? []);
  if (odds.length > 0) return `up to ${Math.max(...odds)} %`;
  return moves.some(({ type }) => type === 'callTo') ? '' : `(${moves.length})`;
}
/** Many of one kind take the place of the question until one of them is chosen. */
type OpenedProps = Choosing & { readonly group: Group; readonly advice: string | undefined; readonly close: () => void };
function Opened({ group, advice, close, ...props }: OpenedProps) {
  return (
    <>
      <div className="rm-head">
        <p className="rm-tip">
          <span>
            <b>{group.name}.</b> {advice}
          </span>
        </p>
        <Back legal={props.legal} to={close} />
      </div>
      <div className="rm-buttons">
        <Buttons {...props} moves={group.moves} />
      </div>
    </>
  );
}

function Buttons(props: Choosing) {
  return props.moves.map((move) => <Deed key={JSON.stringify(move)} {...props} move={move} />);
}
function Deed({ move, ...props }: Choosing & { move: RuneMove }) {
  const note = noteOf(props.view, move);
  const face = faceIn(props.view, move);
  const isLit = (isMain(props.view, move, props.moves) && note !== '0 %') || isOnlyWay(props.legal, move);
  return (
    <BarButton
      className={isLit ? 'button button-ember' : 'button'}
      data-deed={move.type}
      data-kind={'kind' in move ? move.kind : undefined}
      aria-label={face ? labelOf(props, move) : undefined}
      hotkey={keyOf(props, move)}
      act={() => props.do(move)}
    >
      {face ? <DieSign face={face} /> : labelOf(props, move)} {isWinged(move) && 'Dread Wings'}{' '}
      {note && <span className="rm-note">{note}</span>}
    </BarButton>
  );
}
/** Nothing else is left but what one may do at any time. */
const ANY_TIME = new Set<string>(['callTo', 'discardItem']);
const isOnlyWay = (legal: Props['legal'], move: RuneMove): boolean =>
  !ANY_TIME.has(move.type) && legal.filter(({ type }) => !ANY_TIME.has(type)).length === 1;
/** Wings last; of several skills the likeliest first. */
const bestFirst = (view: Props['view']) => (a: RuneMove, b: RuneMove) =>
  Number(isWinged(a)) - Number(isWinged(b)) || (oddsOf(view, b) ?? 0) - (oddsOf(view, a) ?? 0);
const isWinged = (move: RuneMove): boolean => move.type === 'patrolMove' && move.asAny;
