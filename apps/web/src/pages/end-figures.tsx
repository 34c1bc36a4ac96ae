import { entry } from '@nightfall/catalog';
import { openRecord, parseRecord } from '@nightfall/kernel';
import { ladder, outcomeHere, shelf, type BoardModule, type Moment, type Session } from '@nightfall/ui';
import { useEffect, useMemo, useState } from 'react';
import { nightsLike, type NightsLike } from '../nights-like.ts';
import { Link } from '../router.tsx';
import { turningPoints } from '../turning-points.ts';
import { LookBack } from './look-back.tsx';

type Props = {
  readonly session: Session;
  readonly module: BoardModule;
  /** Where the replay of this match is, without a moment in it. */
  readonly replay: string;
};

/** After the end: the ladder of ranks, best and average with this setup, and what turned the game. */
export default function EndFigures(props: Props) {
  const { result } = props.session.now();
  if (!result) return null;
  return (
    <div className="end-figures">
      <Ladder module={props.module} result={result} />
      <Alike {...props} />
      <Turned {...props} />
      <LookBack {...props} />
    </div>
  );
}

function Ladder({ module, result }: { module: BoardModule; result: NonNullable<Moment['result']> }) {
  const score = entry(module.game.id)?.score;
  if (!module.ranks || !score || result.scores.length !== 1) return null;
  const { rungs, next } = ladder(module.ranks, result.scores[0]!, score.best);
  const less = score.best === 'lowest' ? 'fewer' : 'more';
  return (
    <section aria-label="Ranks">
      <ol className="ladder">
        {rungs.map(({ name, isHere }) => (
          <li key={name} aria-current={isHere ? 'true' : undefined}>
            {name}
          </li>
        ))}
      </ol>
      <p>{next ? `${next.distance} ${less} for ${next.name}.` : 'There is no higher rank.'}</p>
    </section>
  );
}

function Alike({ session, module }: Props) {
  const [nights, setNights] = useState<NightsLike>();
  const { game } = module;
  useEffect(() => {
    const { result, mine, own } = session.now();
    if (!result || mine.length === 0) return;
    const now = { outcome: outcomeHere(result, { mine, own }), score: Math.max(0, ...result.scores) };
    void shelf.all().then((all) => {
      const before = all.filter(({ id }) => id !== session.id);
      setNights(nightsLike(before, game.id, session.setup, now));
    });
  }, [game, session]);
  const score = entry(game.id)?.score;
  if (!nights) return null;
  const { played, won, best, average } = nights;
  const told = [
    played === 1 ? 'Your first game with this setup' : `${played} games with this setup`,
    game.kind !== 'solo' && `${won} won`,
    played > 1 && score && `best ${best}, average ${average.toFixed(1)} ${score.name}`,
  ];
  return <p>{told.filter(Boolean).join(' · ')}.</p>;
}

function Turned({ session, module, replay }: Props) {
  const points = useMemo(() => {
    const { measure, summary, turning, game } = module;
    const record = measure && parseRecord(session.record());
    if (!record || 'where' in record) return [];
    const opened = openRecord(game, record);
    return 'where' in opened ? [] : turningPoints(opened.match, { measure, summary: turning ?? summary });
  }, [session, module]);
  if (points.length === 0) return null;
  const { Snapshot } = module;
  const from = (at: number) => `${replay}${replay.includes('?') ? '&' : '?'}at=${at}`;
  return (
    <section aria-label="Turning points">
      <h3>What turned the game</h3>
      <ol className={Snapshot ? 'turned in-pictures' : 'turned'}>
        {points.map(({ at, text, isGood, view }) => (
          <li key={at} className={isGood ? 'is-good' : 'is-bad'}>
            <Link to={from(at)}>
              {Snapshot && <Snapshot view={view} />}
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
