import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { isEmailProven, useSessionStore } from '../../platform/session-store.ts';

/** Before the approval the account has no page of its own. */
const ACCOUNT_PATH = `${routePath('onboarding')}?show=account`;

/** For whoever is not let in yet; the session is notified of it and the page changes by itself. */
export function WaitingForApproval() {
  const { t } = useTranslation('onboarding');
  const isProven = useSessionStore(isEmailProven);
  return (
    <>
      <Box role="status" sx={{ display: 'grid', gap: 1, my: 2 }}>
        <Typography>{t('onboarding:waiting.text')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('onboarding:waiting.next')}
        </Typography>
        {!isProven && (
          <Typography sx={{ fontWeight: 600 }}>{t('onboarding:waiting.prove')}</Typography>
        )}
      </Box>
      {!isProven && (
        <Button component={Link} to={ACCOUNT_PATH} variant="contained" sx={{ alignSelf: 'start' }}>
          {t('onboarding:waiting.proveAction')}
        </Button>
      )}
      <Button
        component={Link}
        to={routePath('sampleRun')}
        color="secondary"
        sx={{ alignSelf: 'start' }}
      >
        {t('onboarding:waiting.sampleRun')}
      </Button>
    </>
  );
}
