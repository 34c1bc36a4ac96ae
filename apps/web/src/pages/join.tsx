import { listed } from '@nightfall/kit/words';
import { useState, type ReactNode } from 'react';
import { Frame } from './frame.tsx';

/** How someone with a seat's link comes in: sits down under a name, watches, or asks whoever sits there. */
export type Way = { readonly by: 'sit' | 'watch' | 'ask'; readonly name: string };

/** The seat that a link leads to. */
export type Offer = {
  readonly game: string;
  /** The name that this person had last. */
  readonly known: string;
  /** Who started the table, if they sit at it. */
  readonly host: string | null;
  readonly company: readonly string[];
  /** Is it the link that moves the person's own seat to this device? */
  readonly isDevice: boolean;
  /** Who sits in the seat. */
  readonly by: { readonly name: string; readonly isHere: boolean } | undefined;
};
type Props = Offer & { readonly come: (way: Way) => void };

export function JoinPage(props: Props) {
  if (!props.by) return <FreeSeat {...props} />;
  return props.isDevice ? <OwnSeat {...props} name={props.by.name} /> : <TakenSeat {...props} by={props.by} />;
}

function FreeSeat({ game, known, host, company, come }: Props) {
  const others = company.filter((name) => name !== host);
  return (
    <Frame title={`A seat for you at ${game}`}>
      {host && (
        <p>
          {host} invites you to {game}
          {others.length > 0 && `, with ${listed(others)}`}.
        </p>
      )}
      <NameForm known={known} act="Sit down" go={(name) => come({ by: 'sit', name })}>
        <Watch come={come} />
      </NameForm>
    </Frame>
  );
}

function OwnSeat({ game, name, come }: Props & { readonly name: string }) {
  return (
    <Frame title={`Your seat at ${game}`}>
      <p>You can go on as {name} on this device. The other device then only watches; you can move the seat back there.</p>
      <div className="segments">
        <button type="button" className="button button-ember" onClick={() => come({ by: 'sit', name })}>
          Play here as {name}
        </button>
        <Watch come={come} />
      </div>
    </Frame>
  );
}

function TakenSeat({ game, known, host, by, come }: Props & { readonly by: NonNullable<Offer['by']> }) {
  return (
    <Frame title={`${by.name} sits here at ${game}`}>
      <p>
        This link is for a seat that {by.name} has taken. {by.name} is {by.isHere ? 'at the table now' : 'away at the moment'}.
      </p>
      {by.isHere ? (
        <NameForm known={known} act={`Ask ${by.name} for the seat`} go={(name) => come({ by: 'ask', name })}>
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
    </Frame>
  );
}

const Watch = ({ come }: Pick<Props, 'come'>) => (
  <button type="button" className="button" onClick={() => come({ by: 'watch', name: '' })}>
    Just watch
  </button>
);

type FormProps = {
  readonly known: string;
  readonly act: string;
  readonly go: (name: string) => void;
  readonly children: ReactNode;
};
function NameForm({ known, act, go, children }: FormProps) {
  const [name, setName] = useState(known);
  return (
    <form onSubmit={(e) => (e.preventDefault(), go(name.trim() || known))}>
      <label className="field">
        <span className="field-name">Your name at the table</span>
        <input className="input" maxLength={32} value={name} onChange={(e) => setName(e.target.value)} />
      </label>
      <div className="segments">
        <button type="submit" className="button button-ember">
          {act}
        </button>
        {children}
      </div>
    </form>
  );
}
