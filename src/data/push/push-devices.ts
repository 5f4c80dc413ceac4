import { callFunction } from '../../platform/firebase/callable-functions.ts';
import { sessionGivenAt } from '../../platform/firebase/session-given-at.ts';
import { reportError } from '../../platform/report-error.ts';
import {
  closePushAddress,
  openPushAddress,
  pushAddress,
} from '../../platform/service-worker/push-device.ts';

/** How long a sign-out waits at most for the server to note it. */
const PATIENCE_MILLISECONDS = 2500;
/** The device's owner, the address that the server knows of it, and the session that noted it. */
const KNOWN_KEY = 'tasuki.personal.pushDevice';

/** Until the server knows of it, the address of a device that is being turned on looks like one that nobody asked for. */
let turning: Promise<void> = Promise.resolve();

/**
 * Asks the person, and has this device be notified.
 *
 * @throws what failureCodeOf understands: 'push/not-allowed', 'push/not-offered', 'push/unknown-service'
 */
export async function turnPushOn(): Promise<void> {
  turning = openPushAddress().then(note);
  await turning;
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
    // With the subscription closed below, the push service answers that the device is gone.
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
 * devices of a session that has ended, so each session of the same person says it anew. Where a session ended at the
 * server and somebody else signs in, nobody asked them: this device is notified no more.
 */
export async function followPushAddress(): Promise<void> {
  await turning.catch(() => undefined);
  const address = await pushAddress();
  if (!address) return;
  const known = globalThis.localStorage.getItem(KNOWN_KEY);
  const { owner, session } = await namesOf(address);
  if (known === `${owner} ${session}`) return;
  // Earlier versions noted no person. The same session means the same person.
  if (known === session || known?.startsWith(`${owner} `) === true) {
    await note(address);
    return;
  }
  globalThis.localStorage.removeItem(KNOWN_KEY);
  await closePushAddress();
}

async function namesOf({ endpoint }: { endpoint: string }) {
  const { firebaseAuth } = await import('../../platform/firebase/firebase-auth.ts');
  const { currentUser } = firebaseAuth;
  return {
    owner: currentUser?.uid ?? '',
    session: currentUser ? `${await sessionGivenAt(currentUser)} ${endpoint}` : endpoint,
  };
}

async function note(address: { endpoint: string; p256dh: string; auth: string }): Promise<void> {
  // Before: a session that begins meanwhile says it once more.
  const { owner, session } = await namesOf(address);
  await callFunction('changePushSubscription', { ...address, isWanted: true });
  globalThis.localStorage.setItem(KNOWN_KEY, `${owner} ${session}`);
}
