import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { PURCHASE_LIMITS, PURCHASE_SHAPE, type Purchase } from '@tasuki/domain/products/purchase';
import { documentWithId } from '../stored-document.ts';

/** What the person bought once, live, the newest first. */
export async function watchPurchases(
  uid: string,
  onPurchases: (purchases: Purchase[]) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchPage } = await import('../live-documents.ts');
  return watchPage(
    {
      collectionPath: firestorePaths.purchases(uid),
      dateField: 'createdAt',
      after: null,
      size: PURCHASE_LIMITS.listSize,
    },
    (documents) => {
      onPurchases(documents.map((one) => documentWithId<Purchase>(one, PURCHASE_SHAPE)));
    },
    onError,
  );
}

/** More are news at once for nobody. */
const REVERSED_MAXIMUM = 5;

/** What the person lost of late because its payment was reversed, live, the newest first. */
export async function watchReversedPurchases(
  uid: string,
  from: Date,
  onPurchases: (purchases: Purchase[]) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchPage } = await import('../live-documents.ts');
  return watchPage(
    {
      collectionPath: firestorePaths.purchases(uid),
      dateField: 'takenBackAt',
      from,
      after: null,
      size: REVERSED_MAXIMUM,
    },
    (documents) => {
      onPurchases(documents.map((one) => documentWithId<Purchase>(one, PURCHASE_SHAPE)));
    },
    onError,
  );
}

/** One purchase, live; null = there is none of this id. */
export async function watchPurchase(
  uid: string,
  purchaseId: string,
  onPurchase: (purchase: Purchase | null) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchDocument } = await import('../live-documents.ts');
  return watchDocument(
    firestorePaths.purchase(uid, purchaseId),
    (document) => {
      onPurchase(document && documentWithId<Purchase>(document, PURCHASE_SHAPE));
    },
    onError,
  );
}
