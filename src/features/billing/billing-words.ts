import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillingInterval } from '@tasuki/domain/billing/billing-period';
import type { CouponTerms } from '@tasuki/domain/billing/coupon';
import { OWN_SELLER } from '@tasuki/domain/billing/own-plan';
import {
  isCardExpired,
  type ChargedCard,
  type SubscriptionMirror,
} from '@tasuki/domain/billing/subscription-mirror';
import {
  subscriptionOutlook,
  type SubscriptionOutlook,
} from '@tasuki/domain/billing/subscription-outlook';
import type { Language } from '@tasuki/domain/language';
import { formatDay, formatTimeOfDay } from '@tasuki/domain/measures/format-date';
import { formatYen } from '@tasuki/domain/measures/format-yen';
import { useDateLocale } from '../../platform/locale.ts';

/** As each company writes its name. */
const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  jcb: 'JCB',
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  unionpay: 'UnionPay',
};

/** Between two sentences. */
const SENTENCE_GAPS: Readonly<Record<Language, string>> = {
  en: ' ',
  ja: '',
  zh: '',
  'zh-tw': '',
  vi: ' ',
};

/** Sums, days and cards as a person reads them. Suspends until the words of dates are here. */
export function useBillingWords() {
  const { t } = useTranslation('billing');
  const dates = useDateLocale();
  const [now] = useState(() => new Date());
  const yen = (amountYen: number) => formatYen(amountYen, dates.language);
  const day = (moment: Date) => formatDay(moment, null, dates);
  const dayAndTime = (moment: Date) => `${day(moment)} ${formatTimeOfDay(moment, null)}`;
  const price = (priceYen: number, interval: BillingInterval) =>
    t(`billing:price.${interval}`, { price: yen(priceYen) });
  const card = (charged: ChargedCard) => {
    const { brand, lastFour, expiryMonth, expiryYear } = charged;
    return t(`billing:fact.${isCardExpired(charged, now) ? 'cardExpired' : 'cardValue'}`, {
      brand: BRANDS[brand] ?? brand,
      digits: lastFour,
      expiry: `${String(expiryMonth).padStart(2, '0')}/${expiryYear % 100}`,
    });
  };
  /** The next charge or end, in one or two sentences. */
  const outlook = (subscription: SubscriptionMirror) => {
    const { sentence, at, amountYen } = subscriptionOutlook(subscription, now);
    const isOfCoach = subscription.sellerId !== OWN_SELLER;
    const key =
      isOfCoach && isUnpaid(sentence)
        ? (`billing:coachPlan.${sentence}` as const)
        : (`billing:outlook.${sentence}` as const);
    return t(key, {
      date: at === null ? '' : IS_OF_THE_HOUR.has(sentence) ? dayAndTime(at) : day(at),
      amount: yen(amountYen ?? subscription.priceYen),
    });
  };
  /** The name of what is subscribed to, with the coach's name if it is a coach's plan. */
  const title = ({ sellerId, planName = '', sellerName = '' }: SubscriptionMirror) => {
    if (sellerId === OWN_SELLER) return t('billing:plan.name');
    const plan = planName === '' ? t('billing:coachPlan.unnamed') : planName;
    return sellerName === '' ? plan : t('billing:coachPlan.title', { plan, coach: sellerName });
  };
  /** The discount of a coupon, and its duration. */
  const coupon = ({ percentOff: percent, duration, durationInMonths }: CouponTerms) =>
    duration === 'repeating'
      ? t('billing:coupon.repeating', { percent, count: durationInMonths ?? 0 })
      : t(`billing:coupon.${duration}`, { percent });
  const sentences = (several: readonly string[]) => several.join(SENTENCE_GAPS[dates.language]);
  return { yen, day, dayAndTime, price, card, outlook, title, coupon, sentences };
}

/** A first payment has less than a day. */
const IS_OF_THE_HOUR: ReadonlySet<SubscriptionOutlook['sentence']> = new Set([
  'firstPaymentToBeConfirmed',
  'firstPaymentFailed',
]);

type UnpaidSentence = 'unpaid' | 'unpaidTriedAgain' | 'unpaidWithoutMethod';

/** A coach's plan has other words, since no free plan of Tasuki replaces it. */
function isUnpaid(sentence: SubscriptionOutlook['sentence']): sentence is UnpaidSentence {
  return (
    sentence === 'unpaid' || sentence === 'unpaidTriedAgain' || sentence === 'unpaidWithoutMethod'
  );
}
