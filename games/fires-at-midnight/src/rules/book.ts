import type { Book } from '@nightfall/kernel';
import type { Fires } from '../moves.ts';
import { notYours } from './action.ts';
import { arrival } from './arrival.ts';
import { explosion } from './explosion.ts';
import { notNow } from './refusals.ts';
import { setup } from './setup.ts';
import { round, turn } from './turn.ts';
import { upkeep } from './upkeep.ts';

/** All the rules. What does not answer the question of the moment is refused in the order of FM-10.5. */
export const rules: Book<Fires> = { rules: { setup, round, turn, upkeep, explosion, arrival }, notNow, notYours };
