import {
  SUBSCRIPTION_MIRROR_SHAPE,
  type SubscriptionMirror,
} from '@tasuki/domain/billing/subscription-mirror';
import { plainReader } from '../platform/firestore/read-stored.ts';

export const storedSubscription = plainReader<SubscriptionMirror>(SUBSCRIPTION_MIRROR_SHAPE);
