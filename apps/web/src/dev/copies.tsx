import { printRecord, type Match } from '@nightfall/kernel';
import { useState } from 'react';
import { exampleOf, lastMove } from './example.ts';

type Props = { readonly match: Match; /** Can its record be replayed? */ readonly isWhole: boolean };

/** Takes the position, the last moves or the whole match along. */
export function Copies({ match, isWhole }: Props) {
  const [back, setBack] = useState<number>();
  const [copied, setCopied] = useState({ what: '', text: '' });
  const from = Math.min(back ?? lastMove(match), match.inputs.length);
  const copy = (what: string, text: string) =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied({ what: `${what} is copied.`, text }),
      () => setCopied({ what: 'The browser does not allow copying here. Select the text and copy it yourself.', text }),
    );
  return (
    <>
      <label className="field">
        <span className="field-name">The example begins after this many of {match.inputs.length} inputs</span>
        <input
          className="input"
          type="number"
          min={0}
          max={match.inputs.length}
          value={from}
          onChange={(e) => setBack(e.target.valueAsNumber || 0)}
        />
      </label>
      <div className="dev-buttons">
        <button type="button" className="button" onClick={() => copy('The example', exampleOf(match, from))}>
          Copy as example
        </button>
        <button type="button" className="button" onClick={() => copy('The position', positionOf(match))}>
          Copy the position
        </button>
        {isWhole && (
          <button type="button" className="button" onClick={() => copy('The record', printRecord(match))}>
            Copy the record
          </button>
        )}
      </div>
      {!isWhole && <p>This table began at a position, so it has no record that could be replayed.</p>}
      <output>{copied.what}</output>
      {copied.text && <textarea className="input" aria-label="What was copied" readOnly rows={6} value={copied.text} />}
    </>
  );
}
const positionOf = ({ game, state }: Match) =>
  JSON.stringify({ game: game.id, position: game.position.print(state) }, undefined, 2);
