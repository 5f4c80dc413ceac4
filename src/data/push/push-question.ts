/** The question whether a device is to be notified. Import it dynamically, after the first paint. */
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DEFAULT_PUSH_CHOICES } from '@tasuki/domain/push/push-preferences';
import { reportError } from '../../platform/report-error.ts';
import { isPushUndecided } from '../../platform/service-worker/push-device.ts';
import { turnPushOn } from './push-devices.ts';
import { savePushPreferences } from './push-preferences.ts';

/** Noted here too, so that nobody asks the server each time. */
const ANSWERED_KEY = 'tasuki.personal.pushAnswered';

/**
 * Whether a person may be asked: this device can be notified, and they never answered, here or
 * elsewhere. A person who chose something about notifications has answered.
 */
export async function isPushQuestionOpen(uid: string): Promise<boolean> {
  try {
    if (!(await isPushUndecided())) return false;
    const { localStorage } = globalThis;
    if (localStorage.getItem(ANSWERED_KEY) !== null) return false;
    const { readDocument } = await import('../live-documents.ts');
    if ((await readDocument(firestorePaths.pushPreferences(uid))) === null) return true;
    localStorage.setItem(ANSWERED_KEY, 'yes');
    return false;
  } catch {
    // Without a connection, a later moment serves to ask.
    return false;
  }
}

/**
 * Notes the answer, whatever the browser makes of a yes: nobody is asked twice.
 *
 * @throws what failureCodeOf understands: 'push/not-allowed', 'push/not-offered', 'push/unknown-service'
 */
export async function answerPushQuestion(uid: string, isYes: boolean): Promise<void> {
  globalThis.localStorage.setItem(ANSWERED_KEY, 'yes');
  // Waits in the cache while there is no connection.
  savePushPreferences(uid, DEFAULT_PUSH_CHOICES).catch((cause: unknown) => {
    reportError(cause, 'note answer about notifications');
  });
  if (isYes) await turnPushOn();
}
