import {
  canBearCovenant,
  cardName,
  goodOf,
  itemOf,
  ladderOf,
  type Face,
  type OwnedItem,
  type Upgrade,
} from '@nightfall/runebound-midnight';

/** RM-36 An Item with its covenant: what lies under it is fanned out, with the ladder beside the next slot. */
export function ItemStack({ item }: { item: OwnedItem<Face> }) {
  const { card, activated, upgrades } = item;
  return (
    <details className="rm-stack" open={upgrades.length > 0}>
      <summary className={activated ? 'is-used' : ''} data-mark={`card:${card}`}>
        <b>{cardName(card)}</b>
        {activated && <small>used</small>}
        {upgrades.length > 0 && <small>{upgrades.length} under it</small>}
      </summary>
      <p>{itemOf(card).text}</p>
      <ol>
        {upgrades.map((upgrade, i) => (
          <Under key={i} upgrade={upgrade} />
        ))}
        {canBearCovenant(item) && <li className="rm-slot">next: up to {ladderOf(item)}</li>}
      </ol>
    </details>
  );
}
/** A good under the Item: face up with its text, or face down as one more use. */
function Under({ upgrade: { good, faceUp, activated } }: { upgrade: Upgrade<Face> }) {
  const isOpen = faceUp && good !== null;
  return (
    <li className={activated ? 'is-used' : ''} data-mark={isOpen ? `card:${good}` : undefined}>
      {isOpen ? <b>{cardName(good)}</b> : <b>face down: +1 use</b>}
      {isOpen && <small>{goodOf(good).text}</small>}
      {!faceUp && good !== null && <small>(yours: {cardName(good)})</small>}
      {activated && <small>used</small>}
    </li>
  );
}
