import { SUBSCRIBER_SHAPE, type Subscriber } from '@tasuki/domain/billing/coach-plan';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { PURCHASE_LIMITS, SALE_SHAPE, type Sale } from '@tasuki/domain/products/purchase';
import { documentWithId } from '../stored-document.ts';

/** What runners bought of a coach, live, the newest first. */
export async function watchSales(
  coachId: string,
  onSales: (sales: Sale[]) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchPage } = await import('../live-documents.ts');
  return watchPage(
    {
      collectionPath: firestorePaths.sales(coachId),
      dateField: 'paidAt',
      after: null,
      size: PURCHASE_LIMITS.listSize,
    },
    (documents) => {
      onSales(documents.map((document) => documentWithId<Sale>(document, SALE_SHAPE)));
    },
    onError,
  );
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
  const { watchPage } = await import('../live-documents.ts');
  return watchPage(
    {
      collectionPath: firestorePaths.sales(coachId),
      dateField: 'paidAt',
      from,
      after: null,
      size: NEWEST_MAXIMUM,
    },
    (documents) => {
      onSales(documents.map((document) => documentWithId<Sale>(document, SALE_SHAPE)));
    },
    onError,
  );
}

/** Whose subscription began since a moment, live, the newest first. */
export async function watchNewestSubscribers(
  coachId: string,
  from: Date,
  onSubscribers: (subscribers: Subscriber[]) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchPage } = await import('../live-documents.ts');
  return watchPage(
    {
      collectionPath: firestorePaths.subscribers(coachId),
      dateField: 'startedAt',
      from,
      after: null,
      size: NEWEST_MAXIMUM,
    },
    (documents) => {
      onSubscribers(
        documents.map((document) => documentWithId<Subscriber>(document, SUBSCRIBER_SHAPE)),
      );
    },
    onError,
  );
}
