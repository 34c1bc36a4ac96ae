import type { Input } from '@nightfall/kernel';

/** Chooses among the moves that a player may make now. */
export type Hand = (moves: readonly Input[]) => Input | undefined;

const anyOf: Hand = (moves) => moves[Math.floor(Math.random() * moves.length)];

/** Between two rolls of one player lies this long (FD-11.17), with some room for the way. */
const ROLL_GAP = 900;
/** What would only make the others wait. */
const IDLE = new Set(['unready', 'plan', 'consent', 'place', 'retract']);

/** Firefighters: ready at once, then dice and deeds as they come, as fast as the table lets one roll. */
function firefighter(): Hand {
  let rolled = -ROLL_GAP;
  return (moves) => {
    const now = performance.now();
    const open = moves.filter(({ type }) => !IDLE.has(type) && (type !== 'roll' || now - rolled > ROLL_GAP));
    const move = open.find(({ type }) => type === 'ready' || type === 'forfeit') ?? anyOf(open) ?? anyOf(moves);
    if (move?.type === 'roll') rolled = now;
    return move;
  };
}

const HANDS: { readonly [game: string]: () => Hand } = { 'firefighters-on-duty': firefighter };
/** A hand of one player: at most games any move will do. */
export const newHand = (game: string): Hand => HANDS[game]?.() ?? anyOf;
