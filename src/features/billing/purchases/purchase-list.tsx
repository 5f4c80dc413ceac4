import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import type { Purchase } from '@tasuki/domain/products/purchase';
import { refreshBilling } from '../../../data/billing/billing-functions.ts';
import { usePurchases } from '../../../data/billing/purchases-query.ts';
import { useSubmission } from '../../../platform/forms/use-submission.ts';
import { useSessionStore } from '../../../platform/session-store.ts';
import { FactRow } from '../../../ui/facts/fact-row.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { touchTarget } from '../../../ui/theme/touch-target.ts';
import { useBillingWords } from '../billing-words.ts';
import { purchaseMark } from './purchase-facts.ts';

/** The runner's purchases, live. Compared with Stripe as it opens. */
export function PurchaseList() {
  const { t } = useTranslation(['billing', 'products']);
  const uid = useSessionStore((session) => session.userCredential?.uid ?? '');
  const purchases = usePurchases(uid);
  const { submit: refresh, failureCode } = useSubmission('refresh billing', refreshBilling);
  useEffect(() => {
    void refresh();
  }, [refresh]);
  if (purchases.state === 'loading') return <LoadingState shape="rows" />;
  if (purchases.state === 'failed') {
    return <FailedState failureCode={purchases.failureCode} onRetry={purchases.retry} />;
  }
  // A purchase that was given up before it was paid is not shown.
  const shown = purchases.data.filter(({ state }) => state !== 'cancelled');
  if (shown.length === 0) {
    return (
      <EmptyState
        sentence={t('products:history.empty')}
        action={
          <Button component={RouterLink} to={routePath('coaches')} variant="contained">
            {t('products:history.toCoaches')}
          </Button>
        }
      />
    );
  }
  return (
    <Suspense fallback={<LoadingState shape="rows" />}>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 640, pb: 3 }}>
        {failureCode !== null && (
          <Alert severity="warning">{t('billing:list.refreshFailed')}</Alert>
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map((purchase) => (
            <PurchaseRow key={purchase.id} purchase={purchase} />
          ))}
        </Box>
      </Box>
    </Suspense>
  );
}

function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation('products');
  const { yen, day } = useBillingWords();
  const [now] = useState(() => new Date());
  const { id: purchaseId, name, coachName, priceYen, paidAt, createdAt, state } = purchase;
  return (
    <FactRow
      title={
        <Link
          component={RouterLink}
          to={routePath('purchase', { purchaseId })}
          sx={{ ...touchTarget, fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {name}
        </Link>
      }
      facts={[coachName, yen(priceYen), day(paidAt ?? createdAt)].filter((fact) => fact !== '')}
    >
      <Chip
        size="small"
        variant="outlined"
        color={state === 'failed' ? 'error' : 'default'}
        label={t(`products:purchase.${purchaseMark(purchase, now)}`)}
      />
    </FactRow>
  );
}
