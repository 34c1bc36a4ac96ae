import { capital, listed, spelled } from '@nightfall/kit/words';
import { cardName, kindName, type Madness, type MadnessEvent } from '@nightfall/midnight-madness';
import type { SinceThen } from '@nightfall/ui';

type Of<T extends MadnessEvent['type']> = Extract<MadnessEvent, { type: T }>;

const counted = (n: number, one: string, many: string): string[] => (n === 0 ? [] : [`${spelled(n)} ${n === 1 ? one : many}`]);

/** What happened since the player's last decision. Until the monsters have moved there is nothing to catch up on. */
export const summary = (since: SinceThen<Madness>): string | undefined =>
  since.events.some((e) => e.type === 'phase' && e.phase === 'move') ? summedUp(since) : undefined;

/** What happened, in one sentence of the board's words. */
export function summedUp({ events, name }: SinceThen<Madness>): string | undefined {
  const all = <T extends MadnessEvent['type']>(type: T) => events.filter((e): e is Of<T> => e.type === type);
  const slain = all('slain').map(({ kind }) => kindName(kind));
  const parts = [
    ...playsOf(all('cardPlayed'), name),
    ...(slain.length > 0 ? [`${listed(slain)} slain`] : []),
    ...all('towerLost').map(({ arc }) => `tower ${arc} fell`),
    ...all('wallLost').map(({ arc }) => `wall ${arc} fell`),
    ...counted(all('flipped').length, 'token flipped', 'tokens flipped'),
    ...all('cardsLost').map(({ seat, cards }) => `${name(seat)} lost ${listed(cards.map(cardName))}`),
    ...counted(
      all('tokenArrived').filter(({ isStart }) => !isStart).length,
      'new token came out of the forest',
      'new tokens came out of the forest',
    ),
  ];
  if (parts.length === 0) return undefined;
  return `${capital(parts.join(', '))}.`;
}

/** More cards than that are counted; the log has their names. */
const FEW = 3;
function playsOf(plays: readonly Of<'cardPlayed'>[], name: SinceThen<Madness>['name']): string[] {
  const seats = [...new Set(plays.map(({ seat }) => seat))];
  return seats.map((seat) => {
    const cards = plays.filter((play) => play.seat === seat).flatMap((play) => play.cards.map(cardName));
    return `${name(seat)} played ${cards.length > FEW ? `${spelled(cards.length)} cards` : listed(cards)}`;
  });
}
