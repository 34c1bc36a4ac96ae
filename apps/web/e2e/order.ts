import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whole games and evenings: what takes longest begins first, so that no file runs alone at the end. */
const LONGEST = [
  'robot-round',
  'guided-narrow',
  'runebound-guides',
  'firefighters-real-time',
  'four-browsers',
  'still',
  'review',
];
const rankOf = ({ moduleId }: TestSpecification): number => {
  const at = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return at < 0 ? LONGEST.length : at;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
