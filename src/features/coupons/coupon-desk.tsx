import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { CouponRow, PromotionCodeReference } from '@tasuki/domain/billing/coupon-admin';
import { formatDay } from '@tasuki/domain/measures/format-date';
import { asRecentAdmin } from '../../data/accounts/admin-acts.ts';
import { archiveCoupon, listCoupons } from '../../data/billing/coupon-functions.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { useDateLocale } from '../../platform/locale.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FactRow } from '../../ui/facts/fact-row.tsx';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { CouponForm } from './coupon-form.tsx';

/** A millisecond, so that a day's end is said as that day. */
const BEFORE_END = 1;
/** Coupons end with a day in Japan, where they are sold. */
const JAPAN_OFFSET_MINUTES = 9 * 60;

/** The coupons of Tasuki's own plan: made, looked at, taken out of use. */
export function CouponDesk() {
  const { t } = useTranslation('people');
  const [version, setVersion] = useState(0);
  const coupons = useLiveQuery<CouponRow[]>({ key: `coupons/${version}`, load: listCoupons });
  const readAgain = () => {
    setVersion((current) => current + 1);
  };
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 640, pb: 3 }}>
      <CouponForm onCreated={readAgain} />
      <Box component="section" sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="h2">{t('people:money.coupons.list.title')}</Typography>
        {coupons.state === 'loading' && <LoadingState shape="rows" />}
        {coupons.state === 'failed' && (
          <FailedState failureCode={coupons.failureCode} onRetry={coupons.retry} />
        )}
        {coupons.state === 'ready' && coupons.data.length === 0 && (
          <EmptyState sentence={t('people:money.coupons.list.empty')} />
        )}
        {coupons.state === 'ready' && coupons.data.length > 0 && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {coupons.data.map((coupon) => (
              <CouponItem key={coupon.promotionCodeId} coupon={coupon} onArchived={readAgain} />
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
}

function CouponItem({ coupon, onArchived }: { coupon: CouponRow; onArchived: () => void }) {
  const { t } = useTranslation('people');
  const dates = useDateLocale();
  const announce = useSnackbar();
  const [isAsked, setIsAsked] = useState(false);
  const { pathname, search } = useLocation();
  const { submit, isBusy, failureCode } = useSubmission(
    'archive coupon',
    async (reference: PromotionCodeReference) =>
      asRecentAdmin(async () => archiveCoupon(reference), pathname + search),
  );
  const { code, promotionCodeId, percentOff: percent, uses, usesMaximum, expiresAt } = coupon;
  const archive = async () => {
    if (!(await submit({ promotionCodeId }))) return;
    setIsAsked(false);
    announce(t('people:money.coupons.archive.done', { code }));
    onArchived();
  };
  const facts = [
    coupon.duration === 'repeating'
      ? t('people:money.coupons.row.repeating', { percent, count: coupon.durationInMonths ?? 0 })
      : t(`people:money.coupons.row.${coupon.duration}`, { percent }),
    t(`people:money.coupons.plan.${coupon.onlyTerm ?? 'each'}`),
    usesMaximum === null
      ? t('people:money.coupons.row.uses', { count: uses })
      : t('people:money.coupons.row.usesOf', { uses, maximum: usesMaximum }),
    expiresAt === null
      ? t('people:money.coupons.row.noEnd')
      : t('people:money.coupons.row.until', {
          date: formatDay(new Date(expiresAt - BEFORE_END), JAPAN_OFFSET_MINUTES, dates),
        }),
  ];
  return (
    <FactRow
      title={<Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{code}</Typography>}
      facts={facts}
    >
      {coupon.isAffiliate && (
        <Chip size="small" variant="outlined" label={t('people:money.coupons.row.affiliate')} />
      )}
      {coupon.isUsable ? (
        <Button
          size="small"
          color="secondary"
          aria-label={t('people:money.coupons.archive.label', { code })}
          onClick={() => {
            setIsAsked(true);
          }}
        >
          {t('people:money.coupons.archive.action')}
        </Button>
      ) : (
        <Chip size="small" label={t('people:money.coupons.row.over')} />
      )}
      {isAsked && (
        <ConfirmDialog
          title={t('people:money.coupons.archive.ask', { code })}
          words={t('people:money.coupons.archive.action')}
          isBusy={isBusy}
          failureCode={failureCode}
          onConfirm={() => {
            void archive();
          }}
          onClose={() => {
            setIsAsked(false);
          }}
        >
          <Typography>{t('people:money.coupons.archive.text')}</Typography>
        </ConfirmDialog>
      )}
    </FactRow>
  );
}
