import { expect, test } from 'vitest';
import { sightsChanged } from './page.ts';

const page = (...sights: string[]) => ['# Hush', '', '- `laid`', '', '## Who sees what', '', ...sights].join('\n');

test('a renewed page says which secrets have come or gone, and nothing of its other lines', () => {
  const before = page('| `hands` | one seat | no |', 'Everybody sees the rest: `points`.');
  const now = page('Everybody sees the rest: `hands`, `points`.').replace('laid', 'played');
  expect(sightsChanged(before, now)).toEqual([
    '- | `hands` | one seat | no |',
    '- Everybody sees the rest: `points`.',
    '+ Everybody sees the rest: `hands`, `points`.',
  ]);
  expect(sightsChanged(before, before.replace('laid', 'played'))).toEqual([]);
});
