import webPush from 'web-push';
import type { PushContent } from '@tasuki/domain/push/push';
import type { PushConfiguration } from '../platform/push/push-configuration.ts';
import { isPushServiceAddress } from '../platform/push/push-service-address.ts';
import { logWarning } from '../platform/log.ts';
import { isDeviceKey } from './device-key.ts';
import type { StoredPushSubscription } from './stored-push.ts';

/**
 * A push service's result for a notification. `gone`: the device is not reached at this address any
 * more. `later`: it was surely not taken, and may be tried again. `unknown`: it may have been
 * taken.
 */
export type PushResult = 'sent' | 'gone' | 'later' | 'refused' | 'unknown';

/** Sends one notification to one device, encrypted for that device alone. */
export type PushTransport = (
  subscription: StoredPushSubscription,
  content: PushContent,
  lifetimeSeconds: number,
) => Promise<PushResult>;

const TIMEOUT_MILLISECONDS = 10_000;
const GONE: ReadonlySet<number> = new Set([404, 410]);
const TOO_MANY_REQUESTS = 429;
const SERVER_FAULT = 500;

/** Asks the push services of the browsers, and nobody else. */
export function webPushTransport(configuration: PushConfiguration): PushTransport {
  const { publicKey, privateKey, subject, services } = configuration;
  return async ({ endpoint, p256dh, auth }, content, lifetimeSeconds) => {
    // The list may be shorter than when the device was noted.
    if (!isPushServiceAddress(endpoint, services)) return 'gone';
    // Nothing can be encrypted for it, however often that is tried.
    if (!isDeviceKey(p256dh)) return 'gone';
    // The company's host; the rest of the address belongs to the device.
    const service = new URL(endpoint).hostname;
    const request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(content),
      {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: lifetimeSeconds,
        urgency: 'normal',
        contentEncoding: 'aes128gcm',
      },
    );
    try {
      const { status } = await fetch(endpoint, {
        method: request.method,
        headers: request.headers as Record<string, string>,
        body: new Uint8Array(request.body),
        // A push service leads nowhere else.
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
      });
      if (status < 300) return 'sent';
      if (GONE.has(status)) return 'gone';
      const isBusy = status === TOO_MANY_REQUESTS || status >= SERVER_FAULT;
      if (isBusy) logWarning('push service busy', { service }, `status ${status}`);
      else logWarning('push service refuses', { service }, `status ${status}`);
      return isBusy ? 'later' : 'refused';
    } catch (cause) {
      logWarning('push service not reached', { service }, cause);
      return 'unknown';
    }
  };
}
