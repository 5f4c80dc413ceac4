import { useTranslation } from 'react-i18next';
import { discountedYen } from '@tasuki/domain/billing/coupon';
import type { SubscriptionMirror } from '@tasuki/domain/billing/subscription-mirror';
import type { SubscriptionStatus } from '@tasuki/domain/billing/subscription-status';
import { useBillingWords } from './billing-words.ts';

const RENEWED: readonly SubscriptionStatus[] = ['trialing', 'active'];

/** The charge of a renewal; if Stripe was not asked, computed from the price and the coupon. */
export function renewalYen({ nextChargeYen, priceYen, coupon }: SubscriptionMirror): number {
  return nextChargeYen ?? discountedYen(priceYen, coupon?.percentOff ?? 0);
}

/** The figures of a subscription: price, next charge, trial, card. */
export function useSubscriptionFacts(
  subscription: SubscriptionMirror,
): { name: string; value: string }[] {
  const { t } = useTranslation('billing');
  const { yen, day, price, card } = useBillingWords();
  const {
    status,
    priceYen,
    interval,
    coupon,
    periodEndsAt,
    trialEndsAt,
    openInvoice,
    switchesTo = null,
  } = subscription;
  const isRenewed = RENEWED.includes(status) && !subscription.isCancelledAtPeriodEnd;
  const isOver = status === 'canceled' || status === 'incomplete_expired';
  return [
    {
      name: t('billing:fact.price'),
      value: `${price(priceYen, interval)} (${t('billing:price.taxIncluded')})`,
    },
    ...(coupon === null
      ? []
      : [
          {
            name: t('billing:fact.coupon'),
            value: [
              coupon.endsAt === null && coupon.duration !== 'repeating'
                ? t(`billing:coupon.${coupon.duration}`, { percent: coupon.percentOff })
                : t('billing:fact.couponUntil', {
                    percent: coupon.percentOff,
                    date: day(coupon.endsAt ?? periodEndsAt),
                  }),
              // Until it is used the plan cannot be switched.
              ...(coupon.onlyTerm ? [t(`billing:coupon.only.${coupon.onlyTerm}`)] : []),
            ].join(' · '),
          },
        ]),
    ...(openInvoice === null
      ? []
      : [{ name: t('billing:fact.owed'), value: yen(openInvoice.amountYen) }]),
    ...(openInvoice !== null
      ? []
      : [
          {
            name: t('billing:fact.nextCharge'),
            value: isRenewed
              ? t('billing:fact.nextChargeValue', {
                  amount: yen(renewalYen(subscription)),
                  date: day(status === 'trialing' ? (trialEndsAt ?? periodEndsAt) : periodEndsAt),
                })
              : t('billing:fact.noCharge'),
          },
        ]),
    ...(switchesTo === null
      ? []
      : [
          {
            name: t('billing:fact.switch'),
            value: t('billing:fact.switchValue', {
              price: price(switchesTo.priceYen, switchesTo.interval),
              date: day(switchesTo.at),
            }),
          },
        ]),
    ...(status === 'trialing' && trialEndsAt !== null
      ? [{ name: t('billing:fact.trialEnds'), value: day(trialEndsAt) }]
      : []),
    ...(isOver
      ? []
      : [
          {
            name: t('billing:fact.card'),
            value: subscription.card === null ? t('billing:fact.noCard') : card(subscription.card),
          },
        ]),
  ];
}
