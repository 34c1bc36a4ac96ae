import { type Json, legal } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { challengeFor, influenceDice } from '../queries/combat.ts';
import { attributeOf, lifeOf, skillOf, staminaOf } from '../queries/heroes.ts';
import { heroOf, type State } from '../state.ts';
import { runebound } from './book.ts';
import { at, play, refusalOf, refused, table } from '../testing/table.ts';

const adventure = (
  hero: object,
  combat: object = {},
  where = 'act',
  locals: object = {},
  more: { [key: string]: Json } = {},
): State =>
  table({
    ...more,
    heroes: [{ space: 'F4', ...hero }, {}],
    combat: { kind: 'adventure', card: 'Y08', space: 'F4', round: 1, fighters: [{ seat: 1 }], ...combat },
    stack: [
      { rule: 'round', at: 'heroes', seat: 1 },
      { rule: 'hero', at: 'market', seat: 1 },
      { rule: 'combat', at: where, ...locals },
    ],
  });
const total = (s: State, ...texts: string[]) => play(s, ...texts).find((event) => event.type === 'blowRolled')!.total;

test('[RM-0.3] [RM-0.4] [RM-4.1] [RM-6.2] a roll is two dice and the attribute of its phase', () => {
  for (const [phase, attribute] of [
    [0, 4],
    [1, 6],
    [2, 1],
  ] as const)
    expect(total(adventure({ card: 'H1', counters: ['body'] }, {}, 'act', { phase }), '1 attack ()', 'dice 1 2')).toBe(
      3 + attribute,
    );
});

test('[RM-6.1] [RM-6.3] [RM-6.4] [RM-6.5] counters raise Life, Stamina and attributes, never damage; skills go with their attribute', () => {
  const s = adventure({ card: 'H3', counters: ['life', 'stamina', 'mind'] });
  const mirala = heroOf(s, 1);
  expect([lifeOf(mirala), staminaOf(mirala), attributeOf(mirala, 0)]).toEqual([6, 5, 7]);
  expect([skillOf(mirala, 'sneak'), skillOf(mirala, 'swim'), skillOf(mirala, 'diplomacy'), skillOf(mirala, 'escape')]).toEqual([
    7, 5, 5, 9,
  ]);
  play(s, '1 attack ()', 'dice 10 10');
  expect(s.combat!.wounds).toBe(1);
});

test('[RM-7.9] both Weapons and equal effects of different cards add up', () => {
  const s = adventure({ card: 'H7', items: ['M01', 'M04', { card: 'M28', upgrades: [{ good: 'D36' }] }] });
  expect(total(s, '1 attack ()', 'dice 1 1')).toBe(2 + 3 + 2 + 1 + 1);
});

test('[RM-7.18] [RM-7.4] what is named before a roll is spent, whatever the roll shows', () => {
  const s = adventure({ card: 'H7', items: ['M13', 'M31'] });
  play(s, '1 attack 0,1', 'dice 1 1');
  expect(heroOf(s, 1).items.map(({ card, activated }) => [card, activated])).toEqual([['M13', true]]);
  expect(s.decks.midnight.under).toEqual(['M31']);
  expect(refused(adventure({ card: 'H7', items: ['M13'] }), '1 attack 0,0')).toBe('ACTIVATED');
  expect(refused(adventure({ card: 'H7', items: ['M13'] }, {}, 'act', { phase: 1 }), '1 attack 0')).toBe('WRONG_MOMENT');
});

test('[RM-6.7] Sure Throw, First Arrow, Open Hand', () => {
  const harthan = adventure({ card: 'H1', counters: ['life', 'life'] }, { life: 9 });
  play(harthan, '1 attack ()', 'dice 10 10', '1 attack ()', 'dice 10 10');
  expect(harthan.combat!.wounds).toBe(3);
  const elaria = adventure({ card: 'H5' }, { life: 9 });
  expect(total(elaria, '1 attack ()', 'dice 10 10')).toBe(20 + 5 + 2);
  const again = adventure({ card: 'H5' }, { fighters: [{ seat: 1, abilityUsed: true }] });
  expect(total(again, '1 attack ()', 'dice 10 10')).toBe(25);
  expect(total(adventure({ card: 'H8' }, {}, 'act', { phase: 1 }), '1 defend ()', 'dice 10 10')).toBe(25);
});

test("[RM-6.7] [RM-27.20] Jaena's Oath: dear Weapons and Armor do nothing for her, as Items and as upgrades", () => {
  const jaena = (items: Json[]) => adventure({ card: 'H8', items }, {}, 'act', { phase: 1 });
  expect(total(jaena(['M06']), '1 attack ()', 'dice 1 1')).toBe(2 + 4);
  expect(total(jaena(['M05']), '1 attack ()', 'dice 1 1')).toBe(2 + 4 + 1);
  expect(total(jaena([{ card: 'M28', upgrades: [{ good: 'D25' }] }]), '1 attack ()', 'dice 1 1')).toBe(2 + 4);
  expect(total(jaena([{ card: 'M28', upgrades: [{ good: 'D20' }] }]), '1 attack ()', 'dice 1 1')).toBe(2 + 4 + 1);
  const s = jaena(['M07']);
  play(s, '1 attack ()', 'dice 10 10');
  expect(at(s)).toBe('combat act'); // no window: the Maul is nothing to her
  expect(refused(adventure({ card: 'H8', items: ['M20'] }), '1 useItem 0')).toBe('WRONG_MOMENT');
});

test('[RM-6.7] [RM-21.3] [RM-7.10] Fen Mist: 2 exhaustion, and one phase is 2 lower for everybody', () => {
  const s = adventure({ card: 'H2' }, {}, 'before');
  expect(refused(s, '1 useAbility -')).toBe('UNKNOWN_TARGET');
  play(s, '1 useAbility 2');
  expect([heroOf(s, 1).exhaustion, s.combat!.value]).toEqual([2, [13, 15, 13]]);
  expect(at(s)).toBe('combat influence'); // nothing else to use: nobody waits
  expect(at(adventure({ card: 'H2', exhaustion: 3 }, {}, 'before'))).toBe('combat influence');
});

test('[RM-6.7] Orcbane and Relentless add an attack, in assaults too; never more than three', () => {
  const gyruk = adventure({ card: 'H6' }, { card: 'Y01', fighters: [{ seat: 1, attacks: 1 }] });
  expect(refused(gyruk, '1 attack ()')).toBeUndefined();
  expect(refused(adventure({ card: 'H6' }, { fighters: [{ seat: 1, attacks: 1 }] }), '1 attack ()')).toBe('NO_ATTACKS_LEFT');
  const telvan = adventure({ card: 'H7' }, { kind: 'assault', space: 'J9', fighters: [{ seat: 1, attacks: 1 }] });
  play(telvan, '1 useAbility -');
  expect([heroOf(telvan, 1).exhaustion, refused(telvan, '1 attack ()')]).toEqual([1, undefined]);
  expect(refused(telvan, '1 useAbility -')).toBe('ABILITY_USED');
});

test('[RM-21.4] a Challenge that falls before the first round: no influence, the reward all the same', () => {
  const s = adventure({ card: 'H7', items: [{ card: 'M28', upgrades: [{ good: 'D18' }] }] }, { card: 'G01' }, 'before');
  play(s, '1 useItem 0.0');
  expect(at(s)).toBe('draw fresh');
  expect(heroOf(s, 1).xp).toBe(1);
  const beaten = table({ at: 'adventure', heroes: [{ card: 'H5', space: 'E5', wounds: 3, goods: ['D44'] }, {}] });
  play(beaten, '1 attempt', 'dice G17', 'dice 1 1'); // 1 wound from the test knocks her out
  expect([at(beaten), heroOf(beaten, 1).goods]).toEqual(['threat offer', []]);
  play(beaten, '0 declineThreat');
  expect([beaten.combat, at(beaten)]).toEqual([null, 'hero move']);
});

test('[RM-27.22] [RM-7.5] a before-combat effect works again through a face-down upgrade', () => {
  const items = [{ card: 'M14', upgrades: [{ good: 'D44' }] }];
  const s = adventure({ card: 'H7', items }, {}, 'before');
  play(s, '1 useItem 0');
  expect(refused(s, '1 useItem 0')).toBe('ACTIVATED');
  play(s, '1 useItem 0~0');
  expect(s.combat!.fighters[0]!.softened).toEqual([0, 2, 0]);
});

test('[RM-21.6] levels make influence dice, five at most; more before that limit, less after it, never none', () => {
  const dice = (counters: number, combat: object) => {
    const s = adventure({ card: 'H1', counters: Array.from({ length: counters }, () => 'life') }, combat, 'influence');
    return influenceDice(s, s.combat!);
  };
  expect([dice(0, {}), dice(3, {}), dice(6, {}), dice(3, { moreInfluence: 3 })]).toEqual([1, 4, 5, 5]);
  expect([dice(6, { lessInfluence: 2 }), dice(0, { lessInfluence: 2 })]).toEqual([3, 1]);
});

test('[RM-8.1] [RM-8.3] [RM-21.8] Woven Doom re-rolls up to one die more than its level, once after a roll', () => {
  const s = adventure({ card: 'H1', counters: ['life', 'life'] }, {}, 'influence', {}, { king: { tile: 'ardherin', mind: 1 } });
  play(s, '0 influence 0', 'dice 1 1 1');
  expect(refused(s, '0 usePower 1,2,3')).toBe('POWER_SPENT');
  expect(legal(runebound, s, 0).filter(({ type }) => type === 'usePower')).toMatchObject([{ dice: [1, 2] }, { dice: [1] }]);
  expect(refused(s, '0 usePower 1,1')).toBe('UNKNOWN_TARGET');
  play(s, '0 usePower 1,3', 'dice 6 6');
  expect(refused(s, '0 usePower 2')).toBe('POWER_SPENT');
  play(s, '0 endInfluence');
  expect([s.combat!.value[0], at(s)]).toEqual([15, 'combat escape']); // two aquatic faces on 13
});

test('[RM-21.5] [RM-31.2] a second phase is refused, and so is a power at the wrong moment', () => {
  const s = adventure({ card: 'H1' }, {}, 'influence', {}, { king: { mind: 1 } });
  play(s, '0 influence 0', 'dice 6');
  expect([refused(s, '0 influence 1'), refused(s, '0 usePower ()')]).toEqual(['ONE_PHASE', 'WRONG_MOMENT']);
});

test('[RM-21.9] boosts come after the influence', () => {
  const s = adventure({ card: 'H1' }, { card: 'G29' }, 'influence', {}, { king: { mind: 2 }, variants: { favouredMinions: 1 } });
  play(s, '0 influence 1', 'dice 5');
  expect(at(s)).toBe('combat boost');
  play(s, '0 boost 0');
  expect([s.combat!.damage, at(s)]).toEqual([[2, 1, 0], 'combat escape']);
});

test('[RM-21.10] [RM-21.13] rounds follow each other, and nobody has to attack', () => {
  const s = adventure({ card: 'H1' }, { card: 'G26' }, 'round', {}, {});
  const first = s.combat!.round;
  play(s, '1 stand', '1 defend ()', '1 defend ()', 'dice 10 10', '1 defend ()');
  expect([s.combat!.round - first, at(s)]).toEqual([1, 'combat escape']);
});

test('[RM-21.27] after fifty rounds everybody left has escaped, without a threat test', () => {
  const s = adventure({ card: 'H1' }, { round: 50 }, 'act', { phase: 2 });
  play(s, '1 defend ()', 'dice 10 10');
  expect([s.combat, at(s), s.decks.yellow.under]).toEqual([null, 'hero move', ['Y08']]);
});

test('[RM-24.7] [RM-9.7] cancel prevents wounds of a hit; a hit without wounds brings no venom', () => {
  const s = adventure({ card: 'H7', items: ['M18'] }, { card: 'G11' }, 'act', { phase: 1 });
  play(s, '1 defend ()', 'dice 1 1', '1 takeHit 0');
  expect([heroOf(s, 1).wounds, heroOf(s, 1).exhaustion]).toEqual([0, 0]);
});

test('[RM-7.19] [RM-24.3] exhaustion above Stamina: none of his own will, and what is forced becomes wounds', () => {
  const s = adventure({ card: 'H6', exhaustion: 3 }, { card: 'G11' }, 'act', { phase: 1 });
  play(s, '1 defend ()', 'dice 1 1');
  expect([heroOf(s, 1).wounds, heroOf(s, 1).exhaustion]).toEqual([2, 3]);
});

test('[RM-21.25] [RM-24.14] [RM-16.6] a Hero knocked out in his own turn: the combat and the turn are over', () => {
  const s = adventure({ card: 'H1', wounds: 5, goods: ['D44'] });
  play(s, '1 defend ()', '1 defend ()', 'dice 1 1', '1 chooseRefuge C5', '0 threatTest 0', 'dice 1 1');
  expect([s.combat, at(s), heroOf(s, 1).wounds]).toEqual([null, 'hero move', 0]);
  expect(s.stack.at(-1)).toMatchObject({ rule: 'hero', seat: 2 });
});

const assault = (heroes: Json[], combat: object = {}, where = 'act', locals: object = {}): State =>
  table({
    heroes,
    mirrors: { J9: 1, E2: 3, M4: 2, R5: 2, F7: 1, R10: 1, G12: 1, O12: 1 },
    combat: { kind: 'assault', card: 'R02', space: 'J9', round: 1, fighters: heroes.map((_, i) => ({ seat: i + 1 })), ...combat },
    stack: [
      { rule: 'round', at: 'heroes' },
      { rule: 'night', at: 'mirrors', fought: ['J9'] },
      { rule: 'combat', at: where, ...locals },
    ],
  });
const AT = { space: 'J9' };

test('[RM-9.10] [RM-23.5] each takes the test; more influence dice count once for each who failed', () => {
  const s = assault(
    [
      { ...AT, card: 'H1' },
      { ...AT, card: 'H8' },
    ],
    { card: 'R05' },
    'reveal',
  );
  play(s, 'dice 1 1', 'dice 1 1');
  expect([s.combat!.moreInfluence, influenceDice(s, s.combat!)]).toEqual([2, 3]);
  const second = assault(
    [
      { ...AT, card: 'H1' },
      { ...AT, card: 'H8' },
    ],
    { card: 'R01' },
    'reveal',
  );
  play(second, 'dice 1 1', 'dice 10 10');
  expect(second.combat!.fighters.map(({ malus }) => malus)).toEqual([1, 0]);
});

test('[RM-11.4] [RM-23.4] the higher Hero acts first, whatever their seats', () => {
  const s = table({ turn: 0, heroes: [{ ...AT }, { ...AT, counters: ['mind'] }] });
  play(s, '0 assault J9', 'dice R02');
  expect(s.combat!.fighters.map(({ seat }) => seat)).toEqual([2, 1]);
});

test('[RM-13.4] [RM-13.5] [RM-23.16] two knock-outs, two tests; the mirror stays', () => {
  const s = assault(
    [
      { ...AT, card: 'H1', wounds: 5 },
      { ...AT, card: 'H8', wounds: 5 },
    ],
    {},
    'act',
    { phase: 1 },
  );
  play(s, '1 defend ()', 'dice 1 1', '0 declineThreat', '2 defend ()', 'dice 1 1');
  expect(at(s)).toBe('threat offer');
  play(s, '0 declineThreat');
  expect([s.mirrors[4], s.decks.red.under, s.combat]).toEqual([1, ['R02'], null]);
  expect(at(s)).toBe('threat roll'); // the Threat step
});

test('[RM-23.12] [RM-23.13] [RM-23.17] who escaped gets nothing and stays; who fell gets experience but no goods', () => {
  const fighters = [{ seat: 1 }, { seat: 2, out: 'escaped' }, { seat: 3, out: 'knockedOut' }];
  const heroes = [{ ...AT, card: 'H1' }, { ...AT, card: 'H8' }, { card: 'H7' }];
  const s = assault(heroes, { wounds: 5, fighters }, 'act', { phase: 1 });
  play(s, '1 attack ()', 'dice 10 10', 'dice D44 D45 D46 D47 D48 D49');
  expect(s.heroes.map(({ xp, goods, space }) => [xp, goods.length, space])).toEqual([
    [4, 6, 'J9'],
    [0, 0, 'J9'],
    [4, 0, 'E11'],
  ]);
});

test('[RM-28.3] [RM-12.8] the Night King wins in the middle of an assault', () => {
  const s = assault(
    [
      { ...AT, card: 'H1', wounds: 5 },
      { ...AT, card: 'H8' },
    ],
    {},
    'act',
    { phase: 1 },
  );
  s.threat.level = 9;
  s.threat.pool = 20;
  play(s, '1 defend ()', 'dice 1 1', '0 threatTest 0', 'dice 1 1');
  expect([s.result?.winner, s.stack]).toEqual(['king', []]);
  expect(refusalOf(s, '2 defend ()')?.code).toBe('GAME_OVER');
});

test('[RM-22.4] [RM-22.7] a Hero who escapes from a patrol stays with it; its wounds stay too', () => {
  const s = table({
    turn: 0,
    at: 'muster',
    heroes: [{ card: 'H5', space: 'E9' }, {}],
    patrols: [{ number: 1, space: 'E9', wounds: 1 }],
  });
  play(s, '0 patrolStay', '0 patrolAttack 1', 'dice G01 G02 G03', '0 keepCard G01', '0 influence 2', 'dice 1');
  expect(s.combat).toMatchObject({ wounds: 1, oldWounds: 1 });
  play(s, '1 escape 0 ()', 'dice 10 10', '0 declineThreat');
  expect([s.patrols, s.decks.green.under, heroOf(s, 1).space]).toEqual([
    [{ number: 1, space: 'E9', wounds: 1 }],
    ['G02', 'G03', 'G01'],
    'E9',
  ]);
});

test('[RM-21.8] [RM-0.10] dice that match are not rolled again; where all match, nobody is asked', () => {
  const king = { tile: 'ardherin', mind: 1 };
  const s = adventure({ card: 'H1', counters: ['life'] }, {}, 'influence', {}, { king });
  play(s, '0 influence 0', 'dice 6 1');
  expect([refused(s, '0 rerollInfluence 0 1'), refused(s, '0 usePower 1,2')]).toEqual(['MATCHES', 'MATCHES']);
  expect(legal(runebound, s, 0).filter(({ type }) => type === 'rerollInfluence')).toMatchObject([{ die: 2 }]);
  const all = adventure({ card: 'H1', counters: ['life'] }, {}, 'influence', {}, { king });
  play(all, '0 influence 0', 'dice 6 6');
  expect(at(all)).toBe('combat escape');
});
test('[RM-38.5] as printed, Woven Doom works once in a combat, on as many dice as it has levels', () => {
  const options = { printed: true };
  const s = adventure(
    { card: 'H1', counters: ['life', 'life'] },
    {},
    'influence',
    {},
    { king: { tile: 'ardherin', mind: 1 }, options },
  );
  play(s, '0 influence 0', 'dice 1 1 1');
  expect(refused(s, '0 usePower 1,2')).toBe('POWER_SPENT');
  play(s, '0 usePower 1', 'dice 1');
  expect(refused(s, '0 usePower 2')).toBe('POWER_SPENT');
});
test('[RM-38.4] as printed, the red Challenges but Mardif are harder', () => {
  const valuesIn = (card: string, options: { [id: string]: boolean }) => challengeFor(table({ players: 2, options }), card).value;
  expect(valuesIn('R02', { printed: true })).toEqual([16, 20, 17]);
  expect(valuesIn('R02', {})).toEqual([16, 19, 16]);
  expect(valuesIn('R01', { printed: true })).toEqual(valuesIn('R01', {}));
});
test('[RM-21.12] [RM-21.24] [RM-0.10] an extra attack that cannot be made, or is not needed, is refused', () => {
  const telvan = (counters: number, fighter: object, phase: number, combat: object = {}) =>
    adventure(
      {
        card: 'H7',
        counters: Array.from({ length: counters }, () => 'life'),
        items: [{ card: 'M28', upgrades: [{ good: 'D16' }] }],
      },
      { fighters: [{ seat: 1, ...fighter }], ...combat },
      'act',
      { phase },
    );
  const both = (s: State) => [refused(s, '1 useAbility -'), refused(s, '1 useItem 0.0')];
  expect(both(telvan(0, { escapeFailed: true }, 1))).toEqual(['NO_ATTACK_AFTER_FAILED_ESCAPE', 'NO_ATTACK_AFTER_FAILED_ESCAPE']);
  expect(both(telvan(4, {}, 0))).toEqual(['ATTACKS_ENOUGH', 'ATTACKS_ENOUGH']); // three attacks, three phases
  expect(both(telvan(0, {}, 2))).toEqual(['ATTACKS_ENOUGH', 'ATTACKS_ENOUGH']); // one attack, one phase
  expect(both(telvan(0, { attacks: 1 }, 2))).toEqual([undefined, undefined]);
  expect(both(telvan(2, {}, 0))).toEqual([undefined, undefined]);
  expect(both(telvan(2, {}, 0, { card: 'G27' }))).toEqual(['ATTACKS_ENOUGH', 'ATTACKS_ENOUGH']); // ambushed: two phases
});
test('[RM-21.18] [RM-0.10] a card is not wasted on a defence against nothing', () => {
  const s = adventure({ card: 'H7', items: [{ card: 'M28', upgrades: [{ good: 'D02' }] }] }, { card: 'R07' }, 'act', {
    phase: 2,
  }); // Frostmaw deals 0 in Magic
  expect([refused(s, '1 defend 0.0'), refused(s, '1 defend ()')]).toEqual(['NOTHING_HITS', undefined]);
});
test('[RM-31.6] [RM-0.10] a roll that succeeds is not rolled again', () => {
  const s = adventure({ card: 'H7', items: ['M35'] });
  play(s, '1 attack ()', 'dice 10 10');
  expect(at(s)).not.toBe('blow reroll');
  const missed = adventure({ card: 'H7', items: ['M35'] });
  play(missed, '1 attack ()', 'dice 1 1');
  expect(at(missed)).toBe('blow reroll');
});
