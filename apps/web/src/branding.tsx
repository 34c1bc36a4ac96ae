import type { Announcement, Branding } from '@nightfall/protocol';
import { later } from '@nightfall/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { at, written } from './base.ts';
import { brandingInfo, isFault } from './server.ts';

/** Most visits have none. */
const AnnouncementLine = later(() => import('./announcement.tsx'));

/** What the page shows before the server has answered, and where there is none. */
const HOME: Branding = {
  title: 'Nightfall',
  logo: null,
  imprint: false,
  privacy: false,
  notice: '',
  version: '',
  members: false,
  announcement: null,
  tables: false,
  tonight: false,
};
const WORD = 'nightfall.word';

/** What the server has written into the page: nothing moves when it answers. */
let known: Branding = written['branding'] === undefined ? HOME : (JSON.parse(written['branding']) as Branding);
let isAsked = false;
const listeners = new Set<() => void>();
async function look(): Promise<void> {
  const found = await brandingInfo();
  if (!isFault(found)) know(found);
}
function know(found: Branding): void {
  known = found;
  for (const tell of listeners) tell();
}
/** The host announces something while this page is connected. */
export const hearAnnouncement = (announcement: Announcement | null): void => know({ ...known, announcement });

/** A page that stays open asks again now and then. */
const AGAIN = 300_000;
function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  if (!isAsked && navigator.onLine) void look();
  if (!isAsked) setInterval(() => document.visibilityState === 'visible' && navigator.onLine && void look(), AGAIN);
  isAsked = true;
  return () => listeners.delete(tell);
}
export const useBranding = (): Branding => useSyncExternalStore(subscribe, () => known);

/** What the tab says: the page and the host's title; an empty text is the title alone, undefined leaves it as it is. */
export function useTitle(page: string | undefined): void {
  const { title } = useBranding();
  useEffect(() => {
    if (page !== undefined) document.title = page === '' ? title : `${page} · ${title}`;
  }, [page, title]);
}

/** What the host has to say, on every page. */
export function HostNotice() {
  const { notice, announcement } = useBranding();
  return (
    <>
      {announcement && <AnnouncementLine key={announcement.text} announcement={announcement} />}
      {notice && <output className="host-notice">{notice}</output>}
    </>
  );
}

/** The pages that the host must show. */
export function HostPages() {
  const { imprint, privacy } = useBranding();
  if (!imprint && !privacy) return null;
  return (
    <p className="host-pages">
      {imprint && <a href={at('/branding/imprint.html')}>Imprint</a>}{' '}
      {privacy && <a href={at('/branding/privacy.html')}>Privacy</a>}
    </p>
  );
}

/** Where only members begin matches: the word, kept for the next time. */
export function MembersWord() {
  const { members } = useBranding();
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
