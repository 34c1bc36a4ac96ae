import type { Announcement } from '@nightfall/protocol';
import type { Context } from './context.ts';

/** What the host says to everyone, until a moment of the wall clock; with a countdown if the server restarts then. */
export type Announcements = {
  current(): Announcement | null;
  set(announcement: Announcement | null): Promise<void>;
  /** Another node may have changed it. */
  refresh(): Promise<void>;
  watch(hear: (announcement: Announcement | null) => void): void;
};

const KEY = 'announcement';
export async function openAnnouncements({
  store,
  pubsub,
  time,
}: Pick<Context, 'store' | 'pubsub' | 'time'>): Promise<Announcements> {
  const hearers: ((announcement: Announcement | null) => void)[] = [];
  let known: Announcement | null = null;
  const current = () => (known && (known.until === null || known.until > time.now()) ? known : null);
  const refresh = async () => {
    const kept = await store.kept(KEY);
    known = kept === undefined ? null : (JSON.parse(kept) as Announcement | null);
    hearers.forEach((hear) => hear(current()));
  };
  await refresh();
  return {
    current,
    set: async (announcement) => {
      await store.keep(KEY, JSON.stringify(announcement));
      await refresh();
      pubsub.publish({ k: 'announcement' });
    },
    refresh,
    watch: (hear) => void hearers.push(hear),
  };
}
