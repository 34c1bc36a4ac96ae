import { apply, isFaults, quickRandom, refusal, throwDice, waitingFor } from '@nightfall/kernel';
import {
  cityOf,
  game,
  granted,
  isAllClear,
  lessonOf,
  obviousAction,
  phaseOf,
  wishOf,
  type FdMove,
  type State,
} from '@nightfall/firefighters-on-duty';
import { expect, test } from 'vitest';
import { guide } from './guide.ts';

function begin(): State {
  const s = game.setup(guide.setup);
  if (isFaults(s)) throw new Error(JSON.stringify(s));
  return s;
}
/** Plays a move, and the dice that the guide has in mind. */
function play(s: State, move: FdMove): void {
  expect(apply(game.book, s, move)).toBeUndefined();
  for (let asked = waitingFor(game.book, s); asked.for === 'dice'; asked = waitingFor(game.book, s)) {
    const faces = guide.rig!(s, asked.sides) ?? asked.sides.map(() => 1);
    expect(apply(game.book, s, { type: 'dice', faces })).toBeUndefined();
  }
}
const shown = (s: State) => guide.steps.find((step) => step.when(s) && !step.until?.(s))?.id;
const roll: FdMove = { type: 'roll', seat: 0, dice: ['A', 'B'] };
const ready: FdMove = { type: 'ready', seat: 0 };

/** What a player does who does what is asked, and rolls where the die for it is missing. */
function obey(s: State): FdMove {
  const wish = wishOf(s);
  const deed = wish && granted(s, wish);
  if (phaseOf(s) === 'setup' || phaseOf(s) === 'briefing') return ready;
  return deed ?? (wish ? roll : { type: 'done', seat: 0 });
}
/** The steps that come up on the way to the second briefing, each once. */
function lesson(s: State): string[] {
  const seen: string[] = [];
  for (let n = 0; n < 200 && s.round === 1; n++) {
    const step = shown(s)!;
    if (seen.at(-1) !== step) seen.push(step);
    play(s, obey(s));
  }
  return seen;
}

test('[FD-23.7] the lesson leads from the hose to a fire that spreads, one step after the other, in one round of thirty rolls', () => {
  const s = begin();
  const steps = ['ready', 'briefing', 'load', 'drive', 'unload', 'enter', 'spray', 'find', 'lead', 'blocked'];
  const seen = lesson(s);
  expect(seen.slice(0, steps.length)).toEqual(steps);
  // On its way out of the way the engine passes a hydrant.
  expect(seen.slice(steps.length)).toEqual(['hydrant', 'blocked', 'carrier', 'gather', 'bell']);
  // A fire that nobody fought has grown, and leapt to the house next door.
  expect(s.round).toBe(2);
  expect(['E7', 'C9'].map((id) => s.spaces[cityOf(s).indexOf[id]!]!.active)).toEqual([2, 1]);
  expect(shown(s)).toBe('grown');
  play(s, ready);
  apply(game.book, s, { type: 'bell' });
  expect([phaseOf(s), shown(s)]).toEqual(['action', 'clock']);
  for (const space of s.spaces) space.active = 0;
  expect(shown(s)).toBe('done');
});

test('[FD-23.7] hint and suggestion ask for what the lesson asks for', () => {
  const s = begin();
  const hintFor = () => game.hint!(s, 0, quickRandom(1));
  while (lessonOf(s)?.id !== 'bell') {
    if (wishOf(s)) {
      const deed = granted(s, wishOf(s)!);
      if (deed) expect(hintFor()?.moves).toEqual([deed]);
      else expect(hintFor()?.text).toMatch(/^Roll\. /);
      if (deed) expect(refusal(game.book, s, deed)).toBeUndefined();
    }
    play(s, obey(s));
  }
  expect(hintFor()).toMatchObject({ moves: [], text: expect.stringContaining('Press Done') });
});

test('[FD-23.7] whoever follows the suggestions wins the second round before its clock runs out', () => {
  for (const seed of [1, 3, 6, 9]) {
    const [s, random] = [begin(), quickRandom(seed)];
    lesson(s);
    play(s, ready);
    apply(game.book, s, { type: 'bell' });
    // A deed takes a newcomer a second and a half, a roll and a look two and a half.
    for (let left = 180_000; left > 0 && !isAllClear(s);) {
      const [deed] = obviousAction(s, 0, { id: 'action-2', lasts: 180_000, left });
      const move = deed && deed.type !== 'retract' ? deed : roll;
      expect(apply(game.book, s, move)).toBeUndefined();
      for (let asked = waitingFor(game.book, s); asked.for === 'dice'; asked = waitingFor(game.book, s))
        apply(game.book, s, { type: 'dice', faces: throwDice(asked.sides, random) });
      left -= move.type === 'roll' ? 2500 : 1500;
    }
    expect(isAllClear(s), `seed ${seed}`).toBe(true);
  }
});

/** A table in the middle of the first round, in which only these things are so. */
function scene(change: (s: State, at: (id: string) => State['spaces'][number]) => void): State {
  const s = begin();
  play(s, ready);
  play(s, ready);
  change(s, (id) => s.spaces[cityOf(s).indexOf[id]!]!);
  return s;
}

test('[FD-23.7] a step speaks of a state that is there, and of nothing that is done', () => {
  const sprayed = (_s: State, at: (id: string) => State['spaces'][number]) => void (at('E1').active = 0);
  expect(shown(scene(sprayed))).toBe('find');
  const found = scene((s, at) => {
    sprayed(s, at);
    at('E3').ff = 1;
  });
  expect(shown(found)).toBe('lead');
  const waiting = (s: State, at: (id: string) => State['spaces'][number]) => {
    sprayed(s, at);
    at('E3').civ = 0;
    at('E2').civ = 1;
    s.vehicles[2]!.at = cityOf(s).indexOf['C4']!;
  };
  expect(shown(scene(waiting))).toBe('carrier');
  // Everywhere on its way the own engine blocks the carrier.
  for (const road of ['E2', 'E4', 'C6', 'C2']) {
    const blocked = scene((s, at) => {
      waiting(s, at);
      s.vehicles[2]!.at = cityOf(s).indexOf[road]!;
    });
    expect(shown(blocked), road).toBe('blocked');
  }
  const allOut = scene((s, at) => {
    sprayed(s, at);
    Object.assign(at('E7'), { active: 0 });
    at('E3').civ = 0;
    s.evacuated = 1;
  });
  expect(shown(allOut)).toBe('done');
});

test('[FD-23.7] what may never come is not counted before it does', () => {
  const s = scene(() => undefined);
  const toCome = guide.steps.filter(({ until }) => !until?.(s)).map(({ id }) => id);
  for (const id of ['blocked', 'flames', 'hydrant', 'fire', 'done']) expect(toCome).not.toContain(id);
  expect(toCome.slice(0, 2)).toEqual(['load', 'drive']);
});
