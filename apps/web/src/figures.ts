import { catalog } from '@nightfall/catalog';
import type { About } from '@nightfall/kernel';
import type { Shelved } from '@nightfall/ui/shelf';

export type Figures = {
  readonly id: string;
  readonly name: string;
  readonly played: number;
  readonly won: number;
  readonly best: string;
};

function best({ score }: About, found: readonly number[]): string {
  if (!score) return '';
  if (score.best === 'lowest') return `${Math.min(...found)} ${score.name}`;
  // Where no game was played for points there is no best.
  const most = Math.max(...found);
  return most > 0 ? `${most} ${score.name}` : '';
}

/** What the finished nights of this browser add up to, game by game; guided ones do not count. */
export function figures(matches: readonly Pick<Shelved, 'game' | 'over' | 'guided'>[]): Figures[] {
  return catalog.flatMap((game) => {
    const over = matches.flatMap((match) => (match.game === game.id && match.over && !match.guided ? [match.over] : []));
    if (over.length === 0) return [];
    const won = over.filter((one) => one.outcome === 'won').length;
    return [
      {
        id: game.id,
        name: game.name,
        played: over.length,
        won,
        best: best(
          game,
          over.map((one) => one.score),
        ),
      },
    ];
  });
}
