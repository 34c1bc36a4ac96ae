import { useFold } from '@nightfall/ui';
import { game, type FireEvent } from '@nightfall/fires-at-midnight';
import rulebook from '@nightfall/fires-at-midnight/rulebook.md?raw';
import type { Line } from '@nightfall/kernel';

type StepEvent = Extract<FireEvent, { type: 'step' }>;
/** A step of the upkeep, and a sentence for everything that has happened in it so far. */
export type StepTold = { readonly step: StepEvent; readonly told: readonly Line[] };

/** What is known of the step once this event is played as well. */
export function toldSoFar(now: StepTold | undefined, event: FireEvent | undefined): StepTold | undefined {
  if (event?.type === 'step') return { step: event, told: [] };
  if (!event || !now || event.type === 'turnStarted') return undefined;
  const line = game.words.event(event, String);
  return line ? { ...now, told: [...now.told, line] } : now;
}

/** FM-21.21 The step that is being played, from its event to the next one's. */
export const useStep = (event: FireEvent | undefined): StepTold | undefined => useFold(event, toldSoFar);

/** The sentences of the book with this number; those that only point to other numbers are left to the reference. */
export function clauseText(clause: string): string {
  const from = rulebook.indexOf(`**${clause}** `);
  const text = from < 0 ? '' : rulebook.slice(from + clause.length + 5);
  return text
    .split(/\n(?:\n|- )/)[0]!
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=\.) (?=[A-Z])/)
    .filter((sentence) => !/\bFM-\d/.test(sentence))
    .join(' ')
    .trim();
}
