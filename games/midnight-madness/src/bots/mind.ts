import { sCurve } from '@nightfall/bots';
import { legal, type Mind, type Pass, type Plan, type Random, type Seat } from '@nightfall/kernel';
import { findToken } from '../queries/board.ts';
import { cardsOf } from '../knowledge/targets.ts';
import type { Madness, MadnessMove } from '../moves.ts';
import { madness } from '../rules/book.ts';
import type { State } from '../state.ts';

import { decide, goodBot, rankPlays } from './good.ts';
import { handWorth } from './hand.ts';
import { outlook } from './outlook.ts';
import { quickBot } from './quick.ts';
import { WEIGHTS } from './weights.ts';

/** Trades are the good bot's: there are too many offers to try them all. */
const isSearched = (v: State): boolean => v.stack.at(-1)?.rule !== 'turn' || v.phase !== 'trade';

/** The good bot's own move first, then the others, the most promising plays before the rest. */
function plans(v: State, seat: Seat, random: Random): readonly Plan<Madness>[] {
  const own = decide(WEIGHTS, v, seat, random);
  if (!own) return [];
  return isSearched(v) ? [[own], ...rivals(v, seat, random).map((move) => [move])] : [[own]];
}
function rivals(v: State, seat: Seat, random: Random): readonly (MadnessMove | Pass)[] {
  if (v.stack.at(-1)?.rule !== 'turn' || v.phase !== 'play') return legal(madness, v, seat);
  const plays = rankPlays(WEIGHTS, v, seat, random).toSorted((a, b) => b.rank - a.rank);
  return [...plays.map(({ move }) => move), { type: 'endPhase', seat }];
}

/** The same cards at the same kind of target come to the same. */
function key(v: State, [move]: Plan<Madness>): string {
  if (!move || move.type === 'pass' || !('token' in move)) return JSON.stringify(move);
  const { kind, hp, ring, arc, isStart } = findToken(v, move.token)!;
  return [move.type, ...cardsOf(move), kind ?? isStart, hp, ring, arc, v.tarred === move.token].join(' ');
}

/** How far a try looks: rules of thumb say nothing about the end of a game, but much about the next turns. */
const TURNS = 2;
const isCut = (s: State, from: State): boolean => s.turn >= from.turn + TURNS;

/** The outlook of an even game, and how much more of it makes a win far likelier. Fitted to games of the good bot. */
const EVEN = -100;
const SCALE = 130;
/** MM-4.1 The chance that the castle stands to the end. */
function value(s: State): number {
  if (s.outcome !== 'open') return s.outcome === 'won' ? 1 : 0;
  const hands = s.hands.reduce((sum, hand) => sum + handWorth(WEIGHTS, s, hand), 0);
  return sCurve((outlook(WEIGHTS, s) + hands / s.hands.length - EVEN) / SCALE);
}

const chapter = ({ turn }: State): string => `Turn ${turn}`;

export const mind: Mind<Madness> = { plans, quick: quickBot, careful: goodBot, value, isCut, key, chapter, tries: 320 };
