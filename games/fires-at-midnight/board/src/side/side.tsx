import {
  type Fires,
  type Firefighter,
  type View,
  deadCount,
  explosionCount,
  phaseOf,
  ruinCount,
  savedCount,
} from '@nightfall/fires-at-midnight';
import { useShown, type BoardProps } from '@nightfall/ui';
import { showEvent } from '../picture/shown.ts';

type Count = {
  readonly label: string;
  readonly short: string;
  readonly now: number;
  readonly of: number;
  readonly leads: string;
  readonly kind: 'good' | 'bad';
};

const ordinal = (n: number): string => `${n}${{ 1: 'st', 2: 'nd', 3: 'rd' }[n] ?? 'th'}`;

/** FM-21.4 What is counted, and where each count leads. */
function countsOf(view: View): readonly Count[] {
  const { needSaved, deadLimit, explosionMarkers } = view.settings;
  const [saved, dead, booms, ruins] = [savedCount(view), deadCount(view), explosionCount(view), ruinCount(view)];
  return [
    { label: 'Villagers saved', short: 'saved', now: saved, of: needSaved, leads: 'wins the game', kind: 'good' },
    { label: 'Villagers dead', short: 'dead', now: dead, of: deadLimit, leads: 'loses the game', kind: 'bad' },
    {
      label: 'Explosions',
      short: 'explosions',
      now: booms,
      of: explosionMarkers,
      leads: `a ${ordinal(explosionMarkers + 1)} loses the game`,
      kind: 'bad',
    },
    { label: 'Houses fallen', short: 'ruins', now: ruins, of: 4, leads: 'all four lose the game', kind: 'bad' },
  ];
}

/** FM-21.4 The counters in one line, where there is no room beside the table. */
export const CountStrip = ({ view }: { view: View }) => (
  <ul className="fm-strip" aria-label="Counters" data-over={phaseOf(view) === 'over'}>
    {countsOf(view).map(({ short, now, of, kind }) => (
      <li key={short} data-near={kind === 'bad' && now >= of - 1}>
        <b>
          {now}/{of}
        </b>{' '}
        {short}
      </li>
    ))}
  </ul>
);

/** FM-21.4, FM-21.5 The counters, each with what it leads to, and a card for each firefighter. */
export function Side({ view: now, name, look, event }: BoardProps<Fires>) {
  const view = useShown(now, event, showEvent);
  const toCome = view.villagers.filter((p) => p.state === 'pool').length;
  return (
    <div className="fm-side">
      {countsOf(view).map((count) => (
        <Counter key={count.label} {...count} />
      ))}
      <p className="fm-round">
        {view.round > 0 && `Round ${view.round}, turn ${view.turn}. `}
        {toCome === 1 ? '1 villager' : `${toCome} villagers`} still to come.
      </p>
      {view.crew.map((f) => (
        <Card key={f.id} f={f} view={view} owner={name(f.owner)} look={look} />
      ))}
    </div>
  );
}

const Counter = ({ label, now, of, leads, kind }: Count) => (
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
  const points = view.active === f.id ? view.ap : 0;
  const state = f.down ? 'on the ground' : f.at === null ? (f.exit ? 'off the table' : 'not placed yet') : 'standing';
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
      <div className="fm-state">
        <p>
          {view.active === f.id ? `${view.ap} AP · ` : ''}
          {f.water} water · {f.load ? `carries ${f.load} · ` : ''}
          {state}
          {f.acted ? ' · has acted' : ''}
        </p>
        {points + f.water > 0 && <Stock points={points} water={f.water} />}
      </div>
    </section>
  );
}

/** What the firefighter has in hand, to see at a glance; the words above say the same. */
const Stock = ({ points, water }: { points: number; water: number }) => (
  <svg viewBox={`0 0 ${18 * (points + water)} 20`} className="fm-stock" aria-hidden="true">
    {Array.from({ length: points }, (_, i) => (
      <circle key={i} cx={9 + i * 18} cy={10} r={6.5} className="fm-point" />
    ))}
    {Array.from({ length: water }, (_, i) => (
      <path
        key={i}
        d="M0 -9C5 -2 6.5 1 6.5 4A6.5 6.5 0 0 1 -6.5 4C-6.5 1 -5 -2 0 -9Z"
        transform={`translate(${9 + (points + i) * 18} 9)`}
        className="fm-drop"
      />
    ))}
  </svg>
);
