import { expect, test } from 'vitest';
import { addressOf, neighbourhood } from './address.ts';

const from = (forwarded: string | undefined, proxies: number) =>
  addressOf({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '10.0.0.9' } } as never, proxies);

test('[D-low] the address is what the right-most trusted hop saw, not what a client wrote', () => {
  expect(from('6.6.6.6, 1.2.3.4', 0)).toBe('10.0.0.9');
  expect(from('6.6.6.6, 1.2.3.4', 1)).toBe('1.2.3.4');
  expect(from('6.6.6.6, 1.2.3.4, 10.0.0.8', 2)).toBe('1.2.3.4');
  expect(from(undefined, 1)).toBe('10.0.0.9');
  expect(from('', 1)).toBe('10.0.0.9');
});
test('[D-low] a port does not make a new address, and what is no address is the proxy', () => {
  expect([from('61.9.9.9:1000', 1), from('61.9.9.9:1001', 1)]).toEqual(['61.9.9.9', '61.9.9.9']);
  expect([from('[2001:db8::1]:443', 1), from('[2001:db8::1]', 1)]).toEqual(Array(2).fill('2001:db8:0:0::/64'));
  for (const text of ['unknown0', 'unknown1', '_hidden', '61.9.9', '7', '1.2.3.4:x']) expect(from(text, 1)).toBe('10.0.0.9');
});
test('[D-low] a household with IPv6 counts as one', () => {
  expect(neighbourhood('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(neighbourhood('2001:0db8:1:2::9')).toBe('2001:db8:1:2::/64');
  expect(neighbourhood('2001:db8::9')).toBe('2001:db8:0:0::/64');
  expect(neighbourhood('::ffff:1.2.3.4')).toBe('1.2.3.4');
  expect(neighbourhood('1.2.3.4')).toBe('1.2.3.4');
  expect(neighbourhood('junk'.repeat(99))).toHaveLength(64);
});
