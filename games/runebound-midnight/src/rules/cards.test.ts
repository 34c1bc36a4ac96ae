import type { Json } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { type Card, goodOf, MARKET, MERCHANDISE } from '../content/cards.ts';
import type { Effect, Phase, PhaseOrAny } from '../content/effect.ts';
import type { Use } from '../content/item.ts';
import type { RuneEvent } from '../moves.ts';
import { attributeOf, lifeOf, staminaOf } from '../queries/heroes.ts';
import { heroOf, type State } from '../state.ts';
import { at, play, refused, table } from '../testing/table.ts';

/** Every card is played: on its own, or as an upgrade under a Seal of the Old Kings. Telvan has no bonus of his own. */
type Equipped = { readonly card: Card; readonly items: Json[]; readonly handle: string; readonly use: Use };
const asItem = (card: Card): Equipped => ({ card, items: [card], handle: '0', use: MARKET[card]!.use });
const asUpgrade = (good: Card): Equipped => ({
  card: good,
  items: [{ card: 'M28', upgrades: [{ good }] }],
  handle: '0.0',
  use: goodOf(good).use!,
});
const BARE: Equipped = { card: '', items: [], handle: '', use: 'always' };

type Of<T extends RuneEvent['type']> = Extract<RuneEvent, { type: T }>;
const find = <T extends RuneEvent['type']>(events: readonly RuneEvent[], type: T): Of<T> | undefined =>
  events.find((event): event is Of<T> => event.type === type);

const hero = ({ items }: Equipped, more: object = {}): Json => ({ card: 'H7', space: 'F4', items, ...more });
/** A combat against Gloom Weaver with everything at 15/3, at a sentence of its rule. */
const fight = (equipped: Equipped, where: string, phase: Phase = 0, more: object = {}): State =>
  table({
    heroes: [hero(equipped, more), {}],
    combat: {
      kind: 'adventure',
      card: 'Y05',
      space: 'F4',
      round: 1,
      life: 9,
      value: [15, 15, 15],
      damage: [3, 3, 3],
      fighters: [{ seat: 1 }],
    },
    stack: [
      { rule: 'round', at: 'heroes', seat: 1 },
      { rule: 'hero', at: 'market', seat: 1 },
      { rule: 'combat', at: where, phase },
    ],
  });
const phasesOf = (of: PhaseOrAny): Phase[] => (of === 'any' ? [0, 1, 2] : [of]);
const named = ({ use, handle }: Equipped): string => (use === 'always' ? '()' : handle);

function rollTotal(equipped: Equipped, phase: Phase, deed: 'attack' | 'defend', dice: string): number {
  const events = play(fight(equipped, 'act', phase), `1 ${deed} ${equipped === BARE ? '()' : named(equipped)}`, `dice ${dice}`);
  return find(events, 'blowRolled')!.total;
}
function playRoll(equipped: Equipped, { phase, when, n }: Extract<Effect, { code: 'roll' }>): void {
  for (const one of phasesOf(phase)) {
    const deeds = (['attack', 'defend'] as const).filter((deed) => when === 'both' || when === deed);
    // A success ends the roll without a window, whatever the card adds.
    for (const deed of deeds) expect(rollTotal(equipped, one, deed, '9 9') - rollTotal(BARE, one, deed, '9 9')).toBe(n);
  }
}
function playFirst(equipped: Equipped, n: number): void {
  expect(rollTotal(equipped, 0, 'attack', '9 9') - rollTotal(BARE, 0, 'attack', '9 9')).toBe(n);
  const s = fight(equipped, 'act');
  play(s, '1 attack ()', 'dice 9 9');
  expect(find(play(s, '1 defend ()', 'dice 9 9'), 'blowRolled')!.total).toBe(rollTotal(BARE, 1, 'defend', '9 9'));
}
function playDamage(equipped: Equipped, { phase, n }: Extract<Effect, { code: 'damage' }>): void {
  for (const one of phasesOf(phase)) {
    const s = fight(equipped, 'act', one);
    const hit = play(s, '1 attack ()', 'dice 10 10');
    const events = equipped.use === 'always' ? hit : play(s, `1 useItem ${equipped.handle}`);
    expect(find(events, 'challengeStruck')!.count).toBe(1 + n);
  }
}
function playCancel(equipped: Equipped, n: number): void {
  const s = fight(equipped, 'act');
  play(s, '1 defend ()', 'dice 1 1', `1 takeHit ${equipped.handle}`);
  expect(heroOf(s, 1).wounds).toBe(Math.max(0, 3 - n));
  const other = fight(equipped, 'act');
  play(other, '1 defend ()', 'dice 1 1', '1 takeHit ()');
  expect(heroOf(other, 1).wounds).toBe(3);
}
function playReroll(equipped: Equipped): void {
  const s = fight(equipped, 'act');
  play(s, '1 attack ()', 'dice 1 1');
  expect(at(s)).toBe('blow reroll');
  const events = play(s, `1 useItem ${equipped.handle}`, 'dice 10 10');
  expect(find(events, 'blowRolled')).toMatchObject({ dice: [10, 10], success: true });
}
function playSoften(equipped: Equipped, { phase, n }: Extract<Effect, { code: 'soften' }>): void {
  for (const one of phasesOf(phase)) {
    const s = fight(equipped, equipped.use === 'always' ? 'act' : 'before', one);
    if (equipped.use !== 'always') {
      play(s, `1 useItem ${equipped.handle}`, `0 influence ${one}`, 'dice 6', '1 stand');
      for (let phases = 0; phases < one; phases++) play(s, '1 defend ()', 'dice 10 10');
    }
    play(s, '1 defend ()', 'dice 1 1');
    expect(heroOf(s, 1).wounds).toBe(3 - n);
  }
}
function playTest(equipped: Equipped, { skill, n }: Extract<Effect, { code: 'test' }>): void {
  const total = (who: Equipped): number => {
    if (skill === 'resist') {
      const s = table({ at: 'adventure', heroes: [hero(who), {}] });
      return find(play(s, '1 attempt', 'dice Y11', 'dice 5 5'), 'beforeTested')!.total;
    }
    const s = table({ heroes: [hero(who, { space: 'J3' }), {}] });
    return find(play(s, `1 infiltrate I2 ${skill} ()`, 'dice 1 1'), 'infiltrationRolled')!.total;
  };
  expect(total(equipped) - total(BARE)).toBe(n);
}
function playInfiltrate(equipped: Equipped, n: number): void {
  const total = (who: Equipped, use: string): number => {
    const s = table({ heroes: [hero(who, { space: 'J3' }), {}] });
    return find(play(s, `1 infiltrate I2 sneak ${use}`, 'dice 1 1'), 'infiltrationRolled')!.total;
  };
  expect(total(equipped, equipped.handle) - total(BARE, '()')).toBe(n);
}
function playConceal(equipped: Equipped, n: number): void {
  const need = (items: Json[]): number => {
    const s = table({ heroes: [{ card: 'H7', space: 'J3', items }, {}] });
    return find(play(s, '1 infiltrate I2 sneak ()', 'dice 1 1'), 'infiltrationRolled')!.need;
  };
  expect(need(['M02']) - need([...equipped.items, 'M02'])).toBe(n);
}
function playOnTheRoad(equipped: Equipped, code: 'heal' | 'rest' | 'dice', n: number): void {
  const s = table({ heroes: [hero(equipped, { wounds: 3, exhaustion: 3 }), {}] });
  play(s, `1 useItem ${equipped.handle}`);
  const { wounds, exhaustion, dice } = heroOf(s, 1);
  expect([wounds, exhaustion, dice]).toEqual([
    3 - (code === 'heal' ? n : 0),
    3 - (code === 'rest' ? n : 0),
    4 + (code === 'dice' ? n : 0),
  ]);
}
function playLessInfluence(equipped: Equipped, n: number): void {
  const s = fight(equipped, 'before', 0, { counters: ['life', 'life', 'life'] });
  play(s, `1 useItem ${equipped.handle}`, '0 influence 0');
  expect(() => play(s, `dice ${Array.from({ length: 4 - n }, () => 6).join(' ')}`)).not.toThrow();
}
function playExtraAttack(equipped: Equipped): void {
  const s = fight(equipped, 'act', 1);
  play(s, '1 attack ()', 'dice 10 10');
  expect(refused(s, '1 attack ()')).toBe('NO_ATTACKS_LEFT');
  play(s, `1 useItem ${equipped.handle}`);
  expect(refused(s, '1 attack ()')).toBeUndefined();
}

/** Plays one effect of a card for real. */
function playEffect(equipped: Equipped, effect: Effect): void {
  const me = () => heroOf(table({ heroes: [hero(equipped), {}] }), 1);
  const bare = () => heroOf(table({ heroes: [hero(BARE), {}] }), 1);
  switch (effect.code) {
    case 'roll':
      return playRoll(equipped, effect);
    case 'first':
      return playFirst(equipped, effect.n);
    case 'damage':
      return playDamage(equipped, effect);
    case 'cancel':
      return playCancel(equipped, effect.n);
    case 'reroll':
      return playReroll(equipped);
    case 'soften':
      return playSoften(equipped, effect);
    case 'strike': {
      const s = fight(equipped, 'before');
      return expect(find(play(s, `1 useItem ${equipped.handle}`), 'challengeStruck')!.wounds).toBe(effect.n);
    }
    case 'extraAttack':
      return playExtraAttack(equipped);
    case 'escape': {
      const total = (who: Equipped) => find(play(fight(who, 'escape'), '1 escape 0 ()', 'dice 1 1'), 'escapeRolled')!.total;
      return expect(total(equipped) - total(BARE)).toBe(effect.n);
    }
    case 'slipAway':
      return expect(find(play(fight(equipped, 'escape'), `1 escape 0 ${equipped.handle}`), 'slippedAway')).toBeDefined();
    case 'lessInfluence':
      return playLessInfluence(equipped, effect.n);
    case 'test':
      return playTest(equipped, effect);
    case 'infiltrate':
      return playInfiltrate(equipped, effect.n);
    case 'conceal':
      return playConceal(equipped, effect.n);
    case 'heal':
    case 'rest':
    case 'dice':
      return playOnTheRoad(equipped, effect.code, effect.n);
    case 'life':
      return expect(lifeOf(me()) - lifeOf(bare())).toBe(effect.n);
    case 'stamina':
      return expect(staminaOf(me()) - staminaOf(bare())).toBe(effect.n);
    case 'attribute': {
      const phase = ({ mind: 0, body: 1, spirit: 2 } as const)[effect.attribute];
      return expect(attributeOf(me(), phase) - attributeOf(bare(), phase)).toBe(effect.n);
    }
    case 'weaken':
      throw new Error('no card weakens: that is the ability of Ciridin');
  }
}

test.each(Object.entries(MARKET).map(([card, { name, text }]) => [card, name, text] as const))(
  '[RM-7.1] [RM-7.2] [RM-7.3] %s %s: %s',
  (card) => {
    for (const effect of MARKET[card]!.effects) playEffect(asItem(card), effect);
  },
);

const faceUp = Object.entries(MERCHANDISE).filter(([, { use }]) => use === 'always' || use === 'activate');
test.each(faceUp.map(([card, { name, text }]) => [card, name, text] as const))(
  '[RM-27.4] [RM-27.12] [RM-27.13] %s %s under an Item: %s',
  (card) => {
    for (const effect of MERCHANDISE[card]!.effects) playEffect(asUpgrade(card), effect);
  },
);

const faceDown = Object.entries(MERCHANDISE).filter(([, { use }]) => use === null || use === 'discard');
test.each(faceDown.map(([card, { name }]) => [card, name] as const))(
  '[RM-3.2] [RM-27.5] [RM-27.14] %s %s lies face down and lends an Item one more use',
  (good) => {
    const s = table({ heroes: [{ card: 'H7', space: 'F4', wounds: 3, items: [{ card: 'M29', upgrades: [{ good }] }] }, {}] });
    expect(refused(s, '1 useItem 0.0')).toBe('UNKNOWN_TARGET');
    play(s, '1 useItem 0', '1 useItem 0~0');
    expect(heroOf(s, 1).wounds).toBe(1);
    expect(refused(s, '1 useItem 0~0')).toBe('ACTIVATED');
  },
);
