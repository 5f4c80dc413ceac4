import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { SubscriptionMirror } from '@tasuki/domain/billing/subscription-mirror';
import { isInTrouble } from '@tasuki/domain/billing/subscription-status';
import { BillingCard } from './billing-card.tsx';
import { useBillingWords } from './billing-words.ts';
import { FactList } from '../../ui/facts/fact-list.tsx';
import { SubscriptionActions } from './subscription-actions.tsx';
import { useSubscriptionFacts } from './subscription-facts.ts';

interface SubscriptionCardProps {
  subscription: SubscriptionMirror;
  /** Nothing else runs, so that it can be had again. */
  maySubscribeAgain: boolean;
}

/** The truth of one subscription: its state, what happens next, what it costs, what can be done. */
export function SubscriptionCard({ subscription, maySubscribeAgain }: SubscriptionCardProps) {
  const { t } = useTranslation('billing');
  const { outlook, title } = useBillingWords();
  const facts = useSubscriptionFacts(subscription);
  const { status, isCancelledAtPeriodEnd } = subscription;
  const isEnding = isCancelledAtPeriodEnd && (status === 'active' || status === 'trialing');
  return (
    <BillingCard
      title={title(subscription)}
      mark={
        <Chip
          size="small"
          variant="outlined"
          color={isInTrouble(subscription) ? 'error' : 'default'}
          label={t(`billing:state.${isEnding ? 'ending' : status}`)}
        />
      }
    >
      <Typography role="status">{outlook(subscription)}</Typography>
      <FactList facts={facts} />
      <SubscriptionActions subscription={subscription} maySubscribeAgain={maySubscribeAgain} />
    </BillingCard>
  );
}
