import { entry } from '@nightfall/catalog';
import { isFaults, Match, nightOf, openRecord, parseRecord, type Night } from '@nightfall/kernel';
import { shelf, unpack, type BoardModule } from '@nightfall/ui';
import { use, useEffect, useState, type ReactNode, useMemo } from 'react';
import { friendly } from '../chairs.ts';
import { beginNight } from '../matches.ts';
import { boardOf } from '../modules.ts';
import { Link, navigate } from '../router.tsx';
import { Still } from '../still.tsx';
import { dateInWords, dateOf, isDate, refuseDate, untilMidnight } from '../tonight/calendar.ts';
import { nightsInARow, openDiary, streak, triedIn } from '../tonight/diary.ts';
import { nightWorker, type NightWorker, type Shown } from '../tonight/night-work.ts';
import { parLevels, usePars, type Pars } from '../tonight/par-kept.ts';
import { ClubTable } from './club-table.tsx';
import { Frame } from './frame.tsx';
import { ShareSheet } from './share-sheet.tsx';

type Props = { readonly game: string; readonly date: string; readonly now: number };

export function NightPage({ game, date, now }: Props) {
  const module = use(boardOf(game));
  const night = module && isDate(date) && date <= dateOf(now) ? nightOf(module.game, date) : undefined;
  if (!module || !night)
    return (
      <Frame title="No such night">
        <p>{refuseDate(date, now) ?? 'This game has no nights.'}</p>
        <Link className="button button-ember" to="/tonight">
          Tonight’s games
        </Link>
      </Frame>
    );
  return <OneNight key={date} module={module} night={night} now={now} />;
}

type NightProps = { readonly module: BoardModule; readonly night: Night; readonly now: number };

function useWorker(): NightWorker {
  const [worker] = useState(nightWorker);
  useEffect(() => () => worker.close(), [worker]);
  return worker;
}

/** A record that was checked: undefined while that goes on, a sentence if it is none of this night. */
type CheckedRecord = { readonly record: string; readonly shown: Shown | string | undefined };

/** The record that somebody has sent in the address. */
function useChallenge(game: string, date: string, worker: NightWorker): CheckedRecord | undefined {
  const [challenge, setChallenge] = useState<CheckedRecord>();
  useEffect(() => {
    const packed = /^#r=(.+)$/.exec(location.hash)?.[1];
    const look = async (text: string) => {
      const record = await unpack(text);
      if (record === undefined) return setChallenge({ record: '', shown: 'The link is incomplete.' });
      setChallenge({ record, shown: undefined });
      setChallenge({ record, shown: await worker.check({ game, date }, record) });
    };
    if (packed) look(packed).catch(() => setChallenge({ record: '', shown: 'It could not be checked here.' }));
  }, [game, date, worker]);
  return challenge;
}

/** The own first try of this night, as far as it is kept and played as everybody plays it. */
function useOwn(game: string, date: string, worker: NightWorker): CheckedRecord | undefined {
  const [own, setOwn] = useState<CheckedRecord>();
  useEffect(() => {
    const tried = triedIn(openDiary(), game, date);
    const look = async (table: string) => {
      const kept = await shelf.get(table);
      if (!kept) return setOwn({ record: '', shown: 'You have deleted this game; its result is not kept.' });
      setOwn({ record: kept.record, shown: await worker.check({ game, date }, kept.record) });
    };
    if (tried?.reached !== undefined)
      look(tried.table).catch(() => setOwn({ record: '', shown: 'It could not be checked here.' }));
  }, [game, date, worker]);
  return own;
}

function OneNight({ module, night, now }: NightProps) {
  const { game } = module;
  const { date } = night;
  const worker = useWorker();
  const challenge = useChallenge(game.id, date, worker);
  const own = useOwn(game.id, date, worker);
  const tried = triedIn(openDiary(), game.id, date);
  const isDone = tried?.reached !== undefined;
  const pars = usePars(game, date, isDone || date < dateOf(now));
  const isTonight = date === dateOf(now);
  const known = entry(game.id)!;
  return (
    <Frame title={`${isTonight ? 'Tonight' : `The night of ${dateInWords(date)}`}: ${game.name}`} className="tonight night">
      <p className="tonight-when" style={{ '--accent': known.accent } as object}>
        <b>{night.name}</b> · the same table and the same dice for everybody
      </p>
      {challenge && <Challenge challenge={challenge} mayWatch={isDone || !isTonight} />}
      {isDone ? (
        <Result {...{ module, night, own, challenge, pars }} />
      ) : (
        <>
          <Still module={module} match={atFirst(module, night)} />
          <Rules isTonight={isTonight} hasBegun={tried !== undefined} />
        </>
      )}
      <Deeds {...{ module, night, own, isDone, hasBegun: tried !== undefined, isTonight }} />
      {(isDone || !isTonight) && (
        <ClubTable game={game.id} date={date} record={typeof own?.shown === 'object' ? own.record : undefined} />
      )}
      <Streak game={game.id} now={now} isTonight={isTonight} />
      <AnotherNight game={game.id} now={now} />
    </Frame>
  );
}

/** The table before anything has happened. */
function atFirst({ game }: BoardModule, { setup, holders }: Night): Match {
  const head = { game: game.id, version: game.version, setup, holders, names: holders, promise: null };
  const match = Match.begin(game, head);
  if (isFaults(match)) throw new Error(match[0]!.text);
  return match;
}

/** The same dice wait for whoever was sent it: the replay would spoil the first try. */
function Challenge({ challenge: { shown }, mayWatch }: { challenge: CheckedRecord; mayWatch: boolean }) {
  if (shown === undefined) return <p className="notice">Checking a result that somebody sent…</p>;
  if (typeof shown === 'string')
    return (
      <p className="notice notice-bad" role="alert">
        The result in this link is not shown. {shown}
      </p>
    );
  return (
    <p className="notice challenge">
      <b>{friendly(shown.name)}</b> reached <b>{shown.reached.text}</b>.{' '}
      {mayWatch ? (
        <Link to={`/replay${location.hash}`}>Watch the replay</Link>
      ) : (
        'Can you beat it? You can watch the replay after your own first try.'
      )}
    </p>
  );
}

const Rules = ({ isTonight, hasBegun }: { isTonight: boolean; hasBegun: boolean }) =>
  isTonight ? (
    <ul className="tonight-rules">
      <li>
        <b>Your first try counts.</b> {hasBegun ? 'You have begun it.' : 'It begins when you press Play.'}
      </li>
      <li>There are no hints, and dice that have fallen stay. You can leave and go on later.</li>
      <li>Afterwards you see what the bots reached, and practise as often as you like.</li>
    </ul>
  ) : (
    <p>This night is over. You can practise it; the result does not count.</p>
  );

type ResultProps = {
  readonly module: BoardModule;
  readonly night: Night;
  readonly own: CheckedRecord | undefined;
  readonly challenge: CheckedRecord | undefined;
  readonly pars: Pars;
};
function matchOf(module: BoardModule, night: Night, own: CheckedRecord | undefined): Match | undefined {
  const record = own && typeof own.shown === 'object' ? parseRecord(own.record) : undefined;
  const opened = record && !('where' in record) ? openRecord(module.game, record, night.seed) : undefined;
  return opened && 'match' in opened ? opened.match : undefined;
}

/** The last picture, and everybody who played this night, the best first. */
function Result({ module, night, own, challenge, pars }: ResultProps) {
  const match = useMemo(() => matchOf(module, night, own), [own, module, night]);
  const shown = own?.shown;
  if (!shown) return <p>Checking your result…</p>;
  if (typeof shown === 'string')
    return (
      <p className="notice notice-bad" role="alert">
        Your result is not shown. {shown}
      </p>
    );
  return (
    <section className="night-result" aria-label="Your result">
      {match && <Still module={module} match={match} />}
      <h2>{shown.reached.text}</h2>
      <Ranking {...{ module, pars }} own={shown} other={typeof challenge?.shown === 'object' ? challenge.shown : undefined} />
    </section>
  );
}

type Row = { readonly name: string; readonly points: number; readonly text: string; readonly isYou: boolean };
type RankingProps = { readonly module: BoardModule; readonly pars: Pars; readonly own: Shown; readonly other: Shown | undefined };
function Ranking({ module: { game }, pars, own, other }: RankingProps) {
  const levels = parLevels(game);
  const rows: readonly Row[] = [
    { ...own.reached, name: 'You', isYou: true },
    ...(other ? [{ ...other.reached, name: friendly(other.name), isYou: false }] : []),
    ...levels.flatMap((level) =>
      pars[level] ? [{ ...pars[level], name: `Par: ${game.bots[level]!.name} bot`, isYou: false }] : [],
    ),
  ];
  const missing = levels.filter((level) => !pars[level]);
  return (
    <>
      <ol className="night-ranking">
        {rows
          .toSorted((a, b) => b.points - a.points)
          .map(({ name, text, isYou }) => (
            <li key={name} aria-current={isYou ? 'true' : undefined}>
              <b>{name}</b> <span>{text}</span>
            </li>
          ))}
      </ol>
      {missing.length > 0 && (
        <p className="night-par" role="status">
          {missing.map((level) => game.bots[level]!.name).join(' and ')} {missing.length > 1 ? 'are' : 'is'} playing this very
          night on your device, for par…
        </p>
      )}
    </>
  );
}

type DeedsProps = Pick<ResultProps, 'module' | 'night' | 'own'> & {
  readonly isDone: boolean;
  readonly hasBegun: boolean;
  readonly isTonight: boolean;
};
function Deeds({ module, night, own, isDone, hasBegun, isTonight }: DeedsProps): ReactNode {
  const [isSharing, setSharing] = useState(false);
  const { game } = module;
  const begin = async () => {
    const id = await beginNight(module, night.date);
    if (id !== undefined) navigate(`/table/${id}`);
  };
  const shown = typeof own?.shown === 'object' ? own.shown : undefined;
  const table = triedIn(openDiary(), game.id, night.date)?.table;
  return (
    <div className="night-deeds">
      {shown && (
        <button type="button" className="button button-ember" onClick={() => setSharing(true)}>
          Challenge a friend
        </button>
      )}
      <button type="button" className={isDone ? 'button' : 'button button-ember'} onClick={() => void begin()}>
        {isDone || !isTonight ? 'Practise this night' : hasBegun ? 'Resume' : 'Play'}
      </button>
      {shown && (
        <Link className="button" to={`/replay?match=${table}`}>
          Watch the replay
        </Link>
      )}
      {isSharing && shown && (
        <ShareSheet
          record={own!.record}
          game={game}
          path={`/tonight/${game.id}/${night.date}`}
          isTonight
          text={`${game.name}, ${dateInWords(night.date)}: ${shown.reached.text}`}
          onClose={() => setSharing(false)}
        />
      )}
    </div>
  );
}

function Streak({ game, now, isTonight }: { game: string; now: number; isTonight: boolean }) {
  const nights = streak(openDiary(), game, dateOf(now));
  return (
    <p className="tonight-when">
      {nights > 0 && `${nightsInARow(nights)} · `}
      {isTonight ? 'next one in' : 'tonight’s game ends in'} <time>{untilMidnight(now)}</time> (midnight UTC)
      {!isTonight && (
        <>
          {' · '}
          <Link to={`/tonight/${game}`}>Play tonight’s</Link>
        </>
      )}
    </p>
  );
}

/** Past nights can be practised (SN-18.13). */
function AnotherNight({ game, now }: { game: string; now: number }) {
  const [text, setText] = useState('');
  const no = text === '' ? undefined : refuseDate(text, now);
  const go = () => text !== '' && !no && navigate(`/tonight/${game}/${text}`);
  return (
    <form className="another-night" onSubmit={(e) => (e.preventDefault(), void go())}>
      <label>
        Practise another night
        <input className="input" type="date" max={dateOf(now)} value={text} onChange={(e) => setText(e.target.value)} />
      </label>
      <button type="submit" className="button" aria-disabled={text === '' || no !== undefined}>
        Open it
      </button>
      {no && <small role="alert">{no}</small>}
    </form>
  );
}
