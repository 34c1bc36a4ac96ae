import { count } from '@nightfall/kit/words';
import { LAST_THREAT_LEVEL, pointsNeeded, pointsTaken, threatChance, type View } from '@nightfall/runebound-midnight';

/** The threat in words and tokens, and how far the Heroes have come. */
export function Threat({ view }: { view: View }) {
  const { level, pool, difficulty } = view.threat;
  const [taken, needed] = [pointsTaken(view), pointsNeeded(view)];
  const points = count(needed, 'point');
  return (
    <section className="rm-threat">
      <div data-mark="threat" tabIndex={-1}>
        <h3>
          Threat <strong>{level}</strong> of {LAST_THREAT_LEVEL}
        </h3>
        <Track label={`Threat ${level} of ${LAST_THREAT_LEVEL}`} full={LAST_THREAT_LEVEL} n={level} className="rm-track-dark" />
        <p>
          <span role="img" aria-label={`Doom: ${pool}`} className="rm-doom">
            {'●'.repeat(pool) || '○'}
          </span>{' '}
          Doom {pool}, difficulty {difficulty}. Chance of the next threat step: {threatChance(view, 1)} %.
        </p>
      </div>
      <div data-mark="mirrors" tabIndex={-1}>
        <h3>
          Mirrors <strong>{taken}</strong> of {points}
        </h3>
        <Track label={`Mirrors: ${taken} of ${points}`} full={needed} n={taken} className="rm-track-bright" />
      </div>
    </section>
  );
}

type TrackProps = { readonly label: string; readonly full: number; readonly n: number; readonly className: string };
const Track = ({ label, full, n, className }: TrackProps) => (
  <div className={`rm-track ${className}`} role="img" aria-label={label}>
    {Array.from({ length: full }, (_, i) => (
      <span key={i} className={i < n ? 'is-full' : ''} />
    ))}
  </div>
);
