import { readScenario, scenarioFaults, type Scenario } from '@nightfall/firefighters-on-duty';
import { saveFile } from '@nightfall/ui';
import { useState } from 'react';
import { BRUSHES, paint, type Brush } from './edit.ts';
import { Goals } from './goals.tsx';
import { ScenarioMap } from './map.tsx';
import { Tiles } from './tiles.tsx';
import './editor.css';

type Props = { readonly scenario: Scenario; readonly change: (scenario: Scenario) => void };

/** Draws a scenario of one's own: the map, what lies on it, and what the crew must reach. It is checked at every touch. */
export function Editor({ scenario, change }: Props) {
  const [brush, setBrush] = useState<Brush>('fire');
  const [round, setRound] = useState(3);
  const [crew, setCrew] = useState(2);
  return (
    <section className="fd-editor" aria-label="Scenario editor">
      <label>
        Name
        <input
          className="input"
          value={scenario.name}
          maxLength={60}
          onChange={(e) => change({ ...scenario, name: e.target.value })}
        />
      </label>
      <Tiles scenario={scenario} change={change} />
      <div className="fd-brushes" role="radiogroup" aria-label="What to place">
        {BRUSHES.map(({ id, name }) => (
          <button key={id} type="button" role="radio" aria-checked={brush === id} className="button" onClick={() => setBrush(id)}>
            {name}
          </button>
        ))}
        {brush === 'call' && <Count label="In round" value={round} least={1} most={6} change={setRound} />}
      </div>
      <ScenarioMap
        scenario={scenario}
        crew={crew}
        label="Tap a space to place something"
        onSpace={(id) => change(paint(scenario, id, brush, round))}
      />
      <Count label="Show it for crews" value={crew} least={1} most={4} change={setCrew} />
      <Count label="Rounds" value={scenario.rounds} least={1} most={6} change={(rounds) => change({ ...scenario, rounds })} />
      <Goals scenario={scenario} change={change} />
      <Verdict scenario={scenario} />
      <Exchange scenario={scenario} change={change} />
    </section>
  );
}

type CountProps = {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly change: (n: number) => void;
};
export const Count = ({ label, value, least, most, change }: CountProps) => (
  <label className="fd-count-field">
    {label}
    <input
      className="input"
      type="number"
      value={value}
      min={least}
      max={most}
      onChange={(e) => change(Math.min(most, Math.max(least, Math.round(Number(e.target.value) || least))))}
    />
  </label>
);

/** Every fault in words; the engine refuses the same ones. */
function Verdict({ scenario }: { scenario: Scenario }) {
  const faults = scenarioFaults(scenario);
  return (
    <div className={faults.length > 0 ? 'notice notice-bad' : 'notice'} aria-live="polite">
      <strong>
        {faults.length > 0
          ? 'You can’t play this scenario yet.'
          : 'Every road connects and every goal has its place. It is ready to play.'}
      </strong>
      {faults.length > 0 && (
        <ul>
          {faults.map(({ where, text }) => (
            <li key={where + text}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Files: what is saved here opens here, and in every game of this kind. */
function Exchange({ scenario, change }: Props) {
  const [faults, setFaults] = useState<readonly string[]>([]);
  const open = async (file: File | undefined) => {
    if (!file) return;
    const found = readText(await file.text());
    if (Array.isArray(found)) return setFaults(found);
    setFaults([]);
    change(found as Scenario);
  };
  return (
    <div className="fd-brushes">
      <button
        type="button"
        className="button"
        onClick={() => saveFile(`${scenario.id}.scenario.json`, JSON.stringify(scenario, null, 2), 'application/json')}
      >
        Save as a file
      </button>
      <label className="button">
        Open a file
        <input type="file" accept=".json,application/json" hidden onChange={(e) => void open(e.target.files?.[0])} />
      </label>
      {faults.length > 0 && (
        <ul className="notice notice-bad">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function readText(source: string): Scenario | readonly string[] {
  try {
    const found = readScenario(JSON.parse(source));
    return 'tiles' in found ? found : found.map(({ where, text }) => (where ? `${where}: ${text}` : text));
  } catch {
    return ['This file is not JSON.'];
  }
}
