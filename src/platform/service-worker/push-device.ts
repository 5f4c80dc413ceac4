/** Whether this device is notified, as its browser knows it. Import it dynamically, after the first paint. */
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { sandboxedDevice, type PushAddress } from './sandboxed-push-device.ts';

/**
 * `unsupported`: the browser has no notifications, or the app is not kept in it. `homeScreenOnly`: the browser
 * has them for apps of the home screen alone, and this is a page. `blocked`: the person does not allow them in the browser.
 */
export type PushDeviceState = 'unsupported' | 'homeScreenOnly' | 'blocked' | 'off' | 'on';

const publicKey = import.meta.env.VITE_WEB_PUSH_KEY ?? '';

async function registrationHere(): Promise<ServiceWorkerRegistration | null> {
  const { serviceWorker } = globalThis.navigator as Partial<Navigator>;
  const isKnown = 'Notification' in globalThis && 'PushManager' in globalThis;
  if (publicKey === '' || !isKnown) return null;
  return (await serviceWorker?.getRegistration()) ?? null;
}

/** Safari on iPhone and iPad alone says whether it shows an app of the home screen. */
function isPageOfIos(): boolean {
  const { standalone } = globalThis.navigator as { standalone?: boolean };
  return standalone === false;
}

/** The current state of this device. */
export async function pushDeviceState(): Promise<PushDeviceState> {
  const registration = await registrationHere();
  if (!registration) {
    return publicKey !== '' && isPageOfIos() ? 'homeScreenOnly' : 'unsupported';
  }
  if (globalThis.Notification.permission === 'denied') return 'blocked';
  return (await currentAddress(registration)) ? 'on' : 'off';
}

/** Whether this device can be notified, and its browser was never asked about it. */
export async function isPushUndecided(): Promise<boolean> {
  if ((await pushDeviceState()) !== 'off') return false;
  return globalThis.Notification.permission === 'default';
}

/** How this device is reached; null where it is not to be notified. */
export async function pushAddress(): Promise<PushAddress | null> {
  const registration = await registrationHere();
  return registration && currentAddress(registration);
}

/**
 * Asks the person in the browser's own words, and makes this device reachable. Call it where the person
 * has pressed something.
 *
 * @throws TasukiFailure 'push/not-allowed' where the person or the browser refuses, 'push/not-offered'
 *   where there is no worker
 */
export async function openPushAddress(): Promise<PushAddress> {
  const registration = await registrationHere();
  if (!registration) throw new TasukiFailure('push/not-offered');
  if ((await globalThis.Notification.requestPermission()) !== 'granted') {
    throw new TasukiFailure('push/not-allowed');
  }
  const sandboxed = sandboxedDevice();
  if (sandboxed) return sandboxed.open();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  return addressOf(subscription);
}

/** The device is not reached any more, whatever the server knows of it. */
export async function closePushAddress(): Promise<void> {
  sandboxedDevice()?.close();
  const registration = await registrationHere();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

async function currentAddress(
  registration: ServiceWorkerRegistration,
): Promise<PushAddress | null> {
  const sandboxed = sandboxedDevice();
  if (sandboxed) return sandboxed.current();
  const subscription = await registration.pushManager.getSubscription();
  return subscription && addressOf(subscription);
}

function addressOf(subscription: PushSubscription): PushAddress {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) {
    throw new TasukiFailure('push/not-offered');
  }
  return { endpoint, p256dh, auth };
}
