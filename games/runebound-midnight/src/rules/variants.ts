import type { Move } from '@nightfall/kernel';
import { DIFFICULTY } from '../content/settings.ts';
import { COFFERS, VARIANT_IDS, type VariantId, variantOf } from '../content/variants.ts';
import type { PassVariants, PickVariant, Rune } from '../moves.ts';
import { KING, type Side, type State, type VariantsFrame } from '../state.ts';
import { ALREADY_TAKEN, OUT_OF_BUDGET, WRONG_SIDE } from './refusals.ts';
import { always, must, rule } from './sentences.ts';

/** RM-2.7 The captain, in seat 1, speaks for the Heroes. */
const seatOf = (side: Side): number => (side === 'king' ? KING : 1);

/** RM-29.13 */
function takeEffect(s: State, variant: VariantId): void {
  if (variant === 'deepCoffers') s.king.gold = COFFERS;
  if (variant === 'risingShadow') s.king.powerLevel = 2;
}
/** RM-29.1, RM-29.2, RM-29.4 */
const pickVariant: Move<Rune, VariantsFrame, PickVariant> = {
  options: (_v, _f, seat) => VARIANT_IDS.map((variant) => ({ type: 'pickVariant', seat, variant })),
  refuse: (v, f, { variant }) => {
    const { step, side, times } = variantOf(variant);
    const difficulty = v.threat.difficulty + step;
    if (difficulty < DIFFICULTY.least || difficulty > DIFFICULTY.most) return OUT_OF_BUDGET;
    if (side !== f.side) return WRONG_SIDE;
    return v.variants[variant] >= times ? ALREADY_TAKEN : undefined;
  },
  perform: (s, _f, { seat, variant }, out) => {
    s.variants[variant] += 1;
    s.threat.difficulty += variantOf(variant).step;
    takeEffect(s, variant);
    out?.({ type: 'variantPicked', seat, variant, difficulty: s.threat.difficulty });
  },
};
const passVariants: Move<Rune, VariantsFrame, PassVariants> = {
  options: (_v, _f, seat) => [{ type: 'passVariants', seat }],
  refuse: () => undefined,
  perform: (_s, f, { seat }, out) => {
    f.passed.push(f.side);
    out?.({ type: 'variantsPassed', seat });
  },
};
function nextSide(_s: State, f: VariantsFrame): void {
  if (f.passed.length === 2) return;
  const other: Side = f.side === 'king' ? 'heroes' : 'king';
  if (!f.passed.includes(other)) f.side = other;
  f.at = 'select';
}

/** RM-29.3 The sides select in turn, the Night King first; a side that passes is finished. */
export const variants = rule<VariantsFrame>('RM-29.3', {
  select: must((_v, f) => [seatOf(f.side)], { pickVariant, passVariants }), // 29.3, 29.4
  turn: always((s, f) => nextSide(s, f)), // 29.3
});
