import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { SubscriptionMirror } from '@tasuki/domain/billing/subscription-mirror';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { touchTarget } from '../../../ui/theme/touch-target.ts';
import { useBillingWords } from '../billing-words.ts';

/** A renewal failed: what it was, and the way to where it is repaired. */
export function FailedPaymentWords({ subscription }: { subscription: SubscriptionMirror }) {
  const { t } = useTranslation('billing');
  const { outlook, title } = useBillingWords();
  return (
    <Alert severity="error" icon={false} sx={{ mb: 2 }}>
      <AlertTitle>{t('billing:failed.title', { plan: title(subscription) })}</AlertTitle>
      {outlook(subscription)}
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
