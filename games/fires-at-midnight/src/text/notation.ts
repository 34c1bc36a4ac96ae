import { derivedMoves } from '@nightfall/kernel';
import { rules } from '../rules/book.ts';

/** `move F1 6000,6000 8828,8828`, `water F1 W3,B2`, `pickUp F1 V1`, `end F1`. */
export const { readMove, notation, label, noteOn } = derivedMoves(rules, 'FM-18.1');
