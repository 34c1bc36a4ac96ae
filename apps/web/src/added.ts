import type { AddedGame } from '@nightfall/protocol';
import { at, written } from './base.ts';

const address = (path: string | null) => (path === null ? null : new URL(at(`/${path}`), location.href).href);
const read = (text: string): readonly AddedGame[] =>
  (JSON.parse(text) as AddedGame[]).map(({ about, rules, board, styles }) => ({
    about,
    rules: address(rules)!,
    board: address(board),
    styles: address(styles),
  }));

/** The games from outside that this server offers, by their full addresses. */
export const ADDED: readonly AddedGame[] = read(written['games'] ?? '[]');
