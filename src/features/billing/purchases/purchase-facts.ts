import { useTranslation } from 'react-i18next';
import { isPurchaseEntitled, type Purchase } from '@tasuki/domain/products/purchase';
import { useOfferWords } from '../../../platform/offer-words.ts';
import { useBillingWords } from '../billing-words.ts';

/** The state of a purchase in words: a paid one is running or over. */
export function purchaseMark(purchase: Purchase, now: Date) {
  if (purchase.state !== 'paid') return purchase.state;
  return isPurchaseEntitled(purchase, now) ? 'running' : 'over';
}

/** The figures of a purchase: whose product, price, duration, days. */
export function usePurchaseFacts(purchase: Purchase): { name: string; value: string }[] {
  const { t } = useTranslation(['billing', 'products']);
  const { day, dayAndTime, yen } = useBillingWords();
  const { duration } = useOfferWords();
  const { coachName, target, priceYen, paidAt, state } = purchase;
  // A refunded purchase may not be used any more, also before that day.
  const endsAt = state === 'paid' ? purchase.endsAt : null;
  return [
    {
      name: t('products:fact.coach'),
      value: coachName === '' ? t('products:fact.coachLeft') : coachName,
    },
    { name: t('products:fact.target'), value: target },
    {
      name: t('billing:fact.price'),
      value: `${yen(priceYen)} (${t('billing:price.taxIncluded')})`,
    },
    { name: t('products:fact.duration'), value: duration(purchase) },
    ...(paidAt === null ? [] : [{ name: t('products:fact.paidOn'), value: day(paidAt) }]),
    ...(endsAt === null ? [] : [{ name: t('products:fact.until'), value: dayAndTime(endsAt) }]),
  ];
}
