import type { AddedGame } from '@nightfall/protocol';
import { type BoardModule, PlainBoard } from '@nightfall/ui';
import { useState } from 'react';
import { rulesFrom } from './added-shelf.ts';
import { at } from './base.ts';

/** A game from outside with its board; without one, it is shown on a plain one. */
export async function addedModule({ rules, board, styles }: AddedGame): Promise<BoardModule> {
  await ofThisBuild();
  if (styles !== null) await addStyles(styles);
  if (board !== null) return ((await import(/* @vite-ignore */ board)) as { default: BoardModule }).default;
  const { game, rulebook } = await rulesFrom(rules);
  return { game, rulebook: async () => ({ default: rulebook }), Board: PlainBoard };
}

/** A page that was opened before an upgrade must not mix its React with that of the new build: it is loaded again. */
async function ofThisBuild(): Promise<void> {
  const { useState: shared } = (await import(/* @vite-ignore */ at('/shared/react.js'))) as { useState: typeof useState };
  if (shared === useState) return;
  location.reload();
  await new Promise(() => undefined);
}

function addStyles(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error('The styles of this game did not load.')));
  });
}
