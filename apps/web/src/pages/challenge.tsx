import { entry } from '@nightfall/catalog';
import { parseRecord, setupInWords, verifyRecord, type Fault, type RecordText, type Result } from '@nightfall/kernel';
import { useEffect, useState } from 'react';
import { playSame } from '../matches.ts';
import { readRecord, type Film } from '../read-record.ts';
import { recordBehind } from '../record-from.ts';
import { Link, navigate } from '../router.tsx';
import { Still } from '../still.tsx';
import { friendIn, storyOf } from '../story.ts';
import { Frame } from './frame.tsx';
import '../styles/tonight.css';

/** A finished game that somebody sent: checked, with its record and its story. */
type Sent = Film & {
  readonly record: RecordText;
  readonly result: Result;
  readonly names: readonly string[];
  readonly story: readonly string[];
};

/** What is wrong with a record that claims a result; undefined if nothing is. */
function doubts(film: Film, record: RecordText): string | undefined {
  if (film.older) return film.older;
  const fault = verifyRecord(film.module.game, record).find(({ code }) => code !== 'NO_SEED');
  return fault && 'Somebody changed this record: its dice are not those that were rolled.';
}

async function open(): Promise<Sent | string> {
  const text = await recordBehind(location);
  if (typeof text !== 'string') return text?.text ?? 'This link holds no game.';
  const film: Film | Fault = await readRecord(text);
  if ('where' in film) return `The game in this link can’t be read (${film.where}): ${film.text}`;
  const record = parseRecord(text);
  if ('where' in record) return record.text;
  const doubt = doubts(film, record);
  if (doubt !== undefined) return doubt;
  const result = film.module.game.result(film.match.view(null));
  if (!result) return 'This game is not over yet. Its replay shows how it stands.';
  const names = friendIn(text, film.match.head.names);
  return { ...film, record, result, names, story: await storyOf(film.module, text, names) };
}

export default function ChallengePage() {
  const [sent, setSent] = useState<Sent | string>();
  useEffect(() => void open().then(setSent, () => setSent('This link could not be opened.')), []);
  if (sent === undefined) return <output className="loading">Checking the record…</output>;
  if (typeof sent === 'string')
    return (
      <Frame title="No result here">
        <p className="notice notice-bad" role="alert">
          The result in this link is not shown. {sent}
        </p>
        <Link className="button" to={`/replay${location.hash}`}>
          Open the replay
        </Link>
      </Frame>
    );
  return <Challenge {...sent} />;
}

function Challenge({ match, module, record, result, names, story }: Sent) {
  const { game } = module;
  const reached = game.kind === 'versus' ? undefined : game.nightly?.reached(match.view(null)).text;
  const play = () => {
    const id = playSame(module, record);
    if (id !== undefined) navigate(`/table/${id}`);
  };
  return (
    <Frame title={result.title} className="tonight night">
      <p className="tonight-when">
        {entry(game.id)?.name} · {setupInWords(game, match.head.setup)} · played by {names.join(', ')}
      </p>
      <Still module={module} match={match} />
      {reached && <p className="night-reached">{reached}</p>}
      <p>{story.length > 0 ? story.join(' ') : result.text}</p>
      <p className="tonight-when">
        {record.seed === null
          ? 'Its dice can’t be checked: their seed was not told.'
          : 'Its dice were checked: nobody touched them.'}
      </p>
      <div className="night-deeds">
        <button type="button" className="button button-ember" onClick={play}>
          {record.seed === null ? 'Play this game yourself' : 'Play the same night'}
        </button>
        <Link className="button" to={`/replay${location.hash}`}>
          Watch the replay
        </Link>
        <Link className="button" to={`/play/${game.id}`}>
          Another game
        </Link>
      </div>
    </Frame>
  );
}
