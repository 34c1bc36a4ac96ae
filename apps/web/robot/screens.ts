import type { BrowserContextOptions } from 'playwright-core';

const touch = { hasTouch: true, isMobile: true } as const;

/** The screens that people hold. */
export const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, ...touch },
  laptop: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 820, height: 1180 }, ...touch },
  landscape: { viewport: { width: 844, height: 390 }, ...touch },
} as const satisfies Record<string, BrowserContextOptions>;

export type Screen = keyof typeof SCREENS;
export const isTouch = (screen: Screen): boolean => 'hasTouch' in SCREENS[screen];
