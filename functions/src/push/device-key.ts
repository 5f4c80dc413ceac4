import { ECDH } from 'node:crypto';

/** The length of a point of P-256, uncompressed: a leading 4 and both coordinates. */
const KEY_BYTES = 65;
const UNCOMPRESSED = 4;

/** Checks whether something can be encrypted for a device with this public key, in Base64 for addresses. */
export function isDeviceKey(p256dh: string): boolean {
  const key = Buffer.from(p256dh, 'base64url');
  if (key.length !== KEY_BYTES || key[0] !== UNCOMPRESSED) return false;
  try {
    // Fails where it is no point of the curve.
    ECDH.convertKey(key, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}
