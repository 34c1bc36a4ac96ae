import type { Fault, Match } from '@nightfall/kernel';
import { useState } from 'react';
import { landOn, type Landed } from './jump.ts';

export type Jumping = {
  /** Does the table go back to a beginning by the rules? */
  readonly isWhole: boolean;
  readonly jump: (landed: Landed) => void;
  /** Back to the match as it was left; undefined there. */
  readonly goBack: (() => void) | undefined;
};

/** Goes on from a position or a record, at a table beside this one. */
export function Jump({ match, jump, goBack }: Jumping & { readonly match: Match }) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<Fault>();
  const land = () => {
    const landed = landOn(match.game, match.head, text);
    if ('where' in landed) return setFault(landed);
    setFault(undefined);
    jump(landed);
  };
  return (
    <>
      <label className="field">
        <span className="field-name">A position in JSON, or a record</span>
        <textarea className="input" rows={5} spellCheck={false} value={text} onChange={(e) => setText(e.target.value)} />
      </label>
      <div className="dev-buttons">
        <button type="button" className="button" onClick={land}>
          Jump there
        </button>
        {goBack && (
          <button type="button" className="button button-quiet" onClick={goBack}>
            Back to the match
          </button>
        )}
      </div>
      {fault && (
        <p role="alert" className="notice notice-bad">
          {fault.where && <b>{fault.where}: </b>}
          {fault.text}
        </p>
      )}
      <p>
        <small>The match stays as it is: you jump to a table beside it, which is not saved.</small>
      </p>
    </>
  );
}
