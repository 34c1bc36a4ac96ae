import { game } from '@nightfall/firefighters-on-duty';
import { isFaults } from '@nightfall/kernel';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { GoalList } from './goal-list.tsx';

/** The words of a drawn element, without a browser. */
function wordsOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map((one: ReactNode) => wordsOf(one)).join('');
  if (isValidElement(node)) return wordsOf((node as ReactElement<{ children?: ReactNode }>).props.children);
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}

test('before the first round nobody reads that nothing burns', () => {
  const s = game.setup({ players: 1, options: { scenario: 'SC-1' } });
  if (isFaults(s)) throw new Error(JSON.stringify(s));
  expect(wordsOf(GoalList({ view: s }))).toContain('○ No area burns at the end: 2 now.');
});
