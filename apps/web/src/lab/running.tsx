import { entry } from '@nightfall/catalog';
import { type Cell, csvOf, isPlayable, type LabResult, type Links, named, reportPage, reportParts } from '@nightfall/lab';
import { saveFile } from '@nightfall/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { at } from '../base.ts';
import { type Asked, keepRun } from './experiment.ts';
import { morph } from './morph.ts';
import type { Experiment } from './run.ts';
import { timeLeft } from './time-left.ts';

type RunningProps = {
  readonly of: Asked;
  /** It was asked for just now; a run that is found again waits. */
  readonly isNew: boolean;
  /** The form asks for something else by now. */
  readonly isFormer: boolean;
};
/** An experiment while it runs and when it is done. */
export function Running({ of, isNew, isFormer }: RunningProps) {
  const { run } = of;
  const [result, setResult] = useState<LabResult | undefined>(() => (run.done > 0 ? run.result() : undefined));
  const [isGoing, setGoing] = useState(isNew);
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => {
    if (!isGoing) return undefined;
    const save = () => keepRun(of);
    addEventListener('pagehide', save);
    run
      .go(() => setResult(run.result()))
      .then(
        () => setGoing(run.isGoing),
        (reason: Error) => (run.stop(), setTrouble(reason.message), setGoing(false)),
      );
    return () => {
      run.stop();
      save();
      removeEventListener('pagehide', save);
    };
  }, [of, run, isGoing]);
  const isOver = run.done === run.of;
  const again = () => {
    run.again();
    setGoing(true);
  };
  return (
    <section aria-label="What was found">
      {isFormer && <p className="notice">These are the results of the former settings. They stay until you run the new ones.</p>}
      <div className="lab-progress">
        <progress max={run.of} value={run.done} aria-label="Games played" />
        <output>
          {run.done.toLocaleString('en')} of {run.of.toLocaleString('en')} games
          {isOver ? ', done' : isGoing ? timeLeft(run.left) : ', stopped'}
        </output>
        {isOver ? (
          <button type="button" className="button" onClick={again}>
            Play as many again
          </button>
        ) : (
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
      {result && <Report experiment={run.experiment} result={result} />}
      {result && !isGoing && <Keeping experiment={run.experiment} result={result} />}
    </section>
  );
}

type Found = { readonly experiment: Experiment; readonly result: LabResult };
/** Links of this site: games are named, and played again where they are watched. */
function linksOf({ game, plan, cells }: Experiment, site = ''): Links {
  const cellAt = (place: string, variant: string) => cells.find((one) => one.place === place && one.variant === variant);
  const inLink = (value: object) => encodeURIComponent(JSON.stringify(value));
  const watch = (place: string, variant: string, rival: string | undefined, number: number) => {
    const cell = cellAt(place, variant);
    const other = rival === undefined ? undefined : cellAt(place, rival);
    return cell && `${site}${at('/lab/game')}#${inLink(named(game, plan, number, cell, other))}`;
  };
  const table = (cell: Cell | undefined, who = '') =>
    cell && isPlayable(cell) ? `${site}${at(`/play/${game.id}${who}`)}#setup=${inLink(cell.setup)}` : undefined;
  return {
    watch,
    score: entry(game.id)?.score,
    game: (place, variant, number) => watch(place, variant, undefined, number),
    play: (place, variant) => table(cellAt(place, variant)),
    invite: (place, variant) => {
      const cell = cellAt(place, variant);
      return cell && cell.setup.players > 1 ? table(cell, '?friends') : undefined;
    },
  };
}

/** The parts of the report, as the command line writes them: all texts in it are made safe there. */
function Report({ experiment, result }: Found) {
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const next = document.createElement('div');
    next.className = 'lab-report';
    next.innerHTML = reportParts(result, linksOf(experiment));
    morph(page.current!, next);
  }, [experiment, result]);
  return <div ref={page} className="lab-report" />;
}

/** The files that the command line would write. */
function Keeping({ experiment, result }: Found) {
  const name = result.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const save = {
    'Save the report': () => saveFile(`${name}.html`, reportPage(result, linksOf(experiment, location.origin)), 'text/html'),
    'Save the figures (CSV)': () => saveFile(`${name}.csv`, csvOf(result), 'text/csv'),
    'Save everything (JSON)': () => saveFile(`${name}.json`, `${JSON.stringify(result, null, 2)}\n`, 'application/json'),
  };
  return (
    <div className="lab-keeping">
      {Object.entries(save).map(([text, act]) => (
        <button key={text} type="button" className="button" onClick={act}>
          {text}
        </button>
      ))}
    </div>
  );
}
