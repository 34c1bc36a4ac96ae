import { capital, count } from '@nightfall/kit/words';
import type { Line, Seat } from '@nightfall/kernel';

import { cityOf, scenarioOf } from '../city/cities.ts';
import { hasSlotted } from '../queries/dice.ts';
import { isAllClear } from '../queries/goals.ts';
import { isPaced, phaseOf } from '../queries/phase.ts';
import type { Crew, Die, View } from '../state.ts';

type Name = (seat: Seat) => string;
const line = (rule: string, text: string): Line => ({ text, rule });

function waitingText(v: View, seat: Seat | null, name: Name): string {
  const missing = v.crews.flatMap((crew, i) => (crew.ready || i === seat ? [] : [name(i)]));
  return missing.length > 0 ? ` Waiting for ${missing.join(', ')}.` : '';
}
const setupText = (v: View): string =>
  cityOf(v).stations.length > 1
    ? `${scenarioOf(v).name}: share out crews and equipment between the stations, then press Ready.`
    : `${scenarioOf(v).name}: read the goals, look at the city, then press Ready.`;
function readyPrompt(v: View, seat: Seat | null, name: Name): Line {
  const isReady = seat !== null && v.crews[seat]?.ready === true;
  if (phaseOf(v) === 'setup') return line('FD-8.2', isReady ? `You are ready.${waitingText(v, seat, name)}` : setupText(v));
  return line(
    'FD-10.4',
    isReady ? `You are ready.${waitingText(v, seat, name)}` : `Round ${v.round}. Tap a place to plan for it, then press Ready.`,
  );
}

const DEEDS: { readonly [K in Exclude<Die, 'idle'>]: string } = {
  vehicle: 'drive',
  firefighter: 'send someone',
  water: 'spray or refill',
  gear: 'chop or cut power',
  onEngine: 'aim the jet',
  onAxe: 'chop debris',
  onShutoff: 'cut power with two Gears',
};
/** FD-11.14 What the dice of a crew are good for: "drive, spray or refill". */
function deedsOf({ dice: [a, b] }: Crew): string {
  const deeds = [a, b].flatMap((die) => (die === 'idle' ? [] : [DEEDS[die]]));
  return deeds[0] === deeds[1] && a !== 'onShutoff' ? `${deeds[0]} twice` : [...new Set(deeds)].join(', ');
}
const isIdle = ({ dice }: Crew): boolean => dice.every((die) => die === 'idle');
/** What to do with the dice as they lie; `rolls` is what is left of a paced round. */
function actText(v: View, crew: Crew, rolls: number | undefined): string {
  if (isAllClear(v)) return 'All clear. End the round.';
  if (rolls === 0) return isIdle(crew) ? 'No rolls left. Press Done.' : `${capital(deedsOf(crew))}, or press Done.`;
  if (!isIdle(crew)) return `${capital(deedsOf(crew))}, or roll again.`;
  return rolls === undefined ? 'Roll and act.' : `Roll and act: ${count(rolls, 'roll')} left.`;
}

function pacedPrompt(v: View, seat: Seat | null, name: Name): Line {
  const crew = seat === null ? undefined : v.crews[seat];
  if (v.beat && v.beat.seat !== seat) return line('FD-20.8', `It is ${name(v.beat.seat)}'s beat.`);
  if (!crew || seat === null) return line('FD-20.5', 'The crews are at work.');
  if (crew.done) return line('FD-20.4', 'You are done. The bell rings when everyone is.');
  if (v.beat)
    return line(
      'FD-20.7',
      v.beat.begun ? 'Use your dice, then end your beat.' : `Your beat: roll or sit out. ${count(crew.rolls, 'roll')} left.`,
    );
  return line('FD-20.2', actText(v, crew, crew.rolls));
}
function clockPrompt(v: View, seat: Seat | null): Line {
  const crew = seat === null ? undefined : v.crews[seat];
  if (crew?.done) return line('FD-11.26', 'You are done. The bell rings when everyone is.');
  return line('FD-11.5', crew ? actText(v, crew, undefined) : 'The crews are at work, all at once.');
}

/** Who decides what now, in one sentence. */
export function prompt(v: View, seat: Seat | null, name: Name): Line {
  const phase = phaseOf(v);
  const mine = seat !== null && v.crews[seat] !== undefined && hasSlotted(v.crews[seat]);
  switch (phase) {
    case 'setup':
    case 'briefing':
      return readyPrompt(v, seat, name);
    case 'countdown':
      return line('FD-9.2', `Round ${v.round} begins.`);
    case 'action':
      return isPaced(v) ? pacedPrompt(v, seat, name) : clockPrompt(v, seat);
    case 'bell':
      return line(
        'FD-14.2',
        mine ? 'The bell has rung. Resolve your dice on slots.' : 'The bell has rung. Dice on slots still count.',
      );
    case 'fire':
      return line('FD-15.1', 'The fire moves.');
    case 'over':
      return line('FD-17.5', v.result?.won ? 'The city is safe: you have won.' : 'The shift is over: you have lost.');
  }
}
