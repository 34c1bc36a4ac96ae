import { later } from '@nightfall/ui';

const LIGHTING = <output className="loading">Lighting the lamps…</output>;
const TonightPage = later(() => import('./tonight.tsx'), LIGHTING);
const NightsPage = later(() => import('./nights.tsx'), LIGHTING);
const PuzzlesPage = later(() => import('./puzzles.tsx'), LIGHTING);

type Props = { readonly place: string; readonly what: string; readonly which: string };
/** What waits for a player who comes back: tonight's games, the puzzles and what was played. The home page loads none of them. */
export default function WaitingPage({ place, what, which }: Props) {
  if (place === 'nights') return <NightsPage />;
  if (place === 'puzzles') return <PuzzlesPage game={what} id={which} />;
  return <TonightPage key={`${what}/${which}`} game={what} date={which} />;
}
