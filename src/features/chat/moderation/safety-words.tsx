import { mdiAlertOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';

/** Health comes first: set apart by a sign, a line and its name, not by colour alone. */
export function SafetyWords({ children }: { children: ReactNode }) {
  const { t } = useTranslation('chat');
  return (
    <Box
      component="section"
      aria-label={t('chat:safety.title')}
      sx={{ pl: 2, borderLeft: 4, borderColor: 'warning.main' }}
    >
      <Typography
        component="p"
        variant="subtitle2"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.75, color: 'warning.main' }}
      >
        <Icon path={mdiAlertOutline} sx={{ fontSize: 20 }} />
        {t('chat:safety.title')}
      </Typography>
      {children}
    </Box>
  );
}
