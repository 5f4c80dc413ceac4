import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far the clock of a signature may be from ours, in seconds, before and after. */
const TOLERANCE_SECONDS = 300;

/**
 * Checks the signature of an event. The package's own check refuses what is too old and takes what
 * comes from the future. This one refuses both, and needs no package in the webhook.
 *
 * @param header `Stripe-Signature`, e.g. `t=1763866800,v1=5257a8…`
 * @param secrets of which one must have signed
 */
export function signedBy(
  body: Buffer,
  header: string,
  secrets: readonly string[],
  now: Date,
): boolean {
  const parts = header.split(',').map((part) => part.split('='));
  const valuesOf = (name: string) =>
    parts.flatMap(([key, value]) => (key === name && value !== undefined ? [value] : []));
  const [time = '', ...otherTimes] = valuesOf('t');
  if (otherTimes.length > 0 || !/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE_SECONDS) return false;
  const signatures = valuesOf('v1').filter((signature) => /^[0-9a-f]{64}$/.test(signature));
  let isSigned = false;
  for (const secret of secrets) {
    const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
    for (const signature of signatures) {
      if (timingSafeEqual(expected, Buffer.from(signature, 'hex'))) isSigned = true;
    }
  }
  return isSigned;
}
