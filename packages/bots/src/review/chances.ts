import {
  type Bot,
  type Gain,
  type Input,
  type Mind,
  type Odds,
  quickRandom,
  type Random,
  seedOf,
  type Types,
} from '@nightfall/kernel';
import { honest, withCare } from '../careful.ts';
import { type Chance, playOn } from '../play-out.ts';
import { type Progress, searching } from '../search.ts';
import { chancesFrom } from '../tries.ts';
import { gainIn } from '../worths.ts';
import type { Played, Station } from './story.ts';

/** How things stood at a moment, for the side that looks back, as far as it could know. */
export function* standing<T extends Types>(
  { game, seat }: Played<T>,
  { at, state }: Station<T>,
  tries: number,
): Generator<Progress, Odds> {
  const mind: Mind<T> = { ...withCare(game.mind), plans: () => [[]] };
  const random = quickRandom(seedOf(`standing ${at}`));
  const verdict = yield* searching(game, mind, game.view(state, seat), seat, random, { tries, arms: 1, margin: 0 });
  return honest(game.mind, verdict.odds);
}

export const facesIn = <T extends Types>(inputs: readonly Input<T>[]): readonly number[] =>
  inputs.flatMap((input) => (input.type === 'dice' ? (input as { faces: readonly number[] }).faces : []));
/** Faces that fell, in their order; where they are used up or do not fit the dice, chance goes on. */
export function sameFaces(faces: readonly number[], rest: Random): Random {
  let next = 0;
  const int = (sides: number): number => {
    const face = faces[next++];
    return face !== undefined && face <= sides ? face - 1 : rest.int(sides);
  };
  return { int, u32: () => rest.u32() };
}

/** What a whole chapter cost: the mind plays it again with the same dice, and both go on from there by the same fates, others for each look. */
export function* chapterCost<T extends Types>(
  played: Played<T>,
  from: Station<T>,
  to: { readonly at: number; readonly state: T['state'] },
  tries: number,
  look = 'chapter',
): Generator<Progress, Gain> {
  const chances = chancesFrom(seedOf(`${look} ${from.at}`));
  const faces = facesIn(played.inputs.slice(from.at, to.at));
  const [instead, made]: [number[], number[]] = [[], []];
  for (let n = 0; n < tries; n++) {
    instead.push(worthAfter(played, againFrom(played, played.game.mind.quick, from, faces, chances(n)), chances(n)));
    made.push(worthAfter(played, played.game.clone(to.state), chances(n)));
    yield { done: n + 1, of: tries };
  }
  return gainIn(instead, made);
}
/** The chapter again: the same dice, other decisions. */
export function againFrom<T extends Types>(
  { game, seat }: Played<T>,
  bot: Bot<T>,
  { chapter, state }: Station<T>,
  faces: readonly number[],
  chance: Chance,
): T['state'] {
  const s = game.clone(state);
  const isOver = () => game.mind.chapter(game.view(s, seat)) !== chapter;
  playOn(game, s, bot, { ...chance, dice: sameFaces(faces, chance.dice) }, isOver);
  return s;
}
function worthAfter<T extends Types>({ game, seat }: Played<T>, s: T['state'], chance: Chance): number {
  playOn(game, s, game.mind.quick, chance, () => false);
  return game.mind.value(s, seat);
}
