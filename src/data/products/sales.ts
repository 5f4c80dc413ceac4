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
