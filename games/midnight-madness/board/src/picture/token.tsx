import { isBoss, isTrap, kindFacts, kindName, colourOf, RING_NAMES, type Kind, type Token } from '@nightfall/midnight-madness';
import { ICONS, type IconName } from './icons.ts';
import type { Place } from './polar.ts';

const TRAP_ICONS: Partial<Record<Kind, IconName>> = {
  moveRed: 'march',
  moveGreen: 'march',
  moveBlue: 'march',
  plagueArchers: 'plague',
  plagueKnights: 'plague',
  plagueSwordsmen: 'plague',
  draw3: 'draw',
  draw4: 'draw',
};
export const iconOf = (kind: Kind): IconName => TRAP_ICONS[kind] ?? (kind as IconName);

export const tokenName = (t: Token): string => (t.kind ? kindName(t.kind) : t.isStart ? 'hidden creature' : 'hidden token');
/** What a screen reader says of a token. */
export function tokenLabel(t: Token, isTarred: boolean): string {
  const life = t.kind && !isTrap(t.kind) ? `, ${t.hp} of ${kindFacts(t.kind).life} hit points` : '';
  return `${tokenName(t)}${life}, ${RING_NAMES[t.ring]} ring, arc ${t.arc}, ${colourOf(t.arc)}${isTarred ? ', in tar' : ''}`;
}

export type Piece = { readonly token: Token; readonly place: Place; readonly isTarred: boolean; readonly mood: string };

/** A token: eyes in the dark, or a creature whose hit points point at the castle. */
export function TokenPiece({ token, place, isTarred, mood }: Piece) {
  const scale = Math.round(place.scale * 112) / 100;
  return (
    <g
      className={`mm-token ${mood}`}
      style={{ '--mm-scale': scale, transform: `translate(${place.x}px, ${place.y}px) scale(${scale})` } as React.CSSProperties}
    >
      {token.kind ? (
        <Creature token={token} kind={token.kind} turn={place.turn} />
      ) : (
        <Eyes id={token.id} isStart={token.isStart} />
      )}
      {isTarred && <Tar />}
      <circle r={40} className="mm-hit" />
    </g>
  );
}

/** Tar lies over what it holds: a puddle with drips, whatever is under it. */
const Tar = () => (
  <g>
    <path d="M-44 12c-2-10 8-8 16-4s16 4 28 0s26-8 38 0s10 26-4 34s-22-2-34 2s-26 4-36-8s-8-14-8-24Z" className="mm-tar" />
    <path d="M-26 18q6-5 12 0M6 22q8-5 14 1" className="mm-tar-shine" />
  </g>
);

function Eyes({ id, isStart }: { id: number; isStart: boolean }) {
  const blink = { animationDelay: `${(id * 1.7) % 7}s` };
  return (
    <>
      <circle r={34} className="mm-dark" />
      <path d="M-24 15c5 11 14 15 24 15s19-4 24-15c-7-9-14-13-24-13s-17 4-24 13Z" className="mm-hump" />
      <g className="mm-eyes" style={blink}>
        <path d="M-23 -6q9 -13 20 2q-12 8 -20 -2Z" />
        <path d="M23 -6q-9 -13 -20 2q12 8 20 -2Z" />
        <circle cx={-12} cy={-5} r={3} className="mm-pupil" />
        <circle cx={12} cy={-5} r={3} className="mm-pupil" />
      </g>
      {isStart && <path d="M-9 22l4 8 5-8 5 8 4-8" className="mm-fangs" />}
    </>
  );
}

/** A triangle as in the box: the corner with the hit points left is turned to the castle. */
function Creature({ token, kind, turn }: { token: Token; kind: Kind; turn: number }) {
  const { life } = kindFacts(kind);
  return (
    <>
      <g transform={`rotate(${turn})`}>
        <path
          d="M0 44C-6 44 -9 40 -12 35L-36 -12C-42 -24 -36 -33 -24 -33H24C36 -33 42 -24 36 -12L12 35C9 40 6 44 0 44Z"
          className={isBoss(kind) ? 'mm-card mm-boss' : 'mm-card'}
        />
        {life > 0 && (
          <g transform="translate(0 27)" className="mm-life">
            <circle r="0.62em" className="mm-heart" />
            <text dy="0.36em" transform={`rotate(${-turn})`} className="mm-hp">
              {token.hp}
            </text>
          </g>
        )}
        {Array.from({ length: life }, (_, i) => (
          <circle key={i} cx={(i - (life - 1) / 2) * 13} cy={-26} r={4} className={i < token.hp ? 'mm-pip' : 'mm-pip mm-spent'} />
        ))}
      </g>
      <g transform={`rotate(${turn}) translate(0 -7) rotate(${-turn})`}>
        <path d={ICONS[iconOf(kind)]} transform="translate(-20 -20) scale(0.078)" className="mm-ink" />
      </g>
    </>
  );
}
