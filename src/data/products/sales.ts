import { SUBSCRIBER_SHAPE, type Subscriber } from '@tasuki/domain/billing/coach-plan';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { PURCHASE_LIMITS, SALE_SHAPE, type Sale } from '@tasuki/domain/products/purchase';
import { watchNewest } from '../newest-documents.ts';

const salesOf = (coachId: string) =>
  ({
    collectionPath: firestorePaths.sales(coachId),
    dateField: 'paidAt',
    shape: SALE_SHAPE,
  }) as const;

/** What runners bought of a coach, live, the newest first. */
export async function watchSales(
  coachId: string,
  onSales: (sales: Sale[]) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const sales = { ...salesOf(coachId), size: PURCHASE_LIMITS.listSize };
  return watchNewest<Sale>(sales, onSales, onError);
}

/** More at once the lists of sales show. */
const NEWEST_MAXIMUM = 20;

/** What was sold since a moment, live, the newest first. */
export async function watchNewestSales(
  coachId: string,
  from: Date,
  onSales: (sales: Sale[]) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const sales = { ...salesOf(coachId), from, size: NEWEST_MAXIMUM };
  return watchNewest<Sale>(sales, onSales, onError);
}

/** Subscriptions to a coach that began since a moment, live, the newest first. */
export async function watchNewestSubscribers(
  coachId: string,
  from: Date,
  onSubscribers: (subscribers: Subscriber[]) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const subscribers = {
    collectionPath: firestorePaths.subscribers(coachId),
    dateField: 'startedAt',
    from,
    size: NEWEST_MAXIMUM,
    shape: SUBSCRIBER_SHAPE,
  };
  return watchNewest<Subscriber>(subscribers, onSubscribers, onError);
}
