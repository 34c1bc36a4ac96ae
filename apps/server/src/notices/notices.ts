import { Agent } from 'node:https';
import webpush from 'web-push';
import { buckets } from '../rate-limits.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { PushRow, Store } from '../store/store.ts';
import { type Chat, clubChat } from './club-chat.ts';
import { callHosts, callWebhook, pin } from './webhook.ts';

export type Turn = { readonly match: string; readonly game: string; readonly seat: number; readonly text: string };
/** Notifies absent players that it is their turn. */
export type Notices = { turn(person: string, turn: Turn): void; key(): Promise<string> };

/** The ways out, so that tests can stand in for the world. */
export type Ways = {
  push(subscription: PushRow, payload: string, keys: Vapid): Promise<{ readonly gone: boolean }>;
  call(url: string, body: object): Promise<number>;
  /** To the host's own chat. */
  chat(url: string, body: object): Promise<number>;
};
/** `subject`: the contact address for push services. */
type Vapid = { readonly publicKey: string; readonly privateKey: string; readonly subject?: string };
const WAYS: Ways = { push: pushOut, call: callWebhook, chat: callHosts };
/** Rate and burst of notices per person; anyone who plays more than this is looking anyway. */
const RATE = { perSecond: 1 / 30, burst: 20 };

/** How the host wants people told. */
type Wish = { readonly contact: string; readonly base: string; readonly chat: Chat };

export function openNotices(store: Store, metrics: Metrics, log: Log, wish: Wish, ways: Ways = WAYS): Notices {
  const { contact, base } = wish;
  const mayTell = buckets(RATE);
  const tellClub = clubChat(wish, ways);
  const keys = async () => ({
    ...(JSON.parse(await store.setting('vapid', () => JSON.stringify(webpush.generateVAPIDKeys()))) as Vapid),
    subject: contact,
  });
  const send = async (person: string, turn: Turn) => {
    const [row, pushes] = await Promise.all([store.person(person), store.pushes(person)]);
    // Chats show `text` or `content` of what a webhook brings.
    const body = { type: 'turn', ...turn, content: `${turn.game}: ${turn.text}`, path: `${base}t/${turn.match}` };
    const vapid = await keys();
    const sent = [
      ...pushes.map((push) => pushOne(store, ways, push, JSON.stringify(body), vapid)),
      ...(row?.webhook ? [ways.call(row.webhook, body)] : []),
      ...tellClub(row?.name, turn),
    ];
    const results = await Promise.allSettled(sent);
    metrics.counts.notices_total += results.filter((one) => one.status === 'fulfilled').length;
    results.forEach(
      (one) => one.status === 'rejected' && log.warn({ match: turn.match, error: String(one.reason) }, 'a turn notice failed'),
    );
  };
  return {
    turn: (person, turn) =>
      mayTell(person) && void send(person, turn).catch((error) => log.warn({ error: String(error) }, 'a turn notice failed')),
    key: async () => (await keys()).publicKey,
  };
}

/** A subscription that the browser has given up is forgotten. */
async function pushOne(store: Store, ways: Ways, push: PushRow, payload: string, keys: Vapid): Promise<void> {
  const { gone } = await ways.push(push, payload, keys);
  if (gone) await store.dropPush(push.endpoint);
}

async function pushOut(
  { endpoint, data }: PushRow,
  payload: string,
  { publicKey, privateKey, subject = '' }: Vapid,
): Promise<{ gone: boolean }> {
  const vapidDetails = { subject, publicKey, privateKey };
  // The address of a subscription comes from outside: it is guarded like a webhook.
  const agent = new Agent({ lookup: await pin(endpoint) });
  try {
    await webpush.sendNotification({ endpoint, ...JSON.parse(data) }, payload, {
      vapidDetails,
      TTL: 86_400,
      timeout: 5000,
      agent,
    });
    return { gone: false };
  } catch (error) {
    const { statusCode } = error as { statusCode?: number };
    if (statusCode === 404 || statusCode === 410) return { gone: true };
    throw error;
  }
}
