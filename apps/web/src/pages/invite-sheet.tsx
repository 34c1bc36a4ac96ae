import { entry } from '@nightfall/catalog';
import type { Fault } from '@nightfall/kernel';
import type { Links } from '@nightfall/protocol';
import { Icon, later, saveFile, Sheet, type Sitter } from '@nightfall/ui';
import { useEffect, useState } from 'react';
import { isFault, linksOf } from '../server.ts';

const QrCode = later(() => import('./qr-code.tsx'));

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
      {links && !isFault(links) && <Rows game={game} links={links} sitters={sitters} />}
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

type RowsProps = Pick<Props, 'game' | 'sitters'> & { readonly links: Links };
type SeatLink = { readonly seat: number; readonly path: string };

/** Seats that wait for somebody come first: they are what is sent. Of taken seats a person may share only their own, with their other devices. */
function Rows({ game, links, sitters }: RowsProps) {
  const rows = links.seats.flatMap((path, seat): SeatLink[] => (path ? [{ seat, path }] : []));
  const free = rows.filter(({ seat }) => sitters[seat]?.by === 'nobody');
  const own = rows.filter(({ path }) => path.includes('#device'));
  const titled = ({ seat }: SeatLink) => `Seat ${seat + 1} · ${titleOf(sitters[seat])}`;
  const row = (one: SeatLink) => <CopyRow key={one.seat} name={titled(one)} path={one.path} />;
  return (
    <>
      {free.length > 0 && <ForAll game={game} name={free.length > 1 ? 'Everyone' : titled(free[0]!)} path={linkOfAll(free)} />}
      <CopyRow name="Watch" path={links.watch} />
      {free.length > 1 && (
        <details className="fine-points">
          <summary>A link for each seat</summary>
          {free.map(row)}
        </details>
      )}
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

/** One link with the keys of all these seats. */
const linkOfAll = (seats: readonly SeatLink[]): string =>
  `${seats[0]!.path.split('#')[0]}#${seats.map(({ path }) => path.split('#')[1]).join('&')}`;

type ForAllProps = { readonly game: string; readonly name: string; readonly path: string };
/** What is sent to friends, or shown to those in the same room. */
function ForAll({ game, name, path }: ForAllProps) {
  const url = location.origin + path;
  // Closing the device's share sheet means a change of mind.
  const send = () => void navigator.share({ text: `Play ${entry(game)?.name ?? game} with me`, url }).catch(() => undefined);
  return (
    <div className="invite-all">
      <div>
        <p>Send this link, or let people scan the code. Anyone who opens it takes the next free seat, on any device.</p>
        <CopyRow name={name} path={path} />
        {'share' in navigator && (
          <button type="button" className="button button-ember" onClick={send}>
            <Icon name="share" /> Send it
          </button>
        )}
      </div>
      <QrCode text={url} />
    </div>
  );
}
/** A free seat goes by its role, where the game has roles. */
const titleOf = (sitter: Sitter | undefined): string =>
  (sitter?.by === 'nobody' && sitter.role?.name) || (sitter?.name ?? 'Free seat');
