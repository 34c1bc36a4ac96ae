import { eventName, type Fd, type FdEvent } from '@nightfall/firefighters-on-duty';
import type { SinceThen } from '@nightfall/ui';

type Of<K extends FdEvent['type']> = Extract<FdEvent, { type: K }>;
const counted = (n: number, one: string, many = `${one}s`): string[] => (n === 0 ? [] : [`${n} ${n === 1 ? one : many}`]);

/** What the last Fire Phase did, in one sentence: "6 new fires, E1 burned down, Gas Leak in C3." */
export function summary({ events }: SinceThen<Fd>): string | undefined {
  const all = <K extends FdEvent['type']>(type: K) => events.filter((e): e is Of<K> => e.type === type);
  if (all('step').length === 0) return undefined;
  const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
  const parts = [
    ...counted(sum(all('firePlaced').map(({ count }) => count)), 'new fire'),
    ...all('burnedDown').map(({ space }) => `${space} burned down`),
    ...counted(sum(all('injured').map(({ count }) => count)), 'person hurt', 'people hurt'),
    ...counted(all('hazardTriggered').length, 'explosion'),
    ...counted(all('vehicleRemoved').length, 'vehicle lost', 'vehicles lost'),
    ...counted(all('vehicleDamaged').length, 'vehicle damaged', 'vehicles damaged'),
    ...all('eventDrawn').map(({ card, space }) => `${eventName(card)} in ${space}`),
    ...all('callAnswered').map(
      ({ space, response }) => `the call from ${space} ${response === 'late' ? 'too late' : 'answered'}`,
    ),
    ...counted(sum(all('negativePoint').map(({ count }) => count)), 'point against you', 'points against you'),
  ];
  return parts.length === 0 ? 'The fire did nothing.' : `${parts.join(', ')}.`;
}
