import { SettingsForm } from '@nightfall/ui';
import { useEffect, useState } from 'react';
import { beQuiet, isNotified, mayNotify, notify } from '../turn-notices.ts';
import { Frame } from './frame.tsx';

export default function SettingsPage() {
  return (
    <Frame title="Settings">
      <p>Kept in this browser, for all games.</p>
      <SettingsForm />
      {mayNotify() && <TurnNotices />}
    </Frame>
  );
}

/** For slow games online: a notice when it is one's turn, with the page closed. */
function TurnNotices() {
  const [isOn, setOn] = useState(false);
  const [said, setSaid] = useState<string>();
  const look = async () => setOn(await isNotified());
  useEffect(() => void look(), []);
  const toggle = async () => {
    setSaid(isOn ? await beQuiet() : await notify());
    await look();
  };
  return (
    <section className="field">
      <span className="field-name">Turn notices</span>
      <span className="field-text">
        For games online: a notice from this browser when it is your turn, with the page closed too.
      </span>
      <div>
        <button type="button" className="button" aria-pressed={isOn} onClick={() => void toggle()}>
          {isOn ? 'Stop the notices' : 'Tell me when it is my turn'}
        </button>
      </div>
      <output>{said}</output>
    </section>
  );
}
