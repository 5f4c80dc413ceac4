import { useTranslation } from 'react-i18next';
import type { PricedOffer } from '@tasuki/domain/billing/priced-offer';
import { formatYen } from '@tasuki/domain/measures/format-yen';
import { currentLanguage } from './i18n.ts';

/** Price and duration of what is sold once, as a person reads them. */
export function useOfferWords() {
  const { t } = useTranslation('products');
  const price = (priceYen: number) => formatYen(priceYen, currentLanguage());
  const duration = ({
    duration: count,
    durationUnit,
  }: Pick<PricedOffer, 'duration' | 'durationUnit'>) =>
    t(`products:duration.${durationUnit}`, { count });
  return { price, duration };
}
