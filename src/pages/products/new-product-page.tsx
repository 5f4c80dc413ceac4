import { NewProduct } from '../../features/products/new-product.tsx';
import { CoachOnly } from '../coaches/coach-only.tsx';

/** Where a coach makes a product. */
export default function NewProductPage() {
  return <CoachOnly>{() => <NewProduct />}</CoachOnly>;
}
