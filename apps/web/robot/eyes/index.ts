import type { Page } from 'playwright-core';
import type { Finding } from '../finding.ts';
import { covered } from './covered.ts';
import { cut } from './cut.ts';
import { beyondTheEdge } from './edge.ts';
import { broken } from './errors.ts';
import type { Eye } from './eye.ts';
import { guideCovers, guideDims, namesWhatIsNotThere } from './guide.ts';
import { moved } from './jump.ts';
import { mouseWords } from './mouse-words.ts';
import { smallTargets, smallText } from './small.ts';

const EYES: readonly Eye[] = [
  ...[broken, covered, cut, smallTargets, smallText, beyondTheEdge],
  ...[guideCovers, guideDims, namesWhatIsNotThere, mouseWords, moved],
];

/** Everything that is wrong with a page that stands still. */
export async function lookAt(page: Page, isTouch: boolean): Promise<Finding[]> {
  return (await Promise.all(EYES.map((eye) => eye(page, isTouch)))).flat();
}
