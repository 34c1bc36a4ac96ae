import { isWide } from '@nightfall/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { openBeside, type Opened } from '../open-match.ts';
import { useFailure } from '../use-failure.ts';
import './dev.css';
import type { Landed } from './jump.ts';
import { Panel } from './panel.tsx';

type Props = { readonly opened: Opened; readonly renderTable: (opened: Opened, more: ReactNode) => ReactNode };
type Beside = { readonly opened: Opened; readonly isWhole: boolean };

/** A table with the developer's panel: beside the board, or as a sheet on a phone. */
export default function Workshop({ opened, renderTable }: Props) {
  const [isOpen, setOpen] = useState(isWide);
  const [beside, setBeside] = useState<Beside>();
  const [jumps, setJumps] = useState(0);
  const fail = useFailure();
  useEffect(() => () => beside?.opened.session.close(), [beside]);
  const here = beside?.opened ?? opened;
  const change = (next: Beside | undefined) => {
    setBeside(next);
    setJumps(jumps + 1);
  };
  const jump = ({ match, isWhole }: Landed) =>
    void openBeside(opened, match).then((next) => change({ opened: next, isWhole }), fail);
  const goBack = beside && (() => change(undefined));
  const button = (
    <button type="button" className="button button-quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      Dev
    </button>
  );
  return (
    <div className="dev" data-panel={isOpen ? 'open' : 'closed'}>
      <div className="dev-table" key={jumps}>
        {renderTable(here, button)}
      </div>
      {isOpen && (
        <Panel
          session={here.session}
          dice={opened.dice!}
          jumping={{ isWhole: beside?.isWhole ?? true, jump, goBack }}
          close={() => setOpen(false)}
        />
      )}
    </div>
  );
}
