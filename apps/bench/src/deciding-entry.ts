import type { Moment } from '@nightfall/bots';
import { load } from '@nightfall/catalog';
import { type Bot, quickRandom, type Types } from '@nightfall/kernel';

let bot: Bot<Types> = () => [];
let moments: readonly Moment<Types>[] = [];

Object.assign(globalThis, {
  /** Takes moments of a game, to be decided by its expert. */
  sitDown: async (id: string, found: readonly Moment<Types>[]) => {
    bot = (await load(id)).bots['expert']!.bot;
    moments = found;
  },
  decide: (n: number) => void bot(moments[n]!.view, moments[n]!.seat, quickRandom(n)),
});
