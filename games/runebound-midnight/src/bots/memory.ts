import type { Face, Hero } from '../state.ts';

const names = new WeakMap<Hero<Face>, string>();
/** Everything about a Hero that his fights depend on, in one word: equal Heroes have equal names. */
export function signOf(hero: Hero<Face>): string {
  let name = names.get(hero);
  if (name === undefined) names.set(hero, (name = sign(hero)));
  return name;
}
function sign({ card, counters, items, wounds, exhaustion }: Hero<Face>): string {
  let text = `${card}${counters.join('')}w${wounds}x${exhaustion}`;
  for (const item of items) {
    text += ` ${item.card}${item.activated ? '-' : ''}`;
    for (const { good, faceUp, activated } of item.upgrades) text += `${faceUp ? good : '?'}${activated ? '-' : ''}`;
  }
  return text;
}

/** Answers that are worth keeping, each a function of its key alone; a full memory begins anew. */
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
