import { expect, test } from 'vitest';
import { Queue } from './queue.ts';

const task = (name: string, owner: string, watched = false) => ({ name, asker: { owner, isWatched: () => watched } });
type Task = ReturnType<typeof task>;
function served(tasks: readonly Task[], working: readonly Task[] = []): string[] {
  const queue = new Queue<Task>();
  tasks.forEach((one) => queue.push(one));
  return tasks.map(() => queue.next(working)!.name);
}

test('[D-low] bots of tables that nobody watches wait behind the others', () => {
  expect(served([task('a1', 'ada'), task('a2', 'ada'), task('b', 'ben', true)])).toEqual(['b', 'a1', 'a2']);
});
test("[D-low] one person's bots do not starve the others", () => {
  const many = Array.from({ length: 5 }, (_, i) => task(`a${i}`, 'ada', true));
  expect(served([...many, task('b0', 'ben', true), task('b1', 'ben', true)])).toEqual(['a0', 'b0', 'a1', 'b1', 'a2', 'a3', 'a4']);
  expect(served([task('a', 'ada'), task('b', 'ben')], [task('x', 'ada')])).toEqual(['b', 'a']);
});
