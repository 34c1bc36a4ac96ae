import { settings, sound } from '@nightfall/ui';
import { useEffect } from 'react';
import { at } from './base.ts';

/** The page's own icon with a light on it: seen among many tabs. */
const LIT = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b1020"/><path d="M20 3a13 13 0 1 0 9 19A11 11 0 0 1 20 3Z" fill="#e9eefc"/><circle cx="23" cy="23" r="8" fill="#ff9d3c"/></svg>',
)}`;
function showIcon(isLit: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = isLit ? LIT : at('/icon.svg');
}

/** Anyone who allowed notices gets one from a tab in the background, too: to the server they are at the table. */
async function notice(game: string, id: string): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker?.getRegistration();
  const path = at(`/t/${id}`);
  await worker?.showNotification('It’s your turn', { body: game, tag: path, data: { path }, icon: at('/icon.svg') });
}

/** Your turn reaches you in another tab: the title says so, the icon lights up, and a sound plays where the browser allows one. */
export function useTurnCall(isTurn: boolean, game: string, id: string): string {
  useEffect(() => {
    showIcon(isTurn);
    if (isTurn && document.hidden) {
      if (settings().sound) sound('turn');
      void notice(game, id).catch(() => undefined);
    }
    return () => showIcon(false);
  }, [isTurn, game, id]);
  return isTurn ? `● Your turn – ${game}` : game;
}
