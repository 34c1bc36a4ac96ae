import { listed } from '@nightfall/kit/words';
import {
  enemiesAtFirst,
  enemiesLeft,
  felledPerTurn,
  game,
  heroesWaiting,
  RANKS,
  rankOf,
  type Siege,
  type SiegeEvent,
  type SiegeState,
} from '@nightfall/siege-of-the-eternal-night';
import { counted, retell, toldIn, type Story } from '@nightfall/ui';
import { drawnWords } from './turning.ts';

type Of<T extends SiegeEvent['type']> = Extract<SiegeEvent, { type: T }>;
export type Tale = {
  readonly end: SiegeState;
  readonly drawn: readonly Of<'drew'>[];
  readonly won: readonly Of<'wonFreeMarks'>[];
  readonly passed: readonly (Of<'passedDie'> & { readonly turn: number })[];
};

/** What a night is retold from; undefined if its record cannot be replayed. */
export function taleOf(record: string): Tale | undefined {
  const told = { drawn: [] as Of<'drew'>[], won: [] as Of<'wonFreeMarks'>[], passed: [] as Tale['passed'][number][] };
  const end = retell<Siege>(game, record, (e, { turn }) => {
    if (e.type === 'drew') told.drawn.push(e);
    if (e.type === 'wonFreeMarks') told.won.push(e);
    if (e.type === 'passedDie') told.passed.push({ ...e, turn });
  });
  return end && { end, ...told };
}

/** The night in at most five sentences: how it went, the best turn, the emptiest one, what helped, what was missing. */
export const story = (tale: Tale): readonly string[] =>
  toldIn([opening(tale), bestTurn(tale), emptyTurns(tale), helpers(tale), ending(tale)]);

const retold: Story = (record) => {
  const tale = taleOf(record);
  return tale ? story(tale) : [];
};
export default retold;

function opening({ end }: Tale): string {
  const all = enemiesAtFirst(end);
  // A sheet that a seed has made has no name that one would say.
  const besiegers = `besiegers of ${end.sheet.id === 'daily' ? 'this night' : end.sheet.name}`;
  if (end.clearedOn !== null) return `All ${all} ${besiegers} fell, the last of them in turn ${end.clearedOn}.`;
  return `${all - enemiesLeft(end)} of the ${all} ${besiegers} fell before dawn.`;
}

function bestTurn({ end, drawn }: Tale): string | undefined {
  const felled = felledPerTurn(end);
  const most = Math.max(0, ...felled);
  const turn = felled.indexOf(most) + 1;
  const shapes = drawn.filter((one) => one.turn === turn).map(drawnWords);
  return most < 2 || shapes.length === 0 ? undefined : `Turn ${turn} was the best: ${listed(shapes)} felled ${most}.`;
}

/** Turns in which nothing was drawn. */
function emptyTurns({ end, drawn, passed }: Tale): string | undefined {
  const empty = felledPerTurn(end).flatMap((_, i) => (drawn.some(({ turn }) => turn === i + 1) ? [] : [i + 1]));
  if (empty.length > 1) return `Turns ${listed(empty.map(String))} stayed empty: the night had turned its back.`;
  if (empty.length === 1) return `In turn ${empty[0]} nothing could be drawn at all.`;
  return passed.length > 2 ? `${counted(passed.length, 'die', 'dice')} had to be passed.` : undefined;
}

function helpers({ end, won }: Tale): string | undefined {
  const marks = won.reduce((sum, { count }) => sum + count, 0);
  const parts = [
    marks > 0 && `${counted(marks, 'wallbreaker')} gave a free mark`,
    end.heroesUsed > 0 && `${counted(end.heroesUsed, 'hero', 'heroes')} came to help`,
    heroesWaiting(end) > 0 && `${counted(heroesWaiting(end), 'hero', 'heroes')} waited in vain`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? `${listed(parts)}.` : undefined;
}

/** The next rank is named where it was near. */
function ending({ end }: Tale): string {
  const left = enemiesLeft(end);
  const above = RANKS.findLast(([worst]) => worst < left);
  const missing = above ? left - above[0] : 0;
  if (left === 0) return 'The sun rose over an empty field: Dawnbringer.';
  const still = `${counted(left, 'enemy', 'enemies')} still stood in the first light: ${rankOf(left)}`;
  return above && missing <= 3 ? `${still}, ${counted(missing, 'enemy', 'enemies')} short of ${above[1]}.` : `${still}.`;
}
