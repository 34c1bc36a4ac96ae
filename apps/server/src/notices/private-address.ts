import { BlockList, isIPv4 } from 'node:net';

/** Every address that is not on the public internet: a webhook never reaches the internal network. */
const PRIVATE = new BlockList();
const V4: readonly (readonly [string, number])[] = [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    // The inner server of Azure; the other large clouds answer from ranges that are here anyway.
    ['168.63.129.16', 32],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
  ] as const),
  ...([
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
  ] as const),
  ...([
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
];
const V6: readonly (readonly [string, number])[] = [
  ...([
    // Also every IPv4 address in one of its IPv6 forms.
    ['::', 96],
    ['::ffff:0:0:0', 96],
    ['64:ff9b::', 96],
    ['64:ff9b:1::', 48],
    ['100::', 64],
    ['2001::', 23],
  ] as const),
  ...([
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
    ['5f00::', 16],
    ['fc00::', 7],
    ['fe80::', 10],
    ['fec0::', 10],
    ['ff00::', 8],
  ] as const),
];
V4.forEach(([net, prefix]) => PRIVATE.addSubnet(net, prefix, 'ipv4'));
V6.forEach(([net, prefix]) => PRIVATE.addSubnet(net, prefix, 'ipv6'));

export function isPrivate(address: string): boolean {
  const plain = address.replace(/%.*$/, '');
  return PRIVATE.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
}
