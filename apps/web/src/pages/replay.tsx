import type { Fault } from '@nightfall/kernel';
import { useCallback, useEffect, useState } from 'react';
import { readRecord, type Film } from '../read-record.ts';
import { recordBehind, recordInText } from '../record-from.ts';
import { Frame } from './frame.tsx';
import { Reel } from './reel.tsx';

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
  useEffect(() => void recordBehind(location).then(show), [show]);
  if (film) return <Reel {...film} />;
  if (isReading) return <output className="loading">Threading the film…</output>;
  return (
    <Frame title="Replay">
      {fault && (
        <p className="notice notice-bad" role="alert">
          Can’t play this record. <b>{fault.where}</b>: {fault.text} {fault.rule && <small>({fault.rule})</small>}
        </p>
      )}
      <OpenRecord open={show} />
    </Frame>
  );
}

function OpenRecord({ open }: { open: (record: string | Fault) => Promise<void> }) {
  const [text, setText] = useState('');
  const read = async (file: File | undefined) => file && open(await file.text());
  return (
    <div
      className="drop"
      onDragOver={(e) => e.preventDefault()}
      onDrop={(e) => (e.preventDefault(), void read(e.dataTransfer.files[0]))}
    >
      <p>Open a game someone shared: a file, a link or its text. It stays on this device.</p>
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
        <span className="field-name">Or paste a link or its text</span>
        <textarea className="input" rows={6} value={text} onChange={(e) => setText(e.target.value)} />
      </label>
      <button type="button" className="button button-ember" onClick={() => void recordInText(text).then(open)}>
        Open the record
      </button>
    </div>
  );
}
