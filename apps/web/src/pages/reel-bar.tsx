import type { Match, Seat } from '@nightfall/kernel';
import { Icon, type IconName, type Moment } from '@nightfall/ui';
import type { Eyes } from '../film.ts';
import type { Film } from '../read-record.ts';
import { decision, type Projected } from './use-film.ts';

type Props = Film & {
  readonly film: Projected;
  readonly moment: Moment;
  readonly name: (seat: Seat) => string;
  readonly eyes: Eyes;
  readonly setEyes: (eyes: Eyes) => void;
  readonly isAsPlayed: boolean;
  readonly setAsPlayed: (isAsPlayed: boolean) => void;
  readonly playOn: () => void;
};

/** The buttons under a replay. */
export function ReelBar({
  match,
  module: { game },
  older,
  film,
  moment,
  name,
  eyes,
  setEyes,
  isAsPlayed,
  setAsPlayed,
  playOn,
}: Props) {
  return (
    <section className="bar" aria-label="Replay">
      <div className="reel">
        <ReelButtons match={match} film={film} />
        <input
          type="range"
          aria-label="Moment of the match"
          min={0}
          max={match.inputs.length}
          value={film.at}
          onChange={(e) => film.go(Number(e.target.value))}
        />
        <span>
          {film.at} of {match.inputs.length}
        </span>
        <p className="bar-say" aria-live="polite">
          {moment.result?.title ?? game.words.prompt(moment.view, null, name).text} {older && <small>{older}</small>}
        </p>
        <label className="choice reel-pace">
          <input type="checkbox" checked={isAsPlayed} onChange={(e) => setAsPlayed(e.target.checked)} />
          <span>At the pace it was played</span>
        </label>
        {game.secrets && match.isOver && <SeenBy match={match} eyes={eyes} change={setEyes} />}
        {/* At the end it only goes out of sight: the buttons above it keep their place. */}
        <button type="button" className="button button-ember reel-on" disabled={moment.result !== undefined} onClick={playOn}>
          Play on from here
        </button>
      </div>
    </section>
  );
}

function ReelButtons({ match, film }: { match: Match; film: Projected }) {
  return (
    <div className="reel-buttons">
      <ReelButton icon="first" name="To the start" act={() => film.go(0)} />
      <ReelButton icon="back" name="One decision back" act={() => film.go(decision(match, film.at, -1))} />
      <ReelButton icon={film.isPlaying ? 'pause' : 'play'} name={film.isPlaying ? 'Pause' : 'Play'} act={film.toggle} />
      <ReelButton icon="next" name="One decision on" act={() => film.go(decision(match, film.at, 1))} />
      <ReelButton icon="last" name="To the end" act={() => film.go(match.inputs.length)} />
    </div>
  );
}
function ReelButton({ icon, name, act }: { icon: IconName; name: string; act: () => void }) {
  return (
    <button type="button" className="button button-icon" aria-label={name} title={name} onClick={act}>
      <Icon name={icon} />
    </button>
  );
}

/** After the end nothing is secret any more: the film can be watched through anybody's eyes. */
function SeenBy({ match, eyes, change }: { match: Match; eyes: Eyes; change: (eyes: Eyes) => void }) {
  const read = (value: string): Eyes => (value === 'open' ? 'open' : value === 'null' ? null : Number(value));
  return (
    <label className="reel-eyes">
      Seen by
      <select className="input" value={String(eyes)} onChange={(e) => change(read(e.target.value))}>
        <option value="open">everyone, with nothing hidden</option>
        {match.head.names.map((one, seat) => (
          <option key={seat} value={seat}>
            {one}
          </option>
        ))}
        <option value="null">a watcher</option>
      </select>
    </label>
  );
}
