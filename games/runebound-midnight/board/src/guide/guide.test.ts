import { legal, Match, quickRandom, type Head } from '@nightfall/kernel';
import { attributeOf, distance, game, top, type Rune, type RuneMove, type View } from '@nightfall/runebound-midnight';
import type { Guide } from '@nightfall/ui';
import { expect, test } from 'vitest';
import { waysOf } from '../hand/way.ts';
import { heroGuide } from './hero-guide.ts';
import { kingGuide } from './king-guide.ts';
import { at, spaceOfHero } from './progress.ts';

type Follow = (v: View, moves: readonly RuneMove[], step: string | undefined) => RuneMove;
/** Plays a guided game as the table does; which bubbles were due, in their order, and the match. */
function led(guide: Guide<Rune>, night: number, follow: Follow, rounds: number) {
  const { seat: own = 0, setup, steps, rig, bots } = guide;
  const names = Array.from({ length: setup.players }, (_, seat) => `Seat ${seat}`);
  const others = names.flatMap((_, seat) => (seat === own ? [] : [seat]));
  const levelOf = (seat: number) => bots[others.indexOf(seat)]!;
  const holders = names.map((_, seat) => (seat === own ? 'person' : `bot:${levelOf(seat)}`));
  const head: Head = { game: game.id, version: game.version, setup, names, holders, promise: null };
  const match = Match.begin<Rune>(game, head, night.toString(16).padStart(4, '0').repeat(16));
  if (!(match instanceof Match)) throw new Error('the setup of the guide is refused');
  const random = quickRandom(night);
  const seen: string[] = [];
  for (let n = 0; n < 3000 && !match.isOver && match.state.round <= rounds; n++) {
    const { waiting } = match;
    const view = match.view(own);
    for (const { until } of steps) until?.(view); // the table asks at any time
    if (waiting.for === 'dice') {
      match.play({ type: 'dice', faces: [...(rig!(view, waiting.sides) ?? match.faces())] });
      continue;
    }
    if (waiting.for !== 'seats') break;
    const seat = waiting.seats[0]!;
    const due = steps.filter(({ when, until }) => when(view) && !until?.(view));
    if (seat === own) seen.push(...due.map(({ id }) => id).filter((id) => !seen.includes(id)));
    const moves = legal(game.book, match.view(seat), seat) as readonly RuneMove[];
    const move =
      seat === own ? follow(view, moves, due.at(-1)?.id) : game.bots[levelOf(seat)]!.bot(match.view(seat), seat, random)[0]!;
    const no = match.play(move);
    if (no) throw new Error(no.text);
  }
  return { seen, match };
}
const first = (moves: readonly RuneMove[], ...types: readonly RuneMove['type'][]): RuneMove =>
  types.flatMap((type) => moves.filter((move) => move.type === type))[0] ?? moves[0]!;
const towards = (v: View, moves: readonly RuneMove[], space: string): RuneMove => {
  const step = waysOf(v, 1).get(space)?.[0];
  return (
    moves.find((move) => (move.type === 'journey' || move.type === 'infiltrate') && move.space === step) ??
    first(moves, 'endMovement')
  );
};
/** Somebody who does what the bubbles say. */
const obedientHero: Follow = (v, moves, step) => {
  const start = moves.find((move) => move.type === 'placeHero' && move.town === 'L12');
  if (step === 'walk') return towards(v, moves, 'M11');
  if (step === 'market') return towards(v, moves, 'L12');
  const call = moves.find((move) => move.type === 'callTo' && move.stronghold === 'O12');
  if (step === 'call' && call) return call;
  if (step === 'gate') return towards(v, moves, 'N12');
  if (step === 'hold') return first(moves, 'endMovement');
  if (step === 'mirror') return towards(v, moves, 'O12');
  if (step === 'second' || step === 'stay') return towards(v, moves, 'M8');
  return (
    start ?? first(moves, 'attempt', 'stand', 'attack', 'enterMarket', 'buy', 'leaveMarket', 'endMovement', 'defend', 'takeHit')
  );
};
const KING_WAY: readonly RuneMove['type'][] = [
  ...(['patrolRoll', 'patrolAttack', 'keepCard', 'influence', 'endInfluence', 'threatTest', 'acceptRoll'] as const),
  ...(['buyCounter', 'endSpending', 'patrolStop', 'patrolSpare'] as const),
];
const obedientKing: Follow = (v, moves) =>
  moves.find((move) => move.type === 'placePatrol' && move.stronghold === 'O12') ?? hunt(v, moves) ?? first(moves, ...KING_WAY);
/** The step of a patrol that brings it nearer to the Hero. */
function hunt(v: View, moves: readonly RuneMove[]): RuneMove | undefined {
  const frame = top(v);
  if (frame?.rule !== 'patrol' || frame.at !== 'move') return undefined;
  const far = (space: string) => distance(space, spaceOfHero(v));
  const now = far(v.patrols.find(({ number }) => number === frame.patrol)!.space);
  const steps = moves.filter((move) => move.type === 'patrolMove');
  return steps.find(({ space }) => far(space) < now);
}

/** Who fought in the last assault. */
const fought = ({ state }: Match<Rune>): readonly number[] =>
  state.combat!.fighters.map(({ seat }) => seat).toSorted((a, b) => a - b);

test('[RM-28.1] a Hero who follows the guide meets every bubble in its order and breaks a mirror', () => {
  for (const night of [1, 2, 3, 4, 5]) {
    const { seen, match } = led(heroGuide, night, obedientHero, 12);
    // A covenant may not fit, and nobody waits at the gate for a friend who is there already.
    const rare = new Set(['alone', 'covenant', 'gate', 'hold']);
    const ids = heroGuide.steps.map(({ id }) => id).filter((id) => !rare.has(id));
    expect(seen).toEqual(expect.arrayContaining(ids));
    expect(ids.filter((id) => seen.includes(id))).toEqual(seen.filter((id) => ids.includes(id)));
    expect(match.state.result?.winner, `night ${night}, ${at(match.state)}`).toBe('heroes');
    expect(fought(match)).toEqual([1, 2]); // never alone
  }
});

test('[RM-12] the Night King meets every step of his turn in the first round, and in some night a fight', () => {
  const nights = Array.from({ length: 8 }, (_, i) => led(kingGuide, i + 1, obedientKing, 12).seen);
  for (const seen of nights)
    expect(seen).toEqual(expect.arrayContaining(['dark', 'patrol', 'threat', 'march', 'dice', 'spend', 'alone']));
  const all = new Set(nights.flat());
  expect([...all].sort()).toEqual(kingGuide.steps.map(({ id }) => id).sort());
});

test('[RM-37.4] the guide names the Body that the Hero has', () => {
  const { match } = led(heroGuide, 1, obedientHero, 1);
  const { text } = heroGuide.steps.find(({ id }) => id === 'melee')!;
  expect(text).toContain(`Body ${attributeOf(match.state.heroes[0]!, 1)},`);
});
test('the dice of the guide look thrown: no roll of movement dice shows one face only', () => {
  const rolls: (readonly number[])[] = [];
  for (const night of [1, 2, 3]) {
    const { match } = led(heroGuide, night, obedientHero, 12);
    for (const input of match.inputs)
      if (input.type === 'dice' && input.faces.length >= 3 && input.faces.length <= 5) rolls.push(input.faces);
  }
  expect(rolls.length).toBeGreaterThan(5);
  for (const faces of rolls) expect(new Set(faces).size).toBeGreaterThan(1);
});
test('the patrols of the Night King’s lesson march by dice that differ from round to round', () => {
  const { match } = led(kingGuide, 1, obedientKing, 4);
  const marches = match.inputs.flatMap((input) =>
    input.type === 'dice' && input.faces.length === 5 ? [input.faces.join()] : [],
  );
  expect(marches.length).toBeGreaterThan(2);
  expect(new Set(marches).size).toBe(marches.length);
});
test('every lesson has a last page that points to a real game', () => {
  for (const { steps } of [heroGuide, kingGuide]) expect(steps.at(-1)!.text).toContain('first real game');
  const { match } = led(heroGuide, 1, obedientHero, 12);
  const last = heroGuide.steps.at(-1)!;
  expect(last.when(match.view(1)) && !last.until?.(match.view(1))).toBe(true);
});
