import { later } from '@nightfall/ui';
import { DeadEnd } from './dead-end.tsx';
import { LIGHTING } from './lighting.tsx';

const TonightPage = later(() => import('./tonight.tsx'), LIGHTING);
const NightsPage = later(() => import('./nights.tsx'), LIGHTING);
const PuzzlesPage = later(() => import('./puzzles.tsx'), LIGHTING);
const LabPage = later(() => import('./lab.tsx'), LIGHTING);
const SettingsPage = later(() => import('./settings.tsx'), LIGHTING);
const CreditsPage = later(() => import('./credits.tsx'), LIGHTING);
const RulesPage = later(() => import('./rules.tsx'), LIGHTING);
const ChallengePage = later(() => import('./challenge.tsx'), LIGHTING);

type Props = { readonly place: string; readonly what: string; readonly which: string };
/** The pages that lead to no table by themselves, and what no page has as its address: the home page need not know them one by one. */
export default function Elsewhere({ place, what, which }: Props) {
  switch (place) {
    case 'nights':
      return <NightsPage />;
    case 'puzzles':
      return <PuzzlesPage game={what} id={which} />;
    case 'lab':
      return <LabPage what={what} />;
    case 'settings':
      return <SettingsPage />;
    case 'credits':
      return <CreditsPage />;
    case 'rules':
      return <RulesPage game={what} />;
    case 'challenge':
      return <ChallengePage />;
    case 'tonight':
      return <TonightPage key={`${what}/${which}`} game={what} date={which} />;
    default:
      return <DeadEnd title="Nothing here" text="There is no page with this address." />;
  }
}
