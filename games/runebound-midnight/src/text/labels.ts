import type { Pass } from '@nightfall/kernel';
import { cardName, itemOf } from '../content/cards.ts';
import { kingTile } from '../content/kings.ts';
import { placeName } from '../content/map.ts';
import { variantOf } from '../content/variants.ts';
import type { Handle, RuneMove } from '../moves.ts';
import { placesOf } from '../moves.ts';
import { lookUp } from '../queries/effects.ts';
import { cardOf } from '../queries/heroes.ts';
import { heroOf, type View } from '../state.ts';
import { faceText, KING_COUNTER_NAMES } from './events.ts';
import { characterOf, count, listed, nameOf, PHASE_NAMES, titled } from './names.ts';

type Of<T extends RuneMove['type']> = Extract<RuneMove, { type: T }>;
type Labels = { readonly [T in RuneMove['type']]: (v: View, move: Of<T>) => string };

/** "Immolate Rune", "Immolate Rune once more" */
function effectName(v: View, seat: number, text: Handle): string {
  const name = lookUp(heroOf(v, seat), text)?.facts.name ?? 'a card';
  return placesOf(text).source < 0 ? name : `${name} once more`;
}
const withCards = (v: View, seat: number, uses: readonly Handle[]): string =>
  uses.length === 0 ? '' : ` with ${listed(uses.map((text) => effectName(v, seat, text)))}`;
const itemName = (v: View, seat: number, place: number): string => {
  const item = v.heroes[seat - 1]?.items[place];
  return item ? cardName(item.card) : 'an Item';
};
const discarding = (v: View, seat: number, places: readonly number[]): string =>
  places.length === 0 ? '' : `, discarding ${listed(places.map((place) => itemName(v, seat, place)))}`;
const withBonus = (bonus: boolean): string => (bonus ? ' (bonus die)' : '');
const buyLabel = (v: View, { seat, card, discards }: Of<'buy'> | Of<'buyOffer'>): string =>
  `Buy ${cardName(card)} for ${count(itemOf(card).cost, 'good')}${discarding(v, seat, discards)}`;
const faceOf = (v: View, die: number): string => {
  const f = v.stack.at(-1);
  const face = f && 'faces' in f ? f.faces[die - 1] : undefined;
  return face ? faceText(face) : `die ${die}`;
};
function tradeLabel(v: View, { seat, partner, giveItems, giveGoods, takeItems, takeGoods }: Of<'proposeTrade'>): string {
  const gives = [
    ...giveItems.map((place) => itemName(v, seat, place)),
    ...(giveGoods.length > 0 ? [listed(giveGoods.map(cardName))] : []),
  ];
  const takes = [...takeItems.map((place) => itemName(v, partner, place)), ...(takeGoods > 0 ? [count(takeGoods, 'good')] : [])];
  const who = characterOf(v, partner);
  if (takes.length === 0) return `Give ${who} ${listed(gives)}`;
  return gives.length === 0 ? `Ask ${who} for ${listed(takes)}` : `Offer ${who} ${listed(gives)} for ${listed(takes)}`;
}
const COUNTERS = { mind: '+2 Mind', body: '+2 Body', spirit: '+2 Spirit', life: '+1 Life', stamina: '+1 Stamina' } as const;
const say = (text: string) => (): string => text;

const LABELS: Labels = {
  pickVariant: (_v, { variant }) => `Pick ${variantOf(variant).name}`,
  passVariants: say('No more variants'),
  pickKing: (_v, { king }) => `Play ${nameOf(king)}`,
  pickHero: (_v, { hero }) => `Play ${nameOf(hero)}`,
  placeMirror: (_v, { points, stronghold }) => `Mirror of ${count(points, 'point')} in ${placeName(stronghold)}`,
  placePatrol: (_v, { stronghold }) => `Patrol in ${placeName(stronghold)}`,
  placeHero: (_v, { town }) => `Start in ${placeName(town)}`,
  takeEquipment: (_v, { items }) => (items.length === 0 ? 'Take nothing' : `Take ${listed(items.map(cardName))}`),
  assault: (_v, { stronghold }) => `Assault on ${placeName(stronghold)}`,
  healPatrol: (_v, { patrol }) => `Heal patrol ${patrol}`,
  patrolRoll: say('Roll the movement dice'),
  patrolStep: (_v, { space }) => `Step to ${placeName(space)}`,
  patrolStay: say('Stay here'),
  patrolReroll: (v, { die }) => `Reroll ${faceOf(v, die)}`,
  patrolMove: (v, { die, space, asAny }) =>
    `Move to ${placeName(space)} with ${faceOf(v, die)}${asAny ? ' and Dread Wings' : ''}`,
  patrolStop: say('Stop here'),
  patrolAttack: (v, { hero }) => `Attack ${characterOf(v, hero)}`,
  patrolSpare: say('Attack nobody'),
  keepCard: (_v, { card }) => `Keep ${cardName(card)}`,
  influence: (_v, { phase }) => `Influence ${PHASE_NAMES[phase]}`,
  rerollInfluence: (v, { die }) => `Reroll ${faceOf(v, die)}`,
  endInfluence: say('Keep the dice'),
  boost: (_v, { phase }) => `Raise ${PHASE_NAMES[phase]} damage`,
  endBoosts: say('No more boosts'),
  threatTest: (_v, { exhaustion }) =>
    exhaustion === 0 ? 'Make the threat test' : `Make the threat test with ${count(exhaustion, 'exhaustion counter')}`,
  declineThreat: say('No threat test'),
  raiseAfterRoll: (_v, { sets }) => `Spend ${3 * sets} exhaustion counters for +${sets}`,
  acceptRoll: say('Accept the roll'),
  usePower: (v, { dice }) =>
    `Use ${v.king.tile === '' ? 'the shadow power' : kingTile(v.king.tile).power.name}${dice.length === 0 ? '' : ` on ${count(dice.length, 'die', 'dice')}`}`,
  buyCounter: (_v, { kind }) => `Buy ${kind === 'exhaustion' ? 'an' : 'a'} ${KING_COUNTER_NAMES[kind]} counter`,
  improvePower: say('Improve the shadow power'),
  spawnPatrol: (_v, { stronghold }) => `Raise a patrol in ${placeName(stronghold)}`,
  endSpending: say('End spending'),
  journey: (_v, { space }) => `Go to ${placeName(space)}`,
  infiltrate: (v, { seat, space, skill, use }) => `Slip into ${placeName(space)} by ${titled(skill)}${withCards(v, seat, use)}`,
  rest: (_v, { bonus }) => `Rest${withBonus(bonus)}`,
  heal: (_v, { bonus }) => `Heal${withBonus(bonus)}`,
  barter: (_v, { bonus }) => `Barter${withBonus(bonus)}`,
  barterDraw: say('Look for an offer'),
  barterSell: (v, { seat, item }) => `Sell ${itemName(v, seat, item)}`,
  buyOffer: buyLabel,
  proposeTrade: tradeLabel,
  answerTrade: (_v, { yes, goods }) =>
    yes ? `Accept${goods.length > 0 ? ` and give ${listed(goods.map(cardName))}` : ''}` : 'Decline',
  withdrawTrade: say('Withdraw the proposal'),
  useItem: (v, { seat, effect }) => `Use ${effectName(v, seat, effect)}`,
  useAbility: (v, { seat, phase }) =>
    `Use ${cardOf(heroOf(v, seat)).ability.name}${phase === null ? '' : ` on ${PHASE_NAMES[phase]}`}`,
  discardItem: (v, { seat, item }) => `Discard ${itemName(v, seat, item)}`,
  endMovement: say('End movement'),
  attempt: say('Take on the adventure'),
  skipAdventure: say('Skip the adventure'),
  ready: say('Ready'),
  escape: (v, { seat, phase, use }) => `Escape by ${PHASE_NAMES[phase]}${withCards(v, seat, use)}`,
  stand: say('Stand and fight'),
  attack: (v, { seat, use }) => `Attack${withCards(v, seat, use)}`,
  defend: (v, { seat, use }) => `Defend${withCards(v, seat, use)}`,
  takeHit: (v, { seat, cancels }) => (cancels.length === 0 ? 'Take the hit' : `Prevent wounds${withCards(v, seat, cancels)}`),
  chooseRefuge: (_v, { town }) => `Wake in ${placeName(town)}`,
  enterMarket: say('Enter the market'),
  skipMarket: say('Skip the market'),
  buy: buyLabel,
  sell: (v, { seat, item }) => `Sell ${itemName(v, seat, item)}`,
  leaveMarket: say('Leave the market'),
  gainCounter: (_v, { kind }) => `Take ${COUNTERS[kind]}`,
  covenant: (v, { seat, item, good, discards }) =>
    `Put ${cardName(good)} under ${itemName(v, seat, item)}${discarding(v, seat, discards)}`,
  forgoCovenant: say('Make no covenant'),
};

/** A move as a short label. */
export function moveLabel(v: View, move: RuneMove | Pass): string {
  if (move.type === 'pass') return 'Pass';
  const label = LABELS[move.type] as (v: View, move: RuneMove) => string;
  return label(v, move);
}
