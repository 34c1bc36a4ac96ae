import { STEP_NAMES, type Step } from '@nightfall/firefighters-on-duty';

/** FD-15.1 The nine steps of the Fire Phase and what they ask. */
const TEXTS: readonly { readonly id: Step; readonly text: string }[] = [
  { id: 'FP1', text: 'Is an injured person still in the flames?' },
  { id: 'FP2', text: 'Is anyone in the flames?' },
  { id: 'FP3', text: 'Is a vehicle in the flames?' },
  { id: 'FP4', text: 'Does any building have four fires?' },
  { id: 'FP5', text: 'Does any building have three fires? It draws an event.' },
  { id: 'FP6', text: 'Are gas tanks or explosives in the flames?' },
  { id: 'FP7', text: 'Is a distress call due?' },
  { id: 'FP8', text: 'Fires that are still burning grow.' },
  { id: 'FP9', text: 'Each building next to a fire rolls a die: does it catch fire?' },
];
export const STEPS = TEXTS.map(({ id, text }) => ({ id, text, name: STEP_NAMES[id][0] }));
