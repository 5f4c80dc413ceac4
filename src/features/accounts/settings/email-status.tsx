import { mdiAlertCircleOutline, mdiCheckCircle } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refreshVerification, resendVerification } from '../../../data/sign-in/authentication.ts';
import { reportError } from '../../../platform/report-error.ts';
import { isEmailProven, useSessionStore } from '../../../platform/session-store.ts';
import { useSubmission } from '../../../platform/forms/use-submission.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LocalMailsLink } from '../sign-in/local-mails-link.tsx';

/** Whether the email is proven, and the mail that proves it once more. */
export function EmailStatus() {
  const { t } = useTranslation('account');
  const isVerified = useSessionStore(isEmailProven);
  const [isSent, setIsSent] = useState(false);
  const { submit, isBusy, failureCode } = useSubmission('resend verification', resendVerification);

  useEffect(() => {
    if (isVerified) return undefined;
    const look = () => {
      refreshVerification().catch((cause: unknown) => {
        reportError(cause, 'refresh verification');
      });
    };
    look();
    globalThis.addEventListener('focus', look);
    return () => {
      globalThis.removeEventListener('focus', look);
    };
  }, [isVerified]);

  if (isVerified) {
    return (
      <Typography
        variant="body2"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'success.main' }}
      >
        <Icon path={mdiCheckCircle} sx={{ fontSize: 20 }} />
        {t('account:email.verified')}
      </Typography>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography
        variant="body2"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'warning.main' }}
      >
        <Icon path={mdiAlertCircleOutline} sx={{ fontSize: 20 }} />
        {t('account:email.unverified')}
      </Typography>
      {isSent ? (
        <div role="status">
          <Typography variant="body2">{t('account:email.sent')}</Typography>
          <LocalMailsLink />
        </div>
      ) : (
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          loading={isBusy}
          onClick={() => {
            void submit().then(setIsSent);
          }}
        >
          {t('account:email.resend')}
        </Button>
      )}
      <FailureAlert failureCode={failureCode} />
    </Box>
  );
}
