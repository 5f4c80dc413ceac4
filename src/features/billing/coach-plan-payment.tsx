import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CoachPlanChoice } from '@tasuki/domain/billing/coach-plan-calls';
import type { CoachLink } from '@tasuki/domain/coaches/coach';
import { isSharing } from '@tasuki/domain/coaches/coach-sharing';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { beginCoachSubscription } from '../../data/coach-plans/coach-plan-functions.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { AgreeWords } from './agree-words.tsx';
import { PaymentForm } from './payment-form.tsx';
import { coachPlanCallbackPath } from './payment-link.ts';
import { PurchaseTerms } from './purchase-terms.tsx';
import { usePreparedPayment } from './use-prepared-payment.ts';

interface CoachPlanPaymentProps extends CoachPlanChoice {
  onConfirmed: (setupIntentId: string) => void;
}

/** The terms of a coach's plan as they are sold on, the card, and the button that agrees to both. */
export function CoachPlanPayment({ coachId, planId, onConfirmed }: CoachPlanPaymentProps) {
  const { t } = useTranslation('billing');
  const [now] = useState(() => new Date());
  const link = useSessionStore((session) =>
    session.coachLinks.find((one) => one.coachId === coachId),
  );
  const payment = usePreparedPayment(`coach plan/${coachId}/${planId}`, async () =>
    beginCoachSubscription({ coachId, planId }),
  );
  if (payment.state === 'loading') return <LoadingState shape="form" />;
  if (payment.state === 'failed') {
    return <NotBegun coachId={coachId} failureCode={payment.failureCode} onRetry={payment.retry} />;
  }
  const { stripe, prepared } = payment.data;
  const { plan, trialDays, setupIntentId, clientSecret } = prepared;
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 640, pb: 3 }}>
      <PurchaseTerms
        plan={plan}
        more={[
          { name: t('billing:coachPlan.coach'), value: plan.coachName },
          { name: t('billing:coachPlan.target'), value: plan.target },
        ]}
        trialDays={trialDays}
        now={now}
        coupon={null}
      />
      <Typography variant="body2" color="textSecondary">
        {t(`billing:coachPlan.${sharingWords(link)}`, { name: plan.coachName })}
      </Typography>
      <Box component="section" sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h2">{t('billing:pay.title')}</Typography>
        <PaymentForm
          key={setupIntentId}
          stripe={stripe}
          clientSecret={clientSecret}
          kind="setUp"
          returnPath={coachPlanCallbackPath(coachId, planId)}
          words={<AgreeWords priceYen={plan.priceYen} trialDays={trialDays} />}
          onConfirmed={() => {
            onConfirmed(setupIntentId);
          }}
        />
      </Box>
      <Button component={Link} to={routePath('coachProfile', { coachId })} color="secondary">
        {t('billing:pay.otherPlan')}
      </Button>
    </Box>
  );
}

/** The words on the current sharing of the runner's data: paying does not change it. */
function sharingWords(link: CoachLink | undefined): 'sharing' | 'sharingOn' | 'sharingOff' {
  if (link?.state !== 'active') return 'sharing';
  return isSharing(link) ? 'sharingOn' : 'sharingOff';
}

interface NotBegunProps {
  coachId: string;
  failureCode: FailureCode;
  onRetry: () => void;
}

/** The way on if there is nothing to subscribe to. */
function NotBegun({ coachId, failureCode, onRetry }: NotBegunProps) {
  const { t } = useTranslation('billing');
  if (failureCode === 'billing/subscription-exists') {
    return (
      <FailedState
        failureCode={failureCode}
        action={
          <Button component={Link} to={routePath('subscriptions')} variant="outlined">
            {t('billing:result.toSubscriptions')}
          </Button>
        }
      />
    );
  }
  if (failureCode === 'billing/plan-not-sold' || failureCode === 'coach/ended-by-coach') {
    return (
      <FailedState
        failureCode={failureCode}
        action={
          <Button
            component={Link}
            to={routePath('coachProfile', { coachId })}
            variant="outlined"
            color="secondary"
          >
            {t('billing:coachPlan.toProfile')}
          </Button>
        }
      />
    );
  }
  return <FailedState failureCode={failureCode} onRetry={onRetry} />;
}
