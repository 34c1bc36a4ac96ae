import { Icon, pack, saveFile, Sheet } from '@nightfall/ui';
import { useEffect, useState } from 'react';

type Props = { readonly record: string; readonly game: string; readonly onClose: () => void };

/** The whole match as a link or a file: nothing but the record, and nothing leaves this browser unless you send it. */
export function ShareSheet({ record, game, onClose }: Props) {
  const [link, setLink] = useState('');
  const [said, setSaid] = useState('');
  useEffect(() => void pack(record).then((packed) => setLink(`${location.origin}/replay#r=${packed}`)), [record]);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setSaid('The link is copied.'),
      () => setSaid('Copying is not allowed here; select the link and copy it.'),
    );
  return (
    <Sheet title="Share this night" onClose={onClose}>
      <p>The record of this match: its settings and every input, so that anybody can watch it and play on from any moment.</p>
      <label className="field">
        <span className="field-name">Link</span>
        <input className="input" readOnly value={link} onFocus={(e) => e.target.select()} />
      </label>
      <div className="segments">
        <button type="button" className="button button-ember" onClick={copy}>
          <Icon name="link" /> Copy the link
        </button>
        <button type="button" className="button" onClick={() => saveFile(`${game}.nightfall.txt`, record)}>
          <Icon name="file" /> Save as a file
        </button>
      </div>
      <output style={{ display: 'block', marginTop: '1rem' }}>{said}</output>
    </Sheet>
  );
}
