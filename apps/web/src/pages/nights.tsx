import { entry } from '@nightfall/catalog';
import { Icon, saveFile, shelf, type Shelved } from '@nightfall/ui';
import { useEffect, useState, type ChangeEvent } from 'react';
import { ago } from '../ago.ts';
import { boardOf } from '../modules.ts';
import { bestStories, figures, type Figures, type Tally } from '../nights/figures.ts';
import { addNights, nightsAsFile, readNights } from '../nights/file.ts';
import { onlineNights, type OnlineNight } from '../nights/online.ts';
import { Link } from '../router.tsx';
import { dateInWords, dateOf } from '../tonight/calendar.ts';
import { nightsInARow, openDiary, streakOfAll } from '../tonight/diary.ts';
import { useNow } from '../tonight/use-now.ts';
import { storyOf, youIn } from '../story.ts';
import { Frame } from './frame.tsx';
import '../styles/nights.css';

/** Below the figures everything comes at once, so that nothing moves when the last of it is there. */
type Below = { readonly stories: readonly Told[]; readonly online: readonly OnlineNight[] };

export default function NightsPage() {
  const [matches, setMatches] = useState<readonly Shelved[]>();
  const [below, setBelow] = useState<Below>();
  const read = () => void shelf.all().then(setMatches);
  useEffect(read, []);
  useEffect(() => void (matches && belowThese(matches).then(setBelow)), [matches]);
  if (!matches) return <Frame title="Your nights">{null}</Frame>;
  return (
    <Frame title="Your nights" className="nights">
      <Streak />
      {figures(matches).map((one) => (
        <GameFigures key={one.game.id} figures={one} />
      ))}
      {below && <Lists matches={matches} below={below} changed={read} />}
    </Frame>
  );
}
async function belowThese(matches: readonly Shelved[]): Promise<Below> {
  const [stories, online] = await Promise.all([Promise.all(bestStories(matches).map(toldOf)), onlineNights()]);
  return { stories, online };
}

type ListsProps = { readonly matches: readonly Shelved[]; readonly below: Below; readonly changed: () => void };
function Lists({ matches, below: { stories, online }, changed }: ListsProps) {
  const nights = matches.filter(({ guided }) => !guided);
  return (
    <>
      {nights.length + online.length === 0 && <NoNights />}
      <Stories stories={stories} />
      <Nights title="Continue" matches={nights.filter(({ over }) => !over)} changed={changed} />
      <Online title="Continue online" nights={online.filter(({ isOver }) => !isOver)} />
      <Nights title="Finished" matches={nights.filter(({ over }) => over)} changed={changed} />
      <Online title="Finished online" nights={online.filter(({ isOver }) => isOver)} />
      <Nights title="Lessons" matches={matches.filter(({ guided }) => guided)} changed={changed} />
      <Keeping changed={changed} />
    </>
  );
}

/** A lamp that nobody has lit yet, and the way to the games. */
const NoNights = () => (
  <div className="empty-nights">
    <svg viewBox="0 0 96 110" aria-hidden="true">
      <circle cx="48" cy="56" r="46" fill="var(--night-2)" />
      <path d="M34 30a14 14 0 0 1 28 0" fill="none" stroke="var(--night-4)" strokeWidth="4" />
      <path d="M30 34h36l5 44H25Z" fill="var(--night-1)" stroke="var(--night-4)" strokeWidth="3" />
      <path d="M48 70c-6 0-9-4-9-8 0-6 6-8 5-15 7 3 8 8 7 11 2-1 3-3 3-5 2 3 4 6 4 9 0 5-4 8-10 8Z" fill="var(--ember)" />
      <path d="M22 78h52v8H22ZM28 30h40v5H28Z" fill="var(--night-4)" />
    </svg>
    <p>You have not played in this browser yet. Your games are saved here and nowhere else.</p>
    <Link className="button button-ember" to="/">
      Choose a game
    </Link>
  </div>
);

function Streak() {
  const today = dateOf(useNow());
  const nights = streakOfAll(openDiary(), today);
  if (nights === 0) return null;
  return (
    <p className="nights-streak">
      <b>{nightsInARow(nights)}</b> <Link to="/tonight">Tonight’s games</Link>
    </p>
  );
}

function GameFigures({ figures: { game, best, setups } }: { figures: Figures }) {
  return (
    <section className="night-game" style={{ '--accent': game.accent } as object} aria-labelledby={`figures-${game.id}`}>
      <h2 id={`figures-${game.id}`}>{game.name}</h2>
      {best && <p className="night-best">{best}</p>}
      <ul>
        {setups.map(({ label, own, hinted }) => (
          <li key={label}>
            <b>{label || 'Earlier games'}</b>
            {own && <span>{tallyText(own, game.score?.name)}</span>}
            {hinted && <small>With hints, counted apart: {tallyText(hinted, game.score?.name)}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
function tallyText({ played, won, best, average }: Tally, score: string | undefined): string {
  const told = [
    played === 1 ? '1 game' : `${played} games`,
    won > 0 && `${won} won`,
    `best: ${best}`,
    played > 1 && average !== undefined && `average ${average.toFixed(1)} ${score}`,
  ];
  return told.filter(Boolean).join(' · ');
}

function Stories({ stories }: { stories: readonly Told[] }) {
  if (stories.length === 0) return null;
  return (
    <section aria-labelledby="stories">
      <h2 id="stories">Your best stories</h2>
      <ul className="night-stories">
        {stories.map((told) => (
          <Story key={told.match.id} told={told} />
        ))}
      </ul>
    </section>
  );
}

/** Games that tell no story are told by how they ended. */
type Told = { readonly match: Shelved; readonly sentences: readonly string[] };
async function toldOf(match: Shelved): Promise<Told> {
  const module = await boardOf(match.game).catch(() => undefined);
  return { match, sentences: module ? await storyOf(module, match.record, youIn(match.record, match.names)) : [] };
}
function Story({ told: { match, sentences } }: { told: Told }) {
  const known = entry(match.game);
  return (
    <li style={{ '--accent': known?.accent } as object}>
      <h3>{match.over!.title}</h3>
      <p>{sentences.join(' ')}</p>
      <small>
        {known?.name} · {ago(match.saved)}
      </small>{' '}
      <Link className="button" to={`/replay?match=${match.id}`} aria-label={`Watch it: ${known?.name}, ${ago(match.saved)}`}>
        Watch it
      </Link>
    </li>
  );
}

const lineOf = ({ text, label, night, names, record, saved, hints = 0 }: Shelved): string =>
  [
    text,
    night ? `the night of ${dateInWords(night.date)}` : label,
    youIn(record, names).join(', '),
    hints > 0 && 'with hints',
    ago(saved),
  ]
    .filter(Boolean)
    .join(' · ');

function Nights({ title, matches, changed }: { title: string; matches: readonly Shelved[]; changed: () => void }) {
  if (matches.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="night-list">
        {matches.map((match) => (
          <li key={match.id}>
            <div>
              <b>{entry(match.game)?.name}</b>
              <small>{lineOf(match)}</small>
            </div>
            <span className="night-buttons">
              <Link className="button" to={`/table/${match.id}`}>
                {match.over ? 'Look' : 'Continue'}
              </Link>
              <Link className="button" to={`/replay?match=${match.id}`}>
                Replay
              </Link>
              <button
                type="button"
                className="button button-icon button-quiet"
                aria-label="Delete this game"
                onClick={() =>
                  confirm('Delete this game? It is saved nowhere else.') && void shelf.remove(match.id).then(changed)
                }
              >
                <Icon name="bin" />
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Online({ title, nights }: { title: string; nights: readonly OnlineNight[] }) {
  if (nights.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="night-list">
        {nights.map(({ id, game, text, names, updated, hasReplay }) => (
          <li key={id}>
            <div>
              <b>{entry(game)?.name}</b>
              <small>{[text, names.join(', '), ago(updated)].filter(Boolean).join(' · ')}</small>
            </div>
            <span className="night-buttons">
              <Link className="button" to={`/t/${id}`}>
                Open
              </Link>
              {hasReplay && (
                <Link className="button" to={`/replay?table=${id}`}>
                  Replay
                </Link>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All of it as one file, to keep or to take to another browser. */
function Keeping({ changed }: { changed: () => void }) {
  const [said, setSaid] = useState('');
  const save = async () => saveFile(`nightfall-nights-${dateOf(Date.now())}.json`, await nightsAsFile(), 'application/json');
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const read = await readNights(await file.text());
    target.value = '';
    if (typeof read === 'string') return setSaid(`${read} Nothing was changed.`);
    const came = await addNights(read);
    setSaid(came === 1 ? '1 game was added.' : `${came} games were added.`);
    changed();
  };
  return (
    <section aria-labelledby="keeping">
      <h2 id="keeping">Keep your nights</h2>
      <p>Your nights are saved in this browser only. A file keeps them, and brings them to another browser.</p>
      <div className="night-keeping">
        <button type="button" className="button" onClick={() => void save()}>
          <Icon name="file" /> Save all nights as a file
        </button>
        <label className="field">
          <span className="field-name">Add nights from a file</span>
          <input className="input" type="file" accept=".json,application/json" onChange={(e) => void open(e)} />
        </label>
      </div>
      <output>{said}</output>
    </section>
  );
}
