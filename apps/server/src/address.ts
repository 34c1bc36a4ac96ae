import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** Where a request comes from: the address that the right-most of the host's own proxies saw. Anyone can forge anything to the left of that. */
export function addressOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string {
  const told = proxies > 0 ? String(headers['x-forwarded-for'] ?? '').split(',') : [];
  const seen = withoutPort(told.at(-proxies)?.trim() ?? '');
  return neighbourhood(isAddress(seen) ? seen : (socket.remoteAddress ?? 'unknown'));
}
/** `203.0.113.9:4711`, `[2001:db8::1]:443`: some proxies name the port, too. */
const withoutPort = (text: string): string => /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, '$1');
const isAddress = (text: string): boolean => ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);

/** One household: an IPv4 address, or the /64 that an IPv6 provider gives to a single line. A connection that is gone already has no address any more. */
export function neighbourhood(address: string | undefined): string {
  if (!address) return 'unknown';
  const plain = address.slice(0, 64).replace(/%.*$/, '');
  if (!ipaddr.isValid(plain)) return plain;
  const found = ipaddr.process(plain);
  return found.kind() === 'ipv4' ? found.toString() : `${(found as ipaddr.IPv6).parts.slice(0, 4).map(hex).join(':')}::/64`;
}
const hex = (part: number): string => part.toString(16);

/** A range in its plain form, `203.0.113.0/24`; undefined if it is none. */
export function rangeOf(text: string): string | undefined {
  if (!ipaddr.isValidCIDR(text)) return undefined;
  const [address, bits] = ipaddr.parseCIDR(text);
  const isFour = address.kind() === 'ipv4';
  const network = isFour ? ipaddr.IPv4.networkAddressFromCIDR(text) : ipaddr.IPv6.networkAddressFromCIDR(text);
  return `${network.toString()}/${bits}`;
}
/** Is this neighbourhood within the range? */
export function isWithin(where: string, range: string): boolean {
  const address = where.replace(/\/64$/, '');
  if (!ipaddr.isValid(address)) return false;
  const [found, net] = [ipaddr.process(address), ipaddr.parseCIDR(range)];
  return found.kind() === net[0].kind() && found.match(net);
}
