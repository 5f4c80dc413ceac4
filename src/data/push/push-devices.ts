import { callFunction } from '../../platform/firebase/callable-functions.ts';
import { sessionGivenAt } from '../../platform/firebase/session-given-at.ts';
import { reportError } from '../../platform/report-error.ts';
import {
  closePushAddress,
  openPushAddress,
  pushAddress,
} from '../../platform/service-worker/push-device.ts';

/** Whoever signs out waits at most so long for the server to note that. */
const PATIENCE_MILLISECONDS = 2500;
/** The address that the server knows of this device, and the session that said so. */
const KNOWN_KEY = 'tasuki.personal.pushDevice';

/**
 * Asks the person, and has this device be notified.
 *
 * @throws what failureCodeOf understands: 'push/not-allowed', 'push/not-offered', 'push/unknown-service'
 */
export async function turnPushOn(): Promise<void> {
  const address = await openPushAddress();
  await note(address);
}

/** Has this device not be notified any more, now and for whoever signs in next. Never fails. */
export async function turnPushOff(): Promise<void> {
  try {
    const address = await pushAddress();
    if (!address) return;
    const isNoted = callFunction('changePushSubscription', { ...address, isWanted: false });
    await Promise.race([
      isNoted,
      new Promise((resolve) => {
        setTimeout(resolve, PATIENCE_MILLISECONDS);
      }),
    ]);
  } catch (cause) {
    // What is closed below answers the server that nobody is there.
    reportError(cause, 'end notifications');
  }
  try {
    globalThis.localStorage.removeItem(KNOWN_KEY);
    await closePushAddress();
  } catch (cause) {
    reportError(cause, 'close push address');
  }
}

/**
 * Browsers change the address from time to time: the server is notified of another one. It forgets the
 * devices of a session that has ended, so each session says it anew.
 */
export async function followPushAddress(): Promise<void> {
  const address = await pushAddress();
  if (!address) return;
  const known = globalThis.localStorage.getItem(KNOWN_KEY);
  if (known !== (await knownBy(address))) await note(address);
}

async function knownBy({ endpoint }: { endpoint: string }): Promise<string> {
  const { firebaseAuth } = await import('../../platform/firebase/firebase-auth.ts');
  const { currentUser } = firebaseAuth;
  return currentUser ? `${await sessionGivenAt(currentUser)} ${endpoint}` : endpoint;
}

async function note(address: { endpoint: string; p256dh: string; auth: string }): Promise<void> {
  // Before: a session that begins meanwhile says it once more.
  const known = await knownBy(address);
  await callFunction('changePushSubscription', { ...address, isWanted: true });
  globalThis.localStorage.setItem(KNOWN_KEY, known);
}
