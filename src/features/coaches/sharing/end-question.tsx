import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { SubscriptionMirror } from '@tasuki/domain/billing/subscription-mirror';
import { subscriptionOutlook } from '@tasuki/domain/billing/subscription-outlook';
import { isLive } from '@tasuki/domain/billing/subscription-status';
import type { CoachLink } from '@tasuki/domain/coaches/coach';
import { formatDay } from '@tasuki/domain/measures/format-date';
import { formatYen } from '@tasuki/domain/measures/format-yen';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { changeSubscription } from '../../../data/billing/billing-functions.ts';
import { useSubscriptions } from '../../../data/billing/subscriptions-query.ts';
import { endCoachLink } from '../../../data/coaches/coach-sharing.ts';
import { useSubmission } from '../../../platform/forms/use-submission.ts';
import { useDateLocale } from '../../../platform/locale.ts';
import { CheckRow } from '../../../ui/check-row.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useSnackbar } from '../../../ui/snackbar/snackbar.tsx';
import { touchTarget } from '../../../ui/theme/touch-target.ts';

interface EndQuestionProps {
  link: CoachLink;
  /** Name of the coach. */
  name: string;
  onClose: () => void;
}

/**
 * A runner ends coaching by a coach. A runner who pays this coach decides in the same step whether
 * that goes on.
 */
export function EndQuestion({ link, name, onClose }: EndQuestionProps) {
  const { t } = useTranslation('coaches');
  const announce = useSnackbar();
  const [isCancelling, setIsCancelling] = useState(true);
  const subscriptions = useSubscriptions(link.runnerUid);
  const paid =
    subscriptions.state === 'ready'
      ? subscriptions.data.find(
          (one) => one.sellerId === link.coachId && isLive(one.status) && endOf(one) !== null,
        )
      : undefined;
  const ending = useSubmission('end coach link', endWithSubscription);
  return (
    <ConfirmDialog
      title={t('coaches:sharing.end.title', { name })}
      words={t('coaches:sharing.end.confirm')}
      isBusy={ending.isBusy}
      isDisabled={subscriptions.state === 'loading'}
      failureCode={ending.failureCode}
      onClose={onClose}
      onConfirm={() => {
        void ending.submit({ link, cancelled: isCancelling ? paid : undefined }).then((isDone) => {
          if (isDone) announce(t('coaches:sharing.end.done', { name }));
        });
      }}
    >
      <Typography variant="body2">{t('coaches:sharing.end.text', { name })}</Typography>
      {paid && (
        <PaidPlan
          subscription={paid}
          name={name}
          isCancelling={isCancelling}
          onChange={setIsCancelling}
        />
      )}
      {subscriptions.state === 'failed' && (
        <Typography variant="body2">{t('coaches:sharing.end.unknown')}</Typography>
      )}
      {(subscriptions.state === 'failed' || (paid && !isCancelling)) && (
        <Link
          component={RouterLink}
          to={routePath('subscriptions')}
          variant="body2"
          sx={{ ...touchTarget, justifySelf: 'start' }}
        >
          {t('coaches:sharing.end.toSubscriptions')}
        </Link>
      )}
    </ConfirmDialog>
  );
}

interface Ending {
  link: CoachLink;
  /** The subscription that ends as well; left out = none. */
  cancelled: SubscriptionMirror | undefined;
}

/** First what costs money: where it fails, nothing is ended yet, and the runner reads why. */
async function endWithSubscription({ link, cancelled }: Ending): Promise<void> {
  const action = cancelled && endOf(cancelled);
  if (action) await changeSubscription({ subscriptionId: cancelled.id, action });
  await endCoachLink(link);
}

/** How a subscription is ended; null = it ends already. */
function endOf(subscription: SubscriptionMirror): 'cancel' | 'endNow' | null {
  const { actions } = subscriptionOutlook(subscription);
  if (actions.includes('cancel')) return 'cancel';
  return actions.includes('endNow') ? 'endNow' : null;
}

interface PaidPlanProps {
  subscription: SubscriptionMirror;
  name: string;
  isCancelling: boolean;
  onChange: (isCancelling: boolean) => void;
}

/** The runner's plan with this coach, and whether it ends with the coaching. */
function PaidPlan({ subscription, name, isCancelling, onChange }: PaidPlanProps) {
  const { t } = useTranslation(['coaches', 'billing']);
  const dates = useDateLocale();
  const { status, trialEndsAt, periodEndsAt, priceYen, interval, planName } = subscription;
  const end = status === 'trialing' ? (trialEndsAt ?? periodEndsAt) : periodEndsAt;
  return (
    <>
      <Typography variant="body2">
        {t('coaches:sharing.end.pays', {
          name,
          plan: planName || t('billing:coachPlan.unnamed'),
          price: t(`billing:price.${interval}`, { price: formatYen(priceYen, dates.language) }),
        })}
      </Typography>
      <CheckRow
        words={
          endOf(subscription) === 'endNow'
            ? t('coaches:sharing.end.endNow')
            : t('coaches:sharing.end.cancel', { date: formatDay(end, null, dates) })
        }
        isChecked={isCancelling}
        onChange={onChange}
      />
      {!isCancelling && <Typography variant="body2">{t('coaches:sharing.end.goesOn')}</Typography>}
    </>
  );
}
