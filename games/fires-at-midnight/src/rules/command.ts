import type { Refusal } from '@nightfall/kernel';
import { hasActed, isDown, isOutside, nobodySuch, notActive, notEnoughAp, notOwner, without, wrongPhase } from './refusals.ts';
import type { Firefighter, View } from '../state.ts';
import { type Phase, isOff, phaseOf, firefighter } from '../queries/village.ts';
import type { Action, FireMove } from '../moves.ts';

const phaseFor = (type: FireMove['type']): Phase =>
  type === 'place' ? 'setup.place' : type === 'start' ? 'round.choose' : 'turn.act';

/** FM-10.5 Who may give this order now: state of the game, owner, active firefighter, in this order. Each counts alone (FM-2.4). */
export function refuseCommand(v: View, move: FireMove): Refusal | undefined {
  const phase = phaseOf(v);
  if (phase !== phaseFor(move.type)) return wrongPhase(phase);
  const me = v.crew.find(({ id }) => id === move.f);
  if (!me) return nobodySuch(move.f);
  if (me.owner !== move.seat) return notOwner(me.id, me.owner); // FM-2.5
  if (phase === 'round.choose') return me.acted ? hasActed(me.id) : undefined; // FM-9.1
  return phase === 'turn.act' && v.active !== me.id ? notActive(v.active!) : undefined; // FM-9.6
}

/** What an action asks before its own preconditions. */
type Asks = {
  readonly cost: number;
  /** May be done lying on the ground. */
  readonly down?: boolean;
  /** May be done outside the table. */
  readonly off?: boolean;
  /** FM-15.14 The option that must be on, and its clause. */
  readonly option?: { readonly rule: string; readonly name: string; readonly on: boolean };
};

/** FM-10.5 Down, off the table, option, action points, in this order. A load hinders none of it (FM-10.4). */
export function refuseAction(v: View, move: Action, asks: Asks): Refusal | undefined {
  const no = refuseCommand(v, move);
  if (no) return no;
  const me = firefighter(v, move.f);
  if (me.down && !asks.down) return isDown(me.id);
  if (isOff(me) && !asks.off) return isOutside(me.id);
  if (asks.option && !asks.option.on) return without(asks.option.rule, asks.option.name);
  return asks.cost > v.ap ? notEnoughAp(me.id, asks.cost, v.ap) : undefined;
}

/** Is the active firefighter standing and on the table, with this many action points left? */
export const isAble = (v: View, me: Firefighter, cost: number): boolean => !me.down && me.at !== null && v.ap >= cost;
