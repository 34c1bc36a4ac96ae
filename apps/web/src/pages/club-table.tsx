import type { Fault } from '@nightfall/kernel';
import type { Try } from '@nightfall/protocol';
import { useCallback, useEffect, useState } from 'react';
import { membersWord, useBranding } from '../branding.tsx';
import { enterTry, isFault, me, rename, triesOf } from '../server.ts';

type Props = {
  readonly game: string;
  readonly date: string;
  /** The own first try, once it was played. */
  readonly record: string | undefined;
};

/** What the people of this server reached at their first try, where its host wants such a table. */
export function ClubTable(props: Props) {
  const { tonight, title } = useBranding();
  return tonight ? <Club {...props} title={title} /> : null;
}

function Club({ game, date, record, title }: Props & { readonly title: string }) {
  const [tries, setTries] = useState<readonly Try[] | Fault>();
  const look = useCallback(() => void triesOf(game, date, membersWord()).then(setTries), [game, date]);
  useEffect(look, [look]);
  if (tries === undefined || isFault(tries)) return null;
  const isIn = tries.some(({ you }) => you);
  return (
    <section className="club-table" aria-labelledby="club-table">
      <h2 id="club-table">This night at {title}</h2>
      {tries.length === 0 && <p>Nobody has entered a result yet.</p>}
      <ol className="night-ranking">
        {tries.map(({ name, text, you }, i) => (
          <li key={i} aria-current={you ? 'true' : undefined}>
            <b>{you ? `${name} (you)` : name}</b> <span>{text}</span>
          </li>
        ))}
      </ol>
      {record !== undefined && !isIn && <Enter game={game} date={date} record={record} entered={look} />}
    </section>
  );
}

type EnterProps = { readonly game: string; readonly date: string; readonly record: string; readonly entered: () => void };
/** Nothing leaves the device before its player says so. */
function Enter({ game, date, record, entered }: EnterProps) {
  const [name, setName] = useState('');
  const [no, setNo] = useState('');
  useEffect(() => void me().then((person) => !isFault(person) && setName(person.name)), []);
  const enter = async () => {
    const named = await rename(name.trim() || 'Guest');
    const answer = isFault(named) ? named : await enterTry({ game, date, record }, membersWord());
    if (isFault(answer)) setNo(answer.text);
    else entered();
  };
  return (
    <form onSubmit={(e) => (e.preventDefault(), void enter())}>
      <label className="field">
        <span className="field-name">Your name in the table</span>
        <input className="input" maxLength={32} value={name} onChange={(e) => setName(e.target.value)} />
      </label>
      <button type="submit" className="button">
        Enter my first try
      </button>
      {no && (
        <p className="notice notice-bad" role="alert">
          {no}
        </p>
      )}
    </form>
  );
}
