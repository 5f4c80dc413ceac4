import { useParams } from 'react-router-dom';
import { PurchaseResult } from '../../features/billing/purchases/purchase-result.tsx';
import { preloadDateLocale } from '../../platform/locale.ts';

preloadDateLocale();

/** The page to which one comes back from a payment. */
export default function PurchaseCallbackPage() {
  const { purchaseId = '' } = useParams();
  return <PurchaseResult purchaseId={purchaseId} />;
}
