import { buckets } from '../rate-limits.ts';
import type { Turn, Ways } from './notices.ts';

/** The webhook of a club's chat, and where people find this server; both empty if the host has none. */
export type Chat = { readonly webhook: string; readonly address: string };

/** A channel that says more than this is muted by everyone. */
const RATE = { perSecond: 1 / 10, burst: 20 };
/** In a chat a name must call nobody, format nothing and lead nowhere: chats make links of `a://b`, of `a.b`, and of `#a`. */
const plain = (name: string): string =>
  name
    .replaceAll(/[<>@&*_`~|[\]()#:/\\]/g, ' ')
    .replaceAll(/\.(?=\S)/g, ' ')
    .trim() || 'Someone';

/** Tells a club's chat whose turn it is: never what they are asked, which may be a secret. Slack and Mattermost read `text`, Discord `content`. */
export function clubChat({ chat, base }: { readonly chat: Chat; readonly base: string }, ways: Pick<Ways, 'chat'>) {
  const mayTell = buckets(RATE);
  return (name: string | undefined, { match, game }: Turn): Promise<number>[] => {
    if (chat.webhook === '' || name === undefined || !mayTell('club')) return [];
    const text = `${plain(name)}: it is your turn at ${game}. ${chat.address}${base}t/${match}`;
    return [ways.chat(chat.webhook, { text, content: text, allowed_mentions: { parse: [] } })];
  };
}
