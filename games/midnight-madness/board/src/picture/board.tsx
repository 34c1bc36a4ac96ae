import { type Madness, type MadnessMove, type Token } from '@nightfall/midnight-madness';
import { svgButton, useShown, type BoardProps } from '@nightfall/ui';
import { useMemo } from 'react';
import { Courtyard, Tower, Wall } from './castle.tsx';
import { moveAt, type Target } from '../hand/choosing.ts';
import { gather, lookalikes } from '../hand/crowd.ts';
import { Ground } from './ground.tsx';
import { hold, useHeld } from '../hand/hold.ts';
import { place, VIEW_BOX } from './polar.ts';
import { showEvent, shownOf, type Shown } from './shown.ts';
import { dangerIn, Steps } from './threat.tsx';
import { tokenLabel, TokenPiece } from './token.tsx';

type Props = BoardProps<Madness>;

/** The castle in the middle of its rings at night. */
export function Board(props: Props) {
  const shown = useShown(
    useMemo(() => shownOf(props.view), [props.view]),
    props.event,
    showEvent,
  );
  const held = useHeld(props.memory);
  const act = useAct(props);
  const danger = dangerIn(props.view);
  const struck = struckBy(props.event);
  return (
    <svg viewBox={VIEW_BOX} className="mm-board" role="group" aria-label="The castle and its rings" data-held={held !== null}>
      <Defs />
      <Ground />
      <Courtyard />
      {shown.walls.map((wall, i) => {
        const target: Target = { on: 'wall', arc: i + 1 };
        const marks = {
          arc: i + 1,
          isLit: act.isLit(target) || props.lit.includes(`wall${i + 1}`),
          threat: danger.walls.get(i + 1),
          isStruck: struck === `wall${i + 1}`,
        };
        return (
          <Touch
            key={i}
            act={act}
            target={target}
            label={`Wall ${i + 1}: ${wall}${THREAT_WORDS[marks.threat ?? 'none']}`}
            look={props.look}
          >
            <Wall wall={wall} at={marks} />
          </Touch>
        );
      })}
      {shown.towers.map((stands, i) => (
        <Tower
          key={i}
          stands={stands}
          at={{ arc: i + 1, isLit: false, threat: danger.towers.get(i + 1), isStruck: struck === `tower${i + 1}` }}
        />
      ))}
      <Steps view={props.view} isQuiet={props.event === undefined} />
      {pieces(shown).map(({ token, spot }) => {
        const target: Target = { on: 'token', token: token.id };
        const isTarred = shown.tarred === token.id;
        const mood = [
          act.isLit(target) && 'mm-lit',
          (props.lit.includes(`t${token.id}`) || isSpokenOf(props.event, token.id)) && 'mm-named',
          act.isDim(target) && 'mm-dim',
        ];
        return (
          <Touch key={token.id} act={act} target={target} label={tokenLabel(token, isTarred)} look={props.look}>
            <TokenPiece token={token} place={spot} isTarred={isTarred} mood={mood.filter(Boolean).join(' ')} />
          </Touch>
        );
      })}
    </svg>
  );
}

const THREAT_WORDS = { sure: ', about to be struck', maybe: ', perhaps about to be struck', none: '' };

function pieces(shown: Shown): { token: Token; spot: ReturnType<typeof place> }[] {
  const spaces = new Map<number, Token[]>();
  for (const token of shown.tokens) {
    const key = token.ring * 10 + token.arc;
    spaces.set(key, [...(spaces.get(key) ?? []), token]);
  }
  return shown.tokens.map((token) => {
    const together = spaces.get(token.ring * 10 + token.arc)!;
    return { token, spot: place(token.ring, token.arc, together.indexOf(token), together.length) };
  });
}

export type Act = {
  readonly isLit: (target: Target) => boolean;
  readonly deedAt: (target: Target) => MadnessMove['type'] | undefined;
  readonly isDim: (target: Target) => boolean;
  readonly tap: (target: Target) => void;
};
/** What touching a target does, as far as the table offers it. */
function useAct({ view, seat, legal, refusal, play, explain, memory }: Props): Act {
  const held = useHeld(memory);
  const moveOf = (target: Target): MadnessMove | undefined =>
    seat === null || legal.length === 0 ? undefined : moveAt(held, target, view, seat);
  const isOpen = (target: Target) => {
    const move = moveOf(target);
    return move !== undefined && refusal(move) === undefined;
  };
  const crowdAt = (token: number) => lookalikes(view, token, (id) => isOpen({ on: 'token', token: id }));
  return {
    isLit: isOpen,
    deedAt: (target) => (isOpen(target) ? moveOf(target)?.type : undefined),
    isDim: (target) => held !== null && view.phase === 'play' && !isOpen(target),
    tap: (target) => {
      const move = moveOf(target);
      if (!move) return;
      const no = refusal(move);
      if (no) return explain(no);
      const crowd = target.on === 'token' && isNarrow() ? crowdAt(target.token) : [];
      if (crowd.length > 1) return gather(memory, crowd);
      hold(memory, null);
      play(move);
    },
  };
}
/** Under a finger tokens of one space are hard to tell apart. */
const isNarrow = () => matchMedia('(max-width: 700px)').matches;

type TouchProps = { act: Act; target: Target; label: string; look: Props['look']; children: React.ReactNode };
function Touch({ act, target, label, look, children }: TouchProps) {
  const mark = target.on === 'token' ? `t${target.token}` : `wall${target.arc}`;
  const isLit = act.isLit(target);
  return (
    <g
      {...svgButton(label, () => act.tap(target), !isLit)}
      data-mark={mark}
      data-deed={act.deedAt(target)}
      data-drop={JSON.stringify(target)}
      onPointerEnter={() => look(mark)}
      onPointerLeave={() => look(undefined)}
    >
      <title>{label}</title>
      {children}
    </g>
  );
}

function struckBy(event: Props['event']): string | undefined {
  if (event?.type === 'wallStruck' || event?.type === 'wallLost' || event?.type === 'fortifyLost') return `wall${event.arc}`;
  return event?.type === 'towerStruck' || event?.type === 'towerLost' ? `tower${event.arc}` : undefined;
}
const isSpokenOf = (event: Props['event'], id: number): boolean => event !== undefined && 'token' in event && event.token === id;

export const Defs = () => (
  <defs>
    <radialGradient id="mm-lamplight">
      <stop offset="0.2" stopColor="#ffb35c" stopOpacity="0.38" />
      <stop offset="0.55" stopColor="#ff9d3c" stopOpacity="0.12" />
      <stop offset="0.8" stopColor="#0b1020" stopOpacity="0.2" />
      <stop offset="1" stopColor="#05070f" stopOpacity="0.72" />
    </radialGradient>
    <radialGradient id="mm-yard">
      <stop offset="0" stopColor="#6d5a45" />
      <stop offset="1" stopColor="#3c3440" />
    </radialGradient>
    <linearGradient id="mm-stone" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#b9bfcd" />
      <stop offset="1" stopColor="#7d859a" />
    </linearGradient>
    <radialGradient id="mm-dark" cx="0.5" cy="0.4">
      <stop offset="0" stopColor="#2a3350" />
      <stop offset="1" stopColor="#070a14" />
    </radialGradient>
  </defs>
);
