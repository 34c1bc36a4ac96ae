import { catalog, load } from '@nightfall/catalog';
import { type Fault, type Game, isFaults, type Json, type Options } from '@nightfall/kernel';
import { loadOnce, saveFile } from '@nightfall/ui';
import { Suspense, use, useMemo, useState } from 'react';
import { BY_THE_BOOK, experimentOf, firstQuestion, planOf, type Question, type Subject, subjectsOf } from '../lab/question.ts';
import { fileOf, openFile } from '../lab/file.ts';
import type { Experiment } from '../lab/run.ts';
import { Running } from '../lab/running.tsx';
import { Screening } from '../lab/screening.tsx';
import { Frame } from './frame.tsx';
import { LIGHTING } from './lighting.tsx';
import '../styles/lab.css';

const shelf = catalog.filter(({ available }) => available);
const gameOf = loadOnce(load);

/** Change one number, see what it does, and play it. */
export default function LabPage({ what }: { readonly what: string }) {
  return what === 'game' ? <Screening /> : <Laboratory />;
}

function Laboratory() {
  const [file, setFile] = useState<Experiment>();
  return (
    <Frame title="The lab" className="lab">
      {file ? (
        <FromFile experiment={file} leave={() => setFile(undefined)} />
      ) : (
        <>
          <p>Change one number or option of a game. Bots play it both ways with the same dice, and you see what it does.</p>
          <Games />
          <OpenFile open={setFile} />
        </>
      )}
    </Frame>
  );
}

function Games() {
  const [id, setId] = useState(() => shelf.find((one) => `?${one.id}` === location.search)?.id ?? shelf[0]!.id);
  return (
    <>
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
    </>
  );
}

function FromFile({ experiment, leave }: { readonly experiment: Experiment; readonly leave: () => void }) {
  const { title, question } = experiment.plan;
  return (
    <>
      <h2>{title}</h2>
      {question && <p>{question}</p>}
      <button type="button" className="button" onClick={leave}>
        Ask something else
      </button>
      <Running experiment={experiment} />
    </>
  );
}

/** The files that `nightfall lab` plays are played here, too. */
function OpenFile({ open }: { readonly open: (experiment: Experiment) => void }) {
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const found = await openFile(await file.text());
    if (isFaults(found)) setFaults(found);
    else open(found);
  };
  return (
    <details className="fine-points">
      <summary>
        Open an experiment file <small>more variants, targets, cards taken away</small>
      </summary>
      <label className="field">
        <span className="field-name">Experiment file (YAML)</span>
        <input className="input" type="file" accept=".yaml,.yml,.json" onChange={(e) => void read(e.target.files?.[0])} />
      </label>
      <Faults {...{ faults }} />
    </details>
  );
}
const Faults = ({ faults }: { readonly faults: readonly Fault[] }) =>
  faults.length > 0 && (
    <p className="notice notice-bad" role="alert">
      {faults.map(({ text }) => text).join(' ')}
    </p>
  );

function Bench({ id }: { readonly id: string }) {
  const game = use(gameOf(id));
  const [question, setQuestion] = useState(() => firstQuestion(game));
  const [experiment, setExperiment] = useState<Experiment>();
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const begin = () => {
    const found = experimentOf(game, question);
    setFaults(isFaults(found) ? found : []);
    setExperiment(isFaults(found) ? undefined : found);
  };
  const change = (to: Partial<Question>) => {
    setExperiment(undefined);
    setFaults([]);
    setQuestion({ ...question, ...to });
  };
  const save = async () => saveFile(`${question.subject}.yaml`, await fileOf(planOf(game, question)));
  return (
    <>
      <form onSubmit={(e) => (e.preventDefault(), begin())}>
        <Asking {...{ game, question, change }} />
        {!experiment && (
          <div className="lab-keeping">
            <button type="submit" className="button button-ember">
              Run it
            </button>
            <button type="button" className="button" onClick={() => void save()}>
              Save as a file
            </button>
          </div>
        )}
      </form>
      <Faults {...{ faults }} />
      {experiment && <Running experiment={experiment} />}
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
        <Count
          name="Games each (25 or more)"
          min={25}
          max={10_000}
          value={question.games}
          change={(games) => change({ games })}
        />
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
