/** The root of the site: `/`, or the path where its host has put it. The server writes it into the page. */
const BASE = document.documentElement.dataset['base'] ?? '/';

/** The address of a path of this site. */
export const at = (path: string): string => BASE + path.slice(1);
/** The path of this site that an address leads to. */
export const pathIn = (address: string): string => (address.startsWith(BASE) ? address.slice(BASE.length - 1) : address);
