import { PRODUCT_SHAPE, type Product } from '@tasuki/domain/products/product';
import type { Coach } from '@tasuki/domain/coaches/coach';
import { plainReader } from '../../platform/firestore/read-stored.ts';

export const storedProduct = plainReader<Product>(PRODUCT_SHAPE);

/** Checks whether somebody may buy a product of a coach now. */
export function isForSale(coach: Coach | undefined, product: Product | undefined): boolean {
  return coach?.isPublished === true && coach.isApproved && product?.state === 'published';
}
