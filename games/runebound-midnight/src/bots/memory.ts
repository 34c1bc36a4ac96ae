import type { Face, Hero } from '../state.ts';

const names = new WeakMap<Hero<Face>, string>();
/** A key for everything about a Hero that affects fights; equal Heroes have equal keys. */
export function signOf(hero: Hero<Face>): string {
  let name = names.get(hero);
  if (name === undefined) names.set(hero, (name = `${sign(hero, true)}w${hero.wounds}x${hero.exhaustion}`));
  return name;
}
const calmNames = new WeakMap<Hero<Face>, string>();
/** The same for the Hero after a good night: no wounds, and all cards ready. */
export function calmSignOf(hero: Hero<Face>): string {
  let name = calmNames.get(hero);
  if (name === undefined) calmNames.set(hero, (name = sign(hero, false)));
  return name;
}
function sign({ card, counters, items }: Hero<Face>, isExact: boolean): string {
  let text = `${card}${counters.join('')}`;
  for (const item of items) {
    text += ` ${item.card}${isExact && item.activated ? '-' : ''}`;
    for (const { good, faceUp, activated } of item.upgrades) text += `${faceUp ? good : '?'}${isExact && activated ? '-' : ''}`;
  }
  return text;
}

/** Answers that are worth keeping, each a function of its key alone; a full memory is cleared. */
export function memory<V>(most: number): (key: string, reckon: () => V) => V {
  const known = new Map<string, V>();
  return (key, reckon) => {
    let found = known.get(key);
    if (found === undefined) {
      if (known.size >= most) known.clear();
      known.set(key, (found = reckon()));
    }
    return found;
  };
}
