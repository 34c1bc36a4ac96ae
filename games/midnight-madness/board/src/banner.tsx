import { kindFacts, kindName, type MadnessEvent } from '@nightfall/midnight-madness';
import type { Seat } from '@nightfall/kernel';

/** A few words for what just happened, over the castle. */
export function Banner({ event, name }: { event: MadnessEvent | undefined; name: (seat: Seat) => string }) {
  const said = event && sayOf(event, name);
  if (!said) return null;
  return (
    <g className="mm-banner" aria-hidden="true">
      <rect x={-300} y={-58} width={600} height={116} rx={10} />
      <text y={said.small ? -8 : 14} className="mm-banner-title">
        {said.title}
      </text>
      {said.small && (
        <text y={32} className="mm-banner-small">
          {said.small}
        </text>
      )}
    </g>
  );
}

type Said = { readonly title: string; readonly small?: string };
function sayOf(e: MadnessEvent, name: (seat: Seat) => string): Said | undefined {
  switch (e.type) {
    case 'trapSprung':
      return { title: kindName(e.kind), small: short(kindFacts(e.kind).text) };
    case 'abilityUsed':
      return { title: kindName(e.kind), small: short(kindFacts(e.kind).text) };
    case 'cardsLost':
      return { title: `${name(e.seat)} loses ${e.cards.length} ${e.cards.length === 1 ? 'card' : 'cards'}` };
    case 'towerLost':
      return { title: `Tower ${e.arc} falls` };
    case 'gameOver':
      return { title: e.outcome === 'won' ? 'The castle stands' : 'The castle has fallen' };
    default:
      return undefined;
  }
}
const short = (text: string) => (text.length > 58 ? `${text.slice(0, 56).replace(/\s\S*$/, '')} …` : text);
