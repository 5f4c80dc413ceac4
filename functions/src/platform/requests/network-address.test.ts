import { expect, it } from 'vitest';
import { addressHash } from './network-address.ts';

const HOUR = '2026-11-21T09';
const same = (a: string, b: string) => addressHash(a, HOUR) === addressHash(b, HOUR);

it('distinguishes addresses and hours too, without holding them', () => {
  expect(same('203.0.113.7', '203.0.113.7')).toBe(true);
  expect(same('203.0.113.7', '203.0.113.8')).toBe(false);
  expect(addressHash('203.0.113.7', HOUR)).not.toBe(addressHash('203.0.113.7', '2026-11-21T10'));
  expect(addressHash('203.0.113.7', HOUR)).toMatch(/^[0-9a-f]{32}$/);
});

it('counts one household’s IPv6 addresses as one, however they are written', () => {
  expect(same('2001:db8:1:2::1', '2001:0db8:0001:0002:ffff:ffff:ffff:ffff')).toBe(true);
  expect(same('2001:db8::1', '2001:db8:0:0:5::')).toBe(true);
  expect(same('2001:db8:1:2::1', '2001:db8:1:3::1')).toBe(false);
  expect(same('fe80::1%eth0', 'fe80::2')).toBe(true);
});

it('knows an IPv4 address written as IPv6', () => {
  expect(same('::ffff:203.0.113.7', '203.0.113.7')).toBe(true);
});

it('takes whatever a header holds', () => {
  expect(same('', 'unknown')).toBe(false);
});
