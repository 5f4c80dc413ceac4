import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CouponTerms } from '@tasuki/domain/billing/coupon';
import { isCouponFor } from '@tasuki/domain/billing/coupon-code';
import type { OwnPlanTerm } from '@tasuki/domain/billing/own-plan';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { checkCoupon } from '../../../data/billing/billing-functions.ts';
import { useSubmission } from '../../../platform/forms/use-submission.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { touchTarget } from '../../../ui/theme/touch-target.ts';
import { useBillingWords } from '../billing-words.ts';
import { CouponCodeField } from './coupon-code-field.tsx';

/** A code that was looked up. */
export interface EnteredCoupon {
  code: string;
  terms: CouponTerms;
}

interface CouponEntryFormProps {
  term: OwnPlanTerm;
  /** A code that is looked up as the form opens; empty = none. */
  defaultCode?: string;
  /** null = none yet. */
  coupon: EnteredCoupon | null;
  onChange: (coupon: EnteredCoupon | null) => void;
}

/** Takes the code of a coupon before anything is agreed to, and says what it takes off. */
export function CouponEntryForm({
  term,
  defaultCode = '',
  coupon,
  onChange,
}: CouponEntryFormProps) {
  const { t } = useTranslation('billing');
  const { coupon: couponWords } = useBillingWords();
  const [code, setCode] = useState(defaultCode);
  const isAsked = useRef(false);
  const run = useCallback(async () => {
    const terms = await checkCoupon(code);
    if (!isCouponFor(term, terms)) throw new TasukiFailure('billing/invalid-coupon');
    onChange({ code, terms });
  }, [code, term, onChange]);
  const { submit, isBusy, failureCode } = useSubmission('check coupon', run);
  useEffect(() => {
    if (defaultCode === '' || isAsked.current) return;
    isAsked.current = true;
    void submit();
  }, [defaultCode, submit]);
  if (coupon !== null) {
    return (
      <Alert severity="success" role="status">
        <strong>{t('billing:coupon.valid')}</strong>
        <br />
        {couponWords(coupon.terms)}
        <Button
          color="inherit"
          onClick={() => {
            onChange(null);
          }}
          sx={{ ...touchTarget, display: 'flex', width: 'fit-content', px: 1, ml: -1 }}
        >
          {t('billing:coupon.remove')}
        </Button>
      </Alert>
    );
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== '') void submit();
      }}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <Typography variant="h2">{t('billing:coupon.title')}</Typography>
      <CouponCodeField code={code} onChange={setCode} isWrong={failureCode !== null} />
      <FailureAlert failureCode={failureCode} />
      <Button
        type="submit"
        variant="outlined"
        color="secondary"
        loading={isBusy}
        disabled={code.trim() === ''}
      >
        {t('billing:coupon.check')}
      </Button>
    </Box>
  );
}
