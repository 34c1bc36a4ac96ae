import { addGame } from '@nightfall/catalog';
import type { Game } from '@nightfall/kernel';
import type { AddedGame } from '@nightfall/protocol';

/** What the rules of a game from outside export, as they come to a browser. */
export type AddedRules = { readonly game: Game; readonly rulebook: string };
export const rulesFrom = (address: string): Promise<AddedRules> => import(/* @vite-ignore */ address) as Promise<AddedRules>;

/** Puts games from outside on the shelf of this page or worker. */
export function addToShelf(added: readonly AddedGame[]): void {
  for (const { about, rules } of added) addGame(about, async () => (await rulesFrom(rules)).game);
}
