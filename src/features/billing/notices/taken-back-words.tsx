import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { SubscriptionMirror } from '@tasuki/domain/billing/subscription-mirror';
import { routePath } from '@tasuki/domain/navigation/route-table';
import type { Purchase } from '@tasuki/domain/products/purchase';
import { TOUCH_TARGET_PIXELS, touchTarget } from '../../../ui/theme/touch-target.ts';
import { useBillingWords } from '../billing-words.ts';

/** The size of a finger. */
const CLOSE_TARGET = { width: TOUCH_TARGET_PIXELS, height: TOUCH_TARGET_PIXELS };

interface TakenBackWordsProps {
  subscriptions: readonly SubscriptionMirror[];
  purchases: readonly Purchase[];
  /** With the id of the subscription or purchase, which its own page goes on to show. */
  onClose: (id: string) => void;
}

/** Says which subscriptions and purchases ended because their payment was refunded or disputed. */
export function TakenBackWords({ subscriptions, purchases, onClose }: TakenBackWordsProps) {
  const { t } = useTranslation(['billing', 'products', 'common']);
  const { outlook, title } = useBillingWords();
  const heading = (reversal: SubscriptionMirror['reversal'] | Purchase['state'], name: string) =>
    t(
      `billing:takenBack.${reversal === 'refunded' || reversal === 'unserved' ? reversal : 'disputed'}`,
      { name },
    );
  return (
    <>
      {subscriptions.map((subscription) => (
        <Alert
          key={subscription.id}
          severity="warning"
          icon={false}
          sx={{ mb: 2 }}
          closeText={t('common:action.close')}
          slotProps={{ closeButton: { sx: CLOSE_TARGET } }}
          onClose={() => {
            onClose(subscription.id);
          }}
        >
          <AlertTitle>{heading(subscription.reversal, title(subscription))}</AlertTitle>
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
      ))}
      {purchases.map(({ id, name, state }) => (
        <Alert
          key={id}
          severity="warning"
          icon={false}
          sx={{ mb: 2 }}
          closeText={t('common:action.close')}
          slotProps={{ closeButton: { sx: CLOSE_TARGET } }}
          onClose={() => {
            onClose(id);
          }}
        >
          <AlertTitle>{heading(state, name)}</AlertTitle>
          {t(state === 'refunded' ? 'products:outlook.refunded' : 'products:outlook.disputed')}
          <Button
            component={RouterLink}
            to={routePath('purchase', { purchaseId: id })}
            color="inherit"
            sx={{ ...touchTarget, display: 'flex', width: 'fit-content', ml: -1 }}
          >
            {t('billing:takenBack.toPurchase')}
          </Button>
        </Alert>
      ))}
    </>
  );
}
