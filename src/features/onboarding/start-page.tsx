import { mdiChartLine, mdiFileUploadOutline, mdiShieldLockOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { saveUserAccount } from '../../data/sign-in/session-account.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { Icon } from '../../ui/icon.tsx';

/** What the product can do today; a promise is added when it holds. */
const PROMISES = [
  { name: 'reads', icon: mdiFileUploadOutline },
  { name: 'proves', icon: mdiChartLine },
  { name: 'yours', icon: mdiShieldLockOutline },
] as const;

interface StartPageProps {
  isStartPageShown: boolean;
  onStarted: () => void;
}

/** The promises, and the step past them. */
export function StartPage({ isStartPageShown, onStarted }: StartPageProps) {
  const { t } = useTranslation('onboarding');
  const run = useCallback(async () => {
    if (!isStartPageShown) await saveUserAccount({ isStartPageShown: true });
  }, [isStartPageShown]);
  const { submit, isBusy, failureCode } = useSubmission('leave start page', run);
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, my: 3, display: 'grid', gap: 3 }}>
        {PROMISES.map(({ name, icon }) => (
          <Box component="li" key={name} sx={{ display: 'flex', gap: 2 }}>
            <Icon path={icon} color="primary" sx={{ fontSize: 28, mt: 0.25 }} />
            <Box>
              <Typography variant="h2">{t(`onboarding:promise.${name}.title`)}</Typography>
              <Typography variant="body2" color="textSecondary">
                {t(`onboarding:promise.${name}.text`)}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
      <FailureAlert failureCode={failureCode} />
      <Button
        variant="contained"
        size="large"
        fullWidth
        loading={isBusy}
        onClick={() => {
          void submit().then((isDone) => {
            if (isDone) onStarted();
          });
        }}
      >
        {t('onboarding:start')}
      </Button>
    </>
  );
}
