import type { Book } from '@nightfall/kernel';
import type { Madness } from '../moves.ts';
import { hit } from './attack.ts';
import { boulder } from './boulder.ts';
import { discards } from './discards.ts';
import { arrivals, drawCards } from './drawing.ts';
import { flip } from './flip.ts';
import { march } from './march.ts';
import { rotation } from './rotation.ts';
import { setup } from './setup.ts';
import { strike } from './strike.ts';
import { offer } from './trade.ts';
import { turn } from './turn.ts';
import { notNow, notYours } from './wrong-moment.ts';

export const madness: Book<Madness> = {
  rules: { setup, turn, drawCards, offer, hit, flip, march, strike, rotation, boulder, discards, arrivals },
  notNow,
  notYours,
};
