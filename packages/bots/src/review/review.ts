import { botOf, type Judged, type Mind, type Point, type Review, seedOf, type Types, usualLevel } from '@nightfall/kernel';
import { toTheEnd } from '../careful.ts';
import { playOut } from '../play-out.ts';
import type { Progress } from '../search.ts';
import { chancesFrom } from '../tries.ts';
import { againFrom, chapterCost, facesIn, sameFaces, standing } from './chances.ts';
import { judging } from './judge.ts';
import { type Decided, type Played, type Station, type Story, storyOf } from './story.ts';

/** How thoroughly to look back, in counts: the same game and effort give the same review on every machine. */
export type Effort = {
  /** Tries for each point of the curve, for a first look at each decision, and for a second one at the costliest. */
  readonly point: number;
  readonly glance: number;
  readonly look: number;
  /** Whole games with the same dice. */
  readonly games: number;
};
const effortFor = (tries: number): Effort => ({
  point: Math.min(40, tries),
  glance: Math.ceil(tries / 8),
  look: tries,
  games: 12,
});

/** Decisions that get a second look, and those that are told. */
const LOOKS = 6;
const TOLD = 3;
/** Below this, a cost is not worth a word. */
const LEAST = 0.02;

/** Looks back on a game, bit by bit: whoever drives it may look at the clock in between, tell how far it is, or stop. */
export function* reviewing<T extends Types>(
  played: Played<T>,
  effort: Effort = effortFor(played.game.mind.tries),
): Generator<Progress, Review<T>> {
  const { mind } = played.game;
  const story = storyOf(played);
  const part = counting(mind.isJudgedWhole ?? false, story, effort);
  const points: Point[] = [];
  for (const station of story.stations) {
    const { at, chapter } = station;
    points.push({ at, chapter, ...(yield* part(standing(played, station, effort.point))) });
  }
  const end = mind.value(story.end, played.seat);
  const judge = mind.isJudgedWhole ? judgeChapters<T> : judgeDecisions<T>;
  const sure = (yield* judge(played, story, effort, part)).toSorted(byCost);
  const cost = sure.reduce((sum, one) => sum + one.cost, 0);
  const costly = sure.slice(0, TOLD).toSorted((a, b) => a.at - b.at);
  const sameDice = yield* part(playAgain(played, effort.games));
  return { points, end, costly, cost, luck: end - (points[0]?.win ?? end) + cost, sameDice };
}

/** Runs a part and counts on: one number tells how far the whole review is. */
type Part = <R>(steps: Generator<Progress, R>) => Generator<Progress, R>;
function counting<T extends Types>(isWhole: boolean, { stations, decisions }: Story<T>, effort: Effort): Part {
  const judged = isWhole ? stations.length * effort.look : decisions.length * effort.glance + LOOKS * effort.look;
  const of = stations.length * effort.point + judged + effort.games;
  let done = 0;
  return function* count(steps) {
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      done = Math.min(of, done + 1);
      yield { done, of };
    }
  };
}

type Cost = { readonly cost: number; readonly error: number };
const isSure = ({ cost, error }: Cost): boolean => cost > error && cost >= LEAST;
const byCost = (a: Pick<Cost, 'cost'>, b: Pick<Cost, 'cost'>): number => b.cost - a.cost;

/** A first look at every decision, then a second one, with other chances, at those that seemed to cost most. */
function* judgeDecisions<T extends Types>(
  played: Played<T>,
  { decisions }: Story<T>,
  { glance, look }: Effort,
  part: Part,
): Generator<Progress, Judged<T>[]> {
  const { mind } = played.game;
  const seen: { readonly decided: Decided<T>; readonly cost: number }[] = [];
  for (const decided of decisions) {
    const judged = yield* part(judging(played, mind, decided, { tries: glance, arms: 6, margin: 0 }, 'glance'));
    if (judged && judged.cost >= LEAST) seen.push({ decided, cost: judged.cost });
  }
  const sure: Judged<T>[] = [];
  for (const { decided } of seen.toSorted(byCost).slice(0, LOOKS)) {
    const judged = yield* part(judging(played, toTheEnd(mind), decided, { tries: look, arms: 4, margin: 2 }, 'look'));
    if (judged && isSure(judged)) sure.push(judged);
  }
  return sure;
}

/** Where single moves say little, each chapter is judged as a whole. */
function* judgeChapters<T extends Types>(
  played: Played<T>,
  { stations, end }: Story<T>,
  { look }: Effort,
  part: Part,
): Generator<Progress, Judged<T>[]> {
  const sure: Judged<T>[] = [];
  for (const [i, station] of stations.entries()) {
    const next = stations[i + 1] ?? { at: played.inputs.length, state: end };
    const { value: cost, error } = yield* part(chapterCost(played, station, next, look));
    const { at, chapter } = station;
    if (isSure({ cost, error }))
      sure.push({ at, chapter, cost, error, seat: played.seat, played: [], better: deedsIn(played, station, next.at) });
  }
  return sure;
}
/** Deeds that are told of a chapter. */
const DEEDS = 4;
/** What the mind does in this chapter for the seat that looks back, with the same dice: its first deeds. */
function deedsIn<T extends Types>(played: Played<T>, station: Station<T>, until: number): Judged<T>['better'] {
  const { mind } = played.game;
  const deeds: Judged<T>['better'][number][] = [];
  const noted: Mind<T>['quick'] = (v, seat, random, time) => {
    const moves = mind.quick(v, seat, random, time);
    if (seat === played.seat) deeds.push(...moves.filter((move) => mind.isDeed?.(move) ?? true));
    return moves;
  };
  const faces = facesIn(played.inputs.slice(station.at, until));
  againFrom(played, noted, station, faces, chancesFrom(seedOf(`deeds ${station.at}`))(0));
  return deeds.slice(0, DEEDS);
}

/** The whole game again, with the same dice and good players in all seats. */
function* playAgain<T extends Types>(
  { game, start, inputs, players, seat }: Played<T>,
  games: number,
): Generator<Progress, Review<T>['sameDice']> {
  const bot = botOf(game, usualLevel(game) ?? '')?.bot;
  if (!bot || games === 0) return undefined;
  const [chances, faces] = [chancesFrom(seedOf('again')), facesIn(inputs)];
  let won = 0;
  for (let n = 0; n < games; n++) {
    const chance = chances(n);
    const bots = Array.from({ length: players }, () => bot);
    const { result } = playOut(game, game.clone(start), bots, { ...chance, dice: sameFaces(faces, chance.dice) });
    won += result?.winners.includes(seat) ? 1 : 0;
    yield { done: n + 1, of: games };
  }
  return { won, of: games };
}
