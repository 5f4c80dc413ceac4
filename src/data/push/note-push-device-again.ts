import { reportError } from '../../platform/report-error.ts';

/** Notes this device for the new session. The server forgets the devices of sessions that have ended. */
export async function notePushDeviceAgain(): Promise<void> {
  try {
    const { followPushAddress } = await import('./push-devices.ts');
    await followPushAddress();
  } catch (cause) {
    reportError(cause, 'follow push address');
  }
}
