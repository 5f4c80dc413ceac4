import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** For whoever is not let in yet; the session hears of it and the page changes by itself. */
export function WaitingForApproval() {
  const { t } = useTranslation('onboarding');
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, my: 2 }}>
      <Typography>{t('onboarding:waiting.text')}</Typography>
      <Typography variant="body2" color="textSecondary">
        {t('onboarding:waiting.next')}
      </Typography>
    </Box>
  );
}
