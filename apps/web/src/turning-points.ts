import { apply, type Match, type Seat, type Types } from '@nightfall/kernel';
import { logLines, type BoardModule } from '@nightfall/ui';

/** A moment that changed much: after which input, what happened, whether it was for the better, and how things stood then. */
export type TurningPoint = {
  readonly at: number;
  readonly text: string;
  readonly isGood: boolean;
  readonly view: Types['view'];
};

const SHOWN = 3;
/** What happens close together is one story. */
const APART = 3;

type Told = { readonly measure: (view: Types['view']) => number; readonly summary?: BoardModule['summary'] };

/** The moments at which the game's own measure of how things stand changed most, in their order. */
export function turningPoints(match: Match, { measure, summary }: Told): readonly TurningPoint[] {
  const { game, head } = match;
  const name = (seat: Seat) => head.names[seat] ?? '';
  const state = match.seek(0);
  let view = game.view(state, null);
  const steps = match.inputs.map((input, n) => {
    const events: Types['event'][] = [];
    apply(game.book, state, input, (event) => events.push(event));
    const before = view;
    view = game.view(state, null);
    const change = measure(view) - measure(before);
    const text = change === 0 ? undefined : summary?.({ events, before, after: view, name });
    return { at: n + 1, change, text: text ?? logged(match, events), view };
  });
  return farApart(steps.filter(({ change, text }) => change !== 0 && text !== ''))
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, change, text, view: after }) => ({ at, text: short(text), isGood: change > 0, view: after }));
}

const logged = ({ game, head }: Match, events: readonly Types['event'][]): string =>
  logLines(game, events, 0, (seat) => head.names[seat] ?? '')
    .filter(({ heading }) => heading === undefined)
    .map(({ text }) => text)
    .join(' ');

function farApart<S extends { readonly at: number; readonly change: number }>(steps: readonly S[]): readonly S[] {
  const chosen: S[] = [];
  for (const step of steps.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change)))
    if (chosen.length < SHOWN && chosen.every(({ at }) => Math.abs(at - step.at) >= APART)) chosen.push(step);
  return chosen;
}

const LONGEST = 140;
const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1).replace(/\s+\S*$/, '')}…` : text);
