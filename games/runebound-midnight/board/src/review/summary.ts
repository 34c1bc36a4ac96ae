import { capital, listed } from '@nightfall/kit/words';
import type { Seat } from '@nightfall/kernel';
import { challengeOf, characterOf, placeName, type Rune, type RuneEvent, type View } from '@nightfall/runebound-midnight';
import type { SinceThen } from '@nightfall/ui';

type Of<T extends RuneEvent['type']> = Extract<RuneEvent, { type: T }>;
const last = <V>(list: readonly V[]): readonly V[] => list.slice(-1);

/** The sides' gains first, then who went where: "The threat rose to 3, patrol 2 went to Cale, Kael beat Pit Hounds." */
export function summary({ events: told, after }: SinceThen<Rune>): string | undefined {
  // What one did in one's own turn is known.
  const events = told.slice(told.findIndex(({ type }) => type === 'turnBegan'));
  const all = <T extends RuneEvent['type']>(type: T) => events.filter((e): e is Of<T> => e.type === type);
  const who = (seat: Seat) => characterOf(after, seat);
  const bought = boughtBy(all('itemGained'), who);
  // In one's own turn there is nothing to catch up on.
  if (all('turnBegan').length === 0) return undefined;
  const parts = [
    ...all('mirrorTaken').map(({ space }) => `the mirror of ${placeName(space)} broke`),
    ...last(all('threatRose')).map(({ level }) => `the threat rose to ${level}`),
    ...fightsOf(events, after),
    ...all('knockedOut').map(({ seat }) => `${who(seat)} was knocked out`),
    ...walksOf(all('patrolMoved'), ({ patrol }) => `patrol ${patrol}`),
    ...walksOf(all('heroMoved'), ({ seat }) => who(seat), bought),
    ...all('patrolPlaced').map(({ patrol, space }) => `patrol ${patrol} appeared in ${placeName(space)}`),
    ...[...bought].map(([name, what]) => `${name} ${what}`),
  ];
  if (parts.length === 0) return undefined;
  return `${capital(listed(parts))}.`;
}

/** Each piece once: where it ended up and what it did. Lines used here are dropped from the rest. */
function walksOf<E extends { readonly to: string }>(
  moves: readonly E[],
  piece: (move: E) => string,
  deeds = new Map<string, string>(),
): string[] {
  const ends = new Map(moves.map((move) => [piece(move), move.to]));
  return [...ends].map(([name, to]) => {
    const deed = deeds.get(name);
    deeds.delete(name);
    return `${name} went to ${placeName(to)}${deed ? ` and ${deed}` : ''}`;
  });
}
function boughtBy(gains: readonly Of<'itemGained'>[], who: (seat: Seat) => string): Map<string, string> {
  const seats = [...new Set(gains.map(({ seat }) => seat))];
  const count = (seat: Seat) => gains.filter((gain) => gain.seat === seat).length;
  return new Map(seats.map((seat) => [who(seat), `bought ${count(seat) > 1 ? 'Items' : 'an Item'}`]));
}

/** Who fought what, and how it ended. */
function fightsOf(events: readonly RuneEvent[], after: View): string[] {
  const told: string[] = [];
  let fighters = '';
  let foe = '';
  for (const event of events) {
    if (event.type === 'combatBegan') [fighters, foe] = [listed(event.seats.map((seat) => characterOf(after, seat))), ''];
    if (event.type === 'revealed') foe = challengeOf(event.card).name;
    if (event.type === 'combatEnded' && foe !== '' && fighters !== '')
      told.push(event.outcome === 'won' ? `${fighters} beat ${foe}` : `${fighters} did not beat ${foe}`);
  }
  return told;
}
