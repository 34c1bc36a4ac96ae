import type { Plan } from './plan.ts';
import type { LabPlayed } from './block.ts';

/** What was asked for and cannot be told from these games. */
export function remarksOn(plan: Plan, games: readonly LabPlayed[]): readonly string[] {
  if (games.length === 0) return [];
  const facts = new Set(games.flatMap((one) => Object.keys(one.facts)));
  const asked = new Set([...plan.split, ...plan.bands.flatMap(({ median }) => median ?? [])]);
  const known = facts.size > 0 ? `they report ${[...facts].join(', ')}` : 'they report nothing but their end';
  const isUsed = (words: string) => games.some(({ used }) => (used?.[words] ?? 0) > 0);
  const isFollowed = games.some(({ watched }) => watched !== undefined);
  return [
    ...[...asked].filter((fact) => !facts.has(fact)).map((fact) => `The games do not report “${fact}”; ${known}.`),
    ...plan.worth.filter((words) => !isUsed(words)).map((words) => `Nobody made a move whose words contain “${words}”.`),
    ...((plan.curve || plan.choices > 0) && !isFollowed
      ? ['The bots of this game cannot say how things stand, so there is no `curve` and there are no `choices`.']
      : []),
  ];
}
