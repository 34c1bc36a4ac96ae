import {
  attacksByCounters,
  ATTRIBUTES,
  attributeOf,
  cardName,
  cardOf,
  characterOf,
  damageOf,
  heroOf,
  itemOf,
  levelOf,
  lifeOf,
  PHASES,
  priceOfCounter,
  staminaOf,
  top,
  type Face,
  type Hero,
  type Phase,
  type Rune,
} from '@nightfall/runebound-midnight';
import type { BoardProps } from '@nightfall/ui';
import { HeroFigure } from '../picture/figures.tsx';
import { heroLetter } from '../picture/pieces.tsx';
import { Pips } from '../picture/pips.tsx';
import { ItemStack } from './item-stack.tsx';

type Props = BoardProps<Rune> & { readonly heroSeat: number };
const ATTRIBUTE_NAMES: Readonly<Record<Phase, string>> = { 0: 'Mind', 1: 'Body', 2: 'Spirit' };
const PHASE_WORDS: Readonly<Record<Phase, string>> = { 0: 'Ranged', 1: 'Melee', 2: 'Magic' };

/** RM-36 A hero's sheet: portrait, pips, attributes part by part, skills, Items with what lies under them, goods, offers. */
export function HeroSheet(props: Props) {
  const { view, name, heroSeat, acting, camera, seat } = props;
  const hero = heroOf(view, heroSeat);
  const { ability, epithet } = cardOf(hero);
  return (
    <details
      className={`rm-sheet rm-seat-${heroSeat}`}
      open={seat === heroSeat || view.heroes.length <= 2}
      data-acting={acting.includes(heroSeat)}
    >
      <summary data-mark={`hero${heroSeat}`}>
        <svg viewBox="-30 -36 60 64" className="rm-portrait rm-hero" aria-hidden="true">
          <HeroFigure card={hero.card} letter={heroLetter(view, heroSeat)} />
        </svg>
        <span>
          {characterOf(view, heroSeat)} <small>{name(heroSeat)}</small>
          <small className="rm-epithet">{epithet}</small>
        </span>
      </summary>
      <Pips kind="life" full={lifeOf(hero)} lost={hero.wounds} />
      <Pips kind="stamina" full={staminaOf(hero)} lost={hero.exhaustion} />
      <Attributes hero={hero} />
      <p>
        Level <strong>{levelOf(hero)}</strong>, experience {hero.xp} of {priceOfCounter(view)}, attacks a round{' '}
        {attacksByCounters(hero)}
        {isMoving(props) && `, dice left ${hero.dice + hero.bonusDice}`}.
      </p>
      <Skills hero={hero} />
      <p>
        <strong>{ability.name}:</strong> {ability.text}
      </p>
      <Belongings hero={hero} />
      <button type="button" className="button button-quiet rm-find" onClick={() => camera.show(`hero${heroSeat}`)}>
        Show on the map
      </button>
    </details>
  );
}
function isMoving({ view, heroSeat }: Props): boolean {
  const frame = top(view);
  return frame?.rule === 'hero' && frame.at === 'move' && frame.seat === heroSeat;
}

/** What is printed, what counters add and what Items add, apart from each other. */
function Attributes({ hero }: { hero: Hero<Face> }) {
  const card = cardOf(hero);
  return (
    <table className="rm-held">
      <tbody>
        {PHASES.map((phase) => {
          const attribute = ATTRIBUTES[phase]!;
          const printed = card.attributes[attribute].value;
          const counters = 2 * hero.counters.filter((kind) => kind === attribute).length;
          const items = attributeOf(hero, phase) - printed - counters;
          const parts = [...(counters > 0 ? [`+${counters} experience`] : []), ...(items !== 0 ? [`+${items} Items`] : [])];
          return (
            <tr key={phase}>
              <th scope="row">{ATTRIBUTE_NAMES[phase]}</th>
              <td>
                <strong>{attributeOf(hero, phase)}</strong>
                {parts.length > 0 && (
                  <small>
                    {' '}
                    {printed} {parts.join(' ')}
                  </small>
                )}
              </td>
              <td>
                {PHASE_WORDS[phase]} <small>hits for {damageOf(hero, phase)}</small>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
function Skills({ hero }: { hero: Hero<Face> }) {
  const skills = Object.entries(cardOf(hero).skills).map(([skill, n]) => `${skill} +${n}`);
  return skills.length === 0 ? null : <p className="rm-skills">{skills.join(', ')}</p>;
}

function Belongings({ hero }: { hero: Hero<Face> }) {
  const seen = hero.goods.flatMap((good) => (good === null ? [] : [cardName(good)]));
  return (
    <>
      {hero.items.map((item, i) => (
        <ItemStack key={i} item={item} />
      ))}
      <p className="rm-goods">
        Goods: {hero.goods.length}
        {seen.length > 0 && ` (${seen.join(', ')})`}
      </p>
      <p className="rm-backs" aria-hidden="true">
        {hero.goods.map((good, i) => (
          <span
            key={i}
            className={good === null ? 'rm-back' : 'rm-back is-known'}
            data-mark={good === null ? undefined : `card:${good}`}
          />
        ))}
      </p>
      {hero.offers.map((card, i) => (
        <p key={i} className="rm-offer" data-mark={`card:${card}`}>
          Offer: {cardName(card)} <b>{itemOf(card).cost} goods</b>
        </p>
      ))}
    </>
  );
}
