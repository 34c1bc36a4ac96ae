import { type Book, waitingFor } from '@nightfall/kernel';
import type { Rune } from '../moves.ts';
import { blow } from './blow.ts';
import { combat } from './combat.ts';
import { barter, heal } from './die-actions.ts';
import { draw } from './draw.ts';
import { escapeTest } from './escape.ts';
import { experience } from './experience.ts';
import { hero } from './hero.ts';
import { infiltration } from './infiltration.ts';
import { knockOut } from './knock-out.ts';
import { misplaced } from './misplaced.ts';
import { night } from './night.ts';
import { patrol } from './patrol.ts';
import { round } from './round.ts';
import { setup } from './setup.ts';
import { threat } from './threat.ts';
import { trade } from './trade.ts';
import { variants } from './variants.ts';

const rules: Book<Rune>['rules'] = {
  ...{ setup, variants, round, night, patrol, draw, threat, hero, heal, barter, infiltration, trade },
  ...{ combat, blow, escape: escapeTest, knockOut, experience },
};
export const runebound: Book<Rune> = {
  rules,
  misplaced: (v, input) => misplaced(v, input, waitingFor({ rules }, v)),
};
