import { expect, test } from 'vitest';
import { functionsIn } from './functions.ts';

const SOURCE = `
export function walk(list: readonly number[]) {
  return list.map((one) => {
    return one + 1;
  });
}
const twice = (n: number) => 2 * n;
export const table = {
  open() {
    return twice(1);
  },
  shut: () => 0,
};
class Door {
  knock(): void {}
}
export default Door;
`;

test('functions with a name are counted by their lines; callbacks belong to the function around them', () => {
  const found = functionsIn('door.ts', SOURCE).map(({ name, line, lines }) => `${line} ${name} ${lines}`);
  expect(found.toSorted()).toEqual(['12 shut 1', '15 knock 1', '2 walk 5', '7 twice 1', '9 open 3']);
});
