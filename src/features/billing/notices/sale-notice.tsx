import { lazy, Suspense, useState } from 'react';
import { saleNews, saleNewsFrom } from '@tasuki/domain/products/sale-news';
import { useNewestSales, useNewestSubscribers } from '../../../data/products/products-query.ts';
import { loadCatalogues } from '../../../platform/i18n.ts';
import { closedNotices, closeNotice } from './closed-notices.ts';

/** Fetched only where something was sold. */
const SaleWords = lazy(async () => {
  const [words] = await Promise.all([import('./sale-words.tsx'), loadCatalogues(['products'])]);
  return { default: words.SaleWords };
});

/** Says on a coach's home what was sold within days, until the coach closes it. */
export function SaleNotice({ coachId }: { coachId: string }) {
  const [now] = useState(() => new Date());
  const [closed, setClosed] = useState(closedNotices);
  const sales = useNewestSales(coachId, saleNewsFrom(now));
  const subscribers = useNewestSubscribers(coachId, saleNewsFrom(now));
  const sold = {
    sales: sales.state === 'ready' ? sales.data : [],
    subscribers: subscribers.state === 'ready' ? subscribers.data : [],
  };
  const news = saleNews(sold, now).filter(({ id }) => !closed.includes(id));
  if (news.length === 0) return null;
  return (
    <Suspense>
      <SaleWords
        news={news}
        onClose={() => {
          setClosed(news.reduce<string[]>((_, { id }) => closeNotice(id), closed));
        }}
      />
    </Suspense>
  );
}
