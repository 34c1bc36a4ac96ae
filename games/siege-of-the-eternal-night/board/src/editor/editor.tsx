import { useState } from 'react';
import {
  type SheetDoc,
  TABLE_KINDS,
  basicFaults,
  classicFaults,
  readOwnSheet,
  tablesOf,
} from '@nightfall/siege-of-the-eternal-night';
import { Figure } from '../picture/figures.tsx';
import { Brushes, Files, Verdict } from '@nightfall/ui';
import { BRUSH_NAMES, Canvas } from './canvas.tsx';
import { type Brush, LETTERS, idFrom, mirrorHalf, paint, resize } from './edit.ts';
import { Trial } from './trial.tsx';

const BRUSHES = LETTERS.map((letter) => ({ id: letter, name: <BrushName letter={letter} /> }));
function BrushName({ letter }: { letter: Brush }) {
  return (
    <>
      <svg viewBox="0 0 40 40" width={28} height={28} aria-hidden="true" className="siege-brush">
        {letter === '-' ? (
          <rect x={6} y={6} width={28} height={28} fill="none" stroke="#7a6548" strokeDasharray="4 4" />
        ) : (
          <Figure letter={letter} cell={0} isFallen={false} />
        )}
      </svg>
      {BRUSH_NAMES[letter]} <span className="key">{letter}</span>
    </>
  );
}

/** The sheet editor (SN-18.11). */
export function Editor({ doc, change }: { doc: SheetDoc; change: (doc: SheetDoc) => void }) {
  const [brush, setBrush] = useState<Brush>('e');
  const { grid } = doc;
  const width = grid[0]?.length ?? 1;
  const draw = (next: string[]) => change({ ...doc, grid: next });
  return (
    <section className="siege-editor" aria-label="Sheet editor">
      <Brushes label="What to paint" brushes={BRUSHES} brush={brush} take={setBrush} />
      <Canvas grid={grid} brush={brush} paint={(x, y, letter) => grid[y]?.[x] !== letter && draw(paint(grid, x, y, letter))} />
      <div className="workbench-row">
        <Size name="Columns" value={width} change={(columns) => draw(resize(grid, columns, grid.length))} />
        <Size name="Rows" value={grid.length} change={(rows) => draw(resize(grid, width, rows))} />
        <button type="button" className="button" onClick={() => draw(mirrorHalf(grid))}>
          Mirror the left half
        </button>
      </div>
      <label className="siege-name">
        Name
        <input
          className="input"
          value={doc.name}
          maxLength={40}
          onChange={(e) => change({ ...doc, name: e.target.value, id: idFrom(e.target.value) })}
        />
      </label>
      <Faults grid={grid} />
      {basicFaults(grid).length === 0 && <Counts grid={grid} />}
      {basicFaults(grid).length === 0 && (
        <Trial key={grid.join('/')} grid={grid} setPar={(par) => change({ ...doc, par })} par={doc.par} />
      )}
      <Exchange doc={doc} change={change} />
    </section>
  );
}

function Size({ name, value, change }: { name: string; value: number; change: (n: number) => void }) {
  return (
    <span className="siege-size">
      {name} <b>{value}</b>
      <button type="button" className="button" aria-label={`Fewer ${name.toLowerCase()}`} onClick={() => change(value - 1)}>
        −
      </button>
      <button type="button" className="button" aria-label={`More ${name.toLowerCase()}`} onClick={() => change(value + 1)}>
        +
      </button>
    </span>
  );
}

/** Every fault by name; a sheet that is only basically valid may be played but is not ranked (SN-2.8). */
function Faults({ grid }: { grid: readonly string[] }) {
  const basic = basicFaults(grid);
  const classic = basic.length > 0 ? [] : classicFaults(grid);
  const faults = [...basic, ...classic];
  const verdict =
    basic.length > 0
      ? "You can't play this sheet yet."
      : classic.length > 0
        ? "You can play it, but it isn't a classic sheet, so it isn't ranked."
        : 'A classic sheet: it can be ranked.';
  return (
    <Verdict
      isBad={basic.length > 0}
      verdict={verdict}
      faults={faults.map(({ code, text }) => (
        <>
          <code>{code}</code> {text}
        </>
      ))}
    />
  );
}

function Counts({ grid }: { grid: readonly string[] }) {
  const tables = tablesOf(grid);
  return (
    <table className="siege-counts">
      <caption>Ways to place each shape on the empty sheet</caption>
      <thead>
        <tr>
          {TABLE_KINDS.map((kind) => (
            <th key={kind} scope="col">
              {KIND_NAMES[kind] ?? kind}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {TABLE_KINDS.map((kind) => (
            <td key={kind}>{tables[kind].count}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
const KIND_NAMES: Record<string, string> = { flamestrike: 'Flame', hammer: 'Hammer', volley: 'Volley' };

/** Import and export of the sheet as a document. */
function Exchange({ doc, change }: { doc: SheetDoc; change: (doc: SheetDoc) => void }) {
  const [text, setText] = useState('');
  const read = (source: string) => {
    setText(source);
    const found = readText(source);
    if ('doc' in found) change(found.doc);
    return 'faults' in found ? found.faults : [];
  };
  return (
    <details className="siege-exchange">
      <summary>Import and export</summary>
      <Files name={`${doc.id}.siege-sheet.json`} value={doc} read={read}>
        {(open) => (
          <label className="siege-name">
            Or paste a sheet here
            <textarea className="input" rows={4} value={text} onChange={(e) => open(e.target.value)} spellCheck={false} />
          </label>
        )}
      </Files>
    </details>
  );
}

function readText(source: string): { doc: SheetDoc } | { faults: readonly string[] } {
  if (source.trim() === '') return { faults: [] };
  try {
    const found = readOwnSheet(JSON.parse(source));
    return 'grid' in found ? { doc: found } : { faults: found.map(({ where, text }) => (where ? `${where}: ${text}` : text)) };
  } catch {
    return { faults: ["This isn't a sheet: it must be JSON, start with { and have a grid of rows."] };
  }
}
