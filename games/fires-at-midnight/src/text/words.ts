import type { Line, Pass, Seat, Words } from '@nightfall/kernel';
import { costOf } from '../rules/turn.ts';
import type { View } from '../state.ts';
import { isOff, phaseOf, activeFirefighter } from '../queries/village.ts';
import type { FireMove, Fires } from '../moves.ts';
import { boardText } from './board.ts';
import { eventLine, reasonText } from './events.ts';
import { label, noteOn } from './notation.ts';

type Name = (seat: Seat) => string;
const ids = (things: readonly { id: string }[]) => things.map(({ id }) => id).join(', ');

function placePrompt(v: View, seat: Seat | null, name: Name): Line {
  const waiting = v.crew.filter((f) => f.at === null);
  const mine = waiting.filter((f) => f.owner === seat);
  if (mine.length === 0) return { text: `${name(waiting[0]!.owner)} places ${ids(waiting)} at the well.`, rule: 'FM-8.40' };
  return { text: `Place ${ids(mine)} at the well.`, rule: 'FM-8.40', marks: mine.map(({ id }) => id) };
}
function choosePrompt(v: View, seat: Seat | null): Line {
  const free = v.crew.filter((f) => !f.acted);
  const mine = free.filter((f) => f.owner === seat);
  const text = mine.length === 0 ? `Who goes next: ${ids(free)}?` : `Who goes next? You may start ${ids(mine)}.`;
  return { text, rule: 'FM-9.2', marks: (mine.length === 0 ? free : mine).map(({ id }) => id) };
}
/** The condition of the active firefighter, where it limits what they can do. */
function plight(v: View): string {
  const me = activeFirefighter(v);
  if (me.down) return ' is on the ground:';
  if (isOff(me)) return ' is off the table:';
  return me.load === null ? ' has' : ` carries ${me.load}:`;
}
function actPrompt(v: View, seat: Seat | null, name: Name): Line {
  const me = activeFirefighter(v);
  const points = v.ap === 1 ? '1 action point' : `${v.ap} action points`;
  const who = me.owner === seat ? me.id : `${name(me.owner)} plays ${me.id}, who`;
  return {
    text: v.ap === 0 ? `${who} has no action points left: end the turn.` : `${who}${plight(v)} ${points} left.`,
    rule: 'FM-9.5',
    marks: [me.id],
  };
}

function prompt(v: View, seat: Seat | null, name: Name): Line {
  switch (phaseOf(v)) {
    case 'setup.dice':
      return { text: 'The dice lay out the table.', rule: 'FM-8.1' };
    case 'setup.place':
      return placePrompt(v, seat, name);
    case 'round.choose':
      return choosePrompt(v, seat);
    case 'turn.act':
      return actPrompt(v, seat, name);
    case 'upkeep':
      return { text: 'Upkeep: it is the fire’s turn.', rule: 'FM-11.1' };
    case 'over':
      return { text: v.result ? reasonText(v.result.reason) : 'The game is over.', rule: 'FM-14.1' };
  }
}

/** A move as a short label with its price. */
function labelled(v: View, m: FireMove): string {
  const me = v.crew.find(({ id }) => id === m.f);
  if (!me || m.type === 'place' || m.type === 'start' || m.type === 'end') return label(v, m);
  const note = noteOn(m);
  return `${label(v, m)}, ${costOf(v, me, m.type)} AP${note === undefined ? '' : `; ${note}`}`;
}
const isPass = (m: FireMove | Pass): m is Pass => m.type === 'pass';

export const words: Words<Fires> = {
  prompt,
  event: (event) => eventLine(event),
  move: (v, m) => (isPass(m) ? 'Pass' : labelled(v, m)),
  board: boardText,
};
