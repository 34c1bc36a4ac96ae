import type { Page } from 'playwright-core';

/** Puts what a browser keeps of a match where the pages look for it. */
export const putOnShelf = (page: Page, kept: object): Promise<void> =>
  page.evaluate(async (match) => {
    const done = <V>(ask: IDBRequest<V>) =>
      new Promise<V>((resolve, reject) => {
        ask.addEventListener('success', () => resolve(ask.result));
        ask.addEventListener('error', () => reject(ask.error!));
      });
    const ask = indexedDB.open('nightfall');
    ask.addEventListener('upgradeneeded', () => ask.result.createObjectStore('matches', { keyPath: 'id' }));
    const shelf = await done(ask);
    await done(shelf.transaction('matches', 'readwrite').objectStore('matches').put(match));
    shelf.close();
  }, kept);
