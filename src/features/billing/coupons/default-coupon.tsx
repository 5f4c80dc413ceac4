import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CouponTerms } from '@tasuki/domain/billing/coupon';
import { normalCouponCode } from '@tasuki/domain/billing/coupon-code';
import { checkCoupon } from '../../../data/billing/billing-functions.ts';
import { saveUserAccount } from '../../../data/sign-in/session-account.ts';
import { useSubmission } from '../../../platform/forms/use-submission.ts';
import { useSessionStore } from '../../../platform/session-store.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { useBillingWords } from '../billing-words.ts';
import { CouponCodeField } from './coupon-code-field.tsx';

function removeDefault(): Promise<void> {
  return saveUserAccount({ defaultCouponCode: null });
}

/** The coupon that is entered by itself where the runner subscribes, such as one of a partner. */
export function DefaultCoupon() {
  const { t } = useTranslation('billing');
  const saved = useSessionStore((session) => session.user?.defaultCouponCode ?? null);
  const removal = useSubmission('remove default coupon', removeDefault);
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, mt: 2 }}>
      <Typography variant="h2">{t('billing:defaultCoupon.title')}</Typography>
      <Typography color="textSecondary">{t('billing:defaultCoupon.text')}</Typography>
      {saved === null ? (
        <DefaultCouponForm />
      ) : (
        <>
          <Alert
            severity="success"
            role="status"
            action={
              <Button
                color="inherit"
                size="small"
                loading={removal.isBusy}
                onClick={() => {
                  void removal.submit();
                }}
              >
                {t('billing:coupon.remove')}
              </Button>
            }
          >
            <strong>{saved}</strong>
            <br />
            {t('billing:defaultCoupon.saved')}
          </Alert>
          <FailureAlert failureCode={removal.failureCode} />
        </>
      )}
    </Box>
  );
}

/** Looks a code up first, so that what is kept can be used today. */
function DefaultCouponForm() {
  const { t } = useTranslation('billing');
  const { coupon: couponWords } = useBillingWords();
  const [code, setCode] = useState('');
  const [terms, setTerms] = useState<CouponTerms | null>(null);
  const look = useCallback(async () => {
    setTerms(await checkCoupon(code));
  }, [code]);
  const save = useCallback(async () => {
    await saveUserAccount({ defaultCouponCode: normalCouponCode(code) });
  }, [code]);
  const looking = useSubmission('check coupon', look);
  const saving = useSubmission('save default coupon', save);
  const isEmpty = code.trim() === '';
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) void (terms === null ? looking.submit() : saving.submit());
      }}
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}
    >
      <CouponCodeField
        code={code}
        onChange={(typed) => {
          setCode(typed);
          setTerms(null);
        }}
        isWrong={looking.failureCode !== null}
      />
      {terms !== null && (
        <Alert severity="success" role="status" sx={{ width: '100%' }}>
          <strong>{t('billing:coupon.valid')}</strong>
          <br />
          {couponWords(terms)}
        </Alert>
      )}
      <FailureAlert failureCode={looking.failureCode ?? saving.failureCode} />
      <Button
        type="submit"
        variant="outlined"
        color="secondary"
        loading={looking.isBusy || saving.isBusy}
        disabled={isEmpty}
      >
        {t(terms === null ? 'billing:defaultCoupon.check' : 'billing:defaultCoupon.save')}
      </Button>
    </Box>
  );
}
