import { expect, test } from 'vitest';
import { top, type View } from '@nightfall/runebound-midnight';
import { wander } from '../testing/wander.ts';
import { turnOf } from './turn-strip.tsx';

test('[RM-12] [RM-16] the strip names the step that is under way, and a fight while one is fought', () => {
  const views: View[] = [];
  wander(2, ['attempt'], (match) => views.push(match.view(1)));
  const steps = views.map((view) => ({ view, turn: turnOf(view) }));
  for (const { view, turn } of steps) {
    if (top(view)?.rule === 'hero' && top(view)?.at === 'move') expect(turn?.step).toBe('Movement');
    if (top(view)?.rule === 'patrol') expect(turn).toEqual({ seat: 0, step: 'Patrol step' });
    if (top(view)?.rule === 'combat') expect(turn?.step).toBe('Combat');
  }
  expect(new Set(steps.map(({ turn }) => turn?.step)).size).toBeGreaterThan(4);
});
