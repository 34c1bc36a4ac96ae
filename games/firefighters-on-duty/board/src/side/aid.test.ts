import { expect, test } from 'vitest';
import { HAZARDS } from './aid.tsx';

const aidOf = new Map<string, string>(HAZARDS);

test('[FD-15.19] the player aid says where explosives set fires: here, and on the two highest neighbours, not all around', () => {
  expect(aidOf.get('Explosives')).toMatch(/one new fire here, and one each on the two .* with the highest numbers/);
  expect(aidOf.get('Explosives')).not.toMatch(/everything/);
});

test('[FD-6.32] the player aid names what smoke adds, and its cap', () => {
  expect(aidOf.get('Thick smoke')).toMatch(/\+2 .* never more than 6/);
});
