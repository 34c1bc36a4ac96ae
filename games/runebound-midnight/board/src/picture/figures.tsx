import type { Card } from '@nightfall/runebound-midnight';

/** What each Hero carries: a silhouette one knows at arm's length. */
const GEAR: Readonly<Record<Card, string>> = {
  H1: 'M16-20V18M16-19q10 1 11 11-6-3-11-2',
  H2: 'M16-18V20M12-22a4 4 0 1 1 8 0 4 4 0 1 1-8 0',
  H3: 'M16-24V8M13 8h6l-1 12h-4Z',
  H4: 'M14 4h8M18 4l-2-18 2-5 2 5Z',
  H5: 'M11-24q17 20 0 40M11-24V16',
  H6: 'M14-2V18M11-22h11q3 10-2 19h-9Z',
  H7: 'M17-14V20M17-14q-1-8 6-7',
  H8: 'M5 2a10 11 0 1 1 20 0 10 11 0 1 1-20 0M15-3V7M10 2h10',
};

/** A cloaked figure, its feet at the origin's lower edge; the cloak has the colour of its seat. */
export const HeroFigure = ({ card, letter }: { card: Card; letter: string }) => (
  <>
    <ellipse cx={5} cy={22} rx={22} ry={6} className="rm-shade" />
    <path d={GEAR[card] ?? ''} className="rm-gear" />
    <path d="M-17 22C-17 2-12-12 0-14 12-12 17 2 17 22Z" className="rm-cloak" />
    <path d="M0-14C6-8 8 8 6 22H17C17 2 12-12 0-14Z" className="rm-fold" />
    <circle cy={-19} r={8} className="rm-face" />
    <path d="M-10-14C-12-28-5-32 0-32S12-28 10-14C8-22 4-24 0-24S-8-22-10-14Z" className="rm-cloak" />
    <text y={14}>{letter}</text>
  </>
);

/** Three spears behind a black shield with the patrol's number. */
export const PatrolFigure = ({ number }: { number: number }) => (
  <>
    <ellipse cx={5} cy={22} rx={20} ry={5} className="rm-shade" />
    <path d="M-12 16V-26M0 16V-31M12 16V-26M-12-26l-3 6h6ZM0-31l-3 6h6ZM12-26l-3 6h6Z" className="rm-spears" />
    <path d="M-17-14Q0-20 17-14V2C17 13 9 19 0 23-9 19-17 13-17 2Z" className="rm-shield" />
    <text y={9}>{number}</text>
  </>
);
