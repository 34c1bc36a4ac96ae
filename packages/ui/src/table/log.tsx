import { useOn } from '../parts/use-on.ts';
import { useMemo, useRef, useState } from 'react';
import { withoutEmpty } from '../log-lines.ts';
import { Icon } from '../parts/icon.tsx';
import { reachable } from '../parts/reachable.ts';
import type { LogLine } from '../session.ts';
import { groupsOf, lastOf, type KeyedLine, type LogGroup } from './log-groups.ts';

type Props = {
  readonly lines: readonly LogLine[];
  /** The piece that is looked at: its lines are lit. */
  readonly looked: string | undefined;
  readonly light: (marks: readonly string[]) => void;
  /** Moves the camera to these pieces. */
  readonly show: (marks: readonly string[]) => void;
  readonly openRule: (clause: string) => void;
  /** Tells what was before the first line; left out where nothing was. */
  readonly earlier?: (() => void) | undefined;
};
const PAGE = 60;

/** What happened, turn by turn, the latest below and open. A line lights its pieces, a piece its lines. */
export function Log({ lines: all, earlier, ...line }: Props) {
  const [shown, setShown] = useState(PAGE);
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const lines = useMemo(() => withoutEmpty(lastOf(all, shown)), [all, shown]);
  const groups = useMemo(() => groupsOf(lines), [lines]);
  const list = useLatestInSight(lines);
  const latest = lines.at(-1)?.seq;
  const hasMore = all.length > shown;
  const showMore = () => {
    setShown(shown + PAGE);
    if (all.length < shown + PAGE) earlier?.();
  };
  return (
    <ol className="log" ref={list} data-last={latest} {...reachable} aria-label="What happened">
      {lines.length === 0 && <li className="log-line">Nothing has happened yet. The night is quiet.</li>}
      {(hasMore || earlier) && (
        <li>
          <button type="button" className="button log-more" onClick={showMore}>
            Show earlier
          </button>
        </li>
      )}
      {groups.map((group, i) => {
        const isOpen = i === groups.length - 1 || (turned.get(group.key) ?? false);
        const turn = () => setTurned(new Map(turned).set(group.key, !isOpen));
        const before = hasMore || earlier ? 'Earlier' : 'Before the first turn';
        const title = group.heading?.text ?? (groups.length > 1 ? before : undefined);
        return <Turn key={group.key} {...{ group, title, isOpen, turn, latest }} {...line} />;
      })}
    </ol>
  );
}

/** The newest line is in sight, also in a sheet that has only just opened. */
function useLatestInSight(lines: readonly LogLine[]) {
  const list = useRef<HTMLOListElement>(null);
  useOn(lines, () => {
    const frame = requestAnimationFrame(() => list.current?.lastElementChild?.scrollIntoView({ block: 'end' }));
    return () => cancelAnimationFrame(frame);
  });
  return list;
}

type LineProps = Pick<Props, 'looked' | 'light' | 'show' | 'openRule'> & { readonly latest: number | undefined };
type TurnProps = LineProps & {
  readonly group: LogGroup;
  readonly title: string | undefined;
  readonly isOpen: boolean;
  readonly turn: () => void;
};
function Turn({ group: { lines }, title, isOpen, turn, ...line }: TurnProps) {
  return (
    <>
      {title && (
        <li className="log-line is-heading is-heading-1">
          <button type="button" className="log-turn" tabIndex={-1} aria-expanded={isOpen} onClick={turn}>
            <Icon name={isOpen ? 'below' : 'next'} size={14} />
            {title}
          </button>
        </li>
      )}
      {isOpen && lines.map((one) => <Line key={one.key} line={one} {...line} />)}
    </>
  );
}

function classOf({ seq, marks, heading }: LogLine, looked: string | undefined, latest: number | undefined): string {
  const isLit = looked !== undefined && marks.includes(looked);
  const names = ['log-line', isLit && 'is-lit', seq === latest && 'is-new', marks.length > 0 && 'has-marks'];
  return [...names, heading && `is-heading is-heading-${heading}`].filter(Boolean).join(' ');
}

/** A line tells its rule to whoever points at it, goes to it or touches it. */
function Line({ line, looked, light, show, openRule, latest }: LineProps & { readonly line: KeyedLine }) {
  const on = () => light(line.marks);
  const off = () => light([]);
  const look = () => {
    on();
    show(line.marks);
  };
  return (
    <li className={classOf(line, looked, latest)}>
      <button
        type="button"
        className="log-text"
        tabIndex={-1}
        onMouseEnter={on}
        onMouseLeave={off}
        onFocus={on}
        onBlur={off}
        onClick={look}
      >
        {line.text}
      </button>{' '}
      <button type="button" className="rule-link" tabIndex={-1} onClick={() => openRule(line.rule)}>
        {line.rule}
      </button>
    </li>
  );
}
