import type { Fault } from '@nightfall/kernel';
import type { Links } from '@nightfall/protocol';
import { Icon, saveFile, Sheet } from '@nightfall/ui';
import { useEffect, useState } from 'react';
import { isFault, linksOf } from '../server.ts';

type Props = {
  readonly id: string;
  readonly game: string;
  /** Who sits in each seat now. */
  readonly names: readonly string[];
  readonly record: string;
  readonly onClose: () => void;
};

function CopyRow({ name, path }: { name: string; path: string }) {
  const [said, setSaid] = useState('Copy');
  const link = location.origin + path;
  return (
    <div className="invite">
      <span>{name}</span>
      <input className="input" readOnly aria-label={`Link: ${name}`} value={link} onFocus={(e) => e.target.select()} />
      <button
        type="button"
        className="button"
        onClick={() => void navigator.clipboard.writeText(link).then(() => setSaid('Copied'))}
      >
        <Icon name="link" /> {said}
      </button>
    </div>
  );
}

/** Links for the seats and for watchers. Who has the link of a seat may sit there. */
export function InviteSheet({ id, game, names, record, onClose }: Props) {
  const [links, setLinks] = useState<Links | Fault>();
  useEffect(() => void linksOf(id).then(setLinks), [id]);
  return (
    <Sheet title="Invite" onClose={onClose}>
      <p>Send a link: whoever opens it sits down in that seat, on any device.</p>
      {links && isFault(links) && <p className="notice">{links.text}</p>}
      {links && !isFault(links) && (
        <>
          {links.seats.map((path, seat) => path && <CopyRow key={seat} name={`Seat ${seat + 1} · ${names[seat]}`} path={path} />)}
          <CopyRow name="Watch" path={links.watch} />
        </>
      )}
      {record && (
        <p style={{ marginTop: '1rem' }}>
          <button type="button" className="button" onClick={() => saveFile(`${game}.nightfall.txt`, record)}>
            <Icon name="file" /> Save the record as a file
          </button>
        </p>
      )}
    </Sheet>
  );
}
