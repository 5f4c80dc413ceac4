import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { couponCover } from '@tasuki/domain/billing/coupon';
import type { OwnPlanTerm } from '@tasuki/domain/billing/own-plan';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { beginCoveredSubscription } from '../../data/billing/billing-functions.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import type { EnteredCoupon } from './coupons/coupon-entry-form.tsx';

/** Begins what a coupon covers wholly: there is no card to enter. */
export function CoveredStart({ term, coupon }: { term: OwnPlanTerm; coupon: EnteredCoupon }) {
  const { t } = useTranslation('billing');
  const navigate = useNavigate();
  const { code: couponCode } = coupon;
  const run = useCallback(async () => {
    await beginCoveredSubscription({ term, couponCode });
    await navigate(routePath('subscriptions'), { replace: true });
  }, [term, couponCode, navigate]);
  const { submit, isBusy, failureCode } = useSubmission('begin covered subscription', run);
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2 }}>
      <Typography>
        {couponCover(coupon.terms) === 'forever'
          ? t('billing:coupon.covered')
          : t('billing:coupon.coveredForNow')}
      </Typography>
      <FailureAlert failureCode={failureCode} />
      <Button
        variant="contained"
        size="large"
        loading={isBusy}
        onClick={() => {
          void submit();
        }}
      >
        {t('billing:coupon.start')}
      </Button>
    </Box>
  );
}
