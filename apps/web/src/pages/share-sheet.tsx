import { setupInWords, type Game, type Setup } from '@nightfall/kernel';
import { Icon, later, pack, saveFile, Sheet, type BoardModule, type Moment } from '@nightfall/ui';
import { useEffect, useState } from 'react';
import { at } from '../base.ts';

const QrCode = later(() => import('./qr-code.tsx'));
/** The squares of a longer link are too small for the camera of a phone, even on a large screen. */
const CODE_MOST = 1300;

type Props = {
  readonly record: string;
  readonly game: Game;
  /** The page that opens it: a result, a night, or the replay of a game in progress. */
  readonly path?: string | undefined;
  /** Tonight's game: the friend plays it first, and sees nothing that would spoil it. */
  readonly isTonight?: boolean;
  /** A finished game in a few lines, sent before the link. */
  readonly text?: string | undefined;
  readonly onClose: () => void;
};

/** The text that shares a finished game; undefined while it is in progress. */
export function shareTextOf({ game, shareText }: BoardModule, { view, result }: Moment, setup: Setup): string | undefined {
  return result && (shareText?.(view) ?? plainText(game, view, result.title, setup));
}
/** How it ended, in which setup, and how well: what a friend has to beat. */
function plainText(game: Game, view: Moment['view'], title: string, setup: Setup): string {
  const reached = game.kind === 'versus' ? undefined : game.nightly?.reached(view).text;
  return [`${game.name}: ${title}`, [setupInWords(game, setup), reached].filter(Boolean).join(' · ')].filter(Boolean).join('\n');
}

/** While a game with secrets is in progress, its record would reveal them. */
export const ShareLater = ({ onClose }: Pick<Props, 'onClose'>) => (
  <Sheet title="Share this night" onClose={onClose}>
    <p>This game has secrets, and its record would give them away. You can share it when the game is over.</p>
  </Sheet>
);

/** The link that holds a whole record, and the page it opens. */
function useLink(record: string, path: string): string {
  const [link, setLink] = useState('');
  useEffect(() => void pack(record).then((packed) => setLink(`${location.origin}${at(path)}#r=${packed}`)), [record, path]);
  return link;
}

/** The whole match as a link or a file: nothing but the record, and nothing leaves this browser unless you send it. */
export function ShareSheet({ record, game, path, isTonight = false, text, onClose }: Props) {
  const link = useLink(record, path ?? (text ? '/challenge' : '/replay'));
  const [said, setSaid] = useState('');
  const [isCode, setCode] = useState(false);
  const message = text ? `${text}\n${link}` : link;
  const copy = () =>
    navigator.clipboard.writeText(message).then(
      () => setSaid('Copied.'),
      () => setSaid('The browser does not allow copying here. Select the link and copy it yourself.'),
    );
  // Closing the device's share sheet means a change of mind.
  const send = () => void navigator.share({ ...(text && { text }), url: link }).catch(() => undefined);
  return (
    <Sheet title={text ? 'Challenge a friend' : 'Share this night'} onClose={onClose}>
      {text && <pre className="share-text">{text}</pre>}
      <p>
        {!text && 'The link holds the whole game: anyone can watch it and play on from any moment.'}
        {text &&
          isTonight &&
          'The link opens your result. Your friend plays the same dice, and sees your replay after a first try.'}
        {text && !isTonight && 'The link opens your result, its story and its replay. Your friend can play the same night.'}
      </p>
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
        <button type="button" className="button" onClick={() => void copy()}>
          <Icon name="link" /> {text ? 'Copy the result and the link' : 'Copy the link'}
        </button>
        {link.length <= CODE_MOST && (
          <button type="button" className="button" aria-expanded={isCode} onClick={() => setCode(!isCode)}>
            QR code
          </button>
        )}
        <button type="button" className="button" onClick={() => saveFile(`${game.id}.nightfall.txt`, record)}>
          <Icon name="file" /> Save this game as a file
        </button>
      </div>
      {isCode && link && <QrCode text={link} isAsked />}
      <output style={{ display: 'block', marginTop: '1rem' }}>{said}</output>
    </Sheet>
  );
}
