import type { Subscriber } from '@tasuki/domain/billing/coach-plan';
import type { Product } from '@tasuki/domain/products/product';
import type { Sale } from '@tasuki/domain/products/purchase';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { loadOfferedProducts, watchOwnProduct, watchOwnProducts } from './products.ts';
import { watchNewestSales, watchNewestSubscribers, watchSales } from './sales.ts';

/** What a coach sells today. */
export function useOfferedProducts(coachId: string) {
  return useLiveQuery<Product[]>({
    key: `offered products/${coachId}`,
    load: async () => loadOfferedProducts(coachId),
  });
}

/** A coach's own products, live. */
export function useOwnProducts(coachId: string) {
  return useLiveQuery<Product[]>({
    key: `own products/${coachId}`,
    watch: (onData, onError) => watchOwnProducts(coachId, onData, onError),
  });
}

/** One of them, live; null = there is none of this id. */
export function useOwnProduct(coachId: string, productId: string) {
  return useLiveQuery<Product | null>({
    key: `own product/${coachId}/${productId}`,
    watch: (onData, onError) => watchOwnProduct(coachId, productId, onData, onError),
  });
}

/** What runners bought of a coach, live. */
export function useSales(coachId: string) {
  return useLiveQuery<Sale[]>({
    key: `sales/${coachId}`,
    watch: (onData, onError) => watchSales(coachId, onData, onError),
  });
}

/**
 * What was sold since a moment, live.
 *
 * @param from the same as long as the page is open
 */
export function useNewestSales(coachId: string, from: Date) {
  return useLiveQuery<Sale[]>({
    key: `newest sales/${coachId}`,
    watch: (onData, onError) => watchNewestSales(coachId, from, onData, onError),
  });
}

/** Subscriptions to a coach that began since a moment, live. */
export function useNewestSubscribers(coachId: string, from: Date) {
  return useLiveQuery<Subscriber[]>({
    key: `newest subscribers/${coachId}`,
    watch: (onData, onError) => watchNewestSubscribers(coachId, from, onData, onError),
  });
}
