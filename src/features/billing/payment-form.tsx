import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance, Stripe } from '@stripe/stripe-js';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { htmlLanguage } from '@tasuki/domain/language';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { currentLanguage } from '../../platform/i18n.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { stripeFailure } from './stripe-failure.ts';

interface PaymentFormProps {
  stripe: Stripe;
  /** The secret of the set-up or the payment. */
  clientSecret: string;
  /** A method is set up for later charges, or a payment is made at once. */
  kind: 'setUp' | 'payment';
  /** The page to which a bank leads back if it takes the whole page. */
  returnPath: string;
  /** The words of the button. */
  words: ReactNode;
  /** The card can be entered, or never will be: what the form did not need may load now. */
  onSettled?: () => void;
  /** Stripe has taken it; what it was for is still to be done. */
  onConfirmed: () => void;
}

/** Enters a card, which goes to Stripe alone. */
export function PaymentForm(props: PaymentFormProps) {
  const appearance = useStripeAppearance();
  // Stripe takes the languages by the same names.
  const locale = htmlLanguage(currentLanguage()) as 'en';
  return (
    <Elements
      stripe={props.stripe}
      options={{ clientSecret: props.clientSecret, appearance, locale }}
    >
      <CardForm {...props} />
    </Elements>
  );
}

type CardFormProps = Omit<PaymentFormProps, 'stripe' | 'clientSecret'>;

function CardForm({ kind, returnPath, words, onSettled, onConfirmed }: CardFormProps) {
  const { t } = useTranslation('billing');
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setIsReady] = useState(false);
  const run = useCallback(async () => {
    if (!stripe || !elements) throw new TasukiFailure('billing/provider-not-initialized');
    const { error: mistake } = await elements.submit();
    // The form itself says what is wrong with what was entered.
    if (mistake) return false;
    const wanted = {
      elements,
      confirmParams: { return_url: `${globalThis.location.origin}${returnPath}` },
      redirect: 'if_required',
    } as const;
    const { error } =
      kind === 'setUp' ? await stripe.confirmSetup(wanted) : await stripe.confirmPayment(wanted);
    if (error?.type === 'validation_error') return false;
    // Another tab was faster.
    const isDone =
      error?.setup_intent?.status === 'succeeded' || error?.payment_intent?.status === 'succeeded';
    if (error && !isDone) throw stripeFailure(error);
    onConfirmed();
    return undefined;
  }, [stripe, elements, kind, returnPath, onConfirmed]);
  const { submit, fail, isBusy, failureCode } = useSubmission('confirm payment method', run);
  // A person who comes back from the bank's page finds the form as they left it. The amount due is
  // asked anew.
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted) globalThis.location.reload();
    };
    globalThis.addEventListener('pageshow', look);
    return () => {
      globalThis.removeEventListener('pageshow', look);
    };
  }, []);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      <PaymentElement
        options={{ layout: 'tabs' }}
        onReady={() => {
          setIsReady(true);
          onSettled?.();
        }}
        onLoadError={() => {
          fail(new TasukiFailure('billing/provider-not-initialized'));
          onSettled?.();
        }}
      />
      <Typography variant="body2" color="textSecondary">
        {t('billing:pay.safe')}
      </Typography>
      <FailureAlert failureCode={failureCode} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        disabled={!isReady}
        loading={isBusy}
      >
        {words}
      </Button>
    </Box>
  );
}

/** The look of the page for a form that stands in frames of Stripe's. */
function useStripeAppearance(): Appearance {
  const { colorSchemes } = useTheme();
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  const palette = colorSchemes[isDark ? 'dark' : 'light']?.palette;
  if (!palette) return {};
  return {
    theme: isDark ? 'night' : 'stripe',
    variables: {
      colorPrimary: palette.secondary.main,
      colorBackground: palette.background.paper,
      colorText: palette.text.primary,
      colorTextSecondary: palette.text.secondary,
      colorDanger: palette.error.main,
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '17px',
      fontSizeSm: '15px',
      borderRadius: '10px',
    },
  };
}
