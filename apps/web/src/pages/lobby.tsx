import { setupInWords, type Fault, type Refusal } from '@nightfall/kernel';
import { Icon, type BoardModule, type Sitter } from '@nightfall/ui';
import type { TableSession } from '@nightfall/ui/session';
import { useState, type ReactNode } from 'react';
import { GameFrame, Gist } from './game-frame.tsx';
import { NameField, useOwnName } from './own-name.tsx';
import { SeatSign } from './seat-sign.tsx';

type Props = {
  readonly session: TableSession;
  readonly module: BoardModule;
  readonly invite: (done: () => void) => ReactNode;
};

/** The table before the game starts: who is there, which seats are free, and how it begins. */
export function Lobby({ session, module, invite }: Props) {
  const [no, setNo] = useState<Refusal | Fault>();
  const { sitters } = session.now();
  const { mirror } = session.table;
  const { you } = mirror;
  const free = sitters.filter(({ by }) => by === 'nobody').length;
  // A player who has just laid the table wants to send its links.
  const [isInviting, setInviting] = useState(mirror.isHost && free > 0 && !mirror.isOpen);
  const ask = (wish: Parameters<TableSession['table']['ask']>[0]) => void session.table.ask(wish).then(setNo);
  const isReady = you.length > 0 && mirror.seats[you[0]!]?.ready !== false;
  const mayStart = mirror.isHost;
  return (
    <GameFrame game={module.game}>
      <h2 id="at-hand">
        {free > 0 ? `Waiting for ${free === 1 ? 'one more player' : `${free} more players`}` : 'Everyone is here'}
      </h2>
      <Gist game={module.game.id} setting={setupInWords(module.game, session.setup)} />
      <Seats session={session} module={module} refuse={setNo} sit={(seat) => ask({ t: 'sit', seat })} />
      <output className="lobby-say">{sayOf(free, isReady, you.length > 0)}</output>
      <div className="segments">
        {you.length > 0 && (
          <button type="button" className="button" aria-pressed={!isReady} onClick={() => ask({ t: 'ready', yes: !isReady })}>
            {isReady ? 'I need a moment' : 'I am ready'}
          </button>
        )}
        {mayStart && (
          <button type="button" className="button button-ember" onClick={() => ask({ t: 'start', bots: free > 0 })}>
            {free > 0 ? 'Start with bots in the free seats' : 'Start now'}
          </button>
        )}
        {free > 0 && you.length > 0 && (
          <button type="button" className="button" onClick={() => setInviting(true)}>
            <Icon name="link" /> Invite
          </button>
        )}
      </div>
      {no && (
        <p className="notice notice-bad" role="alert">
          {no.text}
        </p>
      )}
      {isInviting && invite(() => setInviting(false))}
    </GameFrame>
  );
}

function sayOf(free: number, isReady: boolean, isSeated: boolean): string {
  if (!isSeated) return free > 0 ? 'Take a seat, or stay and watch.' : 'The game starts soon. You are watching.';
  if (!isReady) return 'The others wait for you. Press “I am ready” to go on.';
  return free > 0 ? 'The game starts by itself when every seat is taken.' : 'The game starts as soon as everyone is ready.';
}

type SeatsProps = Pick<Props, 'session' | 'module'> & {
  readonly refuse: (no: Fault) => void;
  readonly sit: (seat: number) => void;
};
/** Who is there; whoever has no seat yet says their name and takes one that is free. */
function Seats({ session, module, refuse, sit }: SeatsProps) {
  const { sitters } = session.now();
  const { you, seats } = session.table.mirror;
  const own = useOwnName();
  const sitAs = async (seat: number) => {
    const no = await own.keep();
    if (no) refuse(no);
    else sit(seat);
  };
  return (
    <>
      {you.length === 0 && sitters.some(({ by }) => by === 'nobody') && <NameField {...own} />}
      <ol className="lobby-seats">
        {sitters.map((sitter, seat) => (
          <Seat
            key={seat}
            module={module}
            seat={seat}
            sitter={sitter}
            isYou={you.includes(seat)}
            isReady={seats[seat]?.ready}
            isAway={seats[seat]?.person === true && !seats[seat]?.here}
            sit={you.length === 0 ? () => void sitAs(seat) : undefined}
          />
        ))}
      </ol>
    </>
  );
}

type SeatProps = Pick<Props, 'module'> & {
  readonly seat: number;
  readonly sitter: Sitter;
  readonly isYou: boolean;
  readonly isReady: boolean | undefined;
  readonly isAway: boolean;
  readonly sit: (() => void) | undefined;
};
function Seat({ module, seat, sitter, isYou, isReady, isAway, sit }: SeatProps) {
  const isFree = sitter.by === 'nobody';
  const role = sitter.role?.name ?? `Seat ${seat + 1}`;
  return (
    <li className={isFree ? 'lobby-seat is-free' : 'lobby-seat'}>
      <SeatSign module={module} seat={seat} name={isFree ? '' : sitter.name} />
      <span className="lobby-who">
        <b>{isFree ? 'Free seat' : isYou ? `${sitter.name} (you)` : sitter.name}</b>
        <small>{role}</small>
      </span>
      {isFree && sit ? (
        <button type="button" className="button button-ember" onClick={sit}>
          Sit here
        </button>
      ) : (
        <small>{stateOf(sitter, isReady, isAway)}</small>
      )}
    </li>
  );
}
function stateOf({ by }: Sitter, isReady: boolean | undefined, isAway: boolean): string {
  if (by === 'nobody') return 'waiting';
  if (by === 'bot') return 'a bot';
  if (isAway) return 'away';
  return isReady === false ? 'needs a moment' : 'ready';
}
