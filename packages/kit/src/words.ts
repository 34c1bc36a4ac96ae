/** Words that every game says alike. */

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "1 die", "3 dice". */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
/** "three"; from thirteen on in digits. */
export const spelled = (n: number): string => NUMBERS[n] ?? String(n);

/** "once", "twice", "three times". */
export const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${spelled(n)} times`);

/** "Ana, Bo and Cleo". */
export const listed = (words: readonly string[], last: 'and' | 'or' = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** "35 %". */
export const percent = (chance: number): string => `${Math.round(100 * chance)} %`;
