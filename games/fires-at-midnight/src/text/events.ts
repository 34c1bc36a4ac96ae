import type { EventOf, Line, Tellers } from '@nightfall/kernel';
import { rolledSquare, squareName } from '../space/grid.ts';
import { named } from '../rules/refusals.ts';
import { inchesUp } from '../space/inches.ts';
import { FIRE, type Reason, SMOKE } from '../state.ts';
import { calledBy } from '../content/people.ts';
import type { FireEvent, Fires, Step } from '../moves.ts';

/** The sentence and the pieces it speaks of. */
type Said = readonly [text: string, ...marks: string[]];

const STEPS: Record<Step, string> = {
  '0': 'Spare water is spilt',
  '1-3': 'The fire spreads',
  '4.1': 'Trees in smoke or fire burn',
  '4.2': 'Chests in fire explode',
  '4.3': 'Smoke and fire spread to trees next to them',
  '4.4': 'Fire damages houses',
  '4.5': 'Smoke in houses turns to fire',
  '5': 'Smoke next to fire turns to fire',
  '6': 'Villagers in fire die',
  '7': 'Firefighters in fire are knocked down',
  '8': 'A new villager',
};
export const stepName = (step: Step): string => STEPS[step];

const REASONS: Record<Reason, string> = {
  saved: 'Enough villagers are safe.',
  houses: 'The last house has fallen.',
  dead: 'Too many villagers have died.',
  explosions: 'One explosion too many.',
};
export const reasonText = (reason: Reason): string => REASONS[reason];
/** For the log, where no title stands above it. */
const overSaid = (reason: Reason): string => `${REASONS[reason]} The crew has ${reason === 'saved' ? 'won' : 'lost'}.`;

const PURPOSES: Record<EventOf<Fires, 'dice'>['purpose'], string> = {
  item: 'for',
  door: 'for the door of',
  firstExplosion: 'for the first explosion',
  villager: 'for',
  spread: 'for the fire',
  followUp: 'for the next explosion',
};

function diceSaid({ purpose, what, faces, again }: EventOf<Fires, 'dice'>): Said {
  const where = purpose === 'door' ? String(faces[0]) : squareName(rolledSquare(faces));
  const aim = what === '' ? PURPOSES[purpose] : `${PURPOSES[purpose]} ${what}`;
  const tail = again === null ? '' : ` Rolled again: ${again}.`;
  return purpose === 'door' ? [`The die ${aim}: ${where}.${tail}`] : [`The dice ${aim}: ${where}.${tail}`, where];
}

function markerSaid({ sq, from, to }: EventOf<Fires, 'marker'>): Said {
  const where = squareName(sq);
  if (to === 0) return [`The smoke on ${where} is gone.`, where];
  if (to === SMOKE) return [from === FIRE ? `The fire on ${where} is down to smoke.` : `Smoke on ${where}.`, where];
  return [from === SMOKE ? `The smoke on ${where} turns to fire.` : `Fire on ${where}.`, where];
}

const SIDE_NAMES = { N: 'north', E: 'east', S: 'south', W: 'west' } as const;
function lineSaid({ side, squares }: EventOf<Fires, 'line'>): Said {
  const way = squares.map(squareName);
  const end = way.length === 0 ? 'and leaves the table at once' : `over ${way.join(', ')}`;
  return [`The blast goes ${SIDE_NAMES[side]} ${end}.`, ...way];
}

const inHands = (by: string | null) => (by === null ? '' : ` in ${by}’s hands`);
const left = (ap: number) => `${ap} AP left.`;
const went = (verb: string, e: { f: string; length: number; ap: number }, tail = '') =>
  `${e.f} ${verb} ${inchesUp(e.length)}${tail}. ${left(e.ap)}`;

const TELL: Tellers<Fires, Said> = {
  dice: diceSaid,
  itemPlaced: ({ id, sq, door }) => [
    `${id} stands on ${squareName(sq)}${door ? `, door to the ${SIDE_NAMES[door]}` : ''}.`,
    id,
    squareName(sq),
  ],
  marker: markerSaid,
  explosionMarker: ({ sq, count, of }) => [`Explosion marker ${count} of ${of} on ${squareName(sq)}.`, squareName(sq)],
  explosion: ({ sq }) => [`An explosion at ${squareName(sq)}.`, squareName(sq)],
  line: lineSaid,
  villagerPlaced: ({ id, sq }) => [`${calledBy(id)} appears on ${squareName(sq)}.`, id, squareName(sq)],
  firefighterPlaced: ({ f }) => [`${f} takes a place at the well.`, f],
  roundStarted: ({ round }) => [`Round ${round}.`],
  turnStarted: ({ f, turn, ap }) => [`Turn ${turn}: ${f} has ${ap} action points.`, f],
  moved: (e) => [went('moves', e, e.load === null ? '' : ` with ${e.load}`), e.f],
  ran: (e) => [went('runs', e), e.f],
  left: (e) => [`${e.f} carries ${calledBy(e.load)} off the table: safe. ${left(e.ap)}`, e.f, e.load],
  entered: (e) => [went('comes back, walking', e), e.f],
  walkedRound: ({ f, ap }) => [`${f} walks round the outside. ${left(ap)}`, f],
  waterTaken: ({ f, count, water, ap }) => [`${f} takes ${count} water and has ${water}. ${left(ap)}`, f, 'well'],
  waterUsed: ({ f, sq, water, ap }) => [`${f} throws water on ${squareName(sq)}, ${water} left. ${left(ap)}`, f, squareName(sq)],
  pickedUp: ({ f, target, ap }) => [`${f} picks up ${calledBy(target)}. ${left(ap)}`, f, target],
  putDown: ({ f, target, ap }) => [`${f} puts ${target} down. ${left(ap)}`, f, target],
  handedOver: ({ f, to, target, ap }) => [`${f} hands ${target} to ${to}. ${left(ap)}`, f, to, target],
  doorOpened: ({ f, house, ap }) => [`${f} opens ${named(`${house}.door`)}. ${left(ap)}`, f, house],
  gotUp: ({ f, ap }) => [`${f} gets up. ${left(ap)}`, f],
  chopped: ({ f, target, ap }) => [`${f} fells ${target}. ${left(ap)}`, f, target],
  turnEnded: (e) => [e.left > 0 ? `${e.f} ends the turn with ${e.left} AP unused.` : `${e.f} ends the turn.`, e.f],
  step: ({ step }) => [`${STEPS[step]}.`],
  waterTrimmed: ({ f }) => [`${f} spills one water and keeps two.`, f],
  treeBurnt: ({ id, by }) => [`${id} burns down${inHands(by)}.`, id],
  chestExploded: ({ id, sq, by }) => [`${id} explodes${inHands(by)}.`, id, squareName(sq)],
  buried: ({ id, house }) => [`${calledBy(id)} is buried under ${house}.`, id, house],
  houseDamaged: ({ house, integrity }) => [`House ${house} is damaged (${integrity} left).`, house],
  houseCollapsed: ({ house }) => [`${house} collapses.`, house],
  villagerDied: ({ id, by, dead, of }) => [`${calledBy(id)} dies${inHands(by)}: ${dead} of ${of}.`, id],
  thrownOut: ({ f, house }) => [`${f} is thrown out of ${house}.`, f, house],
  knockedDown: ({ f }) => [`${f} is knocked down.`, f],
  gameOver: ({ reason }) => [overSaid(reason)],
};

const HEADINGS: { readonly [K in FireEvent['type']]?: number } = { roundStarted: 1, turnStarted: 2, step: 3 };

/** A line of the log: what happened, the clause, the pieces. */
export function eventLine(event: FireEvent): Line {
  const tell = TELL[event.type] as (e: FireEvent) => Said;
  const [text, ...marks] = tell(event);
  const heading = HEADINGS[event.type];
  return { text, rule: event.clause, marks, ...(heading && { heading }) };
}
