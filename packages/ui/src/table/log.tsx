import { useEffect, useMemo, useRef, useState } from 'react';
import { withoutEmpty } from '../log-lines.ts';
import { reachable } from '../parts/reachable.ts';
import type { LogLine } from '../session.ts';

type Props = {
  readonly lines: readonly LogLine[];
  /** The piece that is looked at: its lines are lit. */
  readonly looked: string | undefined;
  readonly light: (marks: readonly string[]) => void;
  readonly openRule: (clause: string) => void;
};
const PAGE = 150;

/** What happened, the latest below. A line lights its pieces, a piece its lines. */
export function Log({ lines: all, looked, light, openRule }: Props) {
  const lines = useMemo(() => withoutEmpty(all), [all]);
  const [shown, setShown] = useState(PAGE);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (lines.length > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines]);
  const latest = lines.at(-1)?.seq;
  const some = lines.slice(-shown);
  return (
    <ol className="log" ref={list} {...reachable} aria-label="What happened">
      {lines.length === 0 && <li className="log-line">Nothing has happened yet. The night is quiet.</li>}
      {lines.length > shown && (
        <li>
          <button type="button" className="button log-more" onClick={() => setShown(shown + PAGE)}>
            Show earlier
          </button>
        </li>
      )}
      {some.map((line, i) => {
        const lit = looked !== undefined && line.marks.includes(looked);
        const name = [
          'log-line',
          lit && 'is-lit',
          line.seq === latest && 'is-new',
          line.marks.length > 0 && 'has-marks',
          line.heading && `is-heading is-heading-${line.heading}`,
        ]
          .filter(Boolean)
          .join(' ');
        return <Line key={`${line.seq}.${i}`} line={line} className={name} light={light} openRule={openRule} />;
      })}
    </ol>
  );
}

type LineProps = Pick<Props, 'light' | 'openRule'> & { readonly line: LogLine; readonly className: string };
function Line({ line, className, light, openRule }: LineProps) {
  const on = () => light(line.marks);
  const off = () => light([]);
  return (
    <li className={className}>
      {line.marks.length > 0 ? (
        <button type="button" className="log-text" onMouseEnter={on} onMouseLeave={off} onFocus={on} onBlur={off} onClick={on}>
          {line.text}
        </button>
      ) : (
        line.text
      )}{' '}
      <button type="button" className="rule-link" onClick={() => openRule(line.rule)}>
        {line.rule}
      </button>
    </li>
  );
}
