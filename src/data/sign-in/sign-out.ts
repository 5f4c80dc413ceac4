import { forgetKeptUploads } from '../uploads/kept-uploads.ts';
import { forgetSharedFiles } from '../uploads/shared-files.ts';
import { leaveTab } from './leave-tab.ts';
import { reportError } from '../../platform/report-error.ts';
import { forgetPersonalStorage, rememberedUid } from '../../platform/session-store.ts';

/** Files that were still on their way: whoever uses this browser next finds none of them. */
async function forgetUploads(): Promise<void> {
  try {
    await Promise.all([forgetKeptUploads(), forgetSharedFiles()]);
  } catch (cause) {
    reportError(cause, 'forget uploads');
  }
}

/**
 * Ends notifications while the person may still do so. The next user of this device is notified of
 * nothing of theirs.
 */
async function endNotifications(): Promise<void> {
  try {
    const { turnPushOff } = await import('../push/push-devices.ts');
    await turnPushOff();
  } catch (cause) {
    reportError(cause, 'end notifications');
  }
}

/** A later release keeps no pages of a role that nobody here has. */
async function forgetRoles(): Promise<void> {
  try {
    const { keepPagesOf } = await import('../../platform/service-worker/app-worker.ts');
    await keepPagesOf([]);
  } catch (cause) {
    reportError(cause, 'forget roles');
  }
}

/**
 * The person whose credential this browser keeps, or who was here last; null = nobody. Needs no
 * session.
 */
export async function signedInUid(): Promise<string | null> {
  const { keptUid } = await import('./authentication-sdk.ts');
  return (await keptUid()) ?? rememberedUid();
}

/**
 * Ends the session in this browser: credential, everything personal in its
 * storage, files not yet sent, and Firestore's cache. The app is loaded anew after it.
 *
 * @throws what failureCodeOf understands; then nothing was given up
 */
export async function signOutEverything(): Promise<void> {
  const [{ giveUpCredential }, { stopSession }] = await Promise.all([
    import('./authentication-sdk.ts'),
    import('./session-listener.ts'),
  ]);
  await endNotifications();
  stopSession();
  forgetPersonalStorage();
  await giveUpCredential();
  await Promise.all([forgetUploads(), forgetRoles()]);
  await leaveTab();
}
