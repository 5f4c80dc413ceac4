import { mdiCheck } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FREE_ENTITLEMENTS } from '@tasuki/domain/billing/entitlements';
import {
  OWN_PLAN,
  OWN_PLAN_TERMS,
  OWN_SELLER,
  type OwnPlanTerm,
} from '@tasuki/domain/billing/own-plan';
import { isLive } from '@tasuki/domain/billing/subscription-status';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { useSubscriptions } from '../../data/billing/subscriptions-query.ts';
import { environment } from '../../platform/environment.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { BillingCard } from './billing-card.tsx';
import { useBillingWords } from './billing-words.ts';
import { onboardingPaymentPath } from './payment-link.ts';

/** Free or paid, side by side and alike. */
export function PlanChoice() {
  const { t } = useTranslation('billing');
  const uid = useSessionStore((session) => session.userCredential?.uid ?? '');
  const subscriptions = useSubscriptions(uid);
  const { yen } = useBillingWords();
  const free = FREE_ENTITLEMENTS;
  if (subscriptions.state === 'loading') return <LoadingState shape="form" />;
  if (subscriptions.state === 'failed') {
    return <FailedState failureCode={subscriptions.failureCode} onRetry={subscriptions.retry} />;
  }
  const own = subscriptions.data.filter(({ sellerId }) => sellerId === OWN_SELLER);
  const hasOne = own.some(({ status }) => isLive(status));
  const hadTrial = own.some(({ trialEndsAt }) => trialEndsAt !== null);
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <PageHeading>{t('common:title.selectPlan')}</PageHeading>
        <Typography color="textSecondary">{t('billing:choose.sentence')}</Typography>
      </Box>
      <PlanCard
        name={t('billing:plan.free')}
        price={
          <Typography variant="figure" component="p" sx={{ fontSize: '1.375rem' }}>
            {yen(0)}
          </Typography>
        }
        includes={[
          t('billing:includes.coach'),
          t('billing:includes.replies', { count: free.modelRepliesPerMonth ?? 0 }),
        ]}
        action={
          <Button
            component={Link}
            to={routePath('home')}
            variant="outlined"
            color="secondary"
            size="large"
            fullWidth
          >
            {t('billing:choose.free')}
          </Button>
        }
      />
      <OwnPlanCard hasOne={hasOne} hadTrial={hadTrial} />
    </Box>
  );
}

function OwnPlanCard({ hasOne, hadTrial }: { hasOne: boolean; hadTrial: boolean }) {
  const { t } = useTranslation('billing');
  const { yen, price } = useBillingWords();
  const [term, setTerm] = useState<OwnPlanTerm>('monthly');
  const { priceYen, monthlyYen, interval } = OWN_PLAN.prices[term];
  const wholePrice = price(priceYen, interval);
  return (
    <PlanCard
      name={t('billing:plan.name')}
      includes={[t('billing:includes.everything'), t('billing:includes.unlimited')]}
      price={
        <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
          <SegmentedChoice
            label={t('billing:choose.interval')}
            value={term}
            options={OWN_PLAN_TERMS.map((value) => ({ value, words: t(`billing:plan.${value}`) }))}
            onChange={setTerm}
          />
          <Typography variant="figure" component="p" sx={{ fontSize: '1.375rem' }}>
            {wholePrice}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t('billing:price.taxIncluded')}
            {interval === 'year' && (
              <>
                {' · '}
                {t('billing:price.perMonth', { price: yen(monthlyYen) })}
              </>
            )}
          </Typography>
        </Box>
      }
      action={
        hasOne ? (
          <>
            <Typography variant="body2">{t('billing:choose.has')}</Typography>
            <Button
              component={Link}
              to={routePath('subscriptions')}
              variant="outlined"
              color="secondary"
              size="large"
              fullWidth
            >
              {t('billing:result.toSubscriptions')}
            </Button>
          </>
        ) : environment.sales === null ? (
          <Typography variant="body2">{t('billing:choose.notSold')}</Typography>
        ) : (
          <>
            <Typography variant="body2">
              {hadTrial
                ? t('billing:choose.chargedAtOnce')
                : t('billing:choose.thenCharged', { days: OWN_PLAN.trialDays, price: wholePrice })}
            </Typography>
            {/* A document of its own: only payment pages may load Stripe.js. */}
            <Button
              href={onboardingPaymentPath(term)}
              variant="outlined"
              color="secondary"
              size="large"
              fullWidth
            >
              {hadTrial
                ? t('billing:choose.subscribe')
                : t('billing:choose.trial', { days: OWN_PLAN.trialDays })}
            </Button>
            <Typography variant="caption" color="textSecondary">
              {t('billing:choose.onPayment')}
            </Typography>
          </>
        )
      }
    />
  );
}

interface PlanCardProps {
  name: string;
  price?: ReactNode;
  includes: readonly string[];
  action: ReactNode;
}

function PlanCard({ name, price, includes, action }: PlanCardProps) {
  return (
    <BillingCard title={name}>
      {price}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {includes.map((words) => (
          <Box component="li" key={words} sx={{ display: 'flex', gap: 1, typography: 'body2' }}>
            <Icon path={mdiCheck} color="success" sx={{ fontSize: 20, mt: '2px' }} />
            {words}
          </Box>
        ))}
      </Box>
      {action}
    </BillingCard>
  );
}
