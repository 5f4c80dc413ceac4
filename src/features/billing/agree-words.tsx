import { useTranslation } from 'react-i18next';
import { useBillingWords } from './billing-words.ts';

interface AgreeWordsProps {
  /** The first charge, in whole yen. */
  priceYen: number;
  /** 0 = it is charged at once. */
  trialDays: number;
}

/** The words of the button that agrees to a subscription. */
export function AgreeWords({ priceYen, trialDays }: AgreeWordsProps) {
  const { t } = useTranslation('billing');
  const { yen } = useBillingWords();
  if (trialDays > 0) return t('billing:pay.startTrial');
  return t('billing:pay.subscribe', { price: yen(priceYen) });
}
