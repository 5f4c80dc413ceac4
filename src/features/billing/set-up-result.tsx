import { mdiCheckCircle } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BillingResult } from '@tasuki/domain/billing/billing-calls';
import { OWN_SELLER } from '@tasuki/domain/billing/own-plan';
import type { SubscriptionMirror } from '@tasuki/domain/billing/subscription-mirror';
import { isEntitled, isLive } from '@tasuki/domain/billing/subscription-status';
import { isSharing } from '@tasuki/domain/coaches/coach-sharing';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { finishSetUp, refreshBilling } from '../../data/billing/billing-functions.ts';
import { useSubscriptions } from '../../data/billing/subscriptions-query.ts';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { useBillingWords } from './billing-words.ts';
import { FactList } from '../../ui/facts/fact-list.tsx';
import { confirmPath } from './payment-link.ts';
import { IS_WITHOUT_ANSWER } from './stripe-failure.ts';
import { SubscriptionCard } from './subscription-card.tsx';
import { useSubscriptionFacts } from './subscription-facts.ts';

interface SetUpResultProps {
  /** As Stripe names it in the address; null = Stripe led back from a payment. */
  setupIntentId: string | null;
  /** The subscription whose method was changed; left out = one was begun. */
  changedId?: string;
  /** The seller with whom one was begun. */
  begunWith?: string;
  /** The page on which the person tries again. */
  againPath: string;
}

/** The page that one comes back to: does what was confirmed, once, and says what came of it. */
export function SetUpResult({ setupIntentId, changedId, begunWith, againPath }: SetUpResultProps) {
  const { t } = useTranslation('billing');
  const uid = useSessionStore((session) => session.userCredential?.uid ?? '');
  const subscriptions = useSubscriptions(uid);
  const result = useLiveQuery<BillingResult>({
    key: `set-up/${setupIntentId ?? 'none'}`,
    load: async () => settle(setupIntentId),
  });
  const found =
    subscriptions.state === 'ready'
      ? subscriptions.data.find(({ id, sellerId }) =>
          changedId === undefined ? sellerId === begunWith : id === changedId,
        )
      : undefined;
  // The event may have begun it while the page had no answer.
  const isBegun = changedId === undefined && found !== undefined && isLive(found.status);
  if (result.state === 'failed' && !(isBegun && IS_WITHOUT_ANSWER.has(result.failureCode))) {
    const { failureCode, retry } = result;
    return <NotSettled failureCode={failureCode} againPath={againPath} onRetry={retry} />;
  }
  if (result.state === 'loading') {
    return (
      <>
        <PageHeading>{t('common:title.paymentResult')}</PageHeading>
        <Typography role="status">{t('billing:result.working')}</Typography>
        <LoadingState shape="form" />
      </>
    );
  }
  const outcome = result.state === 'ready' ? result.data.outcome : 'successful';
  if (outcome === 'failed') {
    return <NotSettled failureCode="billing/set-up-failed" againPath={againPath} />;
  }
  if (!found && subscriptions.state === 'ready' && setupIntentId === null) {
    return <NotSettled failureCode="billing/not-found" againPath={againPath} />;
  }
  if (!found) {
    return (
      <>
        <PageHeading>{t('common:title.paymentResult')}</PageHeading>
        <Typography role="status">{t('billing:result.processing')}</Typography>
      </>
    );
  }
  if (outcome === 'needsAction' || found.openInvoice?.needsAuthentication === true) {
    return <ToBank subscription={found} />;
  }
  // A payment under way shows itself here, and a refused one can be repaired.
  if (found.openInvoice !== null) {
    return (
      <Box sx={{ display: 'grid', gap: 2 }}>
        <PageHeading>{t('common:title.paymentResult')}</PageHeading>
        <SubscriptionCard subscription={found} maySubscribeAgain={false} />
      </Box>
    );
  }
  return <Settled subscription={found} isChange={changedId !== undefined} />;
}

function ToBank({ subscription: { id } }: { subscription: SubscriptionMirror }) {
  const { t } = useTranslation('billing');
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <PageHeading>{t('billing:method.confirmTitle')}</PageHeading>
      <Typography>{t('billing:result.bank')}</Typography>
      <Button href={confirmPath(id)} variant="contained" size="large">
        {t('billing:action.confirm')}
      </Button>
    </Box>
  );
}

async function settle(setupIntentId: string | null): Promise<BillingResult> {
  if (setupIntentId !== null) return finishSetUp(setupIntentId);
  await refreshBilling();
  return { outcome: 'successful', clientSecret: null };
}

interface NotSettledProps {
  failureCode: FailureCode;
  againPath: string;
  /** Asks the same once more; left out = the answer is certain. */
  onRetry?: () => void;
}

function NotSettled({ failureCode, againPath, onRetry }: NotSettledProps) {
  const { t } = useTranslation('billing');
  // A confirmed set-up stays valid, so that no card is entered anew.
  if (onRetry && IS_WITHOUT_ANSWER.has(failureCode)) {
    return (
      <>
        <PageHeading>{t('common:title.paymentResult')}</PageHeading>
        <FailedState failureCode={failureCode} onRetry={onRetry} />
      </>
    );
  }
  const isThere = failureCode === 'billing/subscription-exists';
  return (
    <>
      <PageHeading>{t('common:title.paymentResult')}</PageHeading>
      <FailedState
        failureCode={failureCode}
        action={
          isThere ? (
            <ToSubscriptions />
          ) : (
            <Button href={againPath} variant="contained">
              {t('billing:result.again')}
            </Button>
          )
        }
      />
    </>
  );
}

function Settled({
  subscription,
  isChange,
}: {
  subscription: SubscriptionMirror;
  isChange: boolean;
}) {
  const { t } = useTranslation('billing');
  const { outlook } = useBillingWords();
  const facts = useSubscriptionFacts(subscription);
  const { status, sellerId, mirroredAt } = subscription;
  const isBegunWithCoach = sellerId !== OWN_SELLER && !isChange;
  const isShared = useSessionStore((session) =>
    session.coachLinks.some((link) => link.coachId === sellerId && isSharing(link)),
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {isEntitled(subscription, mirroredAt) && (
        <Icon path={mdiCheckCircle} color="success" sx={{ fontSize: 40 }} />
      )}
      <PageHeading>
        {isChange
          ? t('billing:result.methodChanged')
          : t(status === 'trialing' ? 'billing:result.trialBegan' : 'billing:result.began')}
      </PageHeading>
      <Typography role="status">{outlook(subscription)}</Typography>
      <FactList facts={facts} />
      {isBegunWithCoach && isShared && (
        <Typography variant="body2">{t('billing:coachPlan.stillSharing')}</Typography>
      )}
      <ToSubscriptions />
      {isBegunWithCoach && !isShared ? (
        // Paying is no consent: what the coach may read is decided there.
        <Button component={Link} to={routePath('myCoach')} variant="contained" size="large">
          {t('billing:coachPlan.toSharing')}
        </Button>
      ) : (
        <Button component={Link} to={routePath('home')} variant="contained" size="large">
          {t('billing:result.toActivities')}
        </Button>
      )}
    </Box>
  );
}

function ToSubscriptions() {
  const { t } = useTranslation('billing');
  return (
    <Button
      component={Link}
      to={routePath('subscriptions')}
      variant="outlined"
      color="secondary"
      size="large"
    >
      {t('billing:result.toSubscriptions')}
    </Button>
  );
}
