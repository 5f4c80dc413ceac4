import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statementMonths, statementPeriod } from '@tasuki/domain/billing/money/coach-statement';
import { keptYen, PURCHASE_LIMITS } from '@tasuki/domain/products/purchase';
import type { useSales } from '../../data/products/products-query.ts';
import { useOfferWords } from '../../platform/offer-words.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';

/** Runners' payments to a coach in this month of Japan time, as the statement counts them, live. */
export function MonthTotal({ sales }: { sales: ReturnType<typeof useSales> }) {
  const { t } = useTranslation('products');
  const { price } = useOfferWords();
  const [now] = useState(() => new Date());
  if (sales.state === 'loading') return null;
  if (sales.state === 'failed') {
    return <FailedState failureCode={sales.failureCode} onRetry={sales.retry} />;
  }
  const { start } = statementPeriod(statementMonths(now, 1)[0] ?? '');
  const ofMonth = sales.data.filter(({ paidAt }) => paidAt >= start);
  const kept = ofMonth.filter(({ state }) => state === 'paid');
  const amount = price(kept.reduce((sum, sale) => sum + keptYen(sale), 0));
  // Only the newest are loaded.
  const isAtLeast = ofMonth.length >= PURCHASE_LIMITS.listSize;
  return (
    <Box component="section" sx={{ display: 'grid', gap: 0.5 }}>
      <Typography variant="h2">{t('products:plans.month.title')}</Typography>
      <Typography variant="figure" component="p" sx={{ fontSize: '1.375rem' }}>
        {isAtLeast
          ? t('products:plans.month.atLeast', { amount })
          : t('products:plans.month.total', { amount, count: kept.length })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('products:plans.month.text')}
      </Typography>
    </Box>
  );
}
