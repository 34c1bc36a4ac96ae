import type { Fires, Firefighter, View } from '@nightfall/fires-at-midnight';
import { deadCount, explosionCount, ruinCount, savedCount } from '@nightfall/fires-at-midnight/table';
import type { BoardProps } from '@nightfall/ui';

/** FM-21.4, FM-21.5 The counters, each with what it leads to, and a card for each firefighter. */
export function Side({ view, name, look }: BoardProps<Fires>) {
  const { settings } = view;
  return (
    <div className="fm-side">
      <Counter label="Villagers saved" now={savedCount(view)} of={settings.needSaved} leads="wins the night" kind="good" />
      <Counter label="Villagers dead" now={deadCount(view)} of={settings.deadLimit} leads="loses it" kind="bad" />
      <Counter
        label="Explosions"
        now={explosionCount(view)}
        of={settings.explosionMarkers}
        leads="one more loses it"
        kind="bad"
      />
      <Counter label="Houses fallen" now={ruinCount(view)} of={4} leads="all four lose it" kind="bad" />
      <p className="fm-round">
        Round {view.round}, turn {view.turn}. {view.villagers.filter((p) => p.state === 'pool').length} villagers still to come.
      </p>
      {view.crew.map((f) => (
        <Card key={f.id} f={f} view={view} owner={name(f.owner)} look={look} />
      ))}
    </div>
  );
}

const Counter = ({
  label,
  now,
  of,
  leads,
  kind,
}: {
  label: string;
  now: number;
  of: number;
  leads: string;
  kind: 'good' | 'bad';
}) => (
  <div className={`fm-counter fm-${kind}`}>
    <span>{label}</span>
    <b>
      {now} of {of}
    </b>
    <span className="fm-boxes" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <i key={i} data-full={i < now} />
      ))}
    </span>
    <small>{leads}</small>
  </div>
);

function Card({ f, view, owner, look }: { f: Firefighter; view: View; owner: string; look: (mark: string | undefined) => void }) {
  const state = f.down ? 'on the ground' : f.at === null ? (f.exit ? 'outside the table' : 'to be placed') : 'standing';
  return (
    <section
      className="fm-card"
      data-active={view.active === f.id}
      data-acted={f.acted}
      onPointerEnter={() => look(f.id)}
      onPointerLeave={() => look(undefined)}
    >
      <h3>
        <span className={`fm-badge fm-crew-${f.id}`}>{f.id.slice(1)}</span> {f.id} <small>{owner}</small>
      </h3>
      <p>
        {view.active === f.id ? `${view.ap} AP · ` : ''}
        {f.water} water · {f.load ? `carries ${f.load} · ` : ''}
        {state}
        {f.acted ? ' · has acted' : ''}
      </p>
    </section>
  );
}
