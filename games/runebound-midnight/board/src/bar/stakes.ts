import { capital, count } from '@nightfall/kit/words';
import {
  attacksOf,
  damageAgainst,
  fighterOf,
  heroOf,
  influenceDice,
  influenceMatches,
  infiltrationBonus,
  itemOf,
  JEWELS,
  kingTile,
  lifeOf,
  MAP,
  pointsNeeded,
  causedTestChance,
  powerOf,
  top,
  wingsLeft,
  XP_OF,
  type BlowFrame,
  type RuneMove,
  type View,
} from '@nightfall/runebound-midnight';
import { attemptChance } from './main.ts';

const HARDNESS = { green: 'the easiest', yellow: 'hard', blue: 'very hard', red: 'the hardest' } as const;

type Stakes = { readonly [T in RuneMove['type']]?: (view: View, seat: number, moves: readonly RuneMove[]) => string | undefined };
/** What is at stake in a question, by a move that only this question offers: what one gains, pays or risks. */
const STAKES: Stakes = {
  placeMirror: (view) => `To win, the Heroes need mirrors worth ${count(pointsNeeded(view), 'point')}.`,
  placePatrol: () => 'It hunts Heroes: in each of your turns it moves and may attack one.',
  placeHero: () => 'Towns heal, trade and sell. Green jewels nearby are easy first adventures.',
  attempt: adventureText,
  callTo: () => 'To which stronghold do you call the others? They see a flag there, and bots come.',
  barterDraw: () => 'An offer is an Item from the deck that you may buy before you move on.',
  enterMarket: wares,
  leaveMarket: (view, seat) => `You have ${count(heroOf(view, seat).goods.length, 'good')} to spend.`,
  gainCounter: () =>
    'Mind counts in Ranged, Body in Melee, Spirit in Magic. Your experience pays for it, and you have to take one.',
  influence: influenceText,
  rerollInfluence: matchText,
  usePower: matchText,
  acceptRoll: raiseText,
  chooseRefuge: () => 'Knocked out: your goods are lost, your wounds are healed. You keep Items and experience.',
  attack: attackText,
  takeHit: hitText,
  covenant: () => 'Choose a good, then the Item it goes under.',
  forgoCovenant: covenantStake,
  patrolRoll: () => 'Tap a lit space to step there, or any other to roll for it: the numbers are your chances in percent.',
  patrolMove: strideText,
  assault: () => 'Every Hero who stands in the stronghold fights together.',
};
/** One sentence for whoever is asked; undefined where the question says it all. */
export function stakesOf(view: View, seat: number, moves: readonly RuneMove[]): string | undefined {
  const frame = top(view);
  if (frame?.rule === 'blow' && frame.at !== 'cancel') return blowText(view, frame);
  if (frame?.rule === 'infiltration') return caughtText(view);
  for (const { type } of moves) if (STAKES[type]) return STAKES[type](view, seat, moves);
  return undefined;
}

/** RM-20.2, RM-20.3 */
function adventureText(view: View, seat: number): string | undefined {
  const { space } = heroOf(view, seat);
  const jewel = JEWELS.find((one) => one.space === space);
  if (!jewel) return undefined;
  return `${capital(jewel.colour)}: ${HARDNESS[jewel.colour]}. You beat ${shareOf(attemptChance(view, seat) ?? 0)} of its cards; winning brings ${XP_OF[jewel.colour]} XP and goods.`;
}
function shareOf(percent: number): string {
  if (percent >= 99) return 'nearly all';
  return percent <= 1 ? 'hardly any' : `about ${percent} in a hundred`;
}
function wares(view: View, seat: number): string {
  const { goods, space } = heroOf(view, seat);
  const stack = [...new Set(view.stacks[MAP[space]!.town] ?? [])];
  const names = stack.map((card) => `${itemOf(card).name} (${itemOf(card).cost})`);
  return `You have ${count(goods.length, 'good')}. For sale: ${names.join(', ') || 'nothing'}.`;
}
/** RM-21.6, RM-21.7 */
function influenceText(view: View): string {
  const dice = count(influenceDice(view, view.combat!), 'die', 'dice');
  return `You roll ${dice}. Each that shows the phase’s terrain makes it harder by 1.`;
}
function matchText(view: View, _seat: number, moves: readonly RuneMove[]): string | undefined {
  const frame = top(view);
  if (frame?.rule !== 'combat') return undefined;
  const { symbols } = kingTile(view.king.tile);
  const dice = frame.faces.length;
  const hits = influenceMatches(view, frame.phase, frame.faces);
  const has = (type: RuneMove['type']) => moves.some((move) => move.type === type);
  return [
    `${hits} of ${count(dice, 'die', 'dice')} ${hits === 1 || dice === 1 ? 'shows' : 'show'} ${symbols[frame.phase]}: +${hits}.`,
    ...(has('usePower') ? [`${powerOf(view).name} is free.`] : []),
    ...(has('rerollInfluence') ? ['Rolling one again costs a combat counter.'] : []),
  ].join(' ');
}
/** RM-27.2, RM-25.3 */
function covenantStake(view: View, seat: number, moves: readonly RuneMove[]): string | undefined {
  if (heroOf(view, seat).items.length === 0) return 'Goods go under Items, and a market sells Items for goods.';
  return moves.some(({ type }) => type === 'covenant') ? undefined : 'None of your goods fits under an Item now.';
}
/** RM-14.7, RM-8.3 */
function strideText(view: View): string {
  const left = wingsLeft(view);
  const wings = left > 0 ? ` Dread Wings: ${count(left, 'die', 'dice')} may count as any terrain.` : '';
  return `Tap where it should go: each die carries it one space, onto a terrain that the die shows.${wings}`;
}
/** RM-13.10 */
function raiseText(view: View): string | undefined {
  const frame = top(view);
  if (frame?.rule !== 'threat') return undefined;
  const { pool, difficulty } = view.threat;
  const sum = frame.dice.reduce((a, b) => a + b, pool + frame.bonus);
  return `${[...frame.dice, pool, frame.bonus].filter((n) => n > 0).join(' + ')} = ${sum}; you need ${difficulty}.`;
}
/** RM-18.5 */
function caughtText(view: View): string | undefined {
  const frame = top(view);
  if (frame?.rule !== 'infiltration') return undefined;
  const sum = frame.dice.reduce((a, b) => a + b, frame.bonus + infiltrationBonus(heroOf(view, frame.seat), frame.skill));
  return `You rolled ${sum} and need ${frame.difficulty}. Caught, your turn ends and the Night King may test the threat (${causedTestChance(view)} %).`;
}
/** RM-21.11, RM-21.16 */
function attackText(view: View, seat: number): string | undefined {
  const frame = view.stack.find((f) => f.rule === 'combat');
  const fighter = view.combat && fighterOf(view.combat, seat);
  if (!frame || !view.combat || !fighter) return undefined;
  const harm = damageAgainst(heroOf(view, seat), view.combat, fighter, frame.phase);
  const left = attacksOf(view, view.combat, fighter) - fighter.attacks;
  const risk = harm === 0 ? 'Nothing can hit you here' : `If the roll fails, you take ${count(harm, 'wound')} either way`;
  return `Only an attack hurts your foe; ${count(left, 'attack')} left this round. ${risk}.`;
}
function hitText(view: View, seat: number): string | undefined {
  const frame = top(view);
  if (frame?.rule !== 'blow') return undefined;
  const hero = heroOf(view, seat);
  const left = lifeOf(hero) - hero.wounds;
  const end = frame.harm >= left ? ' It would knock you out.' : '';
  return `It deals ${count(frame.harm, 'wound')}; you have ${left} life left.${end}`;
}
function blowText(view: View, { at, harm, dice, isAttack }: BlowFrame): string | undefined {
  if (at === 'damage' && view.combat)
    return `Your hit deals ${harm}; your foe has ${view.combat.life - view.combat.wounds} life left.`;
  return at === 'reroll' ? `The dice show ${dice.join(' and ')} for your ${isAttack ? 'attack' : 'defence'}.` : undefined;
}

/** What leaving an offer alone is called. */
export function declineLabel(view: View): string {
  const frame = top(view);
  if (frame?.rule === 'infiltration') return 'Accept it';
  return frame?.rule === 'blow' && frame.at === 'reroll' ? 'Keep the roll' : 'Leave it';
}
