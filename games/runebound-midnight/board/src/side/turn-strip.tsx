import { characterOf, KING, type Rune, type RuneFrame, type View } from '@nightfall/runebound-midnight';
import type { BoardProps } from '@nightfall/ui';

const NIGHT = {
  dusk: 'Black Mirror step',
  mirrors: 'Black Mirror step',
  threat: 'Threat step',
  muster: 'Patrol step',
  patrols: 'Patrol step',
  income: 'Spending step',
  spend: 'Spending step',
  end: 'Spending step',
} as const;
const HERO = {
  refresh: 'Movement',
  move: 'Movement',
  adventure: 'Adventure',
  market: 'Market',
  skip: 'Market',
  shop: 'Market',
  experience: 'Experience',
  finish: 'Experience',
  end: 'Experience',
} as const;

const CALLED: { readonly [K in RuneFrame['rule']]?: string } = {
  combat: 'Combat',
  threat: 'Threat test',
  experience: 'Experience',
  patrol: 'Patrol step',
  infiltration: 'Slipping in',
  trade: 'Trade',
};

/** Whose turn it is, and which step of it; undefined before the first. */
export function turnOf(view: View): { readonly seat: number; readonly step: string } | undefined {
  // A rule that was called goes before the step that comes after it.
  const called = view.stack.map(({ rule }) => CALLED[rule]).findLast((step) => step !== undefined);
  for (const frame of view.stack) {
    if (frame.rule === 'night') return { seat: KING, step: called ?? NIGHT[frame.at] };
    if (frame.rule === 'hero') return { seat: frame.seat, step: called ?? HERO[frame.at] };
  }
  return undefined;
}

/** The round as a strip: everybody in their order, and where the turn stands. */
export function TurnStrip({ view }: Pick<BoardProps<Rune>, 'view'>) {
  const turn = turnOf(view);
  const seats = [KING, ...view.heroes.map((_, i) => i + 1)];
  return (
    <section className="rm-turns" aria-label={`Round ${view.round}`}>
      <h3>Round {view.round}</h3>
      <ol>
        {seats.map((seat) => (
          <li key={seat} aria-current={seat === turn?.seat ? 'step' : undefined}>
            {characterOf(view, seat)}
            {seat === turn?.seat && <small>{turn.step}</small>}
          </li>
        ))}
      </ol>
    </section>
  );
}
