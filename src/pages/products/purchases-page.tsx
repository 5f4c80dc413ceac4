import { PurchaseList } from '../../features/billing/purchases/purchase-list.tsx';
import { preloadDateLocale } from '../../platform/locale.ts';

preloadDateLocale();

/** What the runner bought once. */
export default function PurchasesPage() {
  return <PurchaseList />;
}
