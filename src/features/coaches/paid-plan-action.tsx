import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { COACH_PLAN_LIMITS } from '@tasuki/domain/billing/coach-plan';
import { subscriptionOutlook } from '@tasuki/domain/billing/subscription-outlook';
import { isLive } from '@tasuki/domain/billing/subscription-status';
import type { CoachPlan } from '@tasuki/domain/coaches/coach';
import { formatYen } from '@tasuki/domain/measures/format-yen';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { useSubscriptions } from '../../data/billing/subscriptions-query.ts';
import { currentLanguage } from '../../platform/i18n.ts';
import { coachSubscribePath } from '../../platform/coach-subscribe-path.ts';
import { useSessionStore } from '../../platform/session-store.ts';

/**
 * The way to a plan with a price. A runner who subscribes to its coach already can switch, but not
 * buy a second one.
 */
export function PaidPlanAction({ plan }: { plan: CoachPlan }) {
  const { t } = useTranslation(['coaches', 'billing']);
  const uid = useSessionStore((session) => session.userCredential?.uid ?? '');
  const subscriptions = useSubscriptions(uid);
  const { id: planId, coachId } = plan;
  const subscription =
    subscriptions.state === 'ready'
      ? subscriptions.data.find(({ sellerId, status }) => sellerId === coachId && isLive(status))
      : undefined;
  // There is one trial with each coach, whatever became of it.
  const hadTrial =
    subscriptions.state === 'ready' &&
    subscriptions.data.some((one) => one.sellerId === coachId && one.trialEndsAt !== null);
  if (!subscription) {
    return (
      <>
        <Typography variant="body2" color="textSecondary">
          {hadTrial
            ? t('coaches:plans.charged', { price: formatYen(plan.priceJpy, currentLanguage()) })
            : t('coaches:plans.trial', { days: COACH_PLAN_LIMITS.trialDays })}
        </Typography>
        {/* A document of its own, whose policy lets Stripe.js in. */}
        <Button variant="contained" href={coachSubscribePath(coachId, planId)}>
          {t('coaches:plans.subscribe')}
        </Button>
      </>
    );
  }
  const maySwitch =
    subscription.planId !== planId &&
    subscriptionOutlook(subscription).actions.includes('switchPlan');
  return (
    <Button
      component={Link}
      to={maySwitch ? routePath('coachSubscriptionEdit', { coachId }) : routePath('subscriptions')}
      variant="outlined"
      color="secondary"
    >
      {t(maySwitch ? 'billing:action.switchPlan' : 'billing:result.toSubscriptions')}
    </Button>
  );
}
