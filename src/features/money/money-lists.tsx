import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  MONEY_LISTS,
  type MoneyList,
  type MoneyPage,
  type MoneyPageWish,
  type MoneyRow,
} from '@tasuki/domain/billing/money/money-calls';
import {
  SUBSCRIPTION_STATUSES,
  type SubscriptionStatus,
} from '@tasuki/domain/billing/subscription-status';
import { loadMoneyPage } from '../../data/billing/money-functions.ts';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { FactRow } from '../../ui/facts/fact-row.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { ChoiceField } from './choice-field.tsx';
import { useMoneyWords } from './use-money-words.ts';

/** Stripe's names that have words; another one is shown as it is. */
const STATES = [
  ...SUBSCRIPTION_STATUSES,
  'retrying',
  'given_up',
  'succeeded',
  'pending',
  'requires_action',
  'failed',
  'needs_response',
  'under_review',
  'won',
  'lost',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'prevented',
] as const;

/** In which somebody owes, or is owed a word. */
const IS_IN_TROUBLE: ReadonlySet<string> = new Set([
  'incomplete',
  'past_due',
  'unpaid',
  'retrying',
  'given_up',
  'failed',
  'needs_response',
  'warning_needs_response',
  'lost',
]);

/** Subscriptions by state, failed payments, refunds and disputes of everybody. */
export function MoneyLists({ onShown }: { onShown: () => void }) {
  const { t } = useTranslation('people');
  const [list, setList] = useState<MoneyList>('subscriptions');
  const [status, setStatus] = useState<SubscriptionStatus | ''>('');
  const wish = { list, status: list === 'subscriptions' && status !== '' ? status : null };
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2">{t('people:money.lists.title')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <ChoiceField
          label={t('people:money.lists.which')}
          value={list}
          choices={MONEY_LISTS.map((value) => ({ value, words: t(`people:money.lists.${value}`) }))}
          onChange={setList}
        />
        {list === 'subscriptions' && (
          <ChoiceField
            label={t('people:money.lists.status')}
            value={status}
            choices={[
              { value: '' as const, words: t('people:money.lists.each') },
              ...SUBSCRIPTION_STATUSES.map((value) => ({
                value,
                words: t(`people:money.state.${value}`),
              })),
            ]}
            onChange={setStatus}
          />
        )}
      </Box>
      <Page
        key={`${list}/${wish.status ?? ''}`}
        wish={{ ...wish, after: null }}
        onShown={onShown}
      />
    </Box>
  );
}

/** A page, and below it those that were asked for. */
function Page({ wish, onShown }: { wish: MoneyPageWish; onShown?: () => void }) {
  const { t } = useTranslation('people');
  const [isNextShown, setIsNextShown] = useState(false);
  const page = useLiveQuery<MoneyPage>({
    key: `money/${wish.list}/${wish.status ?? ''}/${wish.after ?? ''}`,
    load: () => loadMoneyPage(wish),
  });
  const isShown = page.state !== 'loading';
  useEffect(() => {
    if (isShown) onShown?.();
  }, [isShown, onShown]);
  if (page.state === 'loading') return <LoadingState shape="rows" />;
  if (page.state === 'failed') {
    return <FailedState failureCode={page.failureCode} onRetry={page.retry} />;
  }
  const { rows, after, counts } = page.data;
  if (rows.length === 0 && after === null)
    return <EmptyState sentence={t('people:money.lists.empty')} />;
  return (
    <>
      {counts && <Counts counts={counts} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <Row key={row.id} list={wish.list} row={row} />
        ))}
      </Box>
      {after !== null && !isNextShown && (
        <Button
          color="secondary"
          sx={{ justifySelf: 'start' }}
          onClick={() => {
            setIsNextShown(true);
          }}
        >
          {t('people:money.lists.more')}
        </Button>
      )}
      {after !== null && isNextShown && <Page wish={{ ...wish, after }} />}
    </>
  );
}

/** How many subscriptions there are in each state; states that nobody is in are left out. */
function Counts({ counts }: { counts: NonNullable<MoneyPage['counts']> }) {
  const { t } = useTranslation('people');
  const { count } = useMoneyWords();
  const filled = SUBSCRIPTION_STATUSES.filter((status) => counts[status] > 0);
  return (
    <Box
      component="ul"
      aria-label={t('people:money.lists.byStatus')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, m: 0, p: 0 }}
    >
      {filled.map((status) => (
        <Box key={status} component="li" sx={{ display: 'flex', gap: 0.75, listStyle: 'none' }}>
          <Typography component="span" variant="body2" color="textSecondary">
            {t(`people:money.state.${status}`)}
          </Typography>{' '}
          <Typography component="span" variant="body2" sx={{ fontWeight: 650 }}>
            {count(counts[status])}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function Row({ list, row }: { list: MoneyList; row: MoneyRow }) {
  const { t } = useTranslation('people');
  const { sum, day, seller } = useMoneyWords();
  const { runnerName, amountYen, interval, state, at, dueAt, tries, paymentId } = row;
  const { reversal = null } = row;
  const amount = sum(amountYen);
  const known = STATES.find((one) => one === state);
  const facts = [
    seller(row),
    interval === null ? amount : t(`people:money.row.${interval}`, { amount }),
    t(`people:money.row.at.${list}`, { date: day(at) }),
    ...(tries === null ? [] : [t('people:money.row.tries', { count: tries })]),
    ...(dueAt === null
      ? []
      : [t(`people:money.row.due.${dueOf(list, row)}`, { date: day(dueAt) })]),
    ...(reversal === null ? [] : [t(`people:money.row.reversal.${reversal}`)]),
    ...(paymentId === null ? [] : [paymentId]),
  ];
  return (
    <FactRow
      title={
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {runnerName === '' ? t('people:money.row.nobody') : runnerName}
        </Typography>
      }
      facts={facts}
    >
      <Chip
        size="small"
        variant="outlined"
        color={IS_IN_TROUBLE.has(state) ? 'error' : 'default'}
        label={known === undefined ? state : t(`people:money.state.${known}`)}
      />
    </FactRow>
  );
}

/** The meaning of a row's second date. */
function dueOf(list: MoneyList, { state, isCancelledAtPeriodEnd }: MoneyRow) {
  if (list === 'failedPayments') return 'nextTry';
  if (list === 'disputes') return 'answer';
  if (state === 'canceled' || state === 'incomplete_expired') return 'ended';
  return isCancelledAtPeriodEnd ? 'ends' : 'renews';
}
