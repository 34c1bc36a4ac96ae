import { useFold } from '../parts/use-on.ts';
import type { Seat } from '@nightfall/kernel';
import type { Told } from '../board.ts';

type Props = {
  readonly scene: { readonly telling: Told | undefined; readonly playing: boolean };
  readonly name: (seat: Seat) => string;
};

/** What another player did, large over the board: who, what, the target, and the part of the round. */
export function Telling({ scene: { telling, playing }, name }: Props) {
  const phase = usePhase(telling, playing);
  const isCard = telling?.kind === 'card' || telling?.kind === 'reveal' || telling?.kind === 'moment';
  return (
    <div className="telling" aria-hidden="true">
      {phase && telling?.kind !== 'phase' && <p className="telling-phase is-small">{phase}</p>}
      {telling?.kind === 'phase' && <p className="telling-phase">{telling.title}</p>}
      {telling && isCard && <ToldCard told={telling} by={telling.by === undefined ? undefined : name(telling.by)} />}
      {telling?.kind === 'chain' && <p className="telling-link">{telling.title}</p>}
    </div>
  );
}

function ToldCard({ told: { kind, tone, title, text, art, at }, by }: { told: Told; by: string | undefined }) {
  return (
    <div className={`told is-${kind}${tone ? ` is-${tone}` : ''}`} key={title}>
      {by !== undefined && <p className="told-by">{by}</p>}
      {art && <div className="told-art">{art}</div>}
      <h3>{title}</h3>
      {at && <p className="told-at">{at}</p>}
      {text && <p className="told-text">{text}</p>}
    </div>
  );
}

/** The part of the round stays named while it is played, until a player acts again. */
function usePhase(told: Told | undefined, playing: boolean): string | undefined {
  const phase = useFold(told, (before: string | undefined, now) =>
    now?.kind === 'card' && now.by !== undefined ? undefined : now?.kind === 'phase' ? now.title : before,
  );
  return playing ? phase : undefined;
}
