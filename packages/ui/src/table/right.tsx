import { useState } from 'react';
import { reachable } from '../parts/reachable.ts';
import { Rulebook } from '../rules/rulebook.tsx';
import type { Moment } from '../session.ts';
import { Log } from './log.tsx';

export type Pane = 'log' | 'rules' | 'chat';
type Props = {
  readonly pane: Pane;
  readonly setPane: (pane: Pane) => void;
  readonly moment: Moment;
  readonly rulebook: string;
  readonly clause: string | undefined;
  /** How often a clause was asked for: the same one again is shown again. */
  readonly visits: number;
  readonly looked: string | undefined;
  readonly light: (marks: readonly string[]) => void;
  readonly openRule: (clause: string) => void;
  readonly say: ((text: string) => void) | undefined;
};
const NAMES = { log: 'Log', rules: 'Rules', chat: 'Talk' } as const;

/** Log, rules and talk: beside the board when wide, in a sheet when narrow. */
export function Right(props: Props) {
  const { pane, setPane, moment, say } = props;
  const panes: readonly Pane[] = say ? ['log', 'rules', 'chat'] : ['log', 'rules'];
  return (
    <>
      <div className="tabs" role="tablist" aria-label="Log and rules">
        {panes.map((one) => (
          <button key={one} type="button" role="tab" className="tab" aria-selected={one === pane} onClick={() => setPane(one)}>
            {NAMES[one]}
          </button>
        ))}
      </div>
      {pane === 'log' && <Log lines={moment.log} looked={props.looked} light={props.light} openRule={props.openRule} />}
      {pane === 'rules' && <Rulebook key={props.visits} source={props.rulebook} clause={props.clause} />}
      {pane === 'chat' && say && <Talk moment={moment} say={say} />}
    </>
  );
}

function Talk({ moment, say }: { moment: Moment; say: (text: string) => void }) {
  const [text, setText] = useState('');
  const send = () => {
    if (text.trim()) say(text.trim());
    setText('');
  };
  return (
    <>
      <ol className="log" aria-label="Talk" aria-live="polite" {...reachable}>
        {(moment.chat ?? []).map((line, i) => (
          <li key={i} className="log-line">
            <b>{line.from}</b> {line.text}
          </li>
        ))}
      </ol>
      <form className="chat" onSubmit={(e) => (e.preventDefault(), send())}>
        <input
          className="input"
          aria-label="Say something"
          value={text}
          maxLength={300}
          onChange={(e) => setText(e.target.value)}
        />
        <button type="submit" className="button">
          Say
        </button>
      </form>
    </>
  );
}
