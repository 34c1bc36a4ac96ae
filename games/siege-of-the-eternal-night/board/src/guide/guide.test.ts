import { apply, isFaults, quickRandom, waitingFor } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { game, phaseOf, type SiegeState } from '@nightfall/siege-of-the-eternal-night';
import { guide } from './guide.ts';

/** The guided night played by passing everything and drawing nothing; what the bubbles would say on the way. */
function walked(): string[] {
  const s = game.setup(guide.setup);
  if (isFaults(s)) throw new Error('the guided night cannot begin');
  const rolls = guide.dice.map((faces) => [...faces]);
  const seen = new Set<string>();
  while (waitingFor(game.book, s).for !== 'nobody') {
    for (const step of guide.steps) if (step.when(s) && !step.until?.(s)) seen.add(step.id);
    const phase = phaseOf(s);
    const open = s.dice?.findIndex(({ status }) => status === 'open') ?? -1;
    if (waitingFor(game.book, s).for === 'dice') apply(game.book, s, { type: 'dice', faces: rolls.shift()! });
    else if (phase === 'READY' || phase === 'REROLL') apply(game.book, s, { type: 'roll', seat: 0 });
    else if (phase === 'VOLLEY') apply(game.book, s, { type: 'hold', seat: 0 });
    else apply(game.book, s, open < 0 ? { type: 'end', seat: 0 } : { type: 'passDie', seat: 0, die: open === 0 ? 'A' : 'B' });
  }
  expect(rolls).toEqual([]);
  return [...seen];
}

test('[SN-9.1] the prepared dice of the guided night last for nine turns and bring a hero, doubles and a spell', () => {
  expect(walked()).toEqual(
    expect.arrayContaining(['horde', 'roll', 'troop', 'altar', 'end', 'hero', 'volley', 'spell', 'forecast', 'dawn']),
  );
});

test('[SN-1.3] every bubble has its own name and cites a clause', () => {
  expect(new Set(guide.steps.map(({ id }) => id)).size).toBe(guide.steps.length);
  for (const { rule } of guide.steps) expect(rule).toMatch(/^SN-\d+\.\d+$/);
});

type Step = (typeof guide.steps)[number];
/** What the table shows at each decision of a bot: the first step that is due, as long as its time lasts. */
function shownTo(level: string, seed: number): { readonly step: Step; readonly view: SiegeState }[] {
  const s = game.setup(guide.setup);
  if (isFaults(s)) throw new Error('the guided night cannot begin');
  const [rolls, random] = [guide.dice.map((faces) => [...faces]), quickRandom(seed)];
  const shown: { step: Step; view: SiegeState }[] = [];
  for (;;) {
    const asked = waitingFor(game.book, s);
    if (asked.for === 'nobody') return shown;
    const step = guide.steps.find(({ when, until }) => when(s) && !until?.(s));
    if (step) shown.push({ step, view: game.clone(s) });
    if (asked.for === 'dice') apply(game.book, s, { type: 'dice', faces: rolls.shift() ?? [1, 2] });
    else apply(game.book, s, game.bots[level]!.bot(s, 0, random)[0]!);
  }
}

test('no step speaks of ending the turn or of a troop while a free mark must be chosen', () => {
  for (const seed of [1, 2, 3])
    for (const { step, view } of shownTo('casual', seed)) if (phaseOf(view) === 'BONUS') expect(step.id).toBe('bonus');
});

test('[SN-10.2] wallbreakers are told of before the first die falls, and closed squares when there are some', () => {
  const ids = shownTo('casual', 1).map(({ step }) => step.id);
  const begun = game.setup(guide.setup) as SiegeState;
  expect(guide.steps.filter(({ when }) => when(begun)).map(({ id }) => id)).toEqual(['horde', 'ram', 'roll']);
  expect(ids.indexOf('apart')).toBeGreaterThan(ids.indexOf('troop'));
  const early = guide.steps.slice(
    0,
    guide.steps.findIndex(({ id }) => id === 'apart'),
  );
  for (const { text } of early) expect(text).not.toMatch(/close/);
});

test('a step is short enough for a phone, says Deploy, and speaks of no mouse and no key', () => {
  expect(guide.steps.find(({ id }) => id === 'troop')!.text).toMatch(/press Deploy/);
  for (const { text } of guide.steps) {
    expect(text.length).toBeLessThanOrEqual(185);
    expect(text).not.toMatch(/\b(hover|click|drag|tap|[RF] (turns|mirrors))\b/i);
  }
});
