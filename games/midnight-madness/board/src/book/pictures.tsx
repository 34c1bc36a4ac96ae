import { game, type Card, type State } from '@nightfall/midnight-madness';
import { isFaults, type Json } from '@nightfall/kernel';
import { usePixel } from '@nightfall/ui';
import { useRef } from 'react';
import { Defs } from '../picture/board.tsx';
import { CardFace } from '../picture/card.tsx';
import { Courtyard, Tower, Wall } from '../picture/castle.tsx';
import { Ground } from '../picture/ground.tsx';
import { place, VIEW_BOX } from '../picture/polar.ts';
import { TokenPiece } from '../picture/token.tsx';
import './book.css';

/** The pictures of the player's book: positions of the game, drawn with the pieces of the board. */

function position(written: { readonly [key: string]: Json }): State {
  const s = game.position.read({ players: 2, ...written });
  if (isFaults(s)) throw new Error(s.map(({ text }) => text).join(' '));
  return s;
}

type DiscProps = { readonly label: string; readonly written: { readonly [key: string]: Json }; readonly box?: string };
/** The board as it stands there, or a part of it. */
function Disc({ label, written, box = VIEW_BOX }: DiscProps) {
  const s = position(written);
  const svg = useRef<SVGSVGElement>(null);
  usePixel(svg);
  const quiet = { isLit: false, threat: undefined, isStruck: false };
  return (
    <svg ref={svg} viewBox={box} className="mm-book-picture" role="img" aria-label={label}>
      <Defs />
      <Ground />
      <Courtyard />
      {s.walls.map((wall, i) => (
        <Wall key={i} wall={wall} at={{ arc: i + 1, ...quiet }} />
      ))}
      {s.towers.map((stands, i) => (
        <Tower key={i} stands={stands} at={{ arc: i + 1, ...quiet }} />
      ))}
      {s.tokens.map((token) => (
        <TokenPiece
          key={token.id}
          token={token}
          place={place(token.ring, token.arc, 0, 1)}
          isTarred={s.tarred === token.id}
          mood=""
        />
      ))}
    </svg>
  );
}

const Cards = ({ cards }: { cards: readonly Card[] }) => (
  <div className="mm-book-cards" inert>
    {cards.map((card) => (
      <CardFace key={card} card={card} />
    ))}
  </div>
);

export const SixLines = () => (
  <Disc
    label="The castle at night: an Orc and a Troll stand in the rings, and eyes shine in the dark."
    written={{ tokens: { t1: 'Orc 2/2 @K1', t2: 'Troll 3/3 @A3', t3: '[?] @A5', t4: '[?] @F6', t5: 'Goblin 1/1 @S4' } }}
  />
);
export const Rings = () => (
  <>
    <Disc
      label="A red arc: Forest, Archer ring, Knight ring, Swordsman ring, then the wall."
      box="-20 -540 520 480"
      written={{ tokens: { t1: '[?] @F1', t2: 'Goblin 1/1 @A1', t3: 'Orc 2/2 @K2', t4: 'Troll 3/3 @S1' } }}
    />
    <Cards cards={['archer/red', 'knight/red', 'swordsman/red', 'hero/red']} />
  </>
);
export const Dark = () => (
  <Disc
    label="A hidden token at the wall beside an open Goblin."
    box="-120 -420 560 380"
    written={{ tokens: { t1: '[?] @S1', t2: 'Goblin 1/1 @S2', t3: '[?] @K1' } }}
  />
);
export const Castle = () => (
  <Disc
    label="A fallen wall, a fortified one, and an Orc in the castle beside a fallen tower."
    box="-300 -300 600 600"
    written={{ fallenWalls: [1, 2], fallenTowers: [1], fortified: [4], tokens: { t1: 'Orc 1/2 @C1', t2: 'Troll 2/3 @S5' } }}
  />
);
export const Helpers = () => <Cards cards={['barbarian', 'niceShot', 'brick', 'mortar', 'tar', 'driveBack']} />;
