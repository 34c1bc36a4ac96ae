import { capital, count, listed } from '@nightfall/kit/words';
import { askedFor } from '../rules/briefing.ts';
import type { EventOf, Line, Seat, Tellers } from '@nightfall/kernel';
import { CALL_CARDS } from '../content/calls.ts';
import { EVENT_CARDS } from '../content/events.ts';
import { hazardName } from '../content/hazards.ts';
import { aToken, placeName, SLOT_NAMES, SYMBOL_NAMES, tokens, vehicleName } from '../content/names.ts';
import type { Fd, FdEvent, Step } from '../moves.ts';
import type { Points } from '../state.ts';

type Name = (seat: Seat) => string;
const line = (rule: string, text: string, ...marks: readonly string[]): Line => ({ text, rule, marks });
const heading = (rule: string, text: string, level: number): Line => ({ text, rule, heading: level });

export const STEP_NAMES: { readonly [K in Step]: readonly [name: string, rule: string] } = {
  FP1: ['Casualties', 'FD-15.5'],
  FP2: ['Injuries', 'FD-15.7'],
  FP3: ['Vehicle damage', 'FD-15.11'],
  FP4: ['Burning down', 'FD-15.13'],
  FP5: ['Critical fires', 'FD-15.16'],
  FP6: ['Hazards', 'FD-15.18'],
  FP7: ['Distress calls', 'FD-15.22'],
  FP8: ['Growth', 'FD-15.25'],
  FP9: ['Spread', 'FD-15.28'],
};

function extinguishLine({ seat, space, rolled, requirement, removed, left }: EventOf<Fd, 'extinguish'>, name: Name): Line {
  const what = removed === 0 ? 'puts nothing out' : `puts out ${tokens(removed, 'fire')}`;
  const rest = left === 0 ? 'It no longer burns' : `${tokens(left, 'fire')} left`;
  return line(
    'FD-12.13',
    `${name(seat)} sprays ${placeName(space)}, needs ${requirement}+, rolls ${rolled.join(' ')}: ${what}. ${rest}.`,
    space,
  );
}
const WHY_FREED = {
  retracted: 'takes a die back from',
  half: 'has only one die on',
  noTarget: 'has no target left for',
  forfeit: 'gives up',
} as const;
const carried = (hose: boolean, axe: boolean): string => {
  if (hose) return axe ? ' with a hose and an axe' : ' with a hose';
  return axe ? ' with an axe' : '';
};

const WHY_ENDED = {
  accepted: 'is accepted',
  declined: 'is declined',
  replaced: 'is replaced',
  moved: 'lapses: an engine moved',
  bell: 'lapses: the bell rang',
} as const;

const FIRE_RULES = { setup: 'FD-8.1', card: 'FD-7.4', hazard: 'FD-15.19', growth: 'FD-15.25', spread: 'FD-15.28' } as const;
const RESPONSES = { fast: 'fast', onTime: 'on time', late: 'too late' } as const;
const ROWS = { easy: 'on Easy', hard: 'on Hard', inferno: 'on Inferno', firefighter: 'with a firefighter' } as const;

function spreadLine({ space, face, row, fire }: EventOf<Fd, 'spreadRolled'>): Line {
  const what = fire === 0 ? 'No fire comes.' : `The fire spreads: ${fire} more.`;
  return line(row === 'firefighter' ? 'FD-15.30' : 'FD-15.28', `${space}: rolled ${face} ${ROWS[row]}. ${what}`, space);
}
function cardLine({ card, space }: EventOf<Fd, 'eventDrawn'>): Line {
  const found = EVENT_CARDS.find(({ id }) => id === card);
  return line('FD-15.16', `${space} is critical. ${found ? `${found.name}: ${found.text}` : card}`, space);
}
function callLine({ space, response, card }: EventOf<Fd, 'callAnswered'>): Line {
  const found = CALL_CARDS.find(({ id }) => id === card);
  const added = response === 'fast' ? found?.text.green : `${found?.text.green}; ${found?.text.yellow}`;
  return line('FD-15.22', `The call from ${space} is answered ${RESPONSES[response]}. ${found?.name ?? card}: ${added}.`, space);
}

const POINT_WORDS: { readonly [K in keyof Points]: readonly [text: string, rule: string] } = {
  burned: ['an area burned down', 'FD-15.13'],
  late: ['a late response', 'FD-15.22'],
  fire: ['the fire tokens have run out', 'FD-15.3'],
  injured: ['no room for more injured', 'FD-6.11'],
  left: ['injured people were left behind', 'FD-17.2'],
};

/** FD-21.8, FD-21.12 What the log says about each event. Whose beat begins is only for the eye. */
const TELL: Tellers<Fd, Line | undefined> = {
  ready: (event, name) =>
    line('FD-9.11', event.isReady ? `${name(event.seat)} is ready.` : `${name(event.seat)} needs more time.`),
  stationed: (event, name) =>
    line(
      'FD-8.2',
      `${name(event.seat)} puts ${vehicleName(event.vehicle)} at ${placeName(event.station)}.`,
      event.vehicle,
      event.station,
    ),
  dealt: (event, name) =>
    line(
      event.isReturned ? 'FD-10.5' : 'FD-8.2',
      `${name(event.seat)} moves ${aToken(event.kind)} to ${placeName(event.to)}.`,
      event.to,
    ),
  planned: (event, name) =>
    line(
      'FD-9.10',
      event.space === null
        ? `${name(event.seat)} takes back the plan marker.`
        : `${name(event.seat)} plans for ${placeName(event.space)}.`,
      ...(event.space === null ? [] : [event.space]),
    ),
  asked: (event, name) =>
    line(
      'FD-9.13',
      `${name(event.seat)} asks ${name(event.crew)} to ${askedFor(event.space)}.`,
      ...(event.space === null ? [] : [event.space]),
    ),
  consent: (event, name) =>
    line(
      'FD-13.13',
      `${name(event.seat)} ${event.receive ? 'accepts' : 'does not accept'} water automatically and ${event.give ? 'gives it' : 'does not give it'} automatically.`,
    ),
  round: (event) => heading('FD-9.1', `Round ${event.round} of ${event.rounds}`, 1),
  actionBegan: (event) => heading('FD-11.1', event.isPaced ? 'Action Phase' : 'The clock is running', 2),
  hydrantFilled: (event) => line('FD-10.1', `The hydrant at ${event.space} is filled with ${event.n} water.`, event.space),
  fireTurned: (event) => line('FD-10.2', `Fires flare up at ${listed(event.spaces.map(placeName))}.`, ...event.spaces),
  done: (event, name) => line('FD-20.4', event.isDone ? `${name(event.seat)} is done.` : `${name(event.seat)} plays on.`),
  satOut: (event, name) => line('FD-20.7', `${name(event.seat)} sits out.`),
  bell: () => heading('FD-14.1', 'The bell', 2),
  roundEnd: (event) => line('FD-16.6', `Round ${event.round} is over.`),
  rolled: (event, name) =>
    line('FD-11.15', `${name(event.seat)} rolls ${listed(event.symbols.map((sym) => SYMBOL_NAMES[sym]))}.`),
  vehicleMoved: (event, name) =>
    line(
      'FD-12.3',
      `${name(event.seat)} drives ${vehicleName(event.vehicle)} to ${placeName(event.to)}.`,
      event.vehicle,
      event.from,
      event.to,
    ),
  reserveRaised: (event, name) =>
    line('FD-12.4', `${name(event.seat)} adds water at ${placeName(event.station)}: ${event.now} there.`, event.station),
  slotPlaced: (event, name) =>
    line(
      'FD-11.18',
      `${name(event.seat)} locks a die on ${SLOT_NAMES[event.slot]}${event.space === null ? '' : ` for ${placeName(event.space)}`}.`,
    ),
  slotFreed: (event, name) =>
    line(
      event.why === 'retracted' ? 'FD-11.19' : 'FD-14.6',
      `${name(event.seat)} ${WHY_FREED[event.why]} ${SLOT_NAMES[event.slot]}.`,
    ),
  extinguish: extinguishLine,
  firefighterMoved: (event, name) =>
    line(
      'FD-12.16',
      `${name(event.seat)} sends a firefighter${carried(event.hose, event.axe)} from ${placeName(event.from)} to ${placeName(event.to)}.`,
      event.from,
      event.to,
    ),
  personMoved: (event, name) =>
    line(
      event.kind === 'civ' ? 'FD-12.17' : 'FD-12.18',
      `${name(event.seat)} leads ${event.kind === 'civ' ? 'a civilian' : 'an injured person'} from ${placeName(event.from)} to ${placeName(event.to)}.`,
      event.from,
      event.to,
    ),
  evacuated: (event) => line('FD-6.12', `A civilian is safe at ${event.space}: ${event.total} in all.`, event.space),
  delivered: (event) => line('FD-6.13', `An injured person reaches the hospital: ${event.total} in all.`, event.space),
  axeUsed: (event, name) =>
    line(
      'FD-12.21',
      `${name(event.seat)} swings the axe on ${placeName(event.space)}, rolls ${event.face}: ${event.removed === 0 ? 'nothing moves' : `${event.removed} debris cleared`}.`,
      event.space,
    ),
  shutOff: (event, name) => line('FD-12.24', `${name(event.seat)} shuts off the power on ${event.space}.`, event.space),
  waterLoaded: (event, name) =>
    line(
      event.source === 'station' ? 'FD-13.3' : 'FD-13.4',
      `${name(event.seat)} loads ${event.n} water onto ${vehicleName(event.vehicle)}: ${event.now} aboard.`,
      event.vehicle,
      event.from,
    ),
  waterUnloaded: (event, name) =>
    line('FD-13.5', `${name(event.seat)} unloads ${event.n} water at ${placeName(event.station)}.`, event.vehicle, event.station),
  waterMoved: (event) =>
    line('FD-13.6', `${event.n} water passes from ${vehicleName(event.from)} to ${vehicleName(event.to)}.`, event.from, event.to),
  offer: (event, name) =>
    line(
      'FD-13.9',
      `${name(event.by)} offers: ${event.n} water from ${vehicleName(event.from)} to ${vehicleName(event.to)}.`,
      event.from,
      event.to,
    ),
  offerEnded: (event) => line('FD-13.12', `The offer of water ${WHY_ENDED[event.why]}.`),
  loaded: (event, name) =>
    line(
      event.kind === 'civ' || event.kind === 'inj' ? 'FD-13.17' : 'FD-13.14',
      `${name(event.seat)} loads ${tokens(event.count, event.kind)} onto ${vehicleName(event.vehicle)}.`,
      event.vehicle,
      event.from,
    ),
  unloaded: (event, name) =>
    line('FD-13.15', `${name(event.seat)} unloads ${aToken(event.kind)} at ${placeName(event.to)}.`, event.vehicle, event.to),
  step: (event) => heading(STEP_NAMES[event.step][1], STEP_NAMES[event.step][0], 2),
  casualty: (event) => line('FD-15.5', `Nobody reached the injured on ${placeName(event.space)} in time.`, event.space),
  injured: (event) =>
    line('FD-15.7', `${capital(tokens(event.count, event.was))} hurt on ${placeName(event.space)}.`, event.space),
  returned: (event) =>
    line(
      'FD-6.16',
      `${capital(tokens(event.count, event.kind))} from ${placeName(event.from)} back at ${placeName(event.station)}.`,
      event.from,
      event.station,
    ),
  vehicleDamaged: (event) =>
    line(
      'FD-15.11',
      `${capital(vehicleName(event.vehicle))} is damaged on ${placeName(event.space)}.`,
      event.vehicle,
      event.space,
    ),
  vehicleRemoved: (event) =>
    line('FD-6.20', `${capital(vehicleName(event.vehicle))} is lost on ${placeName(event.space)}.`, event.space),
  burnedDown: (event) => line('FD-15.13', `${event.space} burns down.`, event.space),
  eventDrawn: cardLine,
  held: (event) => line('FD-15.26', `The fire on ${event.space} does not grow this round.`, event.space),
  hazardTriggered: (event) =>
    line(
      event.hazard === 'gas' ? 'FD-15.20' : 'FD-15.19',
      `The ${hazardName(event.hazard).toLowerCase()} on ${event.space} explodes.`,
      event.space,
    ),
  callAnswered: callLine,
  spreadRolled: spreadLine,
  tokenPlaced: (event) => line('FD-7.4', `${capital(aToken(event.what))} on ${placeName(event.space)}.`, event.space),
  firePlaced: (event) =>
    line(FIRE_RULES[event.why], `${capital(tokens(event.count, 'fire'))} on ${placeName(event.space)}.`, event.space),
  fireMissing: (event) => line('FD-15.3', `There is no fire token left for ${placeName(event.space)}.`, event.space),
  negativePoint: (event) => {
    const [text, rule] = POINT_WORDS[event.source];
    return line(
      rule,
      `${count(event.count, 'point')} against you: ${text}. ${event.total} in all.`,
      ...(event.space === null ? [] : [event.space]),
    );
  },
  smokeStep: (event) =>
    line(
      'FD-16.3',
      event.level === 0 ? `The smoke on ${event.space} has cleared.` : `The smoke on ${event.space} thins.`,
      event.space,
    ),
  gameOver: (event) => line('FD-17.5', event.ending.won ? 'The city is safe.' : 'The shift is lost.'),
  beat: () => undefined,
};

/** A line of the log, with its clause. */
export const eventLine = (event: FdEvent, name: Name): Line | undefined =>
  (TELL[event.type] as (event: FdEvent, name: Name) => Line | undefined)(event, name);
