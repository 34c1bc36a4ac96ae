import { capital } from '@nightfall/kit/words';
import {
  CALL_CARDS,
  deliveredName,
  evacuatedName,
  EVENT_CARDS,
  hazardName,
  MOST_POINTS,
  placeName,
  STEP_NAMES,
  tokens,
  vehicleName,
  type FdEvent,
} from '@nightfall/firefighters-on-duty';
import type { Told } from '@nightfall/ui';

type Of<K extends FdEvent['type']> = Extract<FdEvent, { type: K }>;
const picture = (path: string) => (
  <svg viewBox="0 0 48 48">
    <path d={path} fill="currentColor" fillRule="evenodd" />
  </svg>
);
const FLAME = 'M25 3c3 9 13 13 13 26a14 14 0 0 1-28 0c0-7 4-10 6-15 2 3 3 4 4 7 3-5 5-9 5-18Z';
const RADIO = 'M8 18h32v24H8Zm4 4v8h10v-8Zm0 12v4h24v-4Zm16-12v2h8v-2Zm0 5v2h8v-2ZM12 16 36 6l1 2-20 8Z';

/** FD-28.20 A card that is turned over lies large on the city until it was read. */
function eventCard({ card, space }: Of<'eventDrawn'>): Told {
  const found = EVENT_CARDS.find(({ id }) => id === card);
  return {
    kind: 'reveal',
    title: found?.name ?? card,
    text: found?.text ?? '',
    at: `${space} has three fires`,
    art: picture(FLAME),
    marks: [space],
    hold: 1800,
  };
}
const RESPONSES = { fast: 'answered fast', onTime: 'answered on time', late: 'answered too late' } as const;
function callCard({ card, space, response }: Of<'callAnswered'>): Told {
  const found = CALL_CARDS.find(({ id }) => id === card);
  const added = response === 'fast' ? found?.text.green : `${found?.text.green}; ${found?.text.yellow}`;
  return {
    kind: 'reveal',
    title: found?.name ?? card,
    text: `Put on ${space}: ${added}.`,
    at: `The call from ${space} was ${RESPONSES[response]}`,
    art: picture(RADIO),
    marks: [space],
    hold: 1800,
  };
}

const link = (title: string, hold: number, ...marks: readonly string[]): Told => ({ kind: 'chain', title, marks, hold });
const NUMBERS = Object.keys(STEP_NAMES);

/** How the Fire Phase is staged: its nine steps by name, cards turned over, losses held, dice where they fall. */
export function tell(e: FdEvent): Told | undefined {
  switch (e.type) {
    case 'bell':
      return { kind: 'phase', title: 'The bell', hold: 700 };
    case 'step':
      return { kind: 'phase', title: `${NUMBERS.indexOf(e.step) + 1}. ${STEP_NAMES[e.step][0]}`, hold: 450 };
    case 'eventDrawn':
      return eventCard(e);
    case 'callAnswered':
      return callCard(e);
    case 'evacuated':
      return { kind: 'moment', tone: 'good', title: `${evacuatedName(e.total)} is safe`, marks: [e.space], hold: 1200 };
    case 'delivered':
      return {
        kind: 'moment',
        tone: 'good',
        title: `${deliveredName(e.total)} has reached the hospital`,
        marks: [e.space],
        hold: 1200,
      };
    case 'casualty':
      return link(`Nobody reached the injured on ${placeName(e.space)}`, 2000, e.space);
    case 'injured':
      return link(`${capital(tokens(e.count, e.was))} hurt on ${placeName(e.space)}`, 900, e.space);
    case 'burnedDown':
      return link(`${e.space} burns down`, 1100, e.space);
    case 'hazardTriggered':
      return link(`The ${hazardName(e.hazard).toLowerCase()} on ${e.space} explodes`, 1000, e.space);
    case 'vehicleDamaged':
      return link(`${capital(vehicleName(e.vehicle))} is damaged`, 800, e.vehicle, e.space);
    case 'vehicleRemoved':
      return link(`${capital(vehicleName(e.vehicle))} is lost`, 1100, e.space);
    case 'negativePoint':
      return link(`Points against you: ${e.total} of ${MOST_POINTS}`, 1000, ...(e.space === null ? [] : [e.space]));
    case 'spreadRolled':
    case 'firePlaced':
      return { kind: 'move', title: '', marks: [e.space], hold: 350 };
    default:
      return undefined;
  }
}
