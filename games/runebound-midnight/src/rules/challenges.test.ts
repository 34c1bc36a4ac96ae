import { expect, test } from 'vitest';
import { type Card, CHALLENGES, challengeOf, colourOf } from '../content/cards.ts';
import type { Keyword } from '../content/challenge.ts';
import { heroOf, type State } from '../state.ts';
import { at, play, refused, table } from '../testing/table.ts';

/** Each Challenge is fought by Mirala, who has no bonus in combat and passes or fails its test by the dice. */
const fight = (card: Card, where: string, more: object = {}, locals: object = {}): State =>
  table({
    heroes: [{ card: 'H3', space: 'F4' }, {}],
    combat: { kind: 'adventure', card, space: 'F4', round: 1, fighters: [{ seat: 1 }], ...more },
    stack: [
      { rule: 'round', at: 'heroes', seat: 1 },
      { rule: 'hero', at: 'market', seat: 1 },
      { rule: 'combat', at: where, ...locals },
    ],
  });

/** RM-9.8 What the test left behind. */
const traces = (s: State) => {
  const { wounds, exhaustion } = heroOf(s, 1);
  const { moreInfluence, life, fighters } = s.combat!;
  return { wound: wounds, exhaustion, malus: fighters[0]!.malus, influence: moreInfluence, life };
};
function checkTest(card: Card): void {
  const { before, life } = challengeOf(card);
  if (!before) return;
  const none = { wound: 0, exhaustion: 0, malus: 0, influence: 0, life };
  const { code, n } = before.consequence;
  const met = { ...none, [code]: code === 'life' ? life - n : n };
  const [passed, failed] = [fight(card, 'reveal'), fight(card, 'reveal')];
  play(passed, 'dice 10 10');
  play(failed, 'dice 1 1');
  expect(traces(passed)).toEqual(before.on === 'pass' ? met : none);
  expect(traces(failed)).toEqual(before.on === 'fail' ? met : none);
}

const suffers = (s: State) => [heroOf(s, 1).wounds, heroOf(s, 1).exhaustion];
/** RM-9.7 Each keyword at work on the card that has it. */
const KEYWORDS: Record<Keyword, (card: Card) => void> = {
  ambush: (card) => {
    expect(refused(fight(card, 'act'), '1 attack ()')).toBe('AMBUSH');
    expect(refused(fight(card, 'act', { round: 2 }), '1 attack ()')).toBeUndefined();
    expect(refused(fight(card, 'act', {}, { phase: 1 }), '1 attack ()')).toBeUndefined();
  },
  drain: (card) => {
    const s = fight(card, 'act', {}, { phase: 2 });
    play(s, '1 defend ()', 'dice 1 1');
    expect(suffers(s)).toEqual([challengeOf(card).damage[2], 1]);
  },
  dread: (card) => {
    const s = fight(card, 'act');
    const total = () => play(s, '1 attack ()', 'dice 1 1').find((event) => event.type === 'blowRolled')!.total;
    expect(total()).toBe(2 + 5 - 2);
    const later = fight(card, 'act', { fighters: [{ seat: 1, rolled: true }] });
    expect(play(later, '1 attack ()', 'dice 1 1').find((event) => event.type === 'blowRolled')!.total).toBe(2 + 5);
  },
  grasp: (card) => {
    const escape = play(fight(card, 'escape'), '1 escape 0 ()', 'dice 1 1').find((event) => event.type === 'escapeRolled')!;
    expect(escape.need).toBe(challengeOf(card).value[0] + 3);
  },
  hardened: (card) => {
    const s = fight(card, 'act', {}, { phase: 1 });
    play(s, '1 attack ()', 'dice 10 10');
    expect([s.combat!.wounds, s.combat!.isHardenedSpent]).toEqual([0, true]);
    const second = fight(card, 'act', { isHardenedSpent: true }, { phase: 1 });
    play(second, '1 attack ()', 'dice 10 10');
    expect(second.combat!.wounds).toBe(1);
  },
  regrow: (card) => {
    const s = fight(card, 'dusk', { wounds: 2 });
    expect([s.combat!.wounds, s.combat!.round]).toEqual([1, 2]);
    expect(fight(card, 'dusk', { wounds: 2, oldWounds: 2 }).combat!.wounds).toBe(2);
  },
  swift: (card) => {
    expect(refused(fight(card, 'escape'), '1 escape 0 ()')).toBe('SWIFT');
    expect(refused(fight(card, 'escape', { round: 2 }), '1 escape 0 ()')).toBeUndefined();
  },
  venom: (card) => {
    const s = fight(card, 'act', {}, { phase: 1 });
    play(s, '1 defend ()', 'dice 1 1');
    expect(suffers(s)).toEqual([challengeOf(card).damage[1], 1]);
  },
};

test.each(Object.entries(CHALLENGES).map(([card, { name, text }]) => [card, name, text] as const))(
  '[RM-21.1] [RM-9.7] [RM-9.8] %s %s is fought by its own numbers. %s',
  (card) => {
    const { life, value, damage, before, keywords } = challengeOf(card);
    const s = fight(card, 'reveal');
    expect(s.combat).toMatchObject({ life, value, damage, wounds: 0 });
    expect(at(s)).toBe(before ? 'combat test' : 'combat influence');
    checkTest(card);
    for (const keyword of keywords) KEYWORDS[keyword](card);
  },
);

test.each(Object.keys(CHALLENGES))(
  '[RM-20.3] [RM-20.5] [RM-22.6] %s falls, brings its reward and goes under its deck',
  (card) => {
    const { reward, life } = challengeOf(card);
    const s = fight(card, 'act', { wounds: life - 1, isHardenedSpent: true }, { phase: 1 });
    const goods = Array.from({ length: reward }, (_, i) => `D${44 + i}`).join(' ');
    play(s, '1 attack ()', 'dice 10 10', `dice ${goods}`);
    expect(s.decks[colourOf(card)].under).toEqual([card]);
    expect(heroOf(s, 1).goods).toHaveLength(reward);
  },
);
