import { ProductDesk } from '../../features/products/product-desk.tsx';
import { preloadDateLocale } from '../../platform/locale.ts';
import { CoachOnly } from '../coaches/coach-only.tsx';

preloadDateLocale();

/** What a coach sells once. */
export default function OwnProductsPage() {
  return <CoachOnly>{(uid) => <ProductDesk coachId={uid} />}</CoachOnly>;
}
