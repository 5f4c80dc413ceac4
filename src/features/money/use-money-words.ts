import { useTranslation } from 'react-i18next';
import { OWN_SELLER } from '@tasuki/domain/billing/own-plan';
import { formatDay } from '@tasuki/domain/measures/format-date';
import { formatNumber } from '@tasuki/domain/measures/format-measure';
import { formatYen } from '@tasuki/domain/measures/format-yen';
import { currentLanguage } from '../../platform/i18n.ts';
import { useDateLocale } from '../../platform/locale.ts';

/** The time zone of the sales, which are made in Japan. */
const JAPAN_OFFSET_MINUTES = 9 * 60;

/** Sums, days and sellers, as an admin reads them. */
export function useMoneyWords() {
  const { t } = useTranslation('people');
  const dates = useDateLocale();
  return {
    count: (value: number) => formatNumber(value, currentLanguage()),
    sum: (amountYen: number) => formatYen(amountYen, currentLanguage()),
    day: (milliseconds: number) => formatDay(new Date(milliseconds), JAPAN_OFFSET_MINUTES, dates),
    seller: ({ sellerId, sellerName }: { sellerId: string | null; sellerName: string }) => {
      if (sellerName !== '') return sellerName;
      if (sellerId === OWN_SELLER) return t('people:money.seller.tasuki');
      return t(sellerId === null ? 'people:money.seller.unknown' : 'people:money.seller.gone');
    },
  };
}
