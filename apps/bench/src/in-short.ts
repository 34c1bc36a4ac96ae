import { entry } from '@nightfall/catalog';

type Results = { readonly [bench: string]: object };
type Figure = { readonly what: string; readonly at: readonly string[]; readonly inWords: (value: number) => string };

const digits = (most: number) => (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: most });
const times = (value: number) => `${digits(2)(value)} times as fast`;
const milliseconds = (value: number) => `${digits(2)(value)} ms`;
const NIGHTFALL = 'nightfall (SQLite, durable)';

/** The ten figures that tell the most. */
const TEN: readonly Figure[] = [
  { what: 'A small game, against boardgame.io', at: ['kernel', 'ratios', 'boardgameIo'], inWords: times },
  { what: 'The same, against a loop written for that game alone', at: ['kernel', 'ratios', 'bareLoop'], inWords: times },
  {
    what: 'Moves a second through the server, each stored first',
    at: ['server', 'servers', NIGHTFALL, 'movesPerSecond'],
    inWords: digits(0),
  },
  {
    what: 'Moves per processor second, against boardgame.io’s server',
    at: ['server', 'ratios', 'boardgame.io (memory)'],
    inWords: times,
  },
  { what: 'The same, against Colyseus as shipped', at: ['server', 'ratios', 'colyseus (memory)'], inWords: times },
  { what: 'From a move to its answer, half of them', at: ['server', 'servers', NIGHTFALL, 'p50'], inWords: milliseconds },
  {
    what: 'From a deed against the clock to the other screens, 99 of 100',
    at: ['realtime', 'firefighters-on-duty', 'p99'],
    inWords: milliseconds,
  },
  { what: 'Undo after a thousand inputs', at: ['match', 'games', 'ledger', 'undo', 'medianMs'], inWords: milliseconds },
  { what: 'Opening a match of 5,000 inputs', at: ['long', 'open', 'medianMs'], inWords: milliseconds },
  { what: 'A figure’s reach and path in Fires, half of them', at: ['planner', 'medianMs'], inWords: milliseconds },
];
const valueAt = (results: Results, at: readonly string[]): unknown =>
  at.reduce<unknown>((found, key) => (found as { readonly [key: string]: unknown } | undefined)?.[key], results);

/** A table of those that were measured. */
export function inShort(results: Results): string {
  const rows = TEN.flatMap(({ what, at, inWords }) => {
    const value = valueAt(results, at);
    return typeof value === 'number' ? [`| ${what} | ${inWords(value)} |`] : [];
  });
  return ['| in short | |', '|---|---|', ...rows].join('\n');
}

const [WIDTH, NAMES, ROW] = [640, 230, 30];
type Speed = readonly [name: string, stepsPerSecond: number];
function speedsIn(results: Results): readonly Speed[] {
  const games = (valueAt(results, ['games', 'games']) ?? {}) as { readonly [id: string]: { readonly stepsPerSecond: number } };
  return Object.entries(games).map(([id, { stepsPerSecond }]) => [entry(id)?.name ?? id, stepsPerSecond]);
}
/** Random games of each kind, in decisions and throws per second of processor time; undefined where they were not measured. */
export function speedChart(results: Results): string | undefined {
  const speeds = speedsIn(results);
  if (speeds.length === 0) return undefined;
  const most = Math.max(...speeds.map(([, speed]) => speed));
  const bars = speeds.map(([name, speed], i) => {
    const length = ((WIDTH - NAMES - 90) * speed) / most;
    const y = 12 + ROW * i;
    return `<text x="12" y="${y + 18}">${name}</text><rect x="${NAMES}" y="${y + 4}" width="${length.toFixed(1)}" height="18" rx="3"/><text x="${(NAMES + length + 8).toFixed(1)}" y="${y + 18}">${digits(0)(speed)}</text>`;
  });
  const height = ROW * speeds.length + 24;
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="Decisions and throws per second" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}"><style>svg{font:15px system-ui,sans-serif;background:#0b1020}text{fill:#e9eefc}rect{fill:#ff9d3c}</style>${bars.join('')}</svg>\n`;
}
