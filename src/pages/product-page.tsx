import { ProductLanding } from '../features/landing/product-landing.tsx';

/** What the product is, for who has never seen it. */
export default function ProductPage() {
  return <ProductLanding />;
}
