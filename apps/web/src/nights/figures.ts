import { catalog } from '@nightfall/catalog';
import type { About } from '@nightfall/kernel';
import { isNight, type Shelved } from '@nightfall/ui/shelf';

/** What the list needs of a match of this browser. */
export type Ended = Pick<Shelved, 'game' | 'over' | 'guided' | 'handpicked' | 'label' | 'night' | 'hints'>;

/** Finished games that can be compared: how many, how they went, and the best of them in words. */
export type Tally = {
  readonly played: number;
  readonly won: number;
  readonly best: string;
  readonly average: number | undefined;
};
/** The games with one setup; those with hints count apart. */
type BySetup = { readonly label: string; readonly own: Tally | undefined; readonly hinted: Tally | undefined };
export type Figures = { readonly game: About; readonly best: string; readonly setups: readonly BySetup[] };

type Over = NonNullable<Shelved['over']>;
const pointsOf = ({ points, score }: Over) => points ?? score;
const wordsOf = ({ reached, title }: Over) => reached ?? title;

function tallied(over: readonly Over[], score: About['score']): Tally | undefined {
  if (over.length === 0) return undefined;
  const best = over.toSorted((a, b) => pointsOf(b) - pointsOf(a))[0]!;
  const sum = over.reduce((all, one) => all + one.score, 0);
  const won = over.filter(({ outcome }) => outcome === 'won').length;
  return { played: over.length, won, best: wordsOf(best), average: score ? sum / over.length : undefined };
}

const isOver = (match: Ended) => match.over !== null && isNight(match);
const ends = (matches: readonly Ended[], isHinted: boolean): Over[] =>
  matches.flatMap(({ over, hints = 0 }) => (over && hints > 0 === isHinted ? [over] : []));

/** All nights of everybody's dice are one kind of game; whoever practises one knows what comes. */
const labelOf = ({ night, label = '' }: Ended): string =>
  night ? (night.counts ? 'Tonight’s games' : 'Tonight’s games, practised') : label;

/** What the finished nights add up to, game by game and setup by setup. */
export function figures(matches: readonly Ended[]): readonly Figures[] {
  return catalog.flatMap((game) => {
    const nights = matches.filter((match) => match.game === game.id && isOver(match));
    if (nights.length === 0) return [];
    const labels = [...new Set(nights.map(labelOf))];
    const setups = labels.map((label): BySetup => {
      const alike = nights.filter((match) => labelOf(match) === label);
      return { label, own: tallied(ends(alike, false), game.score), hinted: tallied(ends(alike, true), game.score) };
    });
    return [{ game, best: tallied(ends(nights, false), game.score)?.best ?? '', setups }];
  });
}

/** The finished games worth telling: the best of each first, then the latest; at most five. */
export function bestStories<M extends Ended & { readonly saved: number }>(matches: readonly M[]): readonly M[] {
  const told = matches.filter(isOver);
  const best = new Map<string, M>();
  for (const match of told) {
    const known = best.get(match.game);
    if (!known || pointsOf(match.over!) > pointsOf(known.over!)) best.set(match.game, match);
  }
  const rest = told.filter((match) => !best.has(match.game) || best.get(match.game) !== match);
  return [...best.values(), ...rest.toSorted((a, b) => b.saved - a.saved)].slice(0, 5);
}
