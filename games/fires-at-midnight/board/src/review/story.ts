import { listed } from '@nightfall/kit/words';
import {
  deadCount,
  explosionCount,
  game,
  savedCount,
  villagerName,
  type FireEvent,
  type Fires,
  type State,
  isVillager,
} from '@nightfall/fires-at-midnight';
import type { Seat } from '@nightfall/kernel';
import { counted, retell, toldIn, type Story } from '@nightfall/ui';

type Name = (seat: Seat) => string;
type Of<T extends FireEvent['type']> = Extract<FireEvent, { type: T }> & { readonly round: number };
export type Tale = {
  readonly end: State;
  readonly rescues: readonly Of<'left'>[];
  readonly deaths: readonly Of<'villagerDied'>[];
  readonly explosions: readonly Of<'explosion'>[];
  readonly ruins: readonly Of<'houseCollapsed'>[];
};

/** What a night is retold from; undefined if its record cannot be replayed. */
export function taleOf(record: string): Tale | undefined {
  const told: { -readonly [K in Exclude<keyof Tale, 'end'>]: Tale[K][number][] } = {
    rescues: [],
    deaths: [],
    explosions: [],
    ruins: [],
  };
  const end = retell<Fires>(game, record, (e, { round }) => {
    if (e.type === 'left' && isVillager(e.load)) told.rescues.push({ ...e, round });
    if (e.type === 'villagerDied') told.deaths.push({ ...e, round });
    if (e.type === 'explosion') told.explosions.push({ ...e, round });
    if (e.type === 'houseCollapsed') told.ruins.push({ ...e, round });
  });
  return end && { end, ...told };
}

/** The night in at most five sentences: who fought it, the worst round, the near miss, who was lost, how it ended. */
export const story = (tale: Tale, name: Name): readonly string[] =>
  toldIn([opening(tale, name), worstRound(tale), nearMiss(tale), lost(tale), ending(tale, name)]);

const retold: Story = (record, name) => {
  const tale = taleOf(record);
  return tale ? story(tale, name) : [];
};
export default retold;

const people = (deaths: readonly { readonly id: string }[]) => listed(deaths.map(({ id }) => villagerName(id)));

function opening({ end }: Tale, name: Name): string {
  const crew = listed([...new Set(end.crew.map(({ owner }) => name(owner)))]);
  const saved = savedCount(end);
  const out = saved === 0 ? 'carried nobody out' : `carried ${counted(saved, 'villager')} out`;
  return `${crew} fought the fire for ${counted(end.round, 'round')} and ${out}.`;
}

/** The round that cost most, if it cost more than one thing. */
function worstRound({ deaths, explosions, ruins }: Tale): string | undefined {
  const within = <E extends { readonly round: number }>(all: readonly E[], round: number) => all.filter((e) => e.round === round);
  const lostIn = (round: number) => [
    ...(within(explosions, round).length > 0 ? [counted(within(explosions, round).length, 'explosion')] : []),
    ...within(ruins, round).map(({ house }) => `${house} fell`),
    ...(within(deaths, round).length > 0 ? [`${people(within(deaths, round))} died`] : []),
  ];
  const harm = (round: number) =>
    3 * within(deaths, round).length + 2 * within(ruins, round).length + within(explosions, round).length;
  const rounds = [...new Set([...deaths, ...explosions, ...ruins].map(({ round }) => round))];
  const worst = rounds.toSorted((a, b) => harm(b) - harm(a))[0];
  return worst === undefined || harm(worst) < 4 ? undefined : `The worst was round ${worst}: ${listed(lostIn(worst))}.`;
}

/** How little was missing, either way. */
function nearMiss({ end }: Tale): string | undefined {
  const { needSaved, deadLimit, explosionMarkers } = end.settings;
  if (end.result?.win === false) {
    const missing = needSaved - savedCount(end);
    return missing <= 2 ? `${counted(missing, 'more rescue')} would have saved the night.` : undefined;
  }
  if (deadCount(end) === deadLimit - 1) return 'One more death would have lost the night.';
  return explosionCount(end) >= explosionMarkers ? 'One more explosion would have lost the night.' : undefined;
}

/** Those who were lost on a night that was won, unless the worst round has told of all of them. */
function lost(tale: Tale): string | undefined {
  const { deaths, end } = tale;
  if (!end.result?.win) return undefined;
  if (deaths.length === 0) return 'Nobody was lost.';
  const isTold = worstRound(tale)?.includes(`${people(deaths)} died`);
  return isTold ? undefined : `${people(deaths)} did not live to see the morning.`;
}

function ending({ end, rescues, deaths, ruins }: Tale, name: Name): string | undefined {
  const last = rescues.at(-1);
  const by = (f: string) => name(end.crew.find(({ id }) => id === f)?.owner ?? 0);
  if (end.result?.reason === 'saved' && last)
    return `In round ${last.round} ${by(last.f)} brought ${villagerName(last.load)} out, the last who was needed.`;
  if (end.result?.reason === 'dead' && deaths.length > 0) return `With ${villagerName(deaths.at(-1)!.id)} one too many was lost.`;
  if (end.result?.reason === 'houses' && ruins.length > 0) return `With ${ruins.at(-1)!.house} one house too many fell.`;
  return end.result?.reason === 'explosions' ? 'Then one explosion too many tore the night apart.' : undefined;
}
