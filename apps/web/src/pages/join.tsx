import type { MatchInfo } from '@nightfall/protocol';
import type { BoardModule } from '@nightfall/ui';
import { useState, type ReactNode } from 'react';
import { useTitle } from '../branding.tsx';
import { hasRoles } from '../roles.ts';
import { GameFrame, Gist } from './game-frame.tsx';
import { NameField } from './own-name.tsx';
import { SeatSign } from './seat-sign.tsx';

/** How someone with a link comes in: sits down under a name, watches, or asks whoever sits there. */
export type Way = { readonly by: 'sit' | 'watch' | 'ask'; readonly name: string; readonly seat?: number };

/** The seat that a link leads to, or the seats of which one may choose. */
export type Offer = {
  readonly module: BoardModule;
  /** The name that this person had last. */
  readonly known: string;
  /** Who started the table, if they sit at it. */
  readonly host: string | null;
  readonly seats: MatchInfo['seats'];
  readonly roles: readonly string[];
  readonly setting: string;
  /** Those of the link that nobody has taken. */
  readonly free: readonly number[];
  /** Is it the link that moves the person's own seat to this device? */
  readonly isDevice: boolean;
  /** Who sits in the seat of a link that has only this one. */
  readonly by: { readonly name: string; readonly isHere: boolean } | undefined;
};
type Props = Offer & { readonly come: (way: Way) => void };

export function JoinPage(props: Props) {
  useTitle(props.module.game.name);
  return <GameFrame game={props.module.game}>{pageOf(props)}</GameFrame>;
}
function pageOf(props: Props): ReactNode {
  if (props.by) return props.isDevice ? <OwnSeat {...props} name={props.by.name} /> : <TakenSeat {...props} by={props.by} />;
  return props.free.length > 0 ? <FreeSeats {...props} /> : <NoSeat {...props} />;
}

/** Anyone who never heard of the game reads who invites, what it is, who is there and what they would be. */
function FreeSeats(props: Props) {
  const { module, known, host, free, roles, setting, come } = props;
  const { id, name: game } = module.game;
  const choices = hasRoles(roles) ? free : free.slice(0, 1);
  const acts = choices.map((seat): Act => ({
    text: choices.length > 1 ? `Play as ${roles[seat]}` : 'Sit down',
    go: (name) => come({ by: 'sit', name, seat }),
  }));
  return (
    <>
      <h2 id="at-hand">{host ? `${host} invites you to ${game}` : `A seat for you at ${game}`}</h2>
      <Gist game={id} setting={setting} />
      <NameForm known={known} acts={acts}>
        <Watch come={come} />
      </NameForm>
      <Company {...props} />
    </>
  );
}

/** Everyone who is there already, by name and role, and the seats that are free. */
function Company({ module, seats, roles, free }: Props) {
  const isNamed = hasRoles(roles);
  const rows = seats.flatMap(({ name, person, bot }, seat) => {
    if (free.includes(seat))
      return isNamed ? [{ seat, name: free.length > 1 ? 'Free seat' : 'For you', role: roles[seat], isFree: true }] : [];
    return person || bot !== null
      ? [{ seat, name, role: isNamed ? roles[seat] : bot === null ? 'at the table' : 'a bot', isFree: false }]
      : [];
  });
  return (
    <ul className="lobby-seats" aria-label="Who is there">
      {rows.map(({ seat, name, role, isFree }) => (
        <li key={seat} className={isFree ? 'lobby-seat is-free' : 'lobby-seat'}>
          <SeatSign module={module} seat={seat} name={isFree ? '' : name} />
          <span className="lobby-who">
            <b>{name}</b>
            <small>{role}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

const NoSeat = (props: Props) => (
  <>
    <h2 id="at-hand">All seats are taken</h2>
    <p>Others were faster. You can watch, or ask for the next game.</p>
    <Company {...props} />
    <div className="segments">
      <Watch come={props.come} />
    </div>
  </>
);

function OwnSeat({ module: { game }, name, come }: Props & { readonly name: string }) {
  return (
    <>
      <h2 id="at-hand">Your seat at {game.name}</h2>
      <p>You can go on as {name} on this device. The other device then only watches; you can move the seat back there.</p>
      <div className="segments">
        <button type="button" className="button button-ember" onClick={() => come({ by: 'sit', name })}>
          Play here as {name}
        </button>
        <Watch come={come} />
      </div>
    </>
  );
}

function TakenSeat({ module: { game }, known, host, by, come }: Props & { readonly by: NonNullable<Offer['by']> }) {
  return (
    <>
      <h2 id="at-hand">
        {by.name} sits here at {game.name}
      </h2>
      <p>
        This link is for a seat that {by.name} has taken. {by.name} is {by.isHere ? 'at the table now' : 'away at the moment'}.
      </p>
      {by.isHere ? (
        <NameForm known={known} acts={[{ text: `Ask ${by.name} for the seat`, go: (name) => come({ by: 'ask', name }) }]}>
          <Watch come={come} />
        </NameForm>
      ) : (
        <div className="segments">
          <Watch come={come} />
        </div>
      )}
      <details className="fine-points" style={{ marginTop: '1.5rem' }}>
        <summary>I am {by.name}, on another device</summary>
        <p>
          On the device where you sit, open Invite and copy the link under “Your seat on another device”. If you no longer have
          that device, {host && host !== by.name ? host : 'the person who started the table'} can free the seat under Bots and
          seats.
        </p>
      </details>
    </>
  );
}

const Watch = ({ come }: Pick<Props, 'come'>) => (
  <button type="button" className="button" onClick={() => come({ by: 'watch', name: '' })}>
    Just watch
  </button>
);

type Act = { readonly text: string; readonly go: (name: string) => void };
type FormProps = { readonly known: string; readonly acts: readonly Act[]; readonly children: ReactNode };
/** Enter does the first act. */
function NameForm({ known, acts, children }: FormProps) {
  const [name, setName] = useState(known);
  const go = (act: Act) => act.go(name.trim() || known);
  return (
    <form onSubmit={(e) => (e.preventDefault(), go(acts[0]!))}>
      <NameField name={name} type={setName} />
      <div className="segments">
        {acts.map((act, i) => (
          <button
            key={act.text}
            type={i === 0 ? 'submit' : 'button'}
            className="button button-ember"
            onClick={i === 0 ? undefined : () => go(act)}
          >
            {act.text}
          </button>
        ))}
        {children}
      </div>
    </form>
  );
}
