import { entries, flag, int, list, nullable, oneOf, optional, record, type Shape, stackOf, tuple, word } from '@nightfall/kernel';
import type { Fd } from '../moves.ts';
import type { Space } from '../state.ts';
import { fdBook } from '../rules/book.ts';
import { SCENARIOS } from '../content/scenarios.ts';
import { ACTION_MS } from '../content/settings.ts';
import { MOST_WATER, VEHICLE_IDS } from '../content/vehicles.ts';

const SPACE_ID = /^([A-H][1-9]|S1|S2|HOS)$/;
const ID = word(SPACE_ID, 'C4');
const SEAT = int(0, 3);
const PLACE = int(0, 99);
const none = optional(int(0, 99), 0);
const no = optional(flag, false);
const KIT = { ff: none, hose: none, axe: none };
const VEHICLE = oneOf(...VEHICLE_IDS);
const WHAT = oneOf('civ', 'inj', 'debris', 'fire', 'random', 'explosive', 'gas', 'smoke', 'power', 'hold', 'sendBack');

const SPACE: Shape<Space> = record({
  active: none,
  inactive: none,
  debris: none,
  ...KIT,
  civ: none,
  inj: none,
  burned: no,
  held: no,
  call: optional(int(0, 6), 0),
  explosive: no,
  gas: no,
  power: no,
  smoke: optional(int(0, 2), 0),
  fresh: no,
});

const AIM = optional(nullable(record({ space: ID, water: none })), null);
const DIE = oneOf('idle', 'vehicle', 'water', 'firefighter', 'gear', 'onEngine', 'onAxe', 'onShutoff');

const NOTHING: { [kind: string]: number } = {};
const NO_CARDS: { [deck: string]: string[] } = {};

/** What a written position may say; everything may be left out. */
export const WRITTEN = record({
  scenario: optional(oneOf(...SCENARIOS.map(({ id }) => id)), 'SC-1'),
  own: optional(nullable(record({}, 'kept')), null),
  players: optional(int(1, 4), 2),
  difficulty: optional(oneOf('easy', 'hard', 'inferno'), 'easy' as const),
  heat: optional(int(0, 1), 0),
  mode: optional(oneOf('clock', 'paced'), 'clock' as const),
  order: optional(oneOf('free', 'beats'), 'free' as const),
  ms: optional(int(0, 600_000), ACTION_MS),
  briefing: optional(int(0, 600_000), 0),
  budget: optional(int(1, 99), 20),
  guided: no,
  goals: optional(entries(/^(evac|deliver|maxBurning|maxLate|maxBurned)$/, int(0, 30))),
  round: optional(int(1, 6), 1),
  phase: optional(oneOf('setup', 'briefing', 'countdown', 'action', 'bell', 'over'), 'action' as const),
  stack: optional(
    stackOf<Fd>(() => fdBook, {
      shift: {},
      layout: { i: int(0, 500) },
      roll: { seat: SEAT, dice: list(int(0, 1), 2, 1) },
      hose: { seat: SEAT, space: PLACE, water: int(0, 99) },
      axe: { seat: SEAT, space: PLACE },
      shutoff: { seat: SEAT, space: PLACE },
      fire: { list: list(PLACE, 99), present: list(PLACE, 99) },
      effect: { list: list(record({ what: WHAT, at: PLACE }), 99) },
      hazard: { space: PLACE, isFresh: flag },
    }),
  ),
  spaces: optional(entries(SPACE_ID, SPACE, 99), {}),
  vehicles: optional(
    entries(
      /^(TRUCK|CARRIER|ENG-[1-4])$/,
      record({
        at: optional(nullable(ID)),
        water: optional(int(0, MOST_WATER)),
        ...KIT,
        civ: none,
        inj: none,
        status: optional(oneOf('sound', 'damaged', 'removed'), 'sound' as const),
        reminder: no,
      }),
      6,
    ),
    {},
  ),
  crews: optional(
    list(
      record({
        dice: optional(tuple(DIE, DIE), ['idle', 'idle'] as const),
        aims: optional(record({ engine: AIM, axe: AIM, shutoff: AIM })),
        rolls: optional(int(0, 99)),
        ready: no,
        done: no,
        acted: optional(int(0, 9999), 0),
        receive: optional(flag, true),
        give: no,
        plan: optional(nullable(ID), null),
      }),
      4,
    ),
    [],
  ),
  hydrants: optional(list(int(0, 4), 4)),
  reserves: optional(list(int(0, 80), 2)),
  /** What is left in the supply, where some tokens are out of the game (FD-21.9). */
  supply: optional(entries(/^(fire|water|civ|inj|debris|explosive|gas|smoke|power)$/, int(0, 80)), NOTHING),
  /** The discards of each deck; the other cards are left. */
  discards: optional(entries(/^(green|yellow|red|calls)$/, list(word(/^[A-Z0-9-]{5}$/, 'DC-01'), 23)), NO_CARDS),
  offers: optional(list(record({ id: int(1, 9999), from: VEHICLE, to: VEHICLE, n: int(1, MOST_WATER), by: SEAT }), 6), []),
  lastOffer: optional(int(0, 9999), 0),
  returned: optional(list(record(KIT), 2)),
  evacuated: none,
  delivered: none,
  fast: none,
  onTime: none,
  late: none,
  points: optional(record({ burned: none, late: none, fire: none, injured: none, left: none })),
  short: no,
  beat: optional(nullable(record({ seat: SEAT, begun: flag, sat: list(SEAT, 4) })), null),
  result: optional(
    nullable(
      record({
        won: flag,
        reason: oneOf('goals', 'casualty', 'points', 'objective'),
        space: int(-1, 99),
        failed: list(int(0, 20), 20),
      }),
    ),
    null,
  ),
});
