import type { About } from '@nightfall/kernel';
import type { Line } from '../result.ts';
import { aside, type Html } from './markup.ts';

/** Links of a report that only its place knows: where a game can be watched, and where a variant can be played. */
export type Links = {
  /** At the decision where it parts from the same game of another variant. */
  watch?(place: string, variant: string, rival: string, game: number): string | undefined;
  /** From its beginning. */
  game?(place: string, variant: string, game: number): string | undefined;
  play?(place: string, variant: string): string | undefined;
  /** The same table with its other seats for friends; nothing where one plays alone. */
  invite?(place: string, variant: string): string | undefined;
  /** What a score of this game counts. */
  readonly score?: About['score'] | undefined;
};

/** Links to games of this kind. */
export function gamesOf(
  { place, variant, figures: { watch } }: Line,
  what: string,
  links: Links,
  names: readonly string[] = [],
): Html {
  const found = (watch[what] ?? []).flatMap((game, i) => {
    const link = links.game?.(place, variant, game);
    return link ? [aside(link, names[i] ?? `game ${game + 1}`)] : [];
  });
  return { html: found.join(', ') };
}
