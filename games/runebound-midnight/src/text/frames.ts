import { flag, int, list, oneOf, optional, type Shape, stackOf } from '@nightfall/kernel';
import { DECKS } from '../content/cards.ts';
import { SPACE_IDS, STRONGHOLDS, TOWNS } from '../content/map.ts';
import type { Rune } from '../moves.ts';
import { HERO_SEAT, PHASE, SKILL, SPACE, spacesOf } from '../rules/answer.ts';
import { runebound } from '../rules/book.ts';
import type { RuneFrame } from '../state.ts';

export const SPACE_OR_NONE = oneOf(...SPACE_IDS, '');
const SEAT = int(0, 5);
const FACES = optional(list(int(0, 6), 5), []);
const PLACES = optional(list(int(0, 4), 5), []);
const DICE = optional(list(int(1, 10), 2), []);
const ZERO = optional(int(0, 999), 0);
const SIDE = oneOf('king', 'heroes');
const NO = optional(flag, false);
const KEEP = oneOf(...spacesOf(STRONGHOLDS));

/** The rules in progress; what a frame leaves out begins empty. */
export const STACK: Shape<RuneFrame[]> = stackOf<Rune>(() => runebound, {
  setup: { seat: optional(int(1, 6), 1) },
  variants: { side: SIDE, passed: optional(list(SIDE, 2), []) },
  round: { seat: optional(int(0, 6), 0) },
  night: { fought: optional(list(KEEP, 8), []), waiting: optional(list(int(1, 6), 6), []) },
  patrol: { patrol: int(1, 6), faces: FACES, rolling: PLACES, victim: optional(SEAT, 0) },
  draw: {
    deck: oneOf(...DECKS),
    count: int(0, 80),
    to: oneOf('goods', 'offers', 'stack', 'patrol', 'combat'),
    seats: optional(list(int(0, TOWNS.length), 5), []),
  },
  threat: {
    cause: oneOf('step', 'infiltration', 'escape', 'knockOut'),
    bonus: ZERO,
    dice: DICE,
    answer: optional(oneOf('test', 'sure', 'declined'), 'test'),
    rang: NO,
  },
  hero: { seat: HERO_SEAT },
  heal: { seat: HERO_SEAT, face: optional(int(0, 6), 0) },
  barter: { seat: HERO_SEAT, face: optional(int(0, 6), 0) },
  infiltration: { seat: HERO_SEAT, space: SPACE, skill: SKILL, bonus: ZERO, dice: DICE, difficulty: int(10, 99) },
  trade: { by: HERO_SEAT, to: HERO_SEAT },
  combat: { turn: optional(int(0, 5), 0), phase: optional(PHASE, 0), faces: FACES, rolling: PLACES },
  blow: { seat: HERO_SEAT, phase: PHASE, isAttack: flag, bonus: ZERO, dice: DICE, harm: ZERO },
  escape: { seat: HERO_SEAT, phase: PHASE, bonus: ZERO, dice: DICE },
  knockOut: { seat: HERO_SEAT, town: optional(SPACE_OR_NONE, '') },
  experience: { seat: HERO_SEAT, isOwnTurn: optional(flag, true) },
});
