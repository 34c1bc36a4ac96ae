import { spelled, capital } from '@nightfall/kit/words';
import { calledBy, type FireEvent, type Fires, isVillager } from '@nightfall/fires-at-midnight';
import type { SinceThen } from '@nightfall/ui';

type Of<T extends FireEvent['type']> = Extract<FireEvent, { type: T }>;

const counted = (n: number, one: string, many: string): string[] => (n === 0 ? [] : [`${spelled(n)} ${n === 1 ? one : many}`]);
const listed = (ids: readonly string[], what: string): string[] => (ids.length === 0 ? [] : [`${ids.join(', ')} ${what}`]);

/** The last damage to each house that still stands. */
const damaged = (all: readonly Of<'houseDamaged'>[]): readonly Of<'houseDamaged'>[] =>
  all.filter(({ house, integrity }, i) => integrity > 0 && !all.slice(i + 1).some((later) => later.house === house));

/** FM-21.24 What the fire did since the player's last decision: "Three explosions, ten new fires, V2 died." */
export function summary(since: SinceThen<Fires>): string | undefined {
  if (!since.events.some(({ type }) => type === 'step')) return undefined;
  return summedUp(since) ?? 'The fire did nothing.';
}

/** What happened, in one sentence of the board's words. */
export function summedUp({ events }: SinceThen<Fires>): string | undefined {
  const all = <T extends FireEvent['type']>(type: T) => events.filter((e): e is Of<T> => e.type === type);
  const turned = (to: number) =>
    new Set(
      all('marker')
        .filter((e) => e.to === to)
        .map((e) => e.sq),
    ).size;
  const safe = all('left').filter(({ load }) => isVillager(load));
  const dead = all('villagerDied');
  const newcomers = all('villagerPlaced').map(({ id }) => id);
  const isNew = (id: string) => newcomers.includes(id);
  const isLost = (id: string) => dead.some((one) => one.id === id);
  const parts = [
    ...safe.map(({ load }) => `${calledBy(load)} is safe`),
    ...dead.map(({ id }) => `${calledBy(id)} ${isNew(id) ? 'called for help and died' : 'died'}`),
    ...counted(all('explosion').length, 'explosion', 'explosions'),
    ...counted(turned(2), 'new fire', 'new fires'),
    ...counted(turned(1), 'new cloud of smoke', 'new clouds of smoke'),
    ...damaged(all('houseDamaged')).map(({ house, integrity }) => `${house} damaged (${integrity} left)`),
    ...listed(
      all('houseCollapsed').map(({ house }) => house),
      'collapsed',
    ),
    ...listed(
      all('chestExploded').map(({ id }) => id),
      'exploded',
    ),
    ...listed(
      all('knockedDown').map(({ f }) => f),
      'knocked down',
    ),
    ...listed(
      all('treeBurnt').map(({ id }) => id),
      'burnt down',
    ),
    ...listed(
      all('waterTrimmed').map(({ f }) => f),
      'spilt one water',
    ),
    ...newcomers.filter((id) => !isLost(id)).map((id) => `${calledBy(id)} calls for help`),
  ];
  if (parts.length === 0) return undefined;
  const text = parts.join(', ');
  return `${capital(text)}.`;
}
