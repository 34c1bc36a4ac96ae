/** FM-3 What is in the box. */
export const HOUSES = ['H1', 'H2', 'H3', 'H4'] as const;
export const TREES = ['T1', 'T2', 'T3'] as const;
export const CHESTS = ['C1', 'C2', 'C3'] as const;
/** What a piece is, by the letter that its name begins with; nothing is none of them. */
const named = (letter: string) => (id: string | null | undefined) => id?.startsWith(letter) === true;
export const isHouse = named('H');
export const isTree = named('T');
export const isChest = named('C');
export const isVillager = named('V');
/** FM-8.10 In the order in which they are placed. */
export const ITEMS: readonly string[] = [...HOUSES, ...TREES, ...CHESTS];
export const VILLAGERS: readonly string[] = Array.from({ length: 11 }, (_, i) => `V${i + 1}`);
/** FM-8.30 */
export const FIRST_VILLAGERS = 3;
/** FM-2.1 */
export const FIREFIGHTERS: readonly string[] = ['F1', 'F2', 'F3', 'F4', 'F5', 'F6'];
/** FM-3.11, FM-10.13 */
export const MOST_WATER = 3;
/** FM-11.10 What is left of it at the end of a turn. */
export const KEPT_WATER = 2;
/** FM-3.2 */
export const FULL_INTEGRITY = 6;
