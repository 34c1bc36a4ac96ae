import type { Book } from '@nightfall/kernel';
import type { Fd } from '../moves.ts';

import { effect, randomHazard } from './effects.ts';
import { hosed } from './extinguishing.ts';
import { fire } from './fire.ts';
import { chopped, powerCut } from './gear.ts';
import { layout } from './layout.ts';
import { astray, noCrew } from './refusals.ts';
import { rolled } from './rolling.ts';
import { shift } from './shift.ts';

export const fdBook: Book<Fd> = {
  rules: { shift, layout, roll: rolled, hose: hosed, axe: chopped, shutoff: powerCut, fire, effect, hazard: randomHazard },
  notNow: astray,
  notYours: noCrew,
};
