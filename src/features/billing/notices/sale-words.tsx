import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatDay } from '@tasuki/domain/measures/format-date';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { SALE_NEWS_DAYS, type SaleNews } from '@tasuki/domain/products/sale-news';
import { useDateLocale } from '../../../platform/locale.ts';
import { useOfferWords } from '../../../platform/offer-words.ts';
import { Notice } from '../../../ui/states/notice.tsx';

/** The others are counted; the page behind the notice has them all. */
const SHOWN_MAXIMUM = 3;

interface SaleWordsProps {
  /** The newest first, at least one. */
  news: readonly SaleNews[];
  onClose: () => void;
}

/** The product, the buyer and the price of a sale, with a link to the list. */
export function SaleWords({ news, onClose }: SaleWordsProps) {
  const { t } = useTranslation('products');
  const dates = useDateLocale();
  const { price } = useOfferWords();
  const shown = news.slice(0, SHOWN_MAXIMUM);
  const isOfPlans = news[0]?.kind === 'subscribed';
  return (
    <Notice
      severity="info"
      title={t('products:news.title', { days: SALE_NEWS_DAYS })}
      link={
        isOfPlans
          ? { path: routePath('ownCoachPlans'), words: t('products:news.toSubscribers') }
          : { path: routePath('ownProducts'), words: t('products:news.toSales') }
      }
      onClose={onClose}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, overflowWrap: 'anywhere' }}>
        {shown.map(({ id, kind, runnerName, name, priceYen, at }) => (
          <li key={id}>
            {t(`products:news.${kind}`, {
              runner: runnerName === '' ? t('products:sales.someone') : runnerName,
              name,
              price: price(priceYen),
              date: formatDay(at, null, dates),
            })}
          </li>
        ))}
        {news.length > shown.length && (
          <li>{t('products:news.more', { count: news.length - shown.length })}</li>
        )}
      </Box>
    </Notice>
  );
}
