import { catalog, entry } from '@nightfall/catalog';
import type { About } from '@nightfall/kernel';
import { Cover } from '../cover.tsx';
import { Link } from '../router.tsx';
import { dateInWords, dateOf, untilMidnight } from '../tonight/calendar.ts';
import { nightsInARow, openDiary, streak, streakOfAll, triedIn } from '../tonight/diary.ts';
import { useNow } from '../tonight/use-now.ts';
import { Frame } from './frame.tsx';
import { NightPage } from './night.tsx';
import '../styles/tonight.css';

/** Tonight's games, or one of them; `date` names another night. */
export default function TonightPage({ game, date }: { game: string; date: string }) {
  const now = useNow();
  if (entry(game)?.tonight) return <NightPage game={game} date={date || dateOf(now)} now={now} />;
  return <AllTonight now={now} />;
}

function AllTonight({ now }: { now: number }) {
  const today = dateOf(now);
  const nights = streakOfAll(openDiary(), today);
  return (
    <Frame title="Tonight" className="tonight">
      <p>
        Every night one table of each game, with the same dice for everybody. Your first try counts.{' '}
        {nights > 0 && <b>{nightsInARow(nights)}. </b>}
      </p>
      <p className="tonight-when">
        {dateInWords(today)} · next ones in <time>{untilMidnight(now)}</time> (midnight UTC)
      </p>
      <ul className="tonight-list">
        {catalog
          .filter(({ tonight, available }) => tonight && available)
          .map((game) => (
            <Waiting key={game.id} game={game} today={today} />
          ))}
      </ul>
    </Frame>
  );
}

function Waiting({ game, today }: { game: About; today: string }) {
  const diary = openDiary();
  const tried = triedIn(diary, game.id, today);
  const nights = streak(diary, game.id, today);
  const deed = tried?.reached !== undefined ? 'Your result' : tried ? 'Resume' : 'Play';
  return (
    <li style={{ '--accent': game.accent } as object} data-played={tried?.reached !== undefined}>
      <div className="picture tonight-cover">
        <Cover game={game} />
      </div>
      <div>
        <h2>{game.name}</h2>
        <p>{game.tonight}</p>
        <p className="tonight-stand">
          {tried?.reached ?? (tried ? 'Begun, not finished' : 'Not played yet')}
          {nights > 0 && ` · ${nightsInARow(nights)}`}
        </p>
      </div>
      <Link className="button" to={`/tonight/${game.id}`} aria-label={`${deed}: ${game.name} tonight`}>
        {deed}
      </Link>
    </li>
  );
}
