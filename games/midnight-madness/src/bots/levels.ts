import { randomBot, search } from '@nightfall/bots';
import type { Bot, BotLevel } from '@nightfall/kernel';
import { LEVELS } from '../content/levels.ts';
import { about } from '../content/about.ts';
import type { Madness } from '../moves.ts';
import { madness } from '../rules/book.ts';
import { clone, view } from '../state.ts';
import { casualBot } from './casual.ts';
import { goodBot } from './good.ts';
import { mind } from './mind.ts';

/** Counts, not times: the same stream gives the same move. */
const BUDGET = { tries: 240, arms: 16, margin: 1.5 };
const GROUND = { name: about.name, secrets: false, book: madness, view, clone };
const expertBot: Bot<Madness> = (v, seat, random) => search(GROUND, mind, v, seat, random, BUDGET).best;

/** Random waits for the answer to an offer instead of withdrawing it. */
export const bots: { readonly [level: string]: BotLevel<Madness> } = {
  random: { ...LEVELS.random, bot: randomBot(madness, ({ type }) => type !== 'cancelTrade') },
  casual: { ...LEVELS.casual, bot: casualBot },
  good: { ...LEVELS.good, bot: goodBot },
  expert: { ...LEVELS.expert, bot: expertBot },
};
