import { type Madness, type MadnessMove, type Token } from '@nightfall/midnight-madness';
import { isPhone, Radial, svgButton, useShown, Vertical, type BoardProps } from '@nightfall/ui';
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
      // Under a finger tokens of one space are hard to tell apart.
      const crowd = target.on === 'token' && isPhone() ? crowdAt(target.token) : [];
      if (crowd.length > 1) return gather(memory, crowd);
      hold(memory, null);
      play(move);
    },
  };
}

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

const LAMPLIGHT = { 20: ['#ffb35c', 0.38], 55: ['#ff9d3c', 0.12], 80: ['#0b1020', 0.2], 100: ['#05070f', 0.72] } as const;
export const Defs = () => (
  <defs>
    <Radial id="mm-lamplight" stops={LAMPLIGHT} />
    <Radial id="mm-yard" stops={{ 0: '#6d5a45', 100: '#3c3440' }} />
    <Vertical id="mm-stone" stops={{ 0: '#b9bfcd', 100: '#7d859a' }} />
    <Radial id="mm-dark" cy="0.4" stops={{ 0: '#2a3350', 100: '#070a14' }} />
  </defs>
);
