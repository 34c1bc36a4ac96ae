import { later } from '@nightfall/ui';

const bare = () => null;

/** The picture of a game; it comes after the words, and a page does without one that did not load. */
export const Cover = later(() => import('./drawn-cover.tsx').catch(() => ({ default: bare })));
