import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { termsVersionsSince } from '@tasuki/domain/accounts/terms-versions';
import { TERMS_VERSION } from '@tasuki/domain/accounts/user-account';
import { saveUserAccount } from '../../../data/sign-in/session-account.ts';
import { useSubmission } from '../../../platform/forms/use-submission.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { MarkedWords } from '../../../ui/marked-words.tsx';
import { Agreement } from '../../../ui/forms/agreement.tsx';
import { TOUCH_TARGET_PIXELS } from '../../../ui/theme/touch-target.ts';

async function agree(): Promise<void> {
  await saveUserAccount({ acceptedTermsVersion: TERMS_VERSION });
}

/**
 * Asks a person who agreed to an earlier version of the terms to agree again, and lists the changes
 * of each version since. A person who does not agree can still leave.
 */
export function NewTermsDialog({ acceptedVersion }: { acceptedVersion: string }) {
  const { t } = useTranslation('account');
  const titleId = useId();
  const { submit, isBusy, failureCode } = useSubmission('agree to new terms', agree);
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('account:newTerms.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Box>
          <Typography variant="body2">{t('account:newTerms.changesIntro')}</Typography>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {termsVersionsSince(acceptedVersion).map((version) => (
              <Typography key={version} component="li" variant="body2">
                {t(`legal:versions.changes.${version}`)}
              </Typography>
            ))}
          </Box>
        </Box>
        <Typography variant="body2">
          <Agreement words="account:newTerms.text" />
        </Typography>
        <Typography variant="body2" color="text.secondary">
          <MarkedWords
            words={t('account:newTerms.leave')}
            marks={{ account: <Link component={RouterLink} to={routePath('account')} /> }}
          />
        </Typography>
        <FailureAlert failureCode={failureCode} />
      </DialogContent>
      <DialogActions>
        <Button
          href={routePath('signOut')}
          color="secondary"
          sx={{ minHeight: TOUCH_TARGET_PIXELS }}
        >
          {t('account:expired.signOut')}
        </Button>
        <Button
          variant="contained"
          loading={isBusy}
          onClick={() => {
            void submit();
          }}
          sx={{ minHeight: TOUCH_TARGET_PIXELS }}
        >
          {t('account:newTerms.agree')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
