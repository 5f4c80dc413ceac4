import { mdiPlus } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { COACH_PLAN_LIMITS, type PaidCoachPlan } from '@tasuki/domain/billing/coach-plan';
import { routePath } from '@tasuki/domain/navigation/route-table';
import {
  useArchivedPlans,
  useCurrentPlans,
  useSubscribers,
} from '../../data/coach-plans/coach-plans-query.ts';
import { useSales } from '../../data/products/products-query.ts';
import { environment } from '../../platform/environment.ts';
import { useOfferWords } from '../../platform/offer-words.ts';
import { FactRow } from '../../ui/facts/fact-row.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { touchTarget } from '../../ui/theme/touch-target.ts';
import { MonthTotal } from './month-total.tsx';
import { SubscriberList } from './subscriber-list.tsx';

/** A coach's plans for sale, their subscribers, and this month's income. */
export function CoachPlanDesk({ coachId }: { coachId: string }) {
  const { t } = useTranslation(['common', 'products']);
  const plans = useCurrentPlans(coachId);
  if (plans.state === 'loading') return <LoadingState shape="rows" />;
  if (plans.state === 'failed') {
    return <FailedState failureCode={plans.failureCode} onRetry={plans.retry} />;
  }
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 640, pb: 3 }}>
      {environment.sales === null && <Alert severity="info">{t('products:notSold')}</Alert>}
      <Box component="section" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Typography color="textSecondary">
          {plans.data.length === 0
            ? t('products:plans.desk.empty')
            : t('products:plans.desk.text', { days: COACH_PLAN_LIMITS.trialDays })}
        </Typography>
        <PlanRows plans={plans.data} />
        <Button
          component={RouterLink}
          to={routePath('newCoachPlan')}
          variant="contained"
          startIcon={<Icon path={mdiPlus} />}
        >
          {t('common:title.newCoachPlan')}
        </Button>
      </Box>
      <Suspense fallback={<LoadingState shape="rows" />}>
        <Sold coachId={coachId} />
      </Suspense>
    </Box>
  );
}

/**
 * Subscribers, income and archived plans, shown at once, since the length of each moves the next.
 */
function Sold({ coachId }: { coachId: string }) {
  const subscribers = useSubscribers(coachId);
  const sales = useSales(coachId);
  if (subscribers.state === 'loading' || sales.state === 'loading') {
    return <LoadingState shape="rows" />;
  }
  return (
    <>
      <SubscriberList subscribers={subscribers} />
      <MonthTotal sales={sales} />
      <ArchivedPlans coachId={coachId} />
    </>
  );
}

function ArchivedPlans({ coachId }: { coachId: string }) {
  const { t } = useTranslation('products');
  const plans = useArchivedPlans(coachId);
  if (plans.state !== 'ready' || plans.data.length === 0) return null;
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h2">{t('products:plans.desk.archived')}</Typography>
      <PlanRows plans={plans.data} />
    </Box>
  );
}

function PlanRows({ plans }: { plans: readonly PaidCoachPlan[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
      {plans.map((plan) => (
        <PlanRow key={plan.id} plan={plan} />
      ))}
    </Box>
  );
}

function PlanRow({ plan }: { plan: PaidCoachPlan }) {
  const { t } = useTranslation('products');
  const { price } = useOfferWords();
  const { id: planId, name, priceJpy, interval, state } = plan;
  return (
    <FactRow
      title={
        state === 'archived' ? (
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        ) : (
          <Link
            component={RouterLink}
            to={routePath('editCoachPlan', { planId })}
            sx={{ ...touchTarget, fontWeight: 600, overflowWrap: 'anywhere' }}
          >
            {name}
          </Link>
        )
      }
      facts={[price(priceJpy), t(`products:plans.interval.${interval}`)]}
    >
      <Chip
        size="small"
        variant="outlined"
        color={state === 'published' ? 'success' : 'default'}
        label={t(`products:state.${state}`)}
      />
    </FactRow>
  );
}
