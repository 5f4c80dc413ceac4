import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applyCoupon } from '../../../data/billing/billing-functions.ts';
import { useSubmission } from '../../../platform/forms/use-submission.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useSnackbar } from '../../../ui/snackbar/snackbar.tsx';
import { useBillingWords } from '../billing-words.ts';
import { CouponCodeField } from './coupon-code-field.tsx';

interface CouponDialogProps {
  subscriptionId: string;
  onClose: () => void;
}

/** Takes the code of a coupon for a subscription that runs. */
export function CouponDialog({ subscriptionId, onClose }: CouponDialogProps) {
  const { t } = useTranslation('billing');
  const { coupon } = useBillingWords();
  const announce = useSnackbar();
  const [code, setCode] = useState('');
  const run = useCallback(async () => {
    const terms = await applyCoupon({ subscriptionId, code });
    announce(t('billing:coupon.done', { what: coupon(terms) }));
    onClose();
  }, [subscriptionId, code, announce, t, coupon, onClose]);
  const { submit, isBusy, failureCode } = useSubmission('apply coupon', run);
  return (
    <ConfirmDialog
      title={t('billing:coupon.ask')}
      words={t('billing:coupon.check')}
      color="primary"
      closeWords={t('billing:ask.back')}
      isBusy={isBusy}
      isDisabled={code.trim() === ''}
      failureCode={failureCode}
      onConfirm={() => {
        void submit();
      }}
      onClose={onClose}
    >
      <Typography>{t('billing:coupon.askText')}</Typography>
      <CouponCodeField code={code} onChange={setCode} isWrong={failureCode !== null} />
    </ConfirmDialog>
  );
}
