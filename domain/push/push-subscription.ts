import { boolean, object, string, type ObjectSchema } from 'yup';

/** How a device is reached, as its browser says it. */
export interface PushSubscriptionWish {
  /** The address at the browser's push service. */
  endpoint: string;
  /** The device's public key, and what it shares with the sender; Base64 for addresses. */
  p256dh: string;
  auth: string;
  /** False: the device is notified of nothing more. */
  isWanted: boolean;
}

/** Devices of a person that are notified; the one that was added first goes for one more. */
export const PUSH_DEVICES_MAXIMUM = 5;

const ENDPOINT_MAX_LENGTH = 1000;
/** 65 bytes and 16 bytes. */
const P256DH_PATTERN = /^[A-Za-z0-9_-]{87}=?$/;
const AUTH_PATTERN = /^[A-Za-z0-9_-]{22}(?:==)?$/;

export const pushSubscriptionWishSchema: ObjectSchema<PushSubscriptionWish> = object({
  endpoint: string().required().max(ENDPOINT_MAX_LENGTH),
  p256dh: string().required().matches(P256DH_PATTERN),
  auth: string().required().matches(AUTH_PATTERN),
  isWanted: boolean().required(),
});
