import { scenarioById, SCENARIOS, type Scenario } from '@nightfall/firefighters-on-duty';
import type { Json, Setup } from '@nightfall/kernel';
import { Editor } from './editor.tsx';
import { ScenarioMap } from './map.tsx';
import { ROOM } from './room.ts';
import './editor.css';

type Props = { readonly setup: Setup; readonly change: (setup: Setup) => void };
const isDraft = (data: unknown): data is Scenario =>
  typeof data === 'object' && data !== null && 'tiles' in data && 'specials' in data && 'goals' in data && 'place' in data;
const plain = (scenario: Scenario): Json => JSON.parse(JSON.stringify(scenario));

/** On the page of a new game: the map that was chosen, and the editor for one of one's own. */
export default function SetupExtra({ setup, change }: Props) {
  const { options, players } = setup;
  const set = (part: { [id: string]: Json }) => change({ ...setup, options: { ...options, ...part } });
  const own = options['own'];
  if (isDraft(own))
    return (
      <>
        <Editor scenario={own} change={(scenario) => set({ own: plain(scenario) })} />
        <button type="button" className="button" onClick={() => set({ own: null })}>
          Back to the scenarios in the book
        </button>
      </>
    );
  const chosen = scenarioById(String(options['scenario'] ?? 'SC-1')) ?? SCENARIOS[0]!;
  const copy = { ...chosen, id: 'OWN-1', name: `${chosen.name}, changed` };
  return (
    <figure className="fd-preview" style={ROOM}>
      <ScenarioMap scenario={chosen} crew={players} label={`The map of ${chosen.name}`} />
      <figcaption>
        <button type="button" className="button" onClick={() => set({ own: plain(copy) })}>
          Change a copy of this map
        </button>
      </figcaption>
    </figure>
  );
}
