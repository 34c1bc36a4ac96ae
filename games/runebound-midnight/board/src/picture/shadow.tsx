import { LAST_THREAT_LEVEL, STRONGHOLDS, type View } from '@nightfall/runebound-midnight';
import { Radial } from '@nightfall/ui';
import { BOX, middleOf } from './hexes.ts';

const SHADOW = 'var(--rm-shadow)';

export const ShadowDefs = () => (
  <defs>
    <pattern id="rm-wood" width={900} height={150} patternUnits="userSpaceOnUse">
      <rect width={900} height={150} className="rm-desk" />
      <path d="M0 30q220 18 450 0t450 0M0 62q220-22 450 0t450 0M0 100q220 12 450 0t450 0M0 149h900" className="rm-grain" />
    </pattern>
    <Radial id="rm-shadow" stops={{ 0: [SHADOW, 0.9], 45: [SHADOW, 0.62], 80: [SHADOW, 0.2], 100: [SHADOW, 0] }} />
    <Radial id="rm-page" cy="0.45" r="0.75" stops={{ 40: ['var(--rm-page)', 0], 100: [SHADOW, 0.5] }} />
  </defs>
);

const POINTS = 28;
/** How far a blot reaches before it is scaled. One drawn at 1 and scaled a hundredfold holds up browsers for seconds while it grows. */
const DRAWN = 100;
/** A blot with tongues that reach out unevenly, each stronghold's own and always the same. */
function blot(place: number): string {
  const at = (i: number) => {
    const angle = (2 * Math.PI * i) / POINTS;
    const tongue = i % 2 === 0 ? 1 : 0.66 + 0.1 * Math.sin(place * 7 + i * 2.3);
    const reach = DRAWN * tongue * (0.86 + 0.14 * Math.sin(place * 3 + i * 1.7));
    return `${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}`;
  };
  const corners = Array.from({ length: POINTS / 2 }, (_, i) => `Q${at(2 * i + 1)} ${at((2 * i + 2) % POINTS)}`);
  return `M${at(0)}${corners.join('')}Z`;
}
const BLOTS = STRONGHOLDS.map((_, i) => blot(i));

/** The shadow creeps out of the strongholds whose mirrors still stand, further with every level of the threat. */
export function Shadow({ view }: { view: View }) {
  const { level } = view.threat;
  const reach = 84 + level * 40;
  return (
    <g aria-hidden="true" className="rm-shadows">
      {STRONGHOLDS.map(({ space }, i) => {
        const { x, y } = middleOf(space);
        return (view.mirrors[i] ?? 0) > 0 ? (
          <g key={space} transform={`translate(${x} ${y}) scale(${reach / DRAWN})`} className="rm-blot">
            <path d={BLOTS[i]!} fill="url(#rm-shadow)" />
          </g>
        ) : null;
      })}
      <rect width={BOX.width} height={BOX.height} className="rm-gloom" opacity={(0.3 * level) / LAST_THREAT_LEVEL} />
    </g>
  );
}
