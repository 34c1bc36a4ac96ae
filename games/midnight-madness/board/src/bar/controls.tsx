import { ARCS, cardName, factsOf, type Card, type Madness, type MadnessMove } from '@nightfall/midnight-madness';
import { BarButton, useBoardCommands, type BoardProps } from '@nightfall/ui';
import { useEffect, useState, useEffectEvent } from 'react';
import { CardFace } from '../picture/card.tsx';
import { asked, moveAt, movesFrom, playWith, type Held, type Target } from '../hand/choosing.ts';
import { CrowdPicker } from '../hand/crowd-picker.tsx';
import { gather, useCrowd } from '../hand/crowd.ts';
import { BlowButtons } from './blow.tsx';
import { Do } from './do.tsx';
import { useDecision } from '../hand/decision.ts';
import { DraggedCard, useDrag } from '../hand/drag.tsx';
import { hold, useHeld } from '../hand/hold.ts';
import { pick } from '../hand/pick.ts';
import { CountStrip } from '../side/piles.tsx';
import { TradePanel } from './trade.tsx';
import { handCommands } from './keys.ts';
import { TurnUpAll } from './turn-up-all.tsx';

type Props = BoardProps<Madness>;
const END: Partial<Record<string, string>> = { replace: 'Keep these cards', trade: 'End trading', play: 'Let them come' };

/** The hand of the seat that decides, and the buttons that go with the phase. */
export function Controls(props: Props) {
  const { view, seat, legal, memory } = props;
  useDecision(memory, view, seat);
  const held = useHeld(memory);
  const owner = seat ?? view.current;
  const hand = view.hands[owner] ?? [];
  const isGone = held !== null && !hand.includes(held.card);
  useEffect(() => {
    if (isGone) hold(memory, null);
  }, [isGone, memory]);
  useBoardCommands(handCommands(props, hand, held));
  const crowd = useCrowd(memory);
  const letCrowdGo = useEffectEvent((_view: Props['view'], _held: Held | null) => gather(memory));
  useEffect(() => letCrowdGo(view, held), [view, held]);
  const { dragged, onDown } = useDrag(props, hand, held);
  const isMine = seat !== null && legal.length > 0;
  if (view.phase === 'over') return null;
  return (
    <div className="mm-controls">
      <CountStrip view={view} />
      <div className="mm-hand" role="group" aria-label={seat === null ? `Hand of ${props.name(owner)}` : 'Your hand'}>
        {hand.map((card, i) => (
          <CardFace
            key={`${card}${i}`}
            card={card}
            state={stateOf(card, i, hand, held)}
            isLit={props.lit.includes(`card:${card}`)}
            leads={isMine ? movesFrom(card, legal) : []}
            keyName={isMine && i < 9 ? String(i + 1) : undefined}
            onPick={() => pick(props, card, hand, held)}
            onDown={(e) => onDown(card, e)}
          />
        ))}
        {hand.length === 0 && <p className="mm-empty">No cards in hand.</p>}
      </div>
      <HandOver {...props} />
      {isMine && crowd.length > 0 && <CrowdPicker {...props} crowd={crowd} held={held} />}
      {isMine && crowd.length === 0 && <Buttons {...props} held={held} hand={hand} />}
      {dragged && <DraggedCard {...dragged} />}
    </div>
  );
}

/** On a shared device: whoever decides next gets it; a partner who thinks about a trade can hand it back to be withdrawn. */
function HandOver({ view, seat, hands, name, sit }: Props) {
  const f = view.stack.at(-1);
  if (f?.rule === 'offer' && seat === f.partner && hands.includes(view.current))
    return (
      <BarButton className="button mm-hand-over mm-hand-back" act={() => sit(view.current)}>
        Pass the device back to {name(view.current)}
      </BarButton>
    );
  const next = f?.rule === 'offer' ? f.partner : hands.find((one) => one !== seat);
  const isNeeded = seat !== null && next !== undefined && next !== seat && hands.includes(next);
  if (!isNeeded || (f?.rule !== 'offer' && hands.includes(seat))) return null;
  return (
    <BarButton className="button button-ember mm-hand-over" act={() => sit(next)}>
      Pass the device to {name(next)}
    </BarButton>
  );
}

/** Only the first of several equal cards is shown as picked. */
function stateOf(card: Card, i: number, hand: readonly Card[], held: Held | null): 'held' | 'paired' | 'open' {
  if (hand.indexOf(card) !== i) return 'open';
  if (held?.card === card) return 'held';
  return held?.with === card ? 'paired' : 'open';
}

type ButtonProps = Props & { held: Held | null; hand: readonly Card[] };
function Buttons(props: ButtonProps) {
  const { view, seat, legal, held, play, memory } = props;
  const choice = asked(legal);
  const mayEnd = legal.some((move) => move.type === 'endPhase');
  return (
    <div className="mm-buttons">
      {choice === 'answerTrade' && <Answer {...props} />}
      {choice === 'chooseFlip' && <TurnUpAll {...props} />}
      {choice === 'chooseDamage' && <BlowButtons {...props} />}
      {view.phase === 'replace' && held && (
        <Do {...props} move={{ type: 'replace', seat: seat!, card: held.card }} label={`Replace ${cardName(held.card)}`} />
      )}
      {legal.some((move) => move.type === 'offerTrade') && <TradePanel {...props} />}
      {view.phase === 'play' && held && <AtOnce {...props} held={held} />}
      {legal.some((move) => move.type === 'cancelTrade') && (
        <Do {...props} move={{ type: 'cancelTrade', seat: seat! }} label="Withdraw the offer" isQuiet />
      )}
      {mayEnd && (
        <BarButton
          className={held ? 'button mm-end' : 'button button-ember mm-end'}
          data-deed="endPhase"
          hotkey="e"
          act={() => {
            hold(memory, null);
            play({ type: 'endPhase', seat: seat! });
          }}
        >
          {END[view.phase] ?? 'Next'}
        </BarButton>
      )}
    </div>
  );
}

const Answer = (props: Props) => (
  <>
    <Do {...props} move={{ type: 'answerTrade', seat: props.seat!, accept: true }} label="Accept the trade" hotkey="a" />
    <Do {...props} move={{ type: 'answerTrade', seat: props.seat!, accept: false }} label="Decline" hotkey="d" isQuiet />
  </>
);

/** Cards that are played on nothing: they have a button. */
const AT_ONCE: readonly Card[] = ['missing', 'draw2'];
function AtOnce(props: Props & { held: Held }) {
  const { held, seat, view, refusal } = props;
  if (held.card === 'scavenge') return <Scavenge {...props} />;
  const own = playWith(view, seat!, held.card);
  const isAtOnce = AT_ONCE.includes(held.card);
  const isOpen = (target: Target) => {
    const there = moveAt(held, target, view, seat!);
    return there !== undefined && !refusal(there);
  };
  const isAnyOpen =
    view.tokens.some(({ id }) => isOpen({ on: 'token', token: id })) || ARCS.some((arc) => isOpen({ on: 'wall', arc }));
  return (
    <>
      <p className="mm-tip">
        {factsOf(held.card).text} {!isAtOnce && tipFor(held, isAnyOpen)}
      </p>
      {isAtOnce && <Do {...props} move={own?.options[0]?.move} no={own?.no} label={`Play ${cardName(held.card)}`} />}
    </>
  );
}
function tipFor({ card, with: partner }: Held, isAnyOpen: boolean): string {
  if (card === 'niceShot') return 'Choose the card to play with Nice Shot.';
  if (card === 'brick' || card === 'mortar')
    return partner ? 'Choose the fallen wall to rebuild.' : 'Pick the other one as well.';
  if (!isAnyOpen) return 'There is nothing to use it on now.';
  if (card === 'fortify') return 'Choose a standing wall.';
  return partner === 'niceShot' ? 'Nice Shot: choose what to slay.' : 'Choose a lit token.';
}

/** Every card of the discard pile, to take one back (MM-10.16). */
function Scavenge(props: Props) {
  const { view, seat } = props;
  const kinds = [...new Set(view.discard)];
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <div className="mm-pile" role="group" aria-label="The discard pile">
      {kinds.length === 0 && <Do {...props} no={playWith(view, seat!, 'scavenge')?.no} label="Take a card back" />}
      {kinds.map((card) => (
        <CardFace key={card} card={card} isSmall onPick={() => take(props, card, () => setOpen(false))} />
      ))}
    </div>
  );
}
function take({ seat, refusal, play, explain, memory }: Props, card: Card, done: () => void): void {
  const move: MadnessMove = { type: 'playScavenge', seat: seat!, card };
  const no = refusal(move);
  if (no) return explain(no);
  done();
  hold(memory, null);
  play(move);
}
