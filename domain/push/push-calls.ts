import type { CallSchemas } from '../call-schemas.ts';
import { pushSubscriptionWishSchema, type PushSubscriptionWish } from './push-subscription.ts';

/** The call about devices that are notified. */
export interface PushCalls {
  /** Notes that a device of the caller is notified, or not any more. Safe to repeat. */
  changePushSubscription: { request: PushSubscriptionWish; response: { isWanted: boolean } };
}

export const pushCallSchemas: CallSchemas<PushCalls> = {
  changePushSubscription: pushSubscriptionWishSchema,
};
