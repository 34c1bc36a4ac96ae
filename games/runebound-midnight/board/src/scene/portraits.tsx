import type { Card, MinionType } from '@nightfall/runebound-midnight';
import type { ReactNode } from 'react';
import { HeroFigure } from '../picture/figures.tsx';

type Shape = { readonly body: string; readonly eyes: readonly (readonly [x: number, y: number])[] };
const PAIR = [
  [55, 25],
  [65, 25],
] as const;

/** What comes out of the dark, one shape for each kind of minion: black against the sky, with its eyes lit. Ground is at 86. */
const SHAPES: Readonly<Record<MinionType, Shape>> = {
  Soldier: {
    body: 'M52 86L50 60 44 58 42 42Q50 35 53 34A10 10 0 0 1 50 27H44L49 24Q49 9 60 9T71 24L76 27H70A10 10 0 0 1 67 34Q70 35 78 42L76 58 70 60 68 86H62L60 66 58 86ZM84 86V12L81 12 85.5 0 90 12 87 12V86ZM28 42Q38 36 47 42V57Q45 69 38 73 30 69 28 57Z',
    eyes: PAIR,
  },
  Beast: {
    body: 'M6 52Q12 39 25 38L29 27 36 37Q46 43 60 41 80 37 93 44 106 42 114 30 115 49 101 55L99 68 104 86H95L89 70Q79 66 70 67L51 68 49 86H40V69Q31 66 28 60L19 60Q10 60 6 52Z',
    eyes: [[24, 46]],
  },
  Drake: {
    body: 'M60 60Q42 55 30 63L15 61Q6 57 3 48 15 50 23 46 34 40 44 42L24 8Q51 13 60 35 69 13 98 5L84 42Q99 44 105 56 113 60 117 75 105 68 97 70 92 79 97 86H84L78 72Q66 74 58 70L54 86H44Z',
    eyes: [[17, 52]],
  },
  Sorcerer: {
    body: 'M60 8Q73 11 73 29 87 45 92 86H28Q33 45 47 29 47 11 60 8ZM74 45L94 38V20A8 8 0 1 1 99 20V86H94V47L78 55Z',
    eyes: PAIR,
  },
  Warlord: {
    body: 'M32 86L37 53 25 51Q23 36 40 32L50 29A11 11 0 0 1 50 17Q37 14 37 1 45 9 54 10H66Q75 9 83 1 83 14 70 17A11 11 0 0 1 70 29L80 32Q97 36 95 51L83 53 88 86H67L60 66 53 86ZM99 86V10H103V12Q120 14 117 36 109 30 103 32V86Z',
    eyes: [
      [55, 22],
      [65, 22],
    ],
  },
  Fell: {
    body: 'M60 7Q77 10 77 31 105 25 117 5 117 45 87 53L93 86 80 77 70 88 60 77 50 88 40 77 27 86 33 53Q3 45 3 5 15 25 43 31 43 10 60 7Z',
    eyes: PAIR,
  },
  Spawn: {
    body: 'M18 86Q8 60 29 44 27 22 49 24 60 7 74 24 97 21 93 46 113 60 102 86 95 72 88 86 80 70 72 86 64 72 56 86 48 70 40 86 29 72 18 86Z',
    eyes: [
      [45, 44],
      [60, 37],
      [75, 45],
      [58, 54],
    ],
  },
  Legate: {
    body: 'M8 49Q13 38 24 36L27 27 34 36Q41 46 52 46L57 27Q61 22 62 21A8 8 0 0 1 60 13L58 3 64 8 67 1 71 8 77 3 75 13A8 8 0 0 1 73 21Q77 24 79 28L82 46H83V2H107L100 10 107 18H87V46Q99 47 105 60L114 79 105 75 99 65 97 86H88L86 66H57L50 86H42L44 62Q36 58 32 51L20 55Q11 57 8 49Z',
    eyes: [
      [64, 14],
      [70, 14],
    ],
  },
};

/** The window of a card: a night sky over low hills, a pale moon, and what stands before it. */
const Window = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 120 96" className="rm-window" aria-hidden="true" preserveAspectRatio="xMidYMax slice">
    <rect x={-60} width={240} height={96} className="rm-sky" />
    <circle cx={92} cy={26} r={15} className="rm-moon" />
    <path d="M-60 70Q-20 52 20 66T90 60 180 68V96H-60Z" className="rm-far-hills" />
    <path d="M-60 86Q0 78 60 85T180 82V96H-60Z" className="rm-near-hills" />
    {children}
  </svg>
);

export const FoePortrait = ({ minion }: { minion: MinionType }) => (
  <Window>
    <path d={SHAPES[minion].body} className="rm-silhouette" />
    {SHAPES[minion].eyes.map(([x, y]) => (
      <circle key={x} cx={x} cy={y} r={2.2} className="rm-eye" />
    ))}
  </Window>
);

export const HeroPortrait = ({ card, letter }: { card: Card; letter: string }) => (
  <Window>
    <g transform="translate(56 55) scale(1.5)" className="rm-hero">
      <HeroFigure card={card} letter={letter} />
    </g>
  </Window>
);
