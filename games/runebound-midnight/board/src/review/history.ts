import type { Seat } from '@nightfall/kernel';
import {
  challengeOf,
  characterOf,
  colourOf,
  game,
  placeName,
  pointsTaken,
  XP_OF,
  type Rune,
  type RuneEvent,
  type State,
  type ThreatCause,
} from '@nightfall/runebound-midnight';
import { retell } from '@nightfall/ui';

/** How things stood when a round began. */
type Mark = { readonly round: number; readonly threat: number; readonly points: number };
/** A moment that the game turned at; `weight` says how much. */
export type Moment = { readonly round: number; readonly text: string; readonly weight: number };
type Deeds = { fights: number; beaten: number; knockedOut: number; caught: number; fled: number };
export type History = {
  readonly marks: readonly Mark[];
  readonly moments: readonly Moment[];
  readonly heroes: readonly Deeds[];
  /** How often the threat rose, by what had brought the test about. */
  readonly rises: Readonly<Record<ThreatCause, number>>;
};

type Told = {
  marks: Mark[];
  moments: Moment[];
  heroes: Deeds[];
  rises: Record<ThreatCause, number>;
  fighters: readonly Seat[];
  cause: ThreatCause;
};

const named = (s: State, seats: readonly Seat[]): string => seats.map((seat) => characterOf(s, seat)).join(' and ');

/** What an event changes in the tale of the whole game. */
function note(told: Told, s: State, event: RuneEvent): void {
  const moment = (weight: number, text: string) => void told.moments.push({ round: s.round, text, weight });
  switch (event.type) {
    case 'turnBegan':
      if (event.seat === 0) told.marks.push({ round: event.round, threat: s.threat.level, points: pointsTaken(s) });
      return undefined;
    case 'combatBegan':
      told.fighters = event.seats;
      for (const seat of event.seats) told.heroes[seat - 1]!.fights += 1;
      return undefined;
    case 'challengeDefeated':
      for (const seat of told.fighters) told.heroes[seat - 1]!.beaten += 1;
      return moment(XP_OF[colourOf(event.card)], `${named(s, told.fighters)} beat ${challengeOf(event.card).name}`);
    case 'mirrorTaken':
      return moment(20 + event.points, `${named(s, told.fighters)} broke the mirror of ${placeName(event.space)}`);
    case 'knockedOut':
      told.heroes[event.seat - 1]!.knockedOut += 1;
      return moment(8, `${characterOf(s, event.seat)} was knocked out`);
    case 'threatOffered':
    case 'threatTested':
      told.cause = event.cause;
      return undefined;
    case 'threatRose':
      told.rises[told.cause] += 1;
      return moment(event.level >= 10 ? 30 : event.level / 2, `the threat rose to ${event.level}`);
    default:
      return noteFailure(told, event);
  }
}
function noteFailure(told: Told, event: RuneEvent): void {
  if (event.type === 'infiltrationRolled' && !event.success) told.heroes[event.seat - 1]!.caught += 1;
  if (event.type === 'escapeRolled' && event.success) told.heroes[event.seat - 1]!.fled += 1;
  if (event.type === 'slippedAway') told.heroes[event.seat - 1]!.fled += 1;
}

/** Plays a record once more and tells it; undefined where it cannot be read. */
export function historyOf(text: string): History | undefined {
  const told: Told = {
    marks: [],
    moments: [],
    fighters: [],
    heroes: [],
    rises: { step: 0, infiltration: 0, escape: 0, knockOut: 0 },
    cause: 'step',
  };
  const end = retell<Rune>(game, text, (event, now) => {
    if (told.heroes.length === 0) told.heroes = now.heroes.map(nothing);
    note(told, now, event);
  });
  if (!end) return undefined;
  told.marks.push({ round: end.round, threat: end.threat.level, points: pointsTaken(end) });
  return told;
}
const nothing = (): Deeds => ({ fights: 0, beaten: 0, knockedOut: 0, caught: 0, fled: 0 });

/** The three moments that weighed most, as they came. */
export function turningPoints({ moments }: History): readonly Moment[] {
  const most = moments.toSorted((a, b) => b.weight - a.weight).slice(0, 3);
  return moments.filter((moment) => most.includes(moment));
}
