import type { Company } from '../company.ts';
import { useMemo, type ReactNode } from 'react';
import type { Moment } from '../session.ts';
import { Log } from './log.tsx';
import { Talk } from './talk.tsx';

export type Pane = 'log' | 'rules' | 'chat';
type Props = {
  readonly pane: Pane;
  readonly setPane: (pane: Pane) => void;
  readonly moment: Moment;
  readonly rules: ReactNode;
  readonly looked: string | undefined;
  readonly light: (marks: readonly string[]) => void;
  readonly show: (marks: readonly string[]) => void;
  readonly openRule: (clause: string) => void;
  readonly earlier?: (() => void) | undefined;
  /** The rules whose lines the log leaves out. */
  readonly unlogged?: readonly string[] | undefined;
  /** The others, where there are any; `unread` of their words were not seen yet. */
  readonly company?: Company | undefined;
  readonly unread?: number;
  readonly point?: () => void;
};
const NAMES = { log: 'Log', rules: 'Rules', chat: 'Talk' } as const;

/** Log, rules and talk: beside the board when wide, in a sheet when narrow. */
export function Right(props: Props) {
  const { pane, setPane, moment, company, unread = 0, point = () => undefined } = props;
  const { log } = moment;
  const { unlogged } = props;
  const lines = useMemo(() => {
    const told = unlogged ? log.filter(({ rule }) => !unlogged.includes(rule)) : log;
    // Where there is nothing else to tell, it is told after all.
    return told.length > 0 ? told : log;
  }, [log, unlogged]);
  const panes: readonly Pane[] = company ? ['log', 'rules', 'chat'] : ['log', 'rules'];
  return (
    <>
      <div className="tabs" role="tablist" aria-label="Log and rules">
        {panes.map((one) => (
          <button key={one} type="button" role="tab" className="tab" aria-selected={one === pane} onClick={() => setPane(one)}>
            {NAMES[one]}
            {one === 'chat' && unread > 0 && <Unread count={unread} />}
          </button>
        ))}
      </div>
      {pane === 'log' && (
        <Log
          lines={lines}
          looked={props.looked}
          light={props.light}
          show={props.show}
          openRule={props.openRule}
          earlier={props.earlier}
        />
      )}
      {pane === 'rules' && props.rules}
      {pane === 'chat' && company && <Talk chat={moment.chat ?? []} company={company} point={point} />}
    </>
  );
}

export const Unread = ({ count }: { count: number }) => (
  <span className="unread">
    {count}
    <span className="unseen"> new</span>
  </span>
);
