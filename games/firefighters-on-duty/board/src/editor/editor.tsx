import { readScenario, scenarioFaults, type Scenario } from '@nightfall/firefighters-on-duty';
import { Brushes, Files, Verdict } from '@nightfall/ui';
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
      <Brushes label="What to place" brushes={BRUSHES} brush={brush} take={setBrush}>
        {brush === 'call' && <Count label="In round" value={round} least={1} most={6} change={setRound} />}
      </Brushes>
      <ScenarioMap
        scenario={scenario}
        crew={crew}
        label="Tap a space to place something"
        onSpace={(id) => change(paint(scenario, id, brush, round))}
      />
      <Count label="Show it for crews" value={crew} least={1} most={4} change={setCrew} />
      <Count label="Rounds" value={scenario.rounds} least={1} most={6} change={(rounds) => change({ ...scenario, rounds })} />
      <Goals scenario={scenario} change={change} />
      <Playable scenario={scenario} />
      <Files
        name={`${scenario.id}.scenario.json`}
        value={scenario}
        read={(text) => {
          const found = readText(text);
          if (!isScenario(found)) return found;
          change(found);
          return [];
        }}
      />
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
const Count = ({ label, value, least, most, change }: CountProps) => (
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

/** The engine refuses the same faults. */
function Playable({ scenario }: { scenario: Scenario }) {
  const faults = scenarioFaults(scenario).map(({ text }) => text);
  const isBad = faults.length > 0;
  const verdict = isBad
    ? 'You can’t play this scenario yet.'
    : 'Every road connects and every goal has its place. It is ready to play.';
  return <Verdict isBad={isBad} verdict={verdict} faults={faults} />;
}

const isScenario = (found: Scenario | readonly string[]): found is Scenario => 'tiles' in found;
function readText(source: string): Scenario | readonly string[] {
  try {
    const found = readScenario(JSON.parse(source));
    return 'tiles' in found ? found : found.map(({ where, text }) => (where ? `${where}: ${text}` : text));
  } catch {
    return ['This file is not JSON.'];
  }
}
