import type { Fault, Match } from '@nightfall/kernel';
import { shelf, unpack, type BoardModule } from '@nightfall/ui';
import { useCallback, useEffect, useState } from 'react';
import { readRecord } from '../matches.ts';
import { Frame } from './frame.tsx';
import { Reel } from './reel.tsx';

export type Film = { readonly match: Match; readonly module: BoardModule };
const CUT: Fault = { where: 'link', code: 'CUT', text: 'The link is not whole: it was cut short or changed on its way.' };

/** The record that the address names, if it names one. */
async function recordInAddress(): Promise<string | Fault | undefined> {
  const packed = /^#r=([\w-]+)$/.exec(location.hash)?.[1];
  if (packed) return (await unpack(packed)) ?? CUT;
  if (location.hash.startsWith('#r=')) return CUT;
  const id = new URLSearchParams(location.search).get('match');
  if (!id) return undefined;
  const kept = await shelf.get(id);
  return kept?.record ?? { where: 'match', code: 'NOT_KEPT', text: 'This match is not kept in this browser.' };
}

export default function ReplayPage() {
  const [film, setFilm] = useState<Film>();
  const [fault, setFault] = useState<Fault>();
  const [isReading, setReading] = useState(true);
  const show = useCallback(async (record: string | Fault | undefined) => {
    const read = typeof record === 'string' ? await readRecord(record) : record;
    setReading(false);
    if (read && 'match' in read) setFilm(read);
    else setFault(read);
  }, []);
  useEffect(() => void recordInAddress().then(show), [show]);
  if (film) return <Reel {...film} />;
  if (isReading) return <output className="loading">Threading the film…</output>;
  return (
    <Frame title="Replay">
      {fault && (
        <p className="notice notice-bad" role="alert">
          This record cannot be played. <b>{fault.where}</b>: {fault.text}
        </p>
      )}
      <OpenRecord open={show} />
    </Frame>
  );
}

function OpenRecord({ open }: { open: (record: string) => Promise<void> }) {
  const [text, setText] = useState('');
  const read = async (file: File | undefined) => file && open(await file.text());
  return (
    <div
      className="drop"
      onDragOver={(e) => e.preventDefault()}
      onDrop={(e) => (e.preventDefault(), void read(e.dataTransfer.files[0]))}
    >
      <p>Open a record: a file that was saved from a table, or its text. It is read here and sent nowhere.</p>
      <label className="field">
        <span className="field-name">Record file</span>
        <input
          className="input"
          type="file"
          accept=".txt,.nightfall,text/plain"
          onChange={(e) => void read(e.target.files?.[0])}
        />
      </label>
      <label className="field" style={{ width: '100%' }}>
        <span className="field-name">Or paste its text</span>
        <textarea className="input" rows={6} value={text} onChange={(e) => setText(e.target.value)} />
      </label>
      <button type="button" className="button button-ember" onClick={() => void open(text)}>
        Open the record
      </button>
    </div>
  );
}
