import { STEP_NAMES, type Step } from '@nightfall/firefighters-on-duty';

/** FD-15.1 The nine steps of the Fire Phase and what they ask. */
const TEXTS: readonly { readonly id: Step; readonly text: string }[] = [
  { id: 'FP1', text: 'An injured person in the flames is lost, and so is the game.' },
  { id: 'FP2', text: 'Everybody in the flames is hurt.' },
  { id: 'FP3', text: 'Vehicles in the flames are damaged; a damaged one is lost.' },
  { id: 'FP4', text: 'A building with four fires burns down.' },
  { id: 'FP5', text: 'Each building with three fires draws an event.' },
  { id: 'FP6', text: 'Gas tanks and explosives in the flames go off.' },
  { id: 'FP7', text: 'Calls that are due: answered on time, or too late.' },
  { id: 'FP8', text: 'Fires that are still burning grow.' },
  { id: 'FP9', text: 'A die for each building beside a fire: does it catch?' },
];
export const STEPS = TEXTS.map(({ id, text }) => ({ id, text, name: STEP_NAMES[id][0] }));
