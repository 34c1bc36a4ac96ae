import type { Match } from '@nightfall/kernel';
import { useState, useSyncExternalStore } from 'react';
import type { ChosenDice } from './chosen-dice.ts';

/** Chooses the dice that fall next. */
export function NextDice({ dice, match }: { dice: ChosenDice; match: Match }) {
  const waiting = useSyncExternalStore(dice.listen, dice.waiting);
  const [text, setText] = useState('');
  const last = match.inputs.findLast((input) => 'faces' in input);
  return (
    <form
      onSubmit={(e) => {
        e.preventDefault();
        if (text.trim())
          dice.add(
            text
              .trim()
              .split(/[\s,]+/)
              .join(' '),
          );
        setText('');
      }}
    >
      <label className="field">
        <span className="field-name">Faces, such as 3 5, or the words of the game for cards</span>
        <input className="input" value={text} autoComplete="off" onChange={(e) => setText(e.target.value)} />
      </label>
      <div className="dev-buttons">
        <button type="submit" className="button">
          Let these fall next
        </button>
        {waiting.length > 0 && (
          <button type="button" className="button button-quiet" onClick={() => dice.clear()}>
            Forget them
          </button>
        )}
      </div>
      <output>
        {waiting.length > 0
          ? `Waiting for a roll that they fit: ${waiting.join('; then ')}.`
          : 'The next dice are left to chance.'}
      </output>
      {last && 'faces' in last && (
        <p>
          Last roll: <code>{last.faces.join(' ')}</code>
        </p>
      )}
      <p>
        <small>Chosen dice are not those that the match promised: its record will not pass the check of the dice.</small>
      </p>
    </form>
  );
}
