import { villagerName } from '@nightfall/fires-at-midnight';

/** A villager's face: in lamplight, or gone dark. */
export const Portrait = ({ id, tone }: { id: string; tone: 'good' | 'bad' }) => (
  <svg viewBox="-70 -70 140 140" className={`fm-portrait is-${tone}`} role="img" aria-label={villagerName(id)}>
    <circle r={66} className="fm-portrait-light" />
    <Figure />
    {tone === 'bad' && <path d="M0 -58V-30M-9 -48H9" className="fm-portrait-cross" />}
  </svg>
);

/** The figure as it stands on the table. */
export const Figure = () => (
  <g className="fm-standing">
    <path d="M-34 34C-40 -14 40 -14 34 34Z" className="fm-shawl" />
    <circle r={22} cy={-22} className="fm-face" />
    <path d="M-24 -24C-24 -58 24 -58 24 -24C11 -35 -11 -35 -24 -24Z" className="fm-hair" />
    <path d="M-9 -20h4M6 -20h4" className="fm-eye" />
  </g>
);
