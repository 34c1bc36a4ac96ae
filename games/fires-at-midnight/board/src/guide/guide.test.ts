import {
  game,
  phaseOf,
  startingPlaces,
  type FireMove,
  type Point,
  type State,
  isInReach,
  planPath,
  snapToContact,
  touchables,
  exits,
  waysOf,
  deadCount,
  savedCount,
} from '@nightfall/fires-at-midnight';
import { isFaults, waitingFor } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { guide } from './guide.ts';
import { play, refuser } from '../testing/table.ts';

/** The guided game, played as its bubbles say, and which of them were due on the way. */
function follower() {
  const s = game.setup(guide.setup);
  if (isFaults(s)) throw new Error('the setup of the guide is refused');
  const script = [...guide.dice];
  const seen = new Set<string>();
  const rolled: string[] = [];
  const look = () => {
    for (const { id, when, until } of guide.steps) if (when(s) && !until?.(s)) seen.add(id);
  };
  const settle = () => {
    for (let asked = waitingFor(game.book, s); asked.for === 'dice'; asked = waitingFor(game.book, s)) {
      const faces = script.shift() ?? guide.rig!(s, asked.sides) ?? [1 + (rolled.length % 6), 2];
      rolled.push(faces.join(' '));
      play(s, { type: 'dice', faces });
    }
    look();
  };
  const act = (move: Omit<FireMove, 'seat'>) => {
    play(s, { ...move, seat: 0 } as FireMove);
    settle();
  };
  settle();
  return { s: s as State, seen, act };
}

const walk = (s: State, f: string, to: Point): Omit<FireMove, 'seat'> =>
  ({ type: 'move', f, path: planPath(s, f, to)!.path }) as Omit<FireMove, 'seat'>;
/** A way into contact; else straight towards it. */
function towards(s: State, f: string, id: string): Omit<FireMove, 'seat'> {
  const ways = waysOf(s, f)!;
  const thing = touchables(s).find((one) => one.id === id)!;
  const { shape } = thing;
  const aim: Point = shape.kind === 'disc' ? shape.at : [(shape.rect[0] + shape.rect[2]) / 2, shape.rect[3] + 700];
  const plan = snapToContact(ways, aim, thing);
  return plan ? ({ type: 'move', f, path: plan.path } as Omit<FireMove, 'seat'>) : walk(s, f, [10000, 6500]);
}
const carryOut = (s: State, f: string): Omit<FireMove, 'seat'> => {
  const exit = exits(waysOf(s, f, 'leave')!)[0];
  return (exit ? { type: 'leave', f, path: exit.path } : walk(s, f, [7900, 3500])) as Omit<FireMove, 'seat'>;
};

test('every bubble of the guided game comes to somebody who follows it', () => {
  const { s, seen, act } = follower();
  act({ type: 'place', f: 'F1', at: startingPlaces[3]! } as FireMove);
  act({ type: 'place', f: 'F2', at: startingPlaces[6]! } as FireMove);
  act({ type: 'start', f: 'F1' } as FireMove);
  act({ type: 'take3', f: 'F1' } as FireMove);
  const burning = s.marks.findIndex((mark, sq) => mark === 2 && isInReach(s.crew[0]!.at!, sq, s.settings.waterReach));
  act({ type: 'water', f: 'F1', sq: burning } as FireMove);
  act({ type: 'water', f: 'F1', sq: burning } as FireMove);
  act({ type: 'end', f: 'F1' } as FireMove);
  act({ type: 'start', f: 'F2' } as FireMove);
  while (refuser(s)({ type: 'openDoor', seat: 0, f: 'F2', target: 'H1' })) act(towards(s, 'F2', 'H1.door'));
  act({ type: 'openDoor', f: 'F2', target: 'H1' } as FireMove);
  act(towards(s, 'F2', 'V1'));
  act({ type: 'pickUp', f: 'F2', target: 'V1' } as FireMove);
  for (let turns = 0; savedCount(s) === 0 && turns < 6; turns++) {
    while (phaseOf(s) === 'turn.act' && s.active === 'F2' && s.ap > 0 && s.crew[1]!.at) act(carryOut(s, 'F2'));
    if (phaseOf(s) === 'turn.act') act({ type: 'end', f: s.active! } as FireMove);
    if (savedCount(s) === 0) act({ type: 'start', f: s.crew.find((f) => !f.acted)!.id } as FireMove);
  }
  expect(savedCount(s)).toBe(1);
  expect([...seen].sort()).toEqual(guide.steps.map(({ id }) => id).sort());
});

test('whoever follows a hint instead is led on from there, and not asked for what is over', () => {
  const { s, act } = follower();
  const over = new Set<string>();
  const due = () => {
    for (const { id, until } of guide.steps) if (until?.(s)) over.add(id);
    return guide.steps.find(({ id, when }) => !over.has(id) && when(s))?.id;
  };
  act({ type: 'place', f: 'F1', at: [13768, 10232] } as Omit<FireMove, 'seat'>);
  act({ type: 'place', f: 'F2', at: [10232, 10232] } as Omit<FireMove, 'seat'>);
  act({ type: 'start', f: 'F1' } as FireMove);
  act({ type: 'take3', f: 'F1' } as FireMove);
  expect(due()).toBe('walk');
  act({ type: 'run', f: 'F1', to: [17540, 2895] } as Omit<FireMove, 'seat'>);
  expect(due()).toBe('heat');
  act({ type: 'pickUp', f: 'F1', target: 'V2' } as FireMove);
  expect(due()).toBe('leave');
  act(carryOut(s, 'F1'));
  expect(due()).toBe('end');
  act({ type: 'end', f: 'F1' } as FireMove);
  expect(['upkeep', 'outside', 'alone']).toContain(due());
});

test('[FM-8.1] the prepared village is legal at the first throw, and nobody dies in the first round', () => {
  const { s, act } = follower();
  expect(phaseOf(s)).toBe('setup.place');
  expect(s.houses.map(({ sq }) => sq)).toEqual([12, 32, 3, 34]);
  act({ type: 'place', f: 'F1', at: startingPlaces[3]! } as FireMove);
  act({ type: 'place', f: 'F2', at: startingPlaces[6]! } as FireMove);
  for (const f of ['F1', 'F2', 'F1', 'F2']) {
    act({ type: 'start', f } as FireMove);
    act({ type: 'end', f } as FireMove);
  }
  expect(deadCount(s)).toBe(0);
});

test('a step is short enough for a phone, and the lesson speaks of the ruler, smoke, carrying and the forecast', () => {
  for (const { text } of guide.steps) expect(text.length).toBeLessThanOrEqual(195);
  const all = guide.steps.map(({ text }) => text).join(' ');
  for (const word of [/\bRuler\b/, /\bsmoke\b/, /\bcarry\b/i, /Fire forecast/]) expect(all).toMatch(word);
});
