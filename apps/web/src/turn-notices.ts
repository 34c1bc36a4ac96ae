import { dropPush, isFault, keepPush, me, pushKey } from './server.ts';

/** Can this browser get a notification while its page is closed? */
export const mayNotify = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis;

const manager = async (): Promise<PushManager | undefined> => (await navigator.serviceWorker.getRegistration())?.pushManager;

export const isNotified = async (): Promise<boolean> => Boolean(await (await manager())?.getSubscription());

/** Asks the browser, then the server; returns what went wrong, if anything did. */
export async function notify(): Promise<string | undefined> {
  const push = await manager();
  if (!push) return 'This page is not ready for offline play yet. Reload it and try again.';
  if ((await Notification.requestPermission()) !== 'granted') return 'The browser does not allow notifications from this page.';
  const person = await me();
  const found = isFault(person) ? person : await pushKey();
  if (isFault(found)) return found.text;
  try {
    const subscription = await push.subscribe({ userVisibleOnly: true, applicationServerKey: found.key });
    const kept = await keepPush(subscription.toJSON());
    return isFault(kept) ? kept.text : undefined;
  } catch (reason) {
    return `The browser refused: ${String(reason)}`;
  }
}

export async function beQuiet(): Promise<undefined> {
  const subscription = await (await manager())?.getSubscription();
  if (!subscription) return undefined;
  await dropPush(subscription.endpoint);
  await subscription.unsubscribe();
  return undefined;
}
