import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Where a request comes from: the address that the right-most of the host's own proxies saw. Anyone can forge anything to the left of that. */
export function addressOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string {
  const told = proxies > 0 ? String(headers['x-forwarded-for'] ?? '').split(',') : [];
  const seen = told.at(-proxies)?.trim();
  return neighbourhood(seen || (socket.remoteAddress ?? 'unknown'));
}

/** One household: an IPv4 address, or the /64 that an IPv6 provider gives to a single line. */
/** A connection that is gone already has no address any more. */
export function neighbourhood(address: string | undefined): string {
  if (!address) return 'unknown';
  const plain = address.slice(0, 64).replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}
/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [left = '', right] = address.split('::');
  const split = (half: string) =>
    half === '' ? [] : half.split(':').map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
  const [head, tail] = [split(left), split(right ?? '')];
  return [...head, ...Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0'), ...tail];
}
