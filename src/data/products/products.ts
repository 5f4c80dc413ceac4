import { BUILT_IN_COACH_ID } from '@tasuki/domain/coaches/coach';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  PRODUCT_LIMITS,
  PRODUCT_SHAPE,
  SAVED_PRODUCT_STATES,
  type Product,
} from '@tasuki/domain/products/product';
import { limit, readDocuments, where } from '../../platform/firebase/firestore-rest.ts';
import { documentWithId, type StoredDocument } from '../stored-document.ts';

function productOf(document: StoredDocument): Product {
  return documentWithId<Product>(document, PRODUCT_SHAPE);
}

/** What a coach sells today, cheapest first; read once, since it does not change under a buyer's eyes. */
export async function loadOfferedProducts(coachId: string): Promise<Product[]> {
  if (coachId === BUILT_IN_COACH_ID) return [];
  const documents = await readDocuments(
    firestorePaths.coachProducts(coachId),
    where('state', '==', 'published'),
    limit(PRODUCT_LIMITS.currentMaximum),
  );
  return documents.map(productOf).sort((a, b) => a.priceYen - b.priceYen);
}

/** A coach's own products but archived ones, live, the latest change first. */
export async function watchOwnProducts(
  coachId: string,
  onProducts: (products: Product[]) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchMatching } = await import('../live-documents.ts');
  return watchMatching(
    {
      collectionPath: firestorePaths.coachProducts(coachId),
      field: 'state',
      values: SAVED_PRODUCT_STATES,
      size: PRODUCT_LIMITS.currentMaximum,
    },
    (documents) => {
      const products = documents.map(productOf);
      onProducts(products.sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime()));
    },
    onError,
  );
}

/** One of a coach's own products, live; null = there is none of this id. */
export async function watchOwnProduct(
  coachId: string,
  productId: string,
  onProduct: (product: Product | null) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchDocument } = await import('../live-documents.ts');
  return watchDocument(
    firestorePaths.coachProduct(coachId, productId),
    (document) => {
      onProduct(document && productOf(document));
    },
    onError,
  );
}
