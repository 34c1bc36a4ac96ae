import { listed } from '@nightfall/kit/words';
import {
  cityOf,
  deliveredName,
  eventName,
  evacuatedName,
  game,
  placeName,
  scenarioOf,
  type Fd,
  type FdEvent,
  type State,
} from '@nightfall/firefighters-on-duty';
import type { Seat } from '@nightfall/kernel';
import { counted, retell, toldIn, type Story } from '@nightfall/ui';

type Of<K extends FdEvent['type']> = Extract<FdEvent, { type: K }>;
/** What one remembers of a shift. */
type Notes = {
  /** Houses on fire and people in danger when the first round began. */
  begun: { readonly houses: number; readonly people: number } | undefined;
  readonly out: number[];
  readonly saved: string[];
  readonly burned: string[];
  readonly hurt: string[];
  /** The Fire Phase that brought most, by its round. */
  readonly nights: { readonly round: number; fires: number; readonly cards: string[] }[];
  /** The jet that saved most: from three fires on a house draws cards, from four it is lost. */
  near: (Of<'extinguish'> & { readonly round: number }) | undefined;
};

const countOf = (s: State, is: (here: State['spaces'][number]) => boolean): number => s.spaces.filter(is).length;
const sumOf = (s: State, of: (here: State['spaces'][number]) => number): number => s.spaces.reduce((n, here) => n + of(here), 0);
/** "three" */
const word = (n: number): string => counted(n, '', '').trim();
const NEAR = 3;

function note(notes: Notes, event: FdEvent, now: State): void {
  const night = notes.nights.at(-1);
  switch (event.type) {
    case 'actionBegan':
      notes.begun ??= { houses: countOf(now, ({ active }) => active > 0), people: sumOf(now, ({ civ, inj }) => civ + inj) };
      return;
    case 'extinguish':
      notes.out[event.seat] = (notes.out[event.seat] ?? 0) + event.removed;
      if (event.removed > 0 && event.left + event.removed >= NEAR && event.left < NEAR && gain(event) > gain(notes.near))
        notes.near = { ...event, round: now.round };
      return;
    case 'evacuated':
      return void notes.saved.push(evacuatedName(event.total));
    case 'delivered':
      return void notes.saved.push(deliveredName(event.total));
    case 'bell':
      return void notes.nights.push({ round: event.round, fires: 0, cards: [] });
    case 'firePlaced':
      if (night) night.fires += event.count;
      return;
    case 'eventDrawn':
      return void night?.cards.push(`${eventName(event.card)} in ${event.space}`);
    case 'burnedDown':
      return void notes.burned.push(event.space);
    case 'injured':
      return void notes.hurt.push(event.space);
    default:
  }
}
const gain = (jet: Of<'extinguish'> | undefined): number => (jet ? 10 * (jet.left + jet.removed) + jet.removed : 0);

const opening = ({ begun }: Notes): string | undefined =>
  begun &&
  `${counted(begun.houses, 'house')} burned when the shift began${begun.people > 0 ? `, and ${counted(begun.people, 'person', 'people')} had to get out` : ''}.`;

const rescued = ({ saved }: Notes): string | undefined =>
  saved.length === 0 ? undefined : `${listed(saved)} ${saved.length === 1 ? 'was' : 'were'} brought to safety.`;

/** The Fire Phase that turned the shift. */
function worst({ nights }: Notes): string | undefined {
  const [most] = nights.toSorted((a, b) => b.fires - a.fires);
  if (!most || most.fires < 2) return undefined;
  const cards = most.cards.length > 0 ? `${listed(most.cards.slice(0, 2))}, and ` : '';
  return `The worst came after round ${most.round}: ${cards}${counted(most.fires, 'new fire')}.`;
}
/** Who or what was lost, or how near it was. */
function price(
  { burned, hurt, near }: Notes,
  { result }: State,
  ids: readonly string[],
  name: (seat: Seat) => string,
): string | undefined {
  if (result?.reason === 'casualty') return `Nobody reached the injured on ${placeName(ids[result.space]!)} in time.`;
  if (burned.length > 0) return `${listed(burned)} burned to the ground.`;
  if (near)
    return `With ${counted(near.left + near.removed, 'fire')} in ${near.space}, ${name(near.seat)} put out ${near.left === 0 ? 'all of them' : `${word(near.removed)} of them`} just in time.`;
  return hurt.length > 0 ? `The flames hurt somebody on ${listed([...new Set(hurt)].map(placeName))}.` : undefined;
}
/** Who fought the fire, and how it ended. */
function ending({ out }: Notes, s: State, name: (seat: Seat) => string): string {
  const ranked = s.crews
    .map((_, seat) => seat)
    .filter((seat) => (out[seat] ?? 0) > 0)
    .toSorted((a, b) => out[b]! - out[a]!);
  const deeds = ranked.map((seat, i) => `${name(seat)} ${i === 0 ? `put out ${counted(out[seat]!, 'fire')}` : word(out[seat]!)}`);
  const { rounds } = scenarioOf(s);
  const end = s.result?.won
    ? s.round < rounds
      ? `in round ${s.round} of ${rounds} all was clear`
      : 'at the last bell the city stood'
    : `in round ${s.round} of ${rounds} the city was lost`;
  return deeds.length === 0 ? `${end}.` : `${listed(deeds)}; ${end}.`;
}

/** A shift in up to five sentences. */
const story: Story = (record, name) => {
  const notes: Notes = { begun: undefined, out: [], saved: [], burned: [], hurt: [], nights: [], near: undefined };
  const end = retell<Fd>(game, record, (event, now) => note(notes, event, now));
  if (!end) return [];
  return toldIn([
    opening(notes),
    rescued(notes),
    worst(notes),
    price(notes, end, cityOf(end).ids, name),
    ending(notes, end, name),
  ]);
};
export default story;
