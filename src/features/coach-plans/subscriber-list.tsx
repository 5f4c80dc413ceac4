import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Subscriber } from '@tasuki/domain/billing/coach-plan';
import { isInTrouble } from '@tasuki/domain/billing/subscription-status';
import { formatDay } from '@tasuki/domain/measures/format-date';
import type { useSubscribers } from '../../data/coach-plans/coach-plans-query.ts';
import { useDateLocale } from '../../platform/locale.ts';
import { useOfferWords } from '../../platform/offer-words.ts';
import { FactRow } from '../../ui/facts/fact-row.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';

/** Subscribers to a coach's plans, with the state of each, live. */
export function SubscriberList({
  subscribers,
}: {
  subscribers: ReturnType<typeof useSubscribers>;
}) {
  const { t } = useTranslation('products');
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h2">{t('products:plans.subscribers.title')}</Typography>
      {subscribers.state === 'failed' && (
        <FailedState failureCode={subscribers.failureCode} onRetry={subscribers.retry} />
      )}
      {subscribers.state === 'ready' && subscribers.data.length === 0 && (
        <Typography color="textSecondary">{t('products:plans.subscribers.empty')}</Typography>
      )}
      {subscribers.state === 'ready' && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
          {subscribers.data.map((subscriber) => (
            <SubscriberRow key={subscriber.id} subscriber={subscriber} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function SubscriberRow({ subscriber }: { subscriber: Subscriber }) {
  const { t } = useTranslation(['products', 'billing']);
  const dates = useDateLocale();
  const { price } = useOfferWords();
  const { runnerName, planName, priceYen, interval, startedAt, periodEndsAt, status } = subscriber;
  const { reversal = null } = subscriber;
  const isRunning = status === 'active' || status === 'trialing';
  const isEnding = isRunning && subscriber.isCancelledAtPeriodEnd;
  const renewal = status === 'trialing' ? 'firstPayment' : 'renews';
  const next = isEnding ? 'ends' : renewal;
  const day = (moment: Date) => formatDay(moment, null, dates);
  return (
    <FactRow
      title={
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {runnerName === '' ? t('products:sales.someone') : runnerName}
        </Typography>
      }
      facts={[
        planName,
        t(`billing:price.${interval}`, { price: price(priceYen) }),
        t('products:plans.subscribers.since', { date: day(startedAt) }),
        ...(isRunning
          ? [t(`products:plans.subscribers.${next}`, { date: day(periodEndsAt) })]
          : []),
        ...(reversal === null || isRunning
          ? []
          : [t(`products:plans.subscribers.reversal.${reversal}`)]),
      ]}
    >
      <Chip
        size="small"
        variant="outlined"
        color={isInTrouble(subscriber) ? 'error' : 'default'}
        label={t(`billing:state.${isEnding ? 'ending' : status}`)}
      />
    </FactRow>
  );
}
