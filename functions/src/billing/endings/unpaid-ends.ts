import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { OWN_SELLER } from '@tasuki/domain/billing/own-plan';
import { isLive, OWING_STATUSES } from '@tasuki/domain/billing/subscription-status';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import type { FoundSubscription } from '../../integrations/stripe/stripe-shapes.ts';

/** When a subscription of each seller last ended with a period that was never paid. */
export type UnpaidEnds = Readonly<Record<string, Timestamp>>;

/** How long such an end counts for the next subscription. */
const COUNTS_MILLISECONDS = 90 * DAY_MILLISECONDS;

/**
 * Adds what has ended unpaid since the last look.
 *
 * @param formers what that look found, by subscription
 */
export function withNewUnpaidEnds(
  known: UnpaidEnds,
  found: readonly FoundSubscription[],
  formers: ReadonlyMap<string, DocumentSnapshot>,
): UnpaidEnds {
  const added = found
    .filter(({ id, status }) => !isLive(status) && wasOwing(formers.get(id)))
    .flatMap(({ metadata, endedAt }) =>
      endedAt ? [[metadata['sellerId'] ?? OWN_SELLER, Timestamp.fromDate(endedAt)] as const] : [],
    );
  return { ...known, ...Object.fromEntries(added) };
}

function wasOwing(former: DocumentSnapshot | undefined): boolean {
  const status: unknown = former?.get('status');
  return OWING_STATUSES.some((owing) => owing === status);
}

/**
 * Since when something is owed to a seller. What an earlier subscription left unpaid counts, so that nobody
 * has unpaid days again and again by subscribing anew.
 *
 * @param owedSince of the subscription that runs; null = nothing is owed
 */
export function owedWithEarlier(
  owedSince: Date | null,
  unpaidEnd: Timestamp | undefined,
): Date | null {
  const endedAt = unpaidEnd?.toDate();
  if (!owedSince || !endedAt || endedAt > owedSince) return owedSince;
  return owedSince.getTime() - endedAt.getTime() < COUNTS_MILLISECONDS ? endedAt : owedSince;
}
