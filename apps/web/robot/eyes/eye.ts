import type { Page } from 'playwright-core';
import type { Finding } from '../finding.ts';

/** Looks at a page that stands still and says what is wrong with it. */
export type Eye = (page: Page, isTouch: boolean) => Promise<readonly Finding[]>;
