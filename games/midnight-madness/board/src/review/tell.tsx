import {
  type Card,
  cardName,
  factsOf,
  type Kind,
  kindFacts,
  kindName,
  type MadnessEvent,
  type Phase,
  RING_NAMES,
  type Space,
  type State,
} from '@nightfall/midnight-madness';
import type { Seat } from '@nightfall/kernel';
import type { Told } from '@nightfall/ui';
import { cardIcon } from '../picture/card.tsx';
import { ICONS, type IconName } from '../picture/icons.ts';
import { arcOf, ringOf } from '../picture/shown.ts';
import { iconOf } from '../picture/token.tsx';

type Name = (seat: Seat) => string;
const art = (icon: IconName) => (
  <svg viewBox="0 0 512 512">
    <path d={ICONS[icon]} fill="currentColor" />
  </svg>
);

const PHASES: Partial<Record<Phase, string>> = { move: 'The monsters move', reveal: 'Reveal', draw: 'New monsters' };

const placeWords = (space: Space): string => `${RING_NAMES[ringOf(space)]} ring, arc ${arcOf(space)}`;

/** At what a card is played, in the words of the board. */
function targetWords(v: State, token: number | null, arc: number | null): string | undefined {
  const hit = v.tokens.find(({ id }) => id === token);
  if (hit) return `at the ${hit.kind ? kindName(hit.kind) : 'hidden token'} in arc ${hit.arc}`;
  return arc === null ? undefined : `at wall ${arc}`;
}

function cardTold(v: State, { seat, cards, token, arc }: Extract<MadnessEvent, { type: 'cardPlayed' }>, name: Name): Told {
  const [card] = cards as readonly [Card, ...Card[]];
  return {
    kind: 'card',
    title: cards.map(cardName).join(' with '),
    text: factsOf(card).text,
    by: seat,
    art: art(cardIcon(card)),
    at: targetWords(v, token, arc) ?? `${name(seat)} plays it`,
    marks: [...(token === null ? [] : [`t${token}`]), ...(arc === null ? [] : [`wall${arc}`])],
  };
}
const revealed = (kind: Kind, space: Space, token: number): Told => ({
  kind: 'reveal',
  title: kindName(kind),
  text: kindFacts(kind).text,
  at: placeWords(space),
  art: art(iconOf(kind)),
  marks: [`t${token}`],
});

type Of<T extends MadnessEvent['type']> = Extract<MadnessEvent, { type: T }>;
/** The last tower but one, and the last, are moments of their own. */
function fallOf({ arc, left }: Of<'towerLost'>): Told {
  const marks = [`tower${arc}`];
  if (left > 1) return { kind: 'chain', title: `Tower ${arc} falls`, marks, hold: 900 };
  const title = left === 1 ? 'One tower left' : 'The last tower falls';
  const text = left === 1 ? 'If it falls, the castle is lost.' : undefined;
  return { kind: 'moment', tone: 'bad', title, at: `Tower ${arc} falls.`, ...(text && { text }), marks };
}
const lastBlow = ({ kind, seat, token }: Of<'slain'>, name: Name): Told => ({
  kind: 'moment',
  tone: 'good',
  title: 'The last blow',
  at: `${name(seat)} slays the ${kindName(kind)}.`,
  text: 'Nothing is left in the forest.',
  art: art(iconOf(kind)),
  marks: [`t${token}`],
});

/** What others, and the monsters, do: staged so that it can be followed. */
export function tell(e: MadnessEvent, v: State, name: Name): Told | undefined {
  switch (e.type) {
    case 'phase':
      return PHASES[e.phase] === undefined ? undefined : { kind: 'phase', title: PHASES[e.phase]! };
    case 'cardPlayed':
      return cardTold(v, e, name);
    case 'flipped':
      return revealed(e.kind, e.space, e.token);
    case 'abilityUsed':
      return {
        ...revealed(e.kind, e.space, e.token),
        kind: 'chain',
        title: `${kindName(e.kind)}: ${kindFacts(e.kind).text}`,
        hold: 900,
      };
    case 'boulderRolled':
      return { kind: 'chain', title: 'The boulder rolls', hold: 800 };
    case 'wallLost':
      return { kind: 'chain', title: `Wall ${e.arc} falls`, marks: [`wall${e.arc}`], hold: 700 };
    case 'towerLost':
      return fallOf(e);
    case 'cardsLost':
      return { kind: 'chain', title: `${name(e.seat)} loses ${e.cards.map(cardName).join(', ')}`, hold: 900 };
    case 'slain':
      return e.left === 0 ? lastBlow(e, name) : { kind: 'chain', title: `${kindName(e.kind)} slain`, hold: 500 };
    default:
      return undefined;
  }
}
