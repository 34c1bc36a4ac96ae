import { leadsTo } from '@nightfall/ui';
import { cardName, factsOf, type Card } from '@nightfall/midnight-madness';
import type { PointerEvent } from 'react';
import { SIGNS } from './ground.tsx';
import { ICONS, type IconName } from './icons.ts';

export const cardIcon = (card: Card): IconName => card.split('/')[0] as IconName;
/** A card is named after the ring that it reaches; one that reaches several says so. */
const reachWords = (card: Card): string => (factsOf(card).rings.length > 1 ? 'three rings' : '');

type Props = {
  readonly card: Card;
  readonly state?: 'held' | 'paired' | 'open' | 'closed';
  readonly keyName?: string | undefined;
  readonly onPick?: (() => void) | undefined;
  readonly onDown?: ((e: PointerEvent) => void) | undefined;
  readonly isSmall?: boolean;
  /** A hint or a log line speaks of it. */
  readonly isLit?: boolean;
  /** What can be done with it now. */
  readonly leads?: readonly { readonly type: string }[];
};

/** A castle card: picture, name, the colour as tint and as sign. */
export function CardFace({ card, state = 'open', keyName, onPick, onDown, isSmall = false, isLit = false, leads = [] }: Props) {
  const { colour, text } = factsOf(card);
  const sign = colour === 'any' ? '▲●■' : colour ? SIGNS[colour] : '';
  return (
    <button
      type="button"
      className={`mm-hand-card mm-${colour ?? 'plain'}${isSmall ? ' mm-small' : ''}${isLit ? ' mm-card-lit' : ''}`}
      data-mark={`card:${card}`}
      {...leadsTo(leads)}
      data-state={state}
      aria-pressed={state === 'held' || state === 'paired'}
      title={text}
      onClick={onPick}
      onPointerDown={onDown}
    >
      {sign && (
        <span className="mm-card-sign" aria-hidden="true">
          {sign}
        </span>
      )}
      {keyName && (
        <kbd className="mm-card-key" aria-hidden="true">
          {keyName}
        </kbd>
      )}
      <svg viewBox="0 0 512 512" aria-hidden="true">
        <path d={ICONS[cardIcon(card)]} />
      </svg>
      <span className="mm-card-name">{cardName(card)}</span>
      {!isSmall && <span className="mm-card-reach">{reachWords(card)}</span>}
    </button>
  );
}
