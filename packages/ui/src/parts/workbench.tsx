import { useState, type ReactNode } from 'react';
import { saveFile } from '../share.ts';

type BrushesProps<B> = {
  readonly label: string;
  readonly brushes: readonly { readonly id: B; readonly name: ReactNode }[];
  readonly brush: B;
  readonly take: (brush: B) => void;
  readonly children?: ReactNode;
};
/** What an editor paints with, one brush at a time. */
export const Brushes = <B extends string>({ label, brushes, brush, take, children }: BrushesProps<B>) => (
  <div className="workbench-row" role="radiogroup" aria-label={label}>
    {brushes.map(({ id, name }) => (
      <button key={id} type="button" role="radio" aria-checked={brush === id} className="button" onClick={() => take(id)}>
        {name}
      </button>
    ))}
    {children}
  </div>
);

type VerdictProps = { readonly isBad: boolean; readonly verdict: string; readonly faults: readonly ReactNode[] };
/** Can it be played? With every fault in words. */
export const Verdict = ({ isBad, verdict, faults }: VerdictProps) => (
  <div className={isBad ? 'notice notice-bad' : 'notice'} aria-live="polite">
    <strong>{verdict}</strong>
    {faults.length > 0 && <List of={faults} />}
  </div>
);
const List = ({ of, className }: { of: readonly ReactNode[]; className?: string }) => (
  <ul className={className}>
    {of.map((one, i) => (
      <li key={i}>{one}</li>
    ))}
  </ul>
);

type FilesProps = {
  readonly name: string;
  /** What is saved, as JSON. */
  readonly value: unknown;
  /** Takes over what a file says, or answers what is wrong with it. */
  readonly read: (text: string) => readonly string[];
  /** Another way in, between the buttons and the faults. */
  readonly children?: (read: (text: string) => void) => ReactNode;
};
/** What is saved here opens here. */
export function Files({ name, value, read, children }: FilesProps) {
  const [faults, setFaults] = useState<readonly string[]>([]);
  const open = (text: string) => setFaults(read(text));
  return (
    <>
      <div className="workbench-row">
        <button
          type="button"
          className="button"
          onClick={() => saveFile(name, JSON.stringify(value, null, 2), 'application/json')}
        >
          Save as a file
        </button>
        <label className="button">
          Open a file
          <input
            type="file"
            accept=".json,application/json"
            hidden
            onChange={(e) => void e.target.files?.[0]?.text().then(open)}
          />
        </label>
      </div>
      {children?.(open)}
      {faults.length > 0 && <List of={faults} className="notice notice-bad" />}
    </>
  );
}
