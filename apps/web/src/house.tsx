import type { House } from '@nightfall/protocol';
import { useEffect, useSyncExternalStore } from 'react';
import { at } from './base.ts';
import { houseInfo, isFault } from './server.ts';

/** What the page shows before the server has answered, and where there is none. */
const HOME: House = { title: 'Nightfall', logo: null, imprint: false, privacy: false, notice: '', version: '', members: false };
const WORD = 'nightfall.word';

let known = HOME;
let isAsked = false;
const listeners = new Set<() => void>();
async function look(): Promise<void> {
  const found = await houseInfo();
  if (isFault(found)) return;
  known = found;
  for (const tell of listeners) tell();
}
function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  if (!isAsked && navigator.onLine) void look();
  isAsked = true;
  return () => listeners.delete(tell);
}
export const useHouse = (): House => useSyncExternalStore(subscribe, () => known);

/** What the tab says: the page and the house; an empty text is the house alone, undefined leaves it as it is. */
export function useTitle(page: string | undefined): void {
  const { title } = useHouse();
  useEffect(() => {
    if (page !== undefined) document.title = page === '' ? title : `${page} · ${title}`;
  }, [page, title]);
}

/** What the host has to say, on every page. */
export function HouseNotice() {
  const { notice } = useHouse();
  if (!notice) return null;
  return <output className="house-notice">{notice}</output>;
}

/** The pages that the host must show. */
export function HousePages() {
  const { imprint, privacy } = useHouse();
  if (!imprint && !privacy) return null;
  return (
    <p className="house-pages">
      {imprint && <a href={at('/house/imprint.html')}>Imprint</a>} {privacy && <a href={at('/house/privacy.html')}>Privacy</a>}
    </p>
  );
}

/** Where only members begin matches: the word, kept for the next time. */
export function MembersWord() {
  const { members } = useHouse();
  if (!members) return null;
  return (
    <label className="field">
      <span className="field-name">The club password, for online tables</span>
      <input
        className="input"
        defaultValue={membersWord()}
        maxLength={60}
        autoComplete="off"
        onChange={(e) => localStorage.setItem(WORD, e.target.value.trim())}
      />
    </label>
  );
}
export const membersWord = (): string => localStorage.getItem(WORD) ?? '';
