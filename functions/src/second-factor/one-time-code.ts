import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  SECOND_FACTOR,
  SECOND_FACTOR_CODE_PATTERN,
} from '@tasuki/domain/second-factor/second-factor';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** A clock may be wrong by half a minute in both directions. */
const STEPS_BESIDE = 1;

/** A new secret, in Base32 as authenticator apps take it. */
export function newSecret(): string {
  return base32(randomBytes(SECOND_FACTOR.secretBytes));
}

/** The address that a QR code or a link hands to an authenticator app. */
export function otpauthUrl(secret: string, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const { digits, stepSeconds } = SECOND_FACTOR;
  const parameters = `secret=${secret}&issuer=${encodeURIComponent(issuer)}&digits=${digits}&period=${stepSeconds}`;
  return `otpauth://totp/${label}?${parameters}`;
}

/**
 * The code of one time step: RFC 6238 with HMAC-SHA-1, the one variant that all apps know.
 *
 * @param step number of 30-second steps since 1970
 */
export function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  const number = (digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** SECOND_FACTOR.digits;
  return String(number).padStart(SECOND_FACTOR.digits, '0');
}

/** The time step that lies at a moment. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / SECOND_FACTOR.stepSeconds);
}

/**
 * The step whose code it is.
 *
 * @param lastStep of the code that was taken last; that one and earlier ones are used up
 * @returns null for a wrong, old or used code
 */
export function acceptedStep(
  secret: string,
  code: string,
  lastStep: number,
  now: Date,
): number | null {
  const current = stepAt(now);
  let accepted: number | null = null;
  for (let step = current - STEPS_BESIDE; step <= current + STEPS_BESIDE; step += 1) {
    const isSame =
      SECOND_FACTOR_CODE_PATTERN.test(code) &&
      timingSafeEqual(Buffer.from(codeOfStep(secret, step)), Buffer.from(code));
    if (isSame && step > lastStep) accepted = step;
  }
  return accepted;
}

function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((eight) => Number.parseInt(eight, 2)));
}
