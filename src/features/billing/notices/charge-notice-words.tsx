import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { ChargeReminder } from '@tasuki/domain/billing/reminders/charge-reminder';
import type { SubscriptionMirror } from '@tasuki/domain/billing/subscription-mirror';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { touchTarget } from '../../../ui/theme/touch-target.ts';
import { useBillingWords } from '../billing-words.ts';

interface ChargeNoticeWordsProps {
  subscription: SubscriptionMirror;
  reminder: ChargeReminder;
}

/** What comes and when, and the way to where it is stopped. */
export function ChargeNoticeWords({ subscription, reminder }: ChargeNoticeWordsProps) {
  const { t } = useTranslation('billing');
  const { outlook, title, yen } = useBillingWords();
  const { lastChargeYen = null, switchesTo = null } = subscription;
  const isOtherSum = reminder.kind === 'priceChanges' && switchesTo === null;
  return (
    <Alert severity="info" icon={false} sx={{ mb: 2 }}>
      <AlertTitle>
        {t(`billing:reminder.${reminder.kind}`, { plan: title(subscription) })}
      </AlertTitle>
      {outlook(subscription)}
      {isOtherSum && lastChargeYen !== null && (
        <> {t('billing:reminder.former', { amount: yen(lastChargeYen) })}</>
      )}
      <Button
        component={RouterLink}
        to={routePath('subscriptions')}
        color="inherit"
        sx={{ ...touchTarget, display: 'flex', width: 'fit-content', ml: -1 }}
      >
        {t('billing:result.toSubscriptions')}
      </Button>
    </Alert>
  );
}
