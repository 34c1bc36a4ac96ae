import { catalog, load } from '@nightfall/catalog';
import { type Fault, type Game, isFaults, type Json, type Options } from '@nightfall/kernel';
import { type Plan, readPlan } from '@nightfall/lab';
import { loadOnce, saveFile } from '@nightfall/ui';
import { Suspense, use, useMemo, useState } from 'react';
import { type Asked, asWritten, laidOut, lastRun, type Place, runOf } from '../lab/experiment.ts';
import { keep, kept } from '../lab/kept.ts';
import {
  bookAt,
  bookInWords,
  BY_THE_BOOK,
  experimentOf,
  firstQuestion,
  GAMES,
  planOf,
  type Question,
  RANGE,
  type Subject,
  subjectsOf,
} from '../lab/question.ts';
import { whyNotOption } from '../possible.ts';
import { fileOf, openFile } from '../lab/file.ts';
import { at } from '../base.ts';
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
  const [file, setFile] = useState(fileInView);
  const show = (plan: Plan | undefined) => {
    keep('file', plan && asWritten(plan));
    setFile(plan);
  };
  return (
    <Frame title="The lab" className="lab">
      {file ? (
        <Suspense fallback={LIGHTING}>
          <FromFile key={JSON.stringify(file)} plan={file} leave={() => show(undefined)} />
        </Suspense>
      ) : (
        <>
          <p>Change one number or option of a game. Bots play it both ways with the same dice, and you see what it does.</p>
          <Games />
          <OpenFile open={({ plan }) => show(plan)} />
        </>
      )}
    </Frame>
  );
}
/** The file that this tab had in view; one that is no longer understood is let go. */
function fileInView(): Plan | undefined {
  const data = kept('file');
  const plan = data === undefined ? undefined : readPlan(data);
  return plan && !isFaults(plan) ? plan : undefined;
}

function Games() {
  const [id, setId] = useState(gameInView);
  const take = (to: string) => {
    keep('game', to);
    history.replaceState(null, '', at(`/lab?${to}`));
    setId(to);
  };
  return (
    <>
      <label className="field">
        <span className="field-name">Game</span>
        <select className="input" value={id} onChange={(e) => take(e.target.value)}>
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

/** The game that a link asks for, or the last one. */
function gameInView(): string {
  const known = [location.search.slice(1), kept<string>('game')].find((one) => shelf.some(({ id }) => id === one));
  return known ?? shelf[0]!.id;
}

function FromFile({ plan, leave }: { readonly plan: Plan; readonly leave: () => void }) {
  const game = use(gameOf(plan.game));
  const { begin, faults, run } = useRun(game, 'file', plan);
  const experiment = useMemo(() => laidOut(game, plan), [game, plan]);
  return (
    <>
      <h2>{plan.title}</h2>
      {plan.question && <p>{plan.question}</p>}
      {!isFaults(experiment) && <p className="field-text">{sizeInWords(experiment)}</p>}
      <div className="lab-keeping">
        <button type="button" className="button button-ember" onClick={() => begin(experiment)}>
          Run it
        </button>
        <button type="button" className="button" onClick={leave}>
          Ask something else
        </button>
      </div>
      <Faults {...{ faults }} />
      {run}
    </>
  );
}
/** What a file is about to play: "Midnight Madness: 6 tables, 200 games each." */
const sizeInWords = ({ game, plan: { games, until }, cells: { length } }: Experiment): string =>
  `${game.name}: ${length === 1 ? 'one table' : `${length} tables`}, ${until === undefined ? '' : 'at least '}${games.toLocaleString('en')} games${length === 1 ? '' : ' each'}.`;

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
      <FileFaults {...{ faults }} />
    </details>
  );
}
const Faults = ({ faults }: { readonly faults: readonly Fault[] }) =>
  faults.length > 0 && (
    <p className="notice notice-bad" role="alert">
      {faults.map(({ text }) => text).join(' ')}
    </p>
  );
/** In a file, a fault has a place. */
const FileFaults = ({ faults }: { readonly faults: readonly Fault[] }) =>
  faults.length > 0 && (
    <div className="notice notice-bad" role="alert">
      {faults.map(({ where, text }) => (
        <p key={`${where} ${text}`}>
          {where}: {text}
        </p>
      ))}
    </div>
  );

type Shown = { readonly of: Asked; readonly isNew: boolean; readonly number: number };
/** What is in view of a question: the last run stays until the next one begins. */
function useRun(game: Game, place: Place, plan: object) {
  const asked = JSON.stringify(plan);
  const [shown, setShown] = useState((): Shown | undefined => {
    const last = lastRun(game, place);
    return last && (place === 'form' || last.asked === asked) ? { of: last, isNew: false, number: 0 } : undefined;
  });
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const begin = (found: Experiment | readonly Fault[]) => {
    setFaults(isFaults(found) ? found : []);
    if (isFaults(found)) return;
    setShown({ of: { place, asked, run: runOf(found) }, isNew: true, number: (shown?.number ?? 0) + 1 });
  };
  const run = shown && <Running key={shown.number} {...shown} isFormer={shown.of.asked !== asked} />;
  return { begin, faults, forget: () => setFaults([]), run };
}

function Bench({ id }: { readonly id: string }) {
  const game = use(gameOf(id));
  const [question, setQuestion] = useState(() => ({ ...firstQuestion(game), ...kept<Question>(`form.${id}`) }));
  const { begin, faults, forget, run } = useRun(game, 'form', planOf(game, question));
  const change = (to: Partial<Question>) => {
    const next = { ...question, ...to };
    keep(`form.${id}`, next);
    forget();
    setQuestion(next);
  };
  const save = async () => saveFile(`${question.subject}.yaml`, await fileOf(planOf(game, question)));
  return (
    <>
      <form noValidate onSubmit={(e) => (e.preventDefault(), begin(experimentOf(game, question)))}>
        <Asking {...{ game, question, change }} />
        <div className="lab-keeping">
          <button type="submit" className="button button-ember">
            Run it
          </button>
          <button type="button" className="button" onClick={() => void save()}>
            Save as a file
          </button>
        </div>
      </form>
      <Faults {...{ faults }} />
      {run}
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
  const book = useMemo(() => bookAt(game, subject, question), [game, subject, question]);
  const isPossible = (id: string) => (value: Json) =>
    whyNotOption(game, { players: question.players, options: question.rest }, id, value) === undefined;
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
        <Value
          name="Before"
          {...{ subject, book }}
          isPossible={isPossible(subject.id)}
          value={first}
          change={(value) => change({ values: [value, second] })}
        />
        <Value
          name="After"
          {...{ subject, book }}
          isPossible={isPossible(subject.id)}
          value={second}
          change={(value) => change({ values: [first, value] })}
        />
      </div>
      <Table {...{ game, question, change }} />
      <Rest
        subjects={subjects.filter(({ id, dial }) => !dial && id !== subject.id)}
        rest={question.rest}
        isPossible={isPossible}
        change={(rest) => change({ rest })}
      />
    </>
  );
}

/** Who plays, and how often. */
function Table({ game, question, change }: AskingProps) {
  const { min, max } = game.players;
  return (
    <div className="lab-pair">
      {max > min && <Count name="Players" {...{ min, max }} value={question.players} change={(players) => change({ players })} />}
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
      <Count name="Games each" text={RANGE} {...GAMES} value={question.games} change={(games) => change({ games })} />
    </div>
  );
}

/** Everything else at the table, the same both ways. */
function Rest({ subjects, rest, isPossible, change }: RestProps) {
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
          isPossible={isPossible(subject.id)}
          value={rest[subject.id] ?? subject.usual[0]}
          change={(value) => change({ ...rest, [subject.id]: value })}
        />
      ))}
    </details>
  );
}
type RestProps = {
  readonly subjects: readonly Subject[];
  readonly rest: Options;
  readonly isPossible: (id: string) => (value: Json) => boolean;
  readonly change: (rest: Options) => void;
};

type CountProps = {
  readonly name: string;
  /** Said beside the field. */
  readonly text?: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly change: (value: number) => void;
};
const Count = ({ name, text, min, max, value, change }: CountProps) => (
  <label className="field">
    <span className="field-name">{name}</span>
    <input className="input" type="number" {...{ min, max, value }} onChange={(e) => change(Number(e.target.value))} />
    {text && <span className="field-text">{text}</span>}
  </label>
);

type ValueProps = {
  readonly name: string;
  readonly subject: Subject;
  /** What the book says, where it is a number of the book. */
  readonly book?: number | undefined;
  /** At this table. */
  readonly isPossible: (value: Json) => boolean;
  readonly value: Json;
  readonly change: (value: Json) => void;
};
function Value({ name, subject: { choices, dial, min, max }, book, isPossible, value, change }: ValueProps) {
  const offered = choices?.filter((one) => one.value === value || isPossible(one.value));
  return (
    <label className="field">
      <span className="field-name">
        {name} {dial && book !== undefined && <small>({bookInWords(book)})</small>}
      </span>
      {offered ? (
        <select className="input" value={String(value)} onChange={(e) => change(offered[e.target.selectedIndex]!.value)}>
          {offered.map((one) => (
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
          placeholder={dial && bookInWords(book)}
          value={value === BY_THE_BOOK ? '' : Number(value)}
          onChange={(e) => change(e.target.value === '' ? BY_THE_BOOK : Number(e.target.value))}
        />
      )}
    </label>
  );
}
