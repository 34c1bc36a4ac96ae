import { expect, test } from 'vitest';
import { withoutEmpty } from './log-lines.ts';

const line = (text: string, heading?: number) => ({ seq: 1, text, rule: 'FM-11.2', marks: [], ...(heading && { heading }) });

test('a heading that one as large or larger follows at once is left out; the last one stays', () => {
  const lines = [
    line('Turn 1', 1),
    line('Step 0', 2),
    line('Step 1', 2),
    line('Smoke'),
    line('Step 2', 2),
    line('Turn 2', 1),
    line('Step 0', 2),
  ];
  expect(withoutEmpty(lines).map(({ text }) => text)).toEqual(['Turn 1', 'Step 1', 'Smoke', 'Turn 2', 'Step 0']);
});
