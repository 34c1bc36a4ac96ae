import { cityOf, hitChances, placeName, type Fd, type FdMove } from '@nightfall/firefighters-on-duty';
import { BarButton, type BoardProps } from '@nightfall/ui';
import { handOf, type Picked } from '../hand/hand.ts';
import { waterFor } from '../hand/water.ts';
import { hasAmount } from './free-deeds.ts';
import { prospect } from './labels.ts';
import { tryMove } from './try-move.ts';

type Props = BoardProps<Fd> & {
  readonly moves: readonly FdMove[];
  readonly picked: Picked;
  readonly obvious: FdMove | undefined;
};
type Jet = Extract<FdMove, { type: 'extinguish' | 'quickExtinguish' }>;
const isJet = (move: FdMove): move is Jet => move.type === 'extinguish' || move.type === 'quickExtinguish';

/** Whether the stepper has the obvious action on its own button: how much and where to belong together. */
export const spraysObvious = (moves: readonly FdMove[], obvious: FdMove | undefined): boolean =>
  obvious !== undefined && isJet(obvious) && moves.filter(isJet).every(({ space }) => space === obvious.space);

/** FD-28.3 How much water the next jet takes: as much as the fire asks for, unless the player says otherwise. */
export function WaterChooser(props: Props) {
  const { view, seat, moves, picked, obvious } = props;
  const jets = moves.filter(isJet);
  const [first] = jets;
  if (!first) return null;
  const isOnly = jets.every(({ space }) => space === first.space);
  const most = Math.max(...jets.map(({ water }) => water));
  const advised = obvious && isJet(obvious) && obvious.space === first.space ? obvious.water : undefined;
  const now = Math.min(most, picked.water ?? advised ?? waterFor(view, seat, first.space));
  const choose = (water: number) => handOf(props).pick({ water: Math.min(most, Math.max(1, water)) });
  return (
    <span className="fd-stepper" role="group" aria-label="Water for the next jet">
      <BarButton className="button" aria-label="Less water" act={() => choose(now - 1)}>
        −
      </BarButton>
      {isOnly ? (
        <Spray {...props} jet={{ ...first, water: now }} />
      ) : (
        <output>
          <b>{picked.water === null ? 'Suggested amount' : `${now} water`}</b>
          <small>tap a fire</small>
        </output>
      )}
      <BarButton className="button" aria-label="More water" act={() => choose(now + 1)}>
        +
      </BarButton>
    </span>
  );
}

/** The one fire that the hose reaches, and the chance to put it out with that much water. */
function Spray({ jet, ...props }: Props & { readonly jet: Jet }) {
  const { view, moves, obvious } = props;
  const isObvious = spraysObvious(moves, obvious);
  return (
    <BarButton
      className={isObvious ? 'button button-ember fd-spray' : 'button fd-spray'}
      data-deed={isObvious ? 'obvious' : jet.type}
      data-does={jet.type}
      data-leads={jet.type}
      hotkey={isObvious ? 'Enter' : undefined}
      act={() => tryMove(props, isObvious ? ({ ...obvious!, water: jet.water } as FdMove) : jet)}
    >
      Spray {placeName(jet.space)}
      <small>
        {jet.water} water, {prospect(hitChances(view, cityOf(view).indexOf[jet.space]!, jet.water), jet.water)}
      </small>
    </BarButton>
  );
}

/** FD-13.7 How much water the next load takes, or passes on: as much as goes, unless the player says otherwise. */
export function AmountChooser({ deeds, ...props }: Pick<Props, 'picked' | 'memory'> & { readonly deeds: readonly FdMove[] }) {
  const most = Math.max(0, ...deeds.filter(hasAmount).map(({ n }) => n));
  if (most < 2) return null;
  const now = Math.min(most, props.picked.amount ?? most);
  const choose = (n: number) => handOf(props).pick({ amount: n >= most ? null : Math.max(1, n) });
  return (
    <span className="fd-stepper" role="group" aria-label="Water to load or pass on">
      <BarButton className="button" aria-label="Less water to load or pass on" act={() => choose(now - 1)}>
        −
      </BarButton>
      <output>
        <b>{now} water</b>
        <small>{now === most ? 'all that goes' : `of ${most}`}</small>
      </output>
      <BarButton className="button" aria-label="More water to load or pass on" act={() => choose(now + 1)}>
        +
      </BarButton>
    </span>
  );
}

/** FD-12.17 A firefighter in hand who stands with somebody: leads them out, or walks alone. */
export function LeadChooser(props: Props) {
  const { moves, picked } = props;
  const isCalled = moves.some((move) => move.type === 'movePerson' && `${move.from}-ff` === picked.piece);
  if (!isCalled) return null;
  return (
    <BarButton className="button fd-kit" aria-pressed={picked.leads} act={() => handOf(props).pick({ leads: !picked.leads })}>
      {picked.leads ? 'Leads them out' : 'Walks alone'}
    </BarButton>
  );
}

/** FD-28.4 What a firefighter takes along, switched off with a tap. */
export function KitChooser(props: Props) {
  const { moves, picked } = props;
  const walks = moves.flatMap((move) => (move.type === 'moveFirefighter' && `${move.from}-ff` === picked.piece ? [move] : []));
  return (['hose', 'axe'] as const).map(
    (kit) =>
      walks.some((walk) => walk[kit]) && (
        <BarButton
          key={kit}

          className="button fd-kit"
          aria-pressed={picked[kit]}
          act={() => handOf(props).pick({ [kit]: !picked[kit] })}
        >
          {picked[kit] ? `With the ${kit}` : `Without the ${kit}`}
        </BarButton>
      ),
  );
}
