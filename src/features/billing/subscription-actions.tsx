import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mayAct, type DirectAction } from '@tasuki/domain/billing/billing-calls';
import { OWN_SELLER } from '@tasuki/domain/billing/own-plan';
import { GONE_SELLER, type SubscriptionMirror } from '@tasuki/domain/billing/subscription-mirror';
import {
  subscriptionOutlook,
  type SubscriptionAction,
} from '@tasuki/domain/billing/subscription-outlook';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { useCoachWithPlans } from '../../data/coaches/coach-queries.ts';
import { changeSubscription } from '../../data/billing/billing-functions.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';
import { useBillingWords } from './billing-words.ts';
import { CouponDialog } from './coupons/coupon-dialog.tsx';
import { confirmPath, methodPath } from './payment-link.ts';
import { renewalYen } from './subscription-facts.ts';

/** The actions that a dialog asks about. */
type AskedAction = DirectAction | 'applyCoupon';

interface SubscriptionActionsProps {
  subscription: SubscriptionMirror;
  maySubscribeAgain: boolean;
}

/** The actions that the table allows now. Each that costs or ends something asks once more. */
export function SubscriptionActions({ subscription, maySubscribeAgain }: SubscriptionActionsProps) {
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const isLetIn = useSessionStore((session) => session.claims.canAccessBeta === true);
  const [now] = useState(() => new Date());
  const { actions: allowed } = subscriptionOutlook(subscription, now);
  const actions = allowed.filter((one) => mayAct(one, isLetIn));
  const close = () => {
    setAsked(null);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {actions.map((action, index) => (
        <ActionButton
          key={action}
          action={action}
          isFirst={index === 0}
          subscription={subscription}
          maySubscribeAgain={maySubscribeAgain}
          onAsk={setAsked}
        />
      ))}
      {asked === 'applyCoupon' && <CouponDialog subscriptionId={subscription.id} onClose={close} />}
      {asked !== null && asked !== 'applyCoupon' && (
        <ActionDialog subscription={subscription} action={asked} onClose={close} />
      )}
    </Box>
  );
}

interface ActionButtonProps extends SubscriptionActionsProps {
  action: SubscriptionAction;
  isFirst: boolean;
  /** A dialog is to be opened. */
  onAsk: (action: AskedAction) => void;
}

/** The way to one action: a page, or a question first. */
function ActionButton(props: ActionButtonProps) {
  const { action, isFirst, subscription, maySubscribeAgain, onAsk } = props;
  const { t } = useTranslation('billing');
  const { id, sellerId, planId, openInvoice } = subscription;
  const variant = isFirst ? 'contained' : 'outlined';
  switch (action) {
    case 'subscribeAgain':
      return maySubscribeAgain && sellerId !== GONE_SELLER ? (
        <Button
          component={Link}
          to={
            sellerId === OWN_SELLER
              ? routePath('selectPlan')
              : routePath('coachProfile', { coachId: sellerId })
          }
          color="secondary"
          variant="outlined"
        >
          {t('billing:action.subscribeAgain')}
        </Button>
      ) : null;
    case 'switchPlan':
      return sellerId === OWN_SELLER ? (
        <ToSwitch sellerId={sellerId} />
      ) : (
        <ToSwitchOfCoach coachId={sellerId} currentId={planId} />
      );
    case 'updateMethod':
      return (
        <Button
          href={methodPath(id)}
          color="secondary"
          variant={openInvoice === null ? 'outlined' : variant}
        >
          {t('billing:action.updateMethod')}
        </Button>
      );
    case 'applyCoupon':
    case 'cancel':
    case 'endNow':
    case 'keepPlan':
    case 'resume':
    case 'retry':
      return action === 'retry' && openInvoice?.needsAuthentication ? (
        <Button href={confirmPath(id)} color="secondary" variant={variant}>
          {t('billing:action.confirm')}
        </Button>
      ) : (
        <AskingButton action={action} variant={variant} onAsk={onAsk} />
      );
  }
}

interface AskingButtonProps extends Pick<ActionButtonProps, 'onAsk'> {
  action: AskedAction;
  /** The look of an action that ends nothing. */
  variant: 'contained' | 'outlined';
}

function AskingButton({ action, variant, onAsk }: AskingButtonProps) {
  const { t } = useTranslation('billing');
  const isEnding = action === 'cancel' || action === 'endNow';
  const usual = action === 'applyCoupon' ? 'outlined' : variant;
  return (
    <Button
      color={isEnding ? 'error' : 'secondary'}
      variant={isEnding ? 'text' : usual}
      onClick={() => {
        onAsk(action);
      }}
    >
      {t(`billing:action.${action}`)}
    </Button>
  );
}

function ToSwitch({ sellerId }: { sellerId: string }) {
  const { t } = useTranslation('billing');
  return (
    <Button
      component={Link}
      to={routePath('coachSubscriptionEdit', { coachId: sellerId })}
      color="secondary"
      variant="outlined"
    >
      {t('billing:action.switchPlan')}
    </Button>
  );
}

/** Only where the coach sells another plan. */
function ToSwitchOfCoach({ coachId, currentId }: { coachId: string; currentId: string }) {
  const found = useCoachWithPlans(coachId);
  const plans = found.state === 'ready' ? (found.data?.plans ?? []) : [];
  const hasOther = plans.some(({ id, priceJpy }) => priceJpy > 0 && id !== currentId);
  return hasOther ? <ToSwitch sellerId={coachId} /> : null;
}

interface ActionDialogProps {
  subscription: SubscriptionMirror;
  action: DirectAction;
  onClose: () => void;
}

function ActionDialog({ subscription, action, onClose }: ActionDialogProps) {
  const { t } = useTranslation('billing');
  const announce = useSnackbar();
  const consequence = useConsequence(subscription)[action];
  const { id: subscriptionId } = subscription;
  const run = useCallback(async () => {
    const { outcome } = await changeSubscription({ subscriptionId, action });
    if (outcome === 'needsAction') {
      globalThis.location.assign(confirmPath(subscriptionId));
      return false;
    }
    if (outcome === 'processing') throw new TasukiFailure('billing/processing');
    if (outcome === 'failed') throw new TasukiFailure('billing/payment-failed');
    return undefined;
  }, [subscriptionId, action]);
  const { submit, isBusy, failureCode } = useSubmission(`subscription: ${action}`, run);
  return (
    <ConfirmDialog
      title={t(`billing:ask.${action}`)}
      words={t(`billing:action.${action}`)}
      color={action === 'cancel' || action === 'endNow' ? 'error' : 'primary'}
      // "Cancel" would be read as an answer to the question.
      closeWords={t('billing:ask.back')}
      isBusy={isBusy}
      failureCode={failureCode}
      onConfirm={() => {
        void submit().then((isDone) => {
          if (!isDone) return;
          announce(t(`billing:done.${action}`));
          onClose();
        });
      }}
      onClose={onClose}
    >
      <Typography>{consequence}</Typography>
    </ConfirmDialog>
  );
}

/** The consequence of each action, with its sum and its day. */
function useConsequence(subscription: SubscriptionMirror): Record<DirectAction, string> {
  const { t } = useTranslation('billing');
  const { yen, day } = useBillingWords();
  const { status, periodEndsAt, trialEndsAt, card, openInvoice, priceYen } = subscription;
  const end = status === 'trialing' ? (trialEndsAt ?? periodEndsAt) : periodEndsAt;
  const owed = yen(openInvoice?.amountYen ?? priceYen);
  const renewal = yen(renewalYen(subscription));
  return {
    cancel: t('billing:ask.cancelText', { date: day(end) }),
    endNow: t('billing:ask.endNowText', { amount: owed }),
    resume:
      status === 'paused'
        ? t('billing:ask.resumePaused', { amount: renewal })
        : t('billing:ask.resumeText', { amount: renewal, date: day(end) }),
    keepPlan: t('billing:ask.keepPlanText'),
    retry: t('billing:ask.retryText', { amount: owed, digits: card?.lastFour ?? '' }),
  };
}
