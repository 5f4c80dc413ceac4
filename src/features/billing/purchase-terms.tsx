import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import Box from '@mui/material/Box';
import { comingCharges, couponCover, type CouponTerms } from '@tasuki/domain/billing/coupon';
import { periodStart, type BillingInterval } from '@tasuki/domain/billing/billing-period';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { touchTarget } from '../../ui/theme/touch-target.ts';
import { useBillingWords } from './billing-words.ts';
import { FactList } from '../../ui/facts/fact-list.tsx';

/** A coupon lasts three years at most, or for ever. */
const CHARGES_LOOKED_AT = 40;

/** A plan of whoever sells it, as its terms name it. */
export interface PlanOnTerms {
  name: string;
  /** Whole yen, tax included, without coupon. */
  priceYen: number;
  interval: BillingInterval;
}

interface PurchaseTermsProps {
  plan: PlanOnTerms;
  /** Further terms, shown first. */
  more?: readonly { name: string; value: string }[] | undefined;
  /** 0 = the price is charged at once. */
  trialDays: number;
  now: Date;
  /** null = none. */
  coupon: CouponTerms | null;
}

/**
 * The terms, shown before the person agrees. The Act on Specified Commercial Transactions (article
 * 12-6) lists what the last page before an order says.
 */
export function PurchaseTerms({ plan, more = [], trialDays, now, coupon }: PurchaseTermsProps) {
  const { t } = useTranslation('billing');
  const { yen, day, dayAndTime, coupon: couponWords, sentences } = useBillingWords();
  const headingId = useId();
  const { priceYen, interval } = plan;
  const hasTrial = trialDays > 0;
  // There is no day before a renewal that comes each day.
  const isDaily = interval === 'day';
  const cover = couponCover(coupon);
  const trialEnd = new Date(now.getTime() + trialDays * DAY_MILLISECONDS);
  const charges = comingCharges(
    {
      priceYen,
      interval,
      firstChargeAt: hasTrial ? trialEnd : now,
      coupon,
      appliedAt: now,
    },
    CHARGES_LOOKED_AT,
  );
  const reduced = charges.filter(({ amountYen }) => amountYen < priceYen);
  const lastReduced = coupon?.duration === 'forever' ? null : (reduced.at(-1) ?? null);
  const later = hasTrial ? charges : charges.slice(1);
  const renewal = lastReduced ? charges.find(({ at }) => at > lastReduced.at) : later[0];
  const facts = [
    {
      name: t('billing:terms.what'),
      value: t('billing:terms.whatText', {
        plan: plan.name,
        term: t(`billing:terms.paid.${interval}`),
      }),
    },
    ...more,
    {
      name: t('billing:terms.today'),
      value: hasTrial
        ? t('billing:terms.todayFree', { price: yen(0), days: trialDays, date: day(trialEnd) })
        : t('billing:terms.todayPaid', { price: yen(charges[0]?.amountYen ?? priceYen) }),
    },
    ...(coupon === null ? [] : [{ name: t('billing:fact.coupon'), value: couponWords(coupon) }]),
    ...(lastReduced === null
      ? []
      : [
          {
            name: t('billing:coupon.withIt'),
            value: t('billing:coupon.reduced', {
              amount: yen(lastReduced.amountYen),
              date: day(lastReduced.at),
            }),
          },
        ]),
    {
      name: t('billing:terms.renewal'),
      value: t(`billing:terms.renews.${interval}`, {
        price: yen(renewal?.amountYen ?? priceYen),
        date: day(renewal?.at ?? periodStart(now, interval, 1)),
      }),
    },
    {
      name: t('billing:terms.payment'),
      value: t(cover === 'forever' ? 'billing:terms.paymentCovered' : 'billing:terms.paymentText'),
    },
    {
      name: t('billing:terms.begins'),
      value: t(cover === 'none' ? 'billing:terms.beginsText' : 'billing:switch.atOnce'),
    },
    {
      name: t('billing:terms.cancel'),
      value: sentences(
        hasTrial
          ? [
              // To the minute: later that day it is charged.
              t('billing:terms.cancelTrial', { date: dayAndTime(trialEnd) }),
              t(isDaily ? 'billing:terms.cancelDailyAfterTrial' : 'billing:terms.cancelAfterTrial'),
            ]
          : [t(isDaily ? 'billing:terms.cancelDaily' : 'billing:terms.cancelPaid')],
      ),
    },
  ];
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={headingId} variant="h2">
        {t('billing:terms.title')}
      </Typography>
      <FactList facts={facts} />
      <Link
        href={routePath('commerceDisclosure')}
        target="_blank"
        variant="body2"
        sx={{ ...touchTarget, justifySelf: 'start' }}
      >
        {t('billing:terms.disclosure')}
      </Link>
    </Box>
  );
}
