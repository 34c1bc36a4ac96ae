import type { Fires } from '@nightfall/fires-at-midnight';
import type { Choice } from '@nightfall/kernel';
import { BarButton, useBoardCommands, useShown, type BoardProps, useOn } from '@nightfall/ui';
import { useState } from 'react';
import type { Mode } from '../hand/aim.ts';
import { ErrandBar } from '../hand/errand-bar.tsx';
import { useErrands } from '../hand/errands.ts';
import { apOf, choiceOf, type Deed, deedsOf, isBesideThePoint } from '../hand/deeds.ts';
import { EndTurn } from './end-turn.tsx';
import { GoTo, useOpenPlaces, PlacesToGo } from './go-to.tsx';
import { Priced } from './priced.tsx';
import { Spoken } from './spoken.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { foreshow, useForecast } from './foresight.ts';
import { walkCommands } from './keys.ts';
import { letGo, point, usePointing } from '../hand/pointer.ts';
import { showEvent } from '../picture/shown.ts';
import { CountStrip } from '../side/side.tsx';
import { Steering } from '../hand/steering.tsx';
import { StepPanel } from './step-panel.tsx';
import { useAim, type Walking } from '../hand/use-aim.ts';

type Props = BoardProps<Fires>;

/** The buttons of the prompt bar: who starts, where to walk, what to do, and the end of the turn. */
export function Controls(props: Props) {
  const walking = useAim(props);
  const { view, event, memory } = props;
  const shown = useShown(view, event, showEvent);
  useOn(view, () => {
    letGo(memory);
    foreshow(memory, null);
  });
  useBoardCommands(walkCommands(props, walking));
  useErrands(props);
  useKeptFocus(memory);
  return (
    <>
      <CountStrip view={shown} />
      <Spoken {...props} walking={walking} />
      <StepPanel {...props} />
      <Choices {...props} walking={walking} />
    </>
  );
}

function Choices(props: Props & { walking: Walking }) {
  const { seat, legal, walking } = props;
  if (seat === null || legal.length === 0) return null;
  if (!walking.who) return <Starts {...props} />;
  return (
    <div className="fm-controls fm-turn">
      <Turn {...props} />
    </div>
  );
}

/** An errand is shown, a place is pointed at, or neither. */
function Turn(props: Props & { walking: Walking }) {
  const { errand } = usePointing(props.memory);
  if (errand) return <ErrandBar {...props} errand={errand} />;
  return props.walking.aim ? <Steering {...props} /> : <Acts {...props} />;
}

/** Placing at the well, and FM-21.30: who goes next. */
const Starts = ({ view, legal, play, say, letOthers }: Props) => (
  <div className="fm-controls">
    {legal
      .filter((move) => move.type === 'start')
      .map((move) => (
        <BarButton key={move.f} className="button button-ember" data-deed="start" act={() => play(move)}>
          {move.f} goes next{carries(view, move.f)}
        </BarButton>
      ))}
    {letOthers && (
      <BarButton className="button" act={letOthers}>
        Let a bot go first
      </BarButton>
    )}
    {say && legal.some((move) => move.type === 'start') && <RaisedHand view={view} say={say} />}
    {legal.some((move) => move.type === 'place') && <p className="fm-tip">Tap a ring at the well, or anywhere along its rim.</p>}
  </div>
);
/** FM-21.30 Putting up a hand only informs the others; once a turn is enough. */
function RaisedHand({ view, say }: { view: Props['view']; say: (text: string) => void }) {
  const [turn, setTurn] = useState<number | null>(null);
  const isUp = turn === view.turn;
  const raise = () => {
    setTurn(view.turn);
    say('Let me go first.');
  };
  return (
    <BarButton className="button" aria-disabled={isUp} act={() => !isUp && raise()}>
      {isUp ? 'Your hand is up' : 'Let me go first'}
    </BarButton>
  );
}
const carries = (view: Props['view'], f: string) => {
  const load = view.crew.find(({ id }) => id === f)?.load;
  return load ? ` (with ${load})` : '';
};

/** What can be done scrolls where it does not fit; the end of the turn keeps a place of its own. */
function Acts(props: Props & { walking: Walking }) {
  const { who } = props.walking;
  const isForeseen = useForecast(props.memory) !== null;
  const isGoing = useOpenPlaces(props.memory) === props.view;
  if (isGoing) return <PlacesToGo {...props} />;
  return (
    <>
      {!isForeseen && (
        <div className="fm-acts">
          <ActButtons {...props} />
        </div>
      )}
      <EndTurn {...props} f={who!.id} />
    </>
  );
}

function ActButtons(props: Props & { walking: Walking }) {
  const { view, seat, walking, memory } = props;
  const { who, reach } = walking;
  const { mode } = usePointing(memory);
  const [run, putDown, walkRound] = (['run', 'putDown', 'walkRound'] as const).map((type) => choiceOf(view, seat!, type)!);
  return (
    <>
      {reach && view.turn === 1 && <p className="fm-tip fm-first">Tap where to go, or what to use.</p>}
      {reach && <GoTo {...props} />}
      {reach && who?.at && <RunButton {...props} choice={run!} mode={mode} />}
      {reach && <RulerButton memory={memory} mode={mode} />}
      {!isBesideThePoint(putDown!) && (
        <ModeButton
          memory={memory}
          mode="putDown"
          label={mode === 'putDown' ? 'Put down: tap where' : `Put down ${who!.load}`}
          cost={apOf(putDown!)}
        />
      )}
      {deedsOf(view, seat!).map((deed) => (
        <DeedButton key={deed.label} deed={deed} {...props} />
      ))}
      {!isBesideThePoint(walkRound!) && <WalkRound {...props} choice={walkRound!} />}
    </>
  );
}

/** Run and put down need a place: the button says what the next touch means. */
type ModeProps = Pick<Props, 'memory'> & { mode: 'run' | 'putDown'; label: string; cost: number };
function ModeButton({ memory, mode, label, cost }: ModeProps) {
  const isOn = usePointing(memory).mode === mode;
  return (
    <BarButton className="button" data-deed={mode} aria-pressed={isOn} act={() => point(memory, { mode: isOn ? 'walk' : mode })}>
      <Priced name={label} ap={cost} />
    </BarButton>
  );
}

/** A run that no direction allows is greyed, with the reason. */
function RunButton({ choice, memory, mode, explain }: Props & { choice: Choice<Fires>; mode: Mode }) {
  const { name, no } = choice;
  const label = mode === 'run' ? 'Run: tap where to go' : name;
  if (!no) return <ModeButton memory={memory} mode="run" label={label} cost={apOf(choice)} />;
  return (
    <BarButton className="button" aria-disabled title={no.text} act={() => explain(no)}>
      <Priced name={name} ap={apOf(choice)} />
    </BarButton>
  );
}

/** Measures anything on the table; nobody moves. */
const RulerButton = ({ memory, mode }: Pick<Props, 'memory'> & { mode: Mode }) => (
  <BarButton
    className="button"
    aria-pressed={mode === 'measure'}
    act={() => point(memory, mode === 'measure' ? { mode: 'walk', measure: null } : { mode: 'measure', wished: null })}
  >
    {mode === 'measure' ? 'Ruler: drag to measure' : 'Ruler'}
  </BarButton>
);

/** FM-21.17 What cannot be done is greyed, and says why when it is touched. */
function DeedButton({ deed, play, explain }: Props & { deed: Deed }) {
  return (
    <BarButton
      className="button"
      data-deed={deed.move?.type}
      aria-disabled={deed.no !== undefined}
      title={deed.no?.text}
      act={() => (deed.no ? explain(deed.no) : play(deed.move!))}
    >
      <Priced name={deed.label} ap={deed.cost} />
    </BarButton>
  );
}

/** FM-10.70 Outside the table: along the border, four inches a point, in either direction. */
function WalkRound({ choice, play, explain }: Props & { choice: Choice<Fires> }) {
  return (
    <>
      {choice.options.slice(0, 2).map(({ move, no }, i) => (
        <BarButton
          key={i}

          className="button"
          data-deed="walkRound"
          aria-disabled={no !== undefined}
          title={no?.text}
          act={() => (no ? explain(no) : play(move))}
        >
          <Priced name={`${choice.name} ${i === 0 ? '↻' : '↺'}`} ap={apOf(choice)} />
        </BarButton>
      ))}
    </>
  );
}
