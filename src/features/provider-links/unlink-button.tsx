import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { SignInProvider } from '@tasuki/domain/provider-links/provider';
import { withRecentSignIn } from '../../platform/asked-proof.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface UnlinkButtonProps {
  provider: SignInProvider;
  isLastSignInMethod: boolean;
  unlink: () => Promise<void>;
}

/** Ends a link after saying what goes with it; the last sign-in method stays, and that is said before. */
export function UnlinkButton({ provider, isLastSignInMethod, unlink }: UnlinkButtonProps) {
  const { t } = useTranslation('links');
  const [isAsking, setIsAsking] = useState(false);
  const { pathname, search } = useLocation();
  const { submit, isBusy, failureCode } = useSubmission(`unlink ${provider}`, () =>
    withRecentSignIn(unlink, {
      change: { kind: 'unlink', provider },
      continueTo: pathname + search,
    }),
  );
  const name = t(`common:provider.${provider}`);
  if (isLastSignInMethod) {
    return (
      <Typography variant="body2" color="textSecondary">
        {t('links:lastSignInMethod')}
      </Typography>
    );
  }
  const confirm = async () => {
    if (await submit()) setIsAsking(false);
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        onClick={() => {
          setIsAsking(true);
        }}
      >
        {t('links:unlink', { name })}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('links:unlinkQuestion', { name })}
          words={t('links:unlink', { name })}
          isBusy={isBusy}
          failureCode={failureCode}
          onConfirm={() => void confirm()}
          onClose={() => {
            setIsAsking(false);
          }}
        >
          <Typography variant="body2">{t(`links:goes.${provider}`)}</Typography>
        </ConfirmDialog>
      )}
    </>
  );
}
