import type { Line, Seat } from '@nightfall/kernel';
import { plural } from '../content/names.ts';
import { hasSlotted } from '../queries/dice.ts';
import { isPaced, phaseOf } from '../queries/phase.ts';
import type { View } from '../state.ts';

type Name = (seat: Seat) => string;
const line = (rule: string, text: string): Line => ({ text, rule });

function waitingText(v: View, seat: Seat | null, name: Name): string {
  const missing = v.crews.flatMap((crew, i) => (crew.ready || i === seat ? [] : [name(i)]));
  return missing.length > 0 ? ` Waiting for ${missing.join(', ')}.` : '';
}
function readyPrompt(v: View, seat: Seat | null, name: Name): Line {
  const isReady = seat !== null && v.crews[seat]?.ready === true;
  if (phaseOf(v) === 'setup')
    return line(
      'FD-8.2',
      isReady ? `You are ready.${waitingText(v, seat, name)}` : 'Share out crews and equipment, then press Ready.',
    );
  return line(
    'FD-10.4',
    isReady ? `You are ready.${waitingText(v, seat, name)}` : `Round ${v.round}. Tap a place to plan for it, then press Ready.`,
  );
}

function pacedPrompt(v: View, seat: Seat | null, name: Name): Line {
  const crew = seat === null ? undefined : v.crews[seat];
  if (v.beat && v.beat.seat !== seat) return line('FD-20.8', `It is ${name(v.beat.seat)}'s beat.`);
  if (!crew || seat === null) return line('FD-20.5', 'The crews are at work.');
  if (crew.done) return line('FD-20.4', 'You are done. The bell rings when everybody else is too.');
  const rolls = `${plural(crew.rolls, 'roll')} left`;
  if (v.beat)
    return line(
      'FD-20.7',
      v.beat.begun ? `Use your dice, then end your beat. ${rolls}.` : `Your beat: roll or sit out. ${rolls}.`,
    );
  return line('FD-20.2', `Roll and act: ${rolls}.`);
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
      return isPaced(v) ? pacedPrompt(v, seat, name) : line('FD-11.5', 'Roll and act, everybody at once.');
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
