import type { Fault } from '@nightfall/kernel';
import type { Links } from '@nightfall/protocol';
import { Icon, saveFile, Sheet, type Sitter } from '@nightfall/ui';
import { useEffect, useState } from 'react';
import { isFault, linksOf } from '../server.ts';

type Props = {
  readonly id: string;
  readonly game: string;
  /** Who sits in each seat now. */
  readonly sitters: readonly Sitter[];
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

/** Links for the seats and for watchers. Anyone with a seat's link may sit there. */
export function InviteSheet({ id, game, sitters, record, onClose }: Props) {
  const [links, setLinks] = useState<Links | Fault>();
  useEffect(() => void linksOf(id).then(setLinks), [id]);
  return (
    <Sheet title="Invite" onClose={onClose}>
      {links && isFault(links) && <p className="notice">{links.text}</p>}
      {links && !isFault(links) && <Rows links={links} sitters={sitters} />}
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

/** Seats that wait for somebody come first: they are what is sent. */
function Rows({ links, sitters }: { links: Links; sitters: readonly Sitter[] }) {
  const rows = links.seats.flatMap((path, seat) => (path ? [{ seat, path, isFree: sitters[seat]?.by === 'nobody' }] : []));
  const row = ({ seat, path }: (typeof rows)[number]) => (
    <CopyRow key={seat} name={`Seat ${seat + 1} · ${sitters[seat]?.name}`} path={path} />
  );
  const free = rows.filter(({ isFree }) => isFree);
  const taken = rows.filter(({ isFree }) => !isFree);
  return (
    <>
      {free.length > 0 && <p>Send a link. Anyone who opens it can take that seat, on any device.</p>}
      {free.map(row)}
      <CopyRow name="Watch" path={links.watch} />
      {taken.length > 0 && (
        <>
          <h3 className="invite-taken">Taken seats</h3>
          <p>Use these to continue on another device or to give a seat to someone else. Anyone who opens one takes that seat.</p>
          {taken.map(row)}
        </>
      )}
    </>
  );
}
