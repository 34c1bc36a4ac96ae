import { catalog, load } from '@nightfall/catalog';
import { type Fault, type Game, isFaults, type Json, type Options } from '@nightfall/kernel';
import { type LabResult, reportParts } from '@nightfall/lab';
import { loadOnce } from '@nightfall/ui';
import { Suspense, use, useEffect, useMemo, useState } from 'react';
import { askWorker } from '../asking.ts';
import { at } from '../base.ts';
import { BY_THE_BOOK, experimentOf, firstQuestion, type Question, type Subject, subjectsOf } from '../lab/question.ts';
import { type Experiment, type Hands, Run } from '../lab/run.ts';
import { Frame } from './frame.tsx';
import { LIGHTING } from './lighting.tsx';
import '../styles/lab.css';

const shelf = catalog.filter(({ available }) => available);
const gameOf = loadOnce(load);

/** Change one number, see what it does, and play it. */
export default function LabPage() {
  const [id, setId] = useState(() => shelf.find((one) => `?${one.id}` === location.search)?.id ?? shelf[0]!.id);
  return (
    <Frame title="The lab" className="lab">
      <p>Change one number or option of a game. Bots play it both ways with the same dice, and you see what it does.</p>
      <label className="field">
        <span className="field-name">Game</span>
        <select className="input" value={id} onChange={(e) => setId(e.target.value)}>
          {shelf.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      <Suspense fallback={LIGHTING}>
        <Bench key={id} id={id} />
      </Suspense>
    </Frame>
  );
}

function Bench({ id }: { readonly id: string }) {
  const game = use(gameOf(id));
  const [question, setQuestion] = useState(() => firstQuestion(game));
  const [run, setRun] = useState<{ readonly experiment: Experiment; readonly run: Run }>();
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const begin = () => {
    const experiment = experimentOf(game, question);
    setFaults(isFaults(experiment) ? experiment : []);
    setRun(isFaults(experiment) ? undefined : { experiment, run: new Run(experiment, hire) });
  };
  const change = (to: Partial<Question>) => {
    setRun(undefined);
    setFaults([]);
    setQuestion({ ...question, ...to });
  };
  return (
    <>
      <form onSubmit={(e) => (e.preventDefault(), begin())}>
        <Asking {...{ game, question, change }} />
        {!run && (
          <button type="submit" className="button button-ember">
            Run it
          </button>
        )}
      </form>
      {faults.length > 0 && (
        <p className="notice notice-bad" role="alert">
          {faults.map(({ text }) => text).join(' ')}
        </p>
      )}
      {run && <Running key={question.subject} {...run} />}
    </>
  );
}

type AskingProps = { readonly game: Game; readonly question: Question; readonly change: (to: Partial<Question>) => void };
function Asking({ game, question, change }: AskingProps) {
  const subjects = useMemo(() => subjectsOf(game), [game]);
  const subject = subjects.find(({ id }) => id === question.subject)!;
  const [first, second] = question.values;
  const take = (id: string) => {
    const { [id]: _, ...rest } = question.rest;
    change({ subject: id, values: subjects.find((one) => one.id === id)!.usual, rest });
  };
  const { min, max } = game.players;
  return (
    <>
      <label className="field">
        <span className="field-name">What changes</span>
        <select className="input" value={subject.id} onChange={(e) => take(e.target.value)}>
          {subjects.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <span className="field-text">{subject.text}</span>
      </label>
      <div className="lab-pair">
        <Value name="Before" subject={subject} value={first} change={(value) => change({ values: [value, second] })} />
        <Value name="After" subject={subject} value={second} change={(value) => change({ values: [first, value] })} />
      </div>
      <div className="lab-pair">
        {max > min && (
          <Count name="Players" {...{ min, max }} value={question.players} change={(players) => change({ players })} />
        )}
        <label className="field">
          <span className="field-name">Bots</span>
          <select className="input" value={question.level} onChange={(e) => change({ level: e.target.value })}>
            {Object.entries(game.bots).map(([level, { name }]) => (
              <option key={level} value={level}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Count name="Games each" min={25} max={10_000} value={question.games} change={(games) => change({ games })} />
      </div>
      <Rest
        subjects={subjects.filter(({ id, dial }) => !dial && id !== subject.id)}
        rest={question.rest}
        change={(rest) => change({ rest })}
      />
    </>
  );
}

/** Everything else at the table, the same both ways. */
function Rest({ subjects, rest, change }: RestProps) {
  if (subjects.length === 0) return null;
  return (
    <details className="fine-points">
      <summary>
        The rest of the table <small>the same both ways</small>
      </summary>
      {subjects.map((subject) => (
        <Value
          key={subject.id}
          name={subject.name}
          subject={subject}
          value={rest[subject.id] ?? subject.usual[0]}
          change={(value) => change({ ...rest, [subject.id]: value })}
        />
      ))}
    </details>
  );
}
type RestProps = { readonly subjects: readonly Subject[]; readonly rest: Options; readonly change: (rest: Options) => void };

type CountProps = {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly change: (value: number) => void;
};
const Count = ({ name, min, max, value, change }: CountProps) => (
  <label className="field">
    <span className="field-name">{name}</span>
    <input className="input" type="number" required {...{ min, max, value }} onChange={(e) => change(Number(e.target.value))} />
  </label>
);

type ValueProps = {
  readonly name: string;
  readonly subject: Subject;
  readonly value: Json;
  readonly change: (value: Json) => void;
};
function Value({ name, subject: { choices, dial, min, max }, value, change }: ValueProps) {
  return (
    <label className="field">
      <span className="field-name">{name}</span>
      {choices ? (
        <select className="input" value={String(value)} onChange={(e) => change(choices[e.target.selectedIndex]!.value)}>
          {choices.map((one) => (
            <option key={String(one.value)} value={String(one.value)}>
              {one.name}
            </option>
          ))}
        </select>
      ) : (
        <input
          className="input"
          type="number"
          {...{ min, max }}
          required={!dial}
          placeholder={dial && 'By the book'}
          value={value === BY_THE_BOOK ? '' : Number(value)}
          onChange={(e) => change(e.target.value === '' ? BY_THE_BOOK : Number(e.target.value))}
        />
      )}
    </label>
  );
}

/** A worker that plays blocks of games. */
function hire(): Hands {
  const { ask, close } = askWorker(() => new Worker(new URL('../lab/lab.worker.ts', import.meta.url), { type: 'module' }));
  return { play: ({ job }) => ask(job), close };
}

function Running({ experiment, run }: { readonly experiment: Experiment; readonly run: Run }) {
  const [result, setResult] = useState<LabResult>();
  const [isGoing, setGoing] = useState(true);
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => {
    if (!isGoing) return undefined;
    run
      .go(() => setResult(run.result()))
      .then(
        () => setGoing(run.isGoing),
        (reason: Error) => (run.stop(), setTrouble(reason.message), setGoing(false)),
      );
    return () => run.stop();
  }, [run, isGoing]);
  const isOver = run.done === run.of;
  return (
    <section aria-label="What was found">
      <div className="lab-progress">
        <progress max={run.of} value={run.done} aria-label="Games played" />
        <output>
          {run.done} of {run.of} games{isOver ? ', done' : isGoing ? '' : ', stopped'}
        </output>
        {!isOver && (
          <button type="button" className="button" onClick={() => setGoing(!isGoing)}>
            {isGoing ? 'Stop' : 'Go on'}
          </button>
        )}
      </div>
      {trouble && (
        <p className="notice notice-bad" role="alert">
          {trouble}
        </p>
      )}
      {result && <Report experiment={experiment} result={result} />}
    </section>
  );
}

/** The parts of the report, as the command line writes them: all texts in it are made safe there. */
function Report({ experiment: { game, cells }, result }: { readonly experiment: Experiment; readonly result: LabResult }) {
  const play = (place: string, variant: string): string | undefined => {
    const cell = cells.find((one) => one.place === place && one.variant === variant);
    return cell && `${at(`/play/${game.id}`)}#setup=${encodeURIComponent(JSON.stringify(cell.setup))}`;
  };
  return <div className="lab-report" dangerouslySetInnerHTML={{ __html: reportParts(result, { play }) }} />;
}
