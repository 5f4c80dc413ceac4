import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { OWN_PLAN_TERMS, OWN_SELLER, otherTerm } from '@tasuki/domain/billing/own-plan';
import type { SwitchPreview } from '@tasuki/domain/billing/switches/plan-switch';
import type { SubscriptionMirror } from '@tasuki/domain/billing/subscription-mirror';
import { subscriptionOutlook } from '@tasuki/domain/billing/subscription-outlook';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { previewSwitch, switchPlan } from '../../data/billing/billing-functions.ts';
import { useCoachWithPlans } from '../../data/coaches/coach-queries.ts';
import { useSubscriptions } from '../../data/billing/subscriptions-query.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { touchTarget } from '../../ui/theme/touch-target.ts';
import { useBillingWords } from './billing-words.ts';
import { FactList } from '../../ui/facts/fact-list.tsx';
import { confirmPath } from './payment-link.ts';

/** Another plan to switch to. */
interface OtherPlan {
  planId: string;
  /** As the runner chooses it. */
  name: string;
  /** As the terms name it. */
  onTerms: string;
}

/** Another plan of a seller: what it charges is shown to the yen before it is agreed to. */
export function PlanSwitch({ sellerId }: { sellerId: string }) {
  const { t } = useTranslation('billing');
  const uid = useSessionStore((session) => session.userCredential?.uid ?? '');
  const subscriptions = useSubscriptions(uid);
  if (subscriptions.state === 'loading') return <LoadingState shape="form" />;
  if (subscriptions.state === 'failed') {
    return <FailedState failureCode={subscriptions.failureCode} onRetry={subscriptions.retry} />;
  }
  const subscription = subscriptions.data.find(
    (one) => one.sellerId === sellerId && subscriptionOutlook(one).actions.includes('switchPlan'),
  );
  if (!subscription) {
    return (
      <EmptyState
        sentence={t('billing:switch.none')}
        action={
          <Button component={RouterLink} to={routePath('subscriptions')} variant="outlined">
            {t('billing:result.toSubscriptions')}
          </Button>
        }
      />
    );
  }
  return sellerId === OWN_SELLER ? (
    <OtherTerm subscription={subscription} />
  ) : (
    <OtherPlanOfCoach subscription={subscription} />
  );
}

function OtherTerm({ subscription }: { subscription: SubscriptionMirror }) {
  const { t } = useTranslation('billing');
  const term = otherTerm(
    OWN_PLAN_TERMS.find((known) => known === subscription.planId) ?? 'monthly',
  );
  const other: OtherPlan = {
    planId: term,
    name: t(`billing:plan.${term}`),
    onTerms: t('billing:plan.name'),
  };
  return <SwitchTo subscription={subscription} others={[other]} first={other} />;
}

/** One of those that the coach offers now. */
function OtherPlanOfCoach({ subscription }: { subscription: SubscriptionMirror }) {
  const { t } = useTranslation('billing');
  const { price } = useBillingWords();
  const { sellerId, planId: currentId } = subscription;
  const found = useCoachWithPlans(sellerId);
  if (found.state === 'loading') return <LoadingState shape="form" />;
  const isHidden = found.state === 'failed' && found.failureCode === 'common/permission-denied';
  if (found.state === 'failed' && !isHidden) {
    return <FailedState failureCode={found.failureCode} onRetry={found.retry} />;
  }
  const plans = found.state === 'ready' ? (found.data?.plans ?? []) : [];
  const others = plans.flatMap(({ id, name, priceJpy: priceYen, interval }): OtherPlan[] =>
    priceYen === 0 || id === currentId
      ? []
      : [{ planId: id, name: `${name} · ${price(priceYen, interval)}`, onTerms: name }],
  );
  const [first] = others;
  if (!first) {
    return (
      <EmptyState
        sentence={t('billing:coachPlan.noOther')}
        action={
          <Button component={RouterLink} to={routePath('subscriptions')} variant="outlined">
            {t('billing:result.toSubscriptions')}
          </Button>
        }
      />
    );
  }
  return <SwitchTo subscription={subscription} others={others} first={first} />;
}

interface SwitchToProps {
  subscription: SubscriptionMirror;
  others: readonly OtherPlan[];
  first: OtherPlan;
}

function SwitchTo({ subscription, others, first }: SwitchToProps) {
  const { t } = useTranslation('billing');
  const { price } = useBillingWords();
  const [wantedId, setWantedId] = useState(first.planId);
  const other = others.find(({ planId }) => planId === wantedId) ?? first;
  /** After each attempt the sums are asked for anew. */
  const [attempt, setAttempt] = useState(0);
  const { id: subscriptionId } = subscription;
  const { planId } = other;
  const preview = useLiveQuery<SwitchPreview>({
    key: `switch/${subscriptionId}/${planId}/${attempt}`,
    load: async () => previewSwitch({ subscriptionId, planId }),
  });
  const navigate = useNavigate();
  const announce = useSnackbar();
  const { day } = useBillingWords();
  const shown = preview.state === 'ready' ? preview.data : null;
  const run = useCallback(async () => {
    if (!shown) return false;
    const { priceId, interval, chargedNowYen, renewalYen, prorationAt, previewedAt } = shown;
    const { outcome } = await switchPlan({
      subscriptionId,
      planId,
      priceId,
      interval,
      chargedNowYen,
      renewalYen,
      prorationAt,
      previewedAt,
    });
    if (outcome === 'needsAction') {
      globalThis.location.assign(confirmPath(subscriptionId));
      return false;
    }
    if (outcome === 'processing') throw new TasukiFailure('billing/processing');
    return undefined;
  }, [shown, subscriptionId, planId]);
  const { submit, isBusy, failureCode } = useSubmission('switch plan', run);
  const change = async () => {
    if (!(await submit())) {
      setAttempt((count) => count + 1);
      return;
    }
    announce(
      shown?.timing === 'atPeriodEnd'
        ? t('billing:switch.doneLater', { date: day(new Date(shown.renewsAt)) })
        : t('billing:switch.done'),
    );
    void navigate(routePath('subscriptions'), { replace: true });
  };
  return (
    <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 640, pb: 3 }}>
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <Typography variant="body2" color="textSecondary">
          {t('billing:switch.now', { price: price(subscription.priceYen, subscription.interval) })}
        </Typography>
        <Typography variant="h2">{t('billing:switch.to', { term: other.name })}</Typography>
      </Box>
      {others.length > 1 && (
        <TextField
          select
          label={t('billing:coachPlan.other')}
          value={planId}
          disabled={isBusy}
          onChange={({ target }) => {
            setWantedId(target.value);
          }}
          slotProps={{ select: { native: true } }}
        >
          {others.map(({ planId: value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </TextField>
      )}
      <FailureAlert failureCode={failureCode} />
      {preview.state === 'loading' && <LoadingState shape="form" />}
      {preview.state === 'failed' && (
        <FailedState failureCode={preview.failureCode} onRetry={preview.retry} />
      )}
      {shown && (
        <SwitchTerms
          subscription={subscription}
          other={other}
          preview={shown}
          isBusy={isBusy}
          onAgree={() => {
            void change();
          }}
        />
      )}
    </Box>
  );
}

interface SwitchTermsProps {
  subscription: SubscriptionMirror;
  other: OtherPlan;
  preview: SwitchPreview;
  isBusy: boolean;
  onAgree: () => void;
}

/**
 * The statements that the Act on Specified Commercial Transactions (article 12-6) requires before
 * an order.
 */
function SwitchTerms({ subscription, other, preview, isBusy, onAgree }: SwitchTermsProps) {
  const { t } = useTranslation('billing');
  const { yen, day, dayAndTime, card, sentences } = useBillingWords();
  // How often it is charged is what is agreed to, also where the list of plans is an older one.
  const { timing, interval, chargedNowYen, creditYen, renewalYen } = preview;
  const isDaily = interval === 'day';
  const renewsAt = new Date(preview.renewsAt);
  const effect = {
    now: t('billing:switch.atOnce'),
    atPeriodEnd: t('billing:switch.onDay', { date: day(renewsAt) }),
    atTrialEnd: t('billing:switch.atTrialEnd', { date: day(renewsAt) }),
  }[timing];
  const facts = [
    {
      name: t('billing:terms.what'),
      value: t('billing:terms.whatText', {
        plan: other.onTerms,
        term: t(`billing:terms.paid.${interval}`),
      }),
    },
    { name: t('billing:switch.takesEffect'), value: effect },
    {
      name: t('billing:terms.today'),
      value:
        chargedNowYen === 0 ? yen(0) : t('billing:terms.todayPaid', { price: yen(chargedNowYen) }),
    },
    ...(creditYen === 0
      ? []
      : [
          {
            name: t('billing:switch.credit'),
            value: t('billing:switch.creditValue', { amount: yen(creditYen) }),
          },
        ]),
    {
      name: t('billing:terms.renewal'),
      value: t(`billing:terms.renews.${interval}`, {
        price: yen(renewalYen),
        date: day(renewsAt),
      }),
    },
    {
      name: t('billing:terms.payment'),
      value: subscription.card === null ? t('billing:fact.noCard') : card(subscription.card),
    },
    {
      name: t('billing:terms.cancel'),
      value: sentences(
        timing === 'atTrialEnd'
          ? [
              t('billing:terms.cancelTrial', { date: dayAndTime(renewsAt) }),
              t(isDaily ? 'billing:terms.cancelDailyAfterTrial' : 'billing:terms.cancelAfterTrial'),
            ]
          : [t(isDaily ? 'billing:terms.cancelDaily' : 'billing:terms.cancelPaid')],
      ),
    },
  ];
  return (
    <>
      <FactList facts={facts} />
      <Link
        href={routePath('commerceDisclosure')}
        target="_blank"
        variant="body2"
        sx={{ ...touchTarget, justifySelf: 'start' }}
      >
        {t('billing:terms.disclosure')}
      </Link>
      <Button variant="contained" size="large" loading={isBusy} onClick={onAgree}>
        {chargedNowYen === 0
          ? t('billing:switch.change')
          : t('billing:switch.payNow', { amount: yen(chargedNowYen) })}
      </Button>
      <Button component={RouterLink} to={routePath('subscriptions')} color="secondary">
        {t('billing:ask.back')}
      </Button>
    </>
  );
}
