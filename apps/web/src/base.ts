/** What the server has written into the page; workers and tests have no page. */
export const written: DOMStringMap = typeof document === 'undefined' ? {} : document.documentElement.dataset;

/** The root of the site: `/`, or the path where its host has put it. */
const BASE = written['base'] ?? '/';

/** The address of a path of this site. */
export const at = (path: string): string => BASE + path.slice(1);
/** The path of this site that an address leads to. */
export const pathIn = (address: string): string => (address.startsWith(BASE) ? address.slice(BASE.length - 1) : address);
