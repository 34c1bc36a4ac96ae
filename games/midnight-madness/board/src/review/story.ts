import { listed, count } from '@nightfall/kit/words';
import type { Seat } from '@nightfall/kernel';
import {
  cardName,
  game,
  isBoss,
  kindName,
  towersLeft,
  type Card,
  type Kind,
  type Madness,
  type MadnessEvent,
  type State,
} from '@nightfall/midnight-madness';
import { retell, toldIn, type Story } from '@nightfall/ui';

type Name = (seat: Seat) => string;
type Of<T extends MadnessEvent['type']> = Extract<MadnessEvent, { type: T }>;
/** Something that happened, and when. */
type Told<T extends MadnessEvent['type']> = Of<T> & { readonly turn: number };
type Blow = Told<'slain'> & { readonly cards: readonly Card[] };
export type Tale = {
  readonly end: State;
  readonly blows: readonly Blow[];
  readonly towers: readonly Told<'towerLost'>[];
  readonly walls: readonly Told<'wallLost'>[];
};

/** What a night is retold from; undefined if its record cannot be replayed. */
export function taleOf(record: string): Tale | undefined {
  const tale = { blows: [] as Blow[], towers: [] as Told<'towerLost'>[], walls: [] as Told<'wallLost'>[] };
  let cards: readonly Card[] = [];
  const end = retell<Madness>(game, record, (e, { turn }) => {
    if (e.type === 'cardPlayed') cards = e.cards;
    if (e.type === 'slain') tale.blows.push({ ...e, turn, cards });
    if (e.type === 'towerLost') tale.towers.push({ ...e, turn });
    if (e.type === 'wallLost') tale.walls.push({ ...e, turn });
  });
  return end && { end, ...tale };
}

const theKind = (kind: Kind): string => `the ${kindName(kind)}`;

/** The night in at most five sentences: who held it, the worst turn, the near miss, the deeds, the last blow. */
export const story = (tale: Tale, name: Name): readonly string[] =>
  toldIn([opening(tale, name), worstTurn(tale), nearMiss(tale), deeds(tale, name), lastBlow(tale, name)]);

const retold: Story = (record, name) => {
  const tale = taleOf(record);
  return tale ? story(tale, name) : [];
};
export default retold;

function opening({ end }: Tale, name: Name): string {
  const people = listed(end.hands.map((_, seat) => name(seat)));
  return end.outcome === 'won'
    ? `${people} held the castle for ${end.turn} turns, until the last of ${end.tokensInGame} tokens was gone.`
    : `${people} held the castle for ${end.turn} turns; ${end.supply + end.tokens.length} of ${end.tokensInGame} tokens were still to be beaten.`;
}

/** The turn in which the castle lost most, if it lost more than a wall. */
function worstTurn({ towers, walls }: Tale): string | undefined {
  const turns = [...new Set([...towers, ...walls].map(({ turn }) => turn))];
  const lostIn = (turn: number) => [
    ...towers.filter((one) => one.turn === turn).map(({ arc }) => `tower ${arc}`),
    ...walls.filter((one) => one.turn === turn).map(({ arc }) => `wall ${arc}`),
  ];
  const harm = (turn: number) => lostIn(turn).length + 2 * towers.filter((one) => one.turn === turn).length;
  const worst = turns.toSorted((a, b) => harm(b) - harm(a))[0];
  if (worst === undefined) return 'Not a single wall fell.';
  return harm(worst) < 2 ? undefined : `The worst came in turn ${worst}: ${listed(lostIn(worst))} fell.`;
}

function nearMiss({ end, towers }: Tale): string | undefined {
  const left = towersLeft(end);
  if (end.outcome !== 'won' || left > 2 || towers.length === 0) return undefined;
  const { turn } = towers.at(-1)!;
  const turns = end.turn - turn;
  const stood = left === 1 ? 'one last tower was all that stood' : 'two towers were all that stood';
  return turns > 0 ? `From turn ${turn} on, for ${count(turns, 'more turn')}, ${stood}.` : `At the end ${stood}.`;
}

function deeds({ blows, end }: Tale, name: Name): string | undefined {
  const boss = blows.filter(({ kind }) => isBoss(kind));
  if (boss.length > 0)
    return `${listed(boss.map(({ kind, seat, turn }) => `${name(seat)} slew ${theKind(kind)} in turn ${turn}`))}.`;
  const by = end.hands.map((_, seat) => ({ seat, count: blows.filter((blow) => blow.seat === seat).length }));
  const most = by.toSorted((a, b) => b.count - a.count)[0];
  return most && most.count > 1 ? `${name(most.seat)} slew ${most.count} creatures.` : undefined;
}

function lastBlow({ end, blows, towers }: Tale, name: Name): string | undefined {
  if (end.outcome === 'lost') return towers.length > 0 ? `With tower ${towers.at(-1)!.arc} the last one fell.` : undefined;
  const last = blows.at(-1);
  if (!last) return undefined;
  return `The last to be slain was ${theKind(last.kind)}: ${name(last.seat)} did it in turn ${last.turn}, with ${listed(last.cards.map(cardName))}.`;
}
