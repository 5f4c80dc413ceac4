import { useNavigate, useParams } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { PurchasePayment } from '../../features/billing/purchases/purchase-payment.tsx';
import { preloadDateLocale } from '../../platform/locale.ts';

preloadDateLocale();

/** The terms and the card for what is bought once. */
export default function PurchasePaymentPage() {
  const { purchaseId = '' } = useParams();
  const navigate = useNavigate();
  return (
    <PurchasePayment
      purchaseId={purchaseId}
      onPaid={() => {
        void navigate(routePath('purchaseCallback', { purchaseId }), { replace: true });
      }}
    />
  );
}
