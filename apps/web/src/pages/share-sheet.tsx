import type { Game } from '@nightfall/kernel';
import { Icon, pack, saveFile, Sheet, type BoardModule, type Moment } from '@nightfall/ui';
import { useEffect, useState } from 'react';
import { at } from '../base.ts';
import { asGameFile } from '../read-record.ts';

type Props = {
  readonly record: string;
  readonly game: Game;
  /** A finished game in a few lines, sent before the link. */
  readonly text?: string | undefined;
  readonly onClose: () => void;
};

/** The text that shares a finished game; undefined while it is in progress. */
export function shareTextOf({ game, shareText }: BoardModule, { view, result }: Moment): string | undefined {
  return result && (shareText?.(view) ?? `${game.name}: ${result.title}`);
}

/** While a game with secrets is in progress, its record would reveal them. */
export const ShareLater = ({ onClose }: Pick<Props, 'onClose'>) => (
  <Sheet title="Share this night" onClose={onClose}>
    <p>This game has secrets, and its record would give them away. You can share it when the game is over.</p>
  </Sheet>
);

/** The whole match as a link or a file: nothing but the record, and nothing leaves this browser unless you send it. */
export function ShareSheet({ record, game, text, onClose }: Props) {
  const [link, setLink] = useState('');
  const [said, setSaid] = useState('');
  useEffect(() => void pack(record).then((packed) => setLink(`${location.origin}${at('/replay')}#r=${packed}`)), [record]);
  const copy = (what: string, copied: string) => () =>
    navigator.clipboard.writeText(what).then(
      () => setSaid(copied),
      () => setSaid('The browser does not allow copying here. Select the link and copy it yourself.'),
    );
  // Closing the device's share sheet means a change of mind.
  const send = () => void navigator.share({ ...(text && { text }), url: link }).catch(() => undefined);
  const saveGameFile = () => {
    const file = asGameFile(game, record);
    if (file === undefined) setSaid('This night can’t be saved as a game file.');
    else saveFile(`${game.id}.game.txt`, file);
  };
  return (
    <Sheet title="Share this night" onClose={onClose}>
      {text && <pre className="share-text">{text}</pre>}
      <p>The link holds the whole game: anyone can watch it and play on from any moment.</p>
      <label className="field">
        <span className="field-name">Link</span>
        <input className="input" readOnly value={link} onFocus={(e) => e.target.select()} />
      </label>
      <div className="segments">
        {'share' in navigator && (
          <button type="button" className="button button-ember" onClick={send}>
            <Icon name="share" /> Send it
          </button>
        )}
        {text && (
          <button type="button" className="button" onClick={copy(`${text}\n${link}`, 'Result and link copied.')}>
            <Icon name="log" /> Copy the result and the link
          </button>
        )}
        <button type="button" className="button" onClick={copy(link, 'Link copied.')}>
          <Icon name="link" /> Copy the link
        </button>
        <button type="button" className="button" onClick={() => saveFile(`${game.id}.nightfall.txt`, record)}>
          <Icon name="file" /> Save as a file
        </button>
        {game.file && (
          <button type="button" className="button" onClick={saveGameFile}>
            <Icon name="file" /> Save as a game file
          </button>
        )}
      </div>
      <output style={{ display: 'block', marginTop: '1rem' }}>{said}</output>
    </Sheet>
  );
}
