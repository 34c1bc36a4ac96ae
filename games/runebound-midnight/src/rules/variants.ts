import { oneOf } from '@nightfall/kernel';
import { DIFFICULTY } from '../content/settings.ts';
import { VARIANT_IDS, variantOf } from '../content/variants.ts';
import { KING, type Side, type VariantsFrame } from '../state.ts';
import { takeVariant } from '../verbs/setup.ts';
import { passOn } from '../verbs/turns.ts';
import { answer } from './answer.ts';
import { ALREADY_TAKEN, OUT_OF_BUDGET, WRONG_SIDE } from './refusals.ts';
import { must, rule, until } from './sentences.ts';

const move = answer<VariantsFrame>();
/** RM-2.7 The captain, in seat 1, speaks for the Heroes. */
const seatOf = (side: Side): number => (side === 'king' ? KING : 1);

/** RM-29.1, RM-29.2, RM-29.4 */
const pickVariant = move('pickVariant', {
  fields: { variant: oneOf(...VARIANT_IDS) },
  name: 'Pick a variant',
  label: (_v, { variant }) => `Pick ${variantOf(variant).name}`,
  domain: () => ({ variant: VARIANT_IDS }),
  refuse: (v, f, { variant }) => {
    const { step, side, times } = variantOf(variant);
    const difficulty = v.threat.difficulty + step;
    if (difficulty < DIFFICULTY.least || difficulty > DIFFICULTY.most) return OUT_OF_BUDGET;
    if (side !== f.side) return WRONG_SIDE;
    return v.variants[variant] >= times ? ALREADY_TAKEN : undefined;
  },
  perform: (s, f, { seat, variant }, out) => {
    takeVariant(s, seat, variant, out);
    nextSide(f);
  },
});
const passVariants = move('passVariants', {
  name: 'No more variants',
  perform: (_s, f, { seat }, out) => {
    passOn(f, seat, out);
    nextSide(f);
  },
});
/** RM-29.3 A side that has passed is not asked again. */
function nextSide(f: VariantsFrame): void {
  const other: Side = f.side === 'king' ? 'heroes' : 'king';
  if (!f.passed.includes(other)) f.side = other;
}

const selection = { pickVariant, passVariants };
export type VariantMoves = typeof selection;

/** RM-29.3 The sides select in turn, the Night King first; a side that passes is finished. */
export const variants = rule<VariantsFrame>('RM-29.3', 'Setup', {
  select: until(
    (_v, f) => f.passed.length === 2,
    must((_v, f) => [seatOf(f.side)], selection),
  ), // 29.3, 29.4
});
