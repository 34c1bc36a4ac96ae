import { listed, times } from '@nightfall/kit/words';
import type { Seat } from '@nightfall/kernel';
import {
  challengeOf,
  characterOf,
  colourOf,
  game,
  KING,
  LAST_THREAT_LEVEL,
  PHASE_NAMES,
  placeName,
  pointsNeeded,
  pointsTaken,
  XP_OF,
  type Card,
  type Phase,
  type Rune,
  type RuneEvent,
  type State,
  type ThreatCause,
} from '@nightfall/runebound-midnight';
import { counted, retell, toldIn, type Story } from '@nightfall/ui';

type Name = (seat: Seat) => string;
/** A Challenge that fell: who fought it, and whose blow was the last. */
type Win = {
  readonly round: number;
  readonly card: Card;
  readonly who: readonly Seat[];
  readonly last: { readonly seat: Seat; readonly phase: Phase } | undefined;
  /** The stronghold whose mirror broke with it. */
  readonly mirror: string | undefined;
};
/** A roll that missed by one or two. */
type Miss = { readonly round: number; readonly seat: Seat; readonly by: number; readonly at: string; readonly weight: number };
export type Tale = {
  readonly end: State;
  readonly wins: readonly Win[];
  readonly misses: readonly Miss[];
  /** Who was knocked out, one entry each time. */
  readonly falls: readonly Seat[];
  readonly rises: readonly ThreatCause[];
};

const CLOSE = 2;
/** The closer, and the more hangs on it, the more it is worth telling. */
const WEIGHTS = { blowRolled: 1, infiltrationRolled: 2, escapeRolled: 3 } as const;
function missIn(event: RuneEvent, { round, combat }: State): Miss | undefined {
  if (event.type !== 'blowRolled' && event.type !== 'escapeRolled' && event.type !== 'infiltrationRolled') return undefined;
  const by = event.need - event.total;
  if (by < 1 || by > CLOSE || (event.type === 'blowRolled' && combat?.kind !== 'assault')) return undefined;
  const foe = combat?.card ? challengeOf(combat.card).name : '';
  const at =
    event.type === 'infiltrationRolled'
      ? `at the gate of ${placeName(event.space)}`
      : event.type === 'escapeRolled'
        ? `on the way out from ${foe}`
        : `against ${foe}`;
  return { round, seat: event.seat, by, at, weight: WEIGHTS[event.type] - by };
}

/** What a night is retold from; undefined if its record cannot be replayed. */
export function taleOf(record: string): Tale | undefined {
  const wins: Win[] = [];
  const misses: Miss[] = [];
  const falls: Seat[] = [];
  const rises: ThreatCause[] = [];
  let cause: ThreatCause = 'step';
  let last: Win['last'];
  const end = retell<Rune>(game, record, (event, s) => {
    const miss = missIn(event, s);
    if (miss) misses.push(miss);
    if (event.type === 'combatBegan') last = undefined;
    if (event.type === 'blowRolled' && event.isAttack && event.success) last = { seat: event.seat, phase: event.phase };
    if (event.type === 'challengeDefeated')
      wins.push({ round: s.round, card: event.card, who: s.combat!.fighters.map(({ seat }) => seat), last, mirror: undefined });
    if (event.type === 'mirrorTaken') wins.push({ ...wins.pop()!, mirror: event.space });
    if (event.type === 'knockedOut') falls.push(event.seat);
    if (event.type === 'threatOffered' || event.type === 'threatTested') cause = event.cause;
    if (event.type === 'threatRose') rises.push(cause);
  });
  return end && { end, wins, misses, falls, rises };
}

/** The night in at most five sentences: who against whom, the best deed, the near miss, who fell, how it ended. */
export function story(tale: Tale, reader: Name): readonly string[] {
  const name = (seat: Seat) => (reader(seat) === 'you' ? 'you' : characterOf(tale.end, seat));
  return toldIn([opening(tale, reader), deed(tale, name), nearMiss(tale, name), losses(tale, name), ending(tale, name)]);
}
const retold: Story = (record, name) => {
  const tale = taleOf(record);
  return tale ? story(tale, name) : [];
};
export default retold;

const seatsOf = ({ end }: Tale): readonly Seat[] => end.heroes.map((_, i) => i + 1);
function opening(tale: Tale, reader: Name): string {
  const called = (seat: Seat) => characterOf(tale.end, seat);
  const mine = [KING, ...seatsOf(tale)].find((seat) => reader(seat) === 'you');
  const others = listed(seatsOf(tale).flatMap((seat) => (seat === mine ? [] : [called(seat)])));
  if (mine === KING) return `You were ${called(KING)}, and ${others} came for your mirrors.`;
  if (mine === undefined) return `${others} rode out against ${called(KING)}.`;
  return `You were ${called(mine)}, ${others === '' ? 'alone' : `with ${others},`} against ${called(KING)}.`;
}

const names = (who: readonly Seat[], name: Name): string => listed(who.map(name));
/** The greatest foe that fell before the end. */
function deed({ wins, end }: Tale, name: Name): string | undefined {
  const before = end.result?.winner === 'heroes' ? wins.slice(0, -1) : wins;
  const worth = ({ card, mirror }: Win) => XP_OF[colourOf(card)] + (mirror ? 10 : 0);
  const best = before.toSorted((a, b) => worth(b) - worth(a) || b.round - a.round)[0];
  if (!best) return undefined;
  const glass = best.mirror ? ` and broke the mirror of ${placeName(best.mirror)}` : '';
  return `in round ${best.round} ${names(best.who, name)} beat ${challengeOf(best.card).name}${glass}.`;
}
function nearMiss({ misses }: Tale, name: Name): string | undefined {
  const best = misses.toSorted((a, b) => b.weight - a.weight || b.round - a.round)[0];
  return best && `in round ${best.round} ${name(best.seat)} missed by ${counted(best.by, 'point')} ${best.at}.`;
}
function losses({ falls }: Tale, name: Name): string | undefined {
  const who = [...new Set(falls)];
  if (who.length === 0) return undefined;
  return `${listed(who.map((seat) => `${name(seat)} fell ${times(falls.filter((one) => one === seat).length)}`))}.`;
}

const CAUSES: Readonly<Record<ThreatCause, string>> = {
  step: 'in his own step',
  infiltration: 'because a Hero was caught at a gate',
  escape: 'because a Hero fled',
  knockOut: 'because a Hero fell',
};
/** Whose it was is said only where several fought. */
function lastBlow({ who, last }: Win, name: Name): string {
  if (!last) return '';
  const attack = `a ${PHASE_NAMES[last.phase]} attack`;
  return who.length === 1 ? ` with ${attack}` : `, the last blow ${attack} by ${name(last.seat)}`;
}
function ending(tale: Tale, name: Name): string {
  const { end, rises, wins } = tale;
  if (end.result?.winner === 'king') {
    const short = pointsNeeded(end) - pointsTaken(end);
    return `in round ${end.round} the threat reached ${LAST_THREAT_LEVEL} ${CAUSES[rises.at(-1)!]}, ${counted(short, 'mirror point')} before the Heroes had won.`;
  }
  const { card, who, mirror } = wins.at(-1)!;
  const blow = lastBlow(wins.at(-1)!, name);
  return `in round ${end.round}, with the threat at ${end.threat.level} of ${LAST_THREAT_LEVEL}, ${names(who, name)} struck ${challengeOf(card).name} down in ${placeName(mirror!)}${blow}, and the mirror broke.`;
}
