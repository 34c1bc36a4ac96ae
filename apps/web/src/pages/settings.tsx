import { SettingsForm } from '@nightfall/ui';
import { Frame } from './frame.tsx';

export default function SettingsPage() {
  return (
    <Frame title="Settings">
      <p>Kept in this browser, for all games.</p>
      <SettingsForm />
    </Frame>
  );
}
