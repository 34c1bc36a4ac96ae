import { type Json, no, type Reason } from '@nightfall/kernel';
import { squareName } from '../space/grid.ts';
import { inches, inchesUp } from '../space/inches.ts';
import type { Heat, PathFault } from '../space/types.ts';
import { SMOKE, type Square } from '../state.ts';

/** The sentences of FM-10.6: what is refused, by which clause, with the numbers that decided. A refusal costs nothing (FM-10.1). */

export const markWord = (mark: number): string => (mark === SMOKE ? 'smoke' : 'fire');

export const notNow = (now: string): Reason => no('FM-10.5', 'E_PHASE', () => `Not now: ${now}.`, { now });
export const notOwner = (f: string, owner: number): Reason =>
  no('FM-2.5', 'E_OWNER', () => `${f} belongs to player ${owner + 1}.`, { f, owner });
export const notActive = (active: string): Reason => no('FM-9.6', 'E_NOT_ACTIVE', () => `It is ${active}’s turn.`, { active });
export const hasActed = (f: string): Reason => no('FM-9.1', 'E_NOT_ACTIVE', () => `${f} has already acted this round.`, { f });
export const nobodySuch = (f: string): Reason =>
  no('FM-0.4', 'E_NOT_ACTIVE', () => `There is no firefighter ${f} in this crew.`, { f });
export const isPlacedAlready = (f: string): Reason => no('FM-8.40', 'E_ON', () => `${f} is already on the table.`, { f });

export const isDown = (f: string): Reason =>
  no('FM-10.111', 'E_DOWN', () => `${f} is on the ground and must get up first.`, { f });
export const otherIsDown = (f: string): Reason =>
  no('FM-15.12', 'E_DOWN', () => `${f} is on the ground and cannot take anything.`, { f });
export const isOutside = (f: string): Reason =>
  no('FM-10.59', 'E_OFF', () => `${f} is off the table and must enter first.`, { f });
export const otherIsOutside = (f: string): Reason => no('FM-15.12', 'E_OFF', () => `${f} is off the table.`, { f });
export const isInside = (rule: string, f: string): Reason => no(rule, 'E_ON', () => `${f} is already on the table.`, { f });
export const notEnoughAp = (f: string, cost: number, ap: number): Reason =>
  no('FM-10.2', 'E_AP', () => `This costs ${cost} AP; ${f} has ${ap} left.`, { f, cost, ap });
export const without = (rule: string, option: string): Reason =>
  no(rule, 'E_OPTION', () => `This game is played without ${option}.`, { option });

export const noContact = (rule: string, f: string, id: string, gap: number): Reason =>
  no(rule, 'E_NO_CONTACT', () => `${f} must touch ${named(id)}: ${inches(gap)} to go.`, { f, id, gap });
export const named = (id: string): string =>
  id === 'well' ? 'the well' : id.endsWith('.door') ? `the door of ${id.slice(0, -5)}` : id;
export const waterFull = (rule: string, f: string): Reason =>
  no(rule, 'E_WATER_FULL', () => `${f} already has 3 water, the most anyone can carry.`, { f });
export const noWater = (f: string): Reason =>
  no('FM-10.80', 'E_WATER_NONE', () => `${f} has no water. Take some at the well.`, { f });
export const noMarker = (sq: Square): Reason =>
  no('FM-10.81', 'E_NO_MARKER', () => `Nothing burns or smokes on ${squareName(sq)}.`, { square: squareName(sq), sq });
export const outOfReach = (sq: Square, distance: number, reach: number): Reason =>
  no(
    'FM-10.82',
    'E_REACH',
    () => `The marker on ${squareName(sq)} is ${inches(distance, reach * 1000)} away; water reaches ${reach}″.`,
    {
      square: squareName(sq),
      sq,
      distance,
      reach: reach * 1000,
    },
  );
export const handsFull = (rule: string, f: string, id: string): Reason =>
  no(rule, 'E_HANDS_FULL', () => `${f} already carries ${id}.`, { f, id });
export const notLiftable = (id: string, reason: string): Reason =>
  no('FM-10.91', 'E_NOT_LIFTABLE', () => `${id} cannot be picked up: ${reason}.`, { id, reason });
export const noLoad = (rule: string, f: string): Reason => no(rule, 'E_NO_LOAD', () => `${f} carries nothing.`, { f });
export const noRunWithLoad = (f: string): Reason =>
  no('FM-10.130', 'E_RUN_LOAD', "You can't run with a load. Walk instead.", { f });
export const leaveEmpty = (f: string): Reason =>
  no('FM-10.50', 'E_LEAVE_EMPTY', 'Only a firefighter with a load can leave the table. Pick up someone or something first.', {
    f,
  });
export const doorIsOpen = (house: string): Reason => no('FM-10.100', 'E_DOOR_OPEN', 'This door is already open.', { id: house });
export const collapsed = (house: string): Reason => no('FM-10.100', 'E_RUIN', () => `${house} has collapsed.`, { id: house });
export const noSuchHouse = (id: string): Reason => no('FM-10.100', 'E_RUIN', () => `There is no house ${id}.`, { id });
export const isStanding = (f: string): Reason => no('FM-10.110', 'E_NOT_DOWN', () => `${f} is already standing.`, { f });
export const notATree = (id: string): Reason => no('FM-10.120', 'E_NOT_STANDING', () => `${id} is not a standing tree.`, { id });
export const shapeOffTheEdge = (id: string): Reason =>
  no('FM-15.11', 'E_EDGE', () => `${id} must lie on the table with all of its base.`, { id });
export const inTheWay = (rule: string, what: string, id: string): Reason =>
  no(rule, 'E_BLOCKED', () => `${what} would overlap ${named(id)}.`, { id });

const heatFacts = (heat: readonly Heat[]): Json =>
  heat.map(({ sq, mark, distance }) => ({ square: squareName(sq), sq, mark, distance }));
const COOL = 3000;
const tooNear = ({ sq, mark, distance }: Heat) =>
  `Only ${inches(distance, COOL)} from the ${markWord(mark)} on ${squareName(sq)}; the base must end at least 3″ away.`;
const runsPast = ({ sq, mark, distance }: Heat) =>
  `The run passes ${inches(distance, COOL)} from the ${markWord(mark)} on ${squareName(sq)}; it must stay at least 3″ away.`;

const limitInches = (limit: number) => `${limit / 1_000_000}″`;

/** What the referee of paths found, in words. It judged the path as submitted (FM-6.10, FM-17.20). */
export function badPath(f: string, fault: PathFault | undefined): Reason | undefined {
  if (!fault) return undefined;
  const { rule, code } = fault;
  switch (fault.code) {
    case 'E_PATH':
      return no(rule, code, () => `Can't read this path: ${fault.reason}.`, { f, reason: fault.reason });
    case 'E_NO_MOVE':
      return no(rule, code, 'The path ends where it starts.', { f });
    case 'E_NOT_EDGE':
      return no(rule, code, 'The path must end on the border of the table.', { f });
    case 'E_ENTER_POSSIBLE':
      return no(rule, code, 'The way in is free and no fire is near it: enter there.', { f });
    case 'E_TOO_FAR':
      return no(
        rule,
        code,
        () => `The path is ${inchesUp(fault.length, fault.limit / 1000)} long; the limit is ${limitInches(fault.limit)}.`,
        {
          f,
          length: fault.length,
          limit: fault.limit,
        },
      );
    case 'E_EDGE':
      return no(rule, code, 'The base must stay on the table all the way.', { f, leg: fault.leg });
    case 'E_BLOCKED':
      return no(rule, code, () => `${f} would hit ${named(fault.id)} on the way.`, { f, id: fault.id, leg: fault.leg });
    case 'E_TOO_HOT':
      return no(rule, code, fault.heat.map(tooNear).join('\n'), { f, heat: heatFacts(fault.heat) });
    case 'E_RUN_HOT':
      return no(rule, code, fault.heat.map(runsPast).join('\n'), { f, heat: heatFacts(fault.heat) });
  }
}
