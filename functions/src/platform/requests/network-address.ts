import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/**
 * A hash of a network address for an hour's count: it never contains the address, and changes every
 * hour. Only the first half of an IPv6 address counts, since one household has all of the other
 * half.
 *
 * @param hour e.g. `2026-11-21T09`
 */
export function addressHash(address: string, hour: string): string {
  return createHash('sha256')
    .update(`${hour} ${networkOf(address)}`)
    .digest('hex')
    .slice(0, 32);
}

/** The part of an address that stands for a household or an office: all of IPv4, the first half of IPv6. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().replace(/%.*/, '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':');
}
