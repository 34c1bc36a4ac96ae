import { SettingsForm } from '@nightfall/ui';
import { useEffect, useState } from 'react';
import { beQuiet, isNotified, mayNotify, notify } from '../turn-notices.ts';
import { Frame } from './frame.tsx';
import { MutedPeople } from './muted-people.tsx';

export default function SettingsPage() {
  return (
    <Frame title="Settings">
      <p>Saved in this browser, for all games.</p>
      <SettingsForm />
      {mayNotify() && <TurnNotices />}
      <MutedPeople />
    </Frame>
  );
}

/** For slow online games: a notification when it is your turn, even with the page closed. */
function TurnNotices() {
  const [isOn, setOn] = useState(false);
  const [said, setSaid] = useState<string>();
  useEffect(() => void isNotified().then(setOn), []);
  const toggle = async () => {
    setSaid(isOn ? await beQuiet() : await notify());
    setOn(await isNotified());
  };
  return (
    <section className="field">
      <span className="field-name">Turn notifications</span>
      <span className="field-text">
        For online games: this browser notifies you when it is your turn, even with the page closed.
      </span>
      <div>
        <button type="button" className="button" aria-pressed={isOn} onClick={() => void toggle()}>
          {isOn ? 'Turn off notifications' : 'Notify me when it is my turn'}
        </button>
      </div>
      <output>{said}</output>
    </section>
  );
}
