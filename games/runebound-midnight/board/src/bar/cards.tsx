import { count } from '@nightfall/kit/words';
import {
  cardName,
  challengeFor,
  heroCard,
  heroOf,
  itemOf,
  kingTile,
  MAP,
  powerOf,
  top,
  variantOf,
  type Card,
  type Rune,
  type RuneMove,
  type View,
} from '@nightfall/runebound-midnight';
import type { BoardProps } from '@nightfall/ui';
import { useState } from 'react';
import { InRoom } from '../picture/room.tsx';
import { Fold } from './fold.tsx';
import { oddsOf } from './odds.ts';
import { isOpenPrice, Pay, type Purchase } from './pay.tsx';

type Props = BoardProps<Rune> & { readonly moves: readonly RuneMove[] };

/** Readable cards laid over the map: cards for sale, characters to pick, drawn cards to choose from. */
export function CardTable(props: Props) {
  const { moves, view, seat, memory } = props;
  const dear = seat === null ? [] : tooDear(view, seat, moves);
  const [price, setPrice] = useState<Purchase>();
  const isOffer = moves.length > 0 && moves.every(({ type }) => type === 'buyOffer');
  if (moves.length + dear.length === 0) return null;
  // In the market and before a choice of cards they lie open; an offer on the road waits until it is asked for.
  return (
    <Fold
      memory={memory}
      question={`cards ${top(view)?.rule} ${top(view)?.at}`}
      isOpenAtFirst={!isOffer}
      moves={moves}
      label={`Show the cards (${moves.length + dear.length})`}
    >
      {price && moves.some((move) => isSame(move, price)) ? (
        <Pay {...props} purchase={price} done={() => setPrice(undefined)} />
      ) : (
        <InRoom isForMap={!isOffer}>
          <div className="rm-cards" role="group" aria-label="Cards" data-over="all">
            {moves.map((move) => (
              <CardButton key={JSON.stringify(move)} {...props} move={move} ask={setPrice} />
            ))}
            {dear.map((card) => (
              <div key={card} className="rm-card is-dear" data-mark={`card:${card}`}>
                <Face {...itemFace(card)} />
                <span className="rm-card-deed">{whyNot(view, seat!, card)}</span>
              </div>
            ))}
          </div>
        </InRoom>
      )}
    </Fold>
  );
}
const isPurchase = (move: RuneMove): move is Purchase => move.type === 'buy' || move.type === 'buyOffer';
const isSame = (move: RuneMove, price: Purchase): boolean => isPurchase(move) && move.card === price.card;

/** What lies in the market and cannot be paid for. */
function tooDear(view: View, seat: number, moves: readonly RuneMove[]): readonly Card[] {
  const frame = top(view);
  if (frame?.rule !== 'hero' || frame.at !== 'shop' || frame.seat !== seat) return [];
  const stack = view.stacks[MAP[heroOf(view, seat).space]!.town] ?? [];
  const open = new Set(moves.flatMap((move) => (move.type === 'buy' ? [move.card] : [])));
  return [...new Set(stack)].filter((card) => !open.has(card));
}

/** Why a card in the market cannot be bought; nothing while its turn has not come. */
export function whyNot(view: View, seat: number, card: Card): string {
  const { goods } = heroOf(view, seat);
  return goods.length >= itemOf(card).cost ? '' : `You have ${count(goods.length, 'good')}: too few.`;
}

type CardProps = Props & { readonly move: RuneMove; readonly ask: (price: Purchase) => void };
function CardButton({ move, ask, ...props }: CardProps) {
  const { game, view, play } = props;
  const face = faceOf(view, move);
  const odds = oddsOf(view, move);
  const choose = () => (isPurchase(move) && isOpenPrice(move) ? ask(move) : play(move));
  return (
    <button type="button" className="rm-card" data-deed={move.type} data-mark={markOf(move)} onClick={choose}>
      {face && <Face {...face} />}
      {odds !== undefined && <span className="rm-card-odds">Knocks the Hero out: {odds} %</span>}
      <span className="rm-card-deed">{game.words.move(view, move)}</span>
    </button>
  );
}

const markOf = (move: RuneMove): string | undefined => ('card' in move ? `card:${move.card}` : undefined);
type FaceProps = { readonly title: string; readonly kind: string; readonly text: string };
function faceOf(view: View, move: RuneMove): FaceProps | undefined {
  switch (move.type) {
    case 'buy':
    case 'buyOffer':
      return itemFace(move.card);
    case 'keepCard': {
      const { minion, life, text, value, damage } = challengeFor(view, move.card);
      return {
        title: cardName(move.card),
        kind: `${minion}, life ${life}`,
        text: `To reach ${value.join(' / ')}, deals ${damage.join(' / ')}. ${text}`,
      };
    }
    case 'pickHero': {
      const { name, epithet, life, stamina, ability, attributes } = heroCard(move.hero);
      const values = `Mind ${attributes.mind.value}, Body ${attributes.body.value}, Spirit ${attributes.spirit.value}. Life ${life}, stamina ${stamina}.`;
      return { title: name, kind: epithet, text: `${values} ${ability.name}: ${ability.text}` };
    }
    case 'pickKing': {
      const { name, epithet, power } = kingTile(move.king);
      const { text } = powerOf({ ...view, king: { ...view.king, tile: move.king } });
      return { title: name, kind: epithet, text: `${power.name}: ${text}${power.isOurs ? ' (our addition)' : ''}` };
    }
    case 'pickVariant': {
      const { name, step, text, isOurs } = variantOf(move.variant);
      return { title: name, kind: `Difficulty ${step > 0 ? '+' : '−'}${Math.abs(step)}${isOurs ? ', our addition' : ''}`, text };
    }
    default:
      return undefined;
  }
}
function itemFace(card: Card): FaceProps {
  const { name, type, cost, text } = itemOf(card);
  return { title: name, kind: `${type}, ${count(cost, 'good')}`, text };
}

const Face = ({ title, kind, text }: FaceProps) => (
  <>
    <strong>{title}</strong>
    <small>{kind}</small>
    <span>{text}</span>
  </>
);
