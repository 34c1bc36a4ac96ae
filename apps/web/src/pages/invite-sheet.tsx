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

/** Links for the free seats, for watchers, and for one's own other devices. */
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

/** Seats that wait for somebody come first: they are what is sent. Of taken seats a person may share only their own, with their other devices. */
function Rows({ links, sitters }: { links: Links; sitters: readonly Sitter[] }) {
  const rows = links.seats.flatMap((path, seat) => (path ? [{ seat, path }] : []));
  const free = rows.filter(({ seat }) => sitters[seat]?.by === 'nobody');
  const own = rows.filter(({ path }) => path.includes('#device'));
  const row = ({ seat, path }: (typeof rows)[number]) => (
    <CopyRow key={seat} name={`Seat ${seat + 1} · ${titleOf(sitters[seat])}`} path={path} />
  );
  return (
    <>
      {free.length > 0 && <p>Send a link. Whoever opens it first takes that seat, on any device.</p>}
      {free.map(row)}
      <CopyRow name="Watch" path={links.watch} />
      {own.length > 0 && (
        <>
          <h3 className="invite-taken">Your seat on another device</h3>
          <p>Keep this link to yourself: it moves your seat to the device that opens it.</p>
          {own.map(row)}
        </>
      )}
    </>
  );
}
/** A free seat goes by its role, where the game has roles. */
const titleOf = (sitter: Sitter | undefined): string =>
  (sitter?.by === 'nobody' && sitter.role?.name) || (sitter?.name ?? 'Free seat');
