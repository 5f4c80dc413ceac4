import { useParams } from 'react-router-dom';
import { PurchaseView } from '../../features/billing/purchases/purchase-view.tsx';
import { preloadDateLocale } from '../../platform/locale.ts';

preloadDateLocale();

/** One purchase. */
export default function PurchasePage() {
  const { purchaseId = '' } = useParams();
  return <PurchaseView purchaseId={purchaseId} />;
}
