import { TasukiFailure } from '@tasuki/domain/failure-codes';

/** The service knows a password by the first five hex digits of its SHA-1, which thousands share. */
const PREFIX_LENGTH = 5;
/** Nobody waits longer for an answer that is no condition of going on. */
const TIMEOUT_MILLISECONDS = 1_500;

/**
 * Refuses a new password that is in a list of leaked ones. The service learns neither the password
 * nor its digest. Where no service is configured, or it gives no answer in time, none is refused.
 *
 * @param url of the service; null = none is configured
 * @throws TasukiFailure 'auth/breached-password'
 */
export async function refuseBreachedPassword(password: string, url: string | null): Promise<void> {
  if (url !== null && (await isBreached(password, url))) {
    throw new TasukiFailure('auth/breached-password');
  }
}

async function isBreached(password: string, url: string): Promise<boolean> {
  try {
    const digest = await sha1(password);
    const response = await fetch(`${url}/${digest.slice(0, PREFIX_LENGTH)}`, {
      // Answers of equal length, so that whoever sees the line cannot distinguish one prefix from another.
      headers: { 'Add-Padding': 'true' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    if (!response.ok) return false;
    const suffix = digest.slice(PREFIX_LENGTH);
    const lines = (await response.text()).split('\n').map((line) => line.trim().split(':'));
    // A line that pads the answer has the count 0.
    return lines.some(([known, count]) => known === suffix && Number(count) > 0);
  } catch {
    return false;
  }
}

/** @returns 40 upper-case hex digits */
async function sha1(text: string): Promise<string> {
  const bytes = await globalThis.crypto.subtle.digest('SHA-1', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}
