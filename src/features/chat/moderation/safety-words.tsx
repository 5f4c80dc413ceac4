import { mdiAlertOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';

interface SafetyWordsProps {
  /** For somebody in despair, for whom words on the body would be wrong. */
  needsCare: boolean;
  children: ReactNode;
}

/** Health comes first: set apart by a sign, a line and its name, not by colour alone. */
export function SafetyWords({ needsCare, children }: SafetyWordsProps) {
  const { t } = useTranslation('chat');
  const title = t(needsCare ? 'chat:safety.careTitle' : 'chat:safety.title');
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{ pl: 2, borderLeft: 4, borderColor: 'warning.main' }}
    >
      <Typography
        component="p"
        variant="subtitle2"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.75, color: 'warning.main' }}
      >
        <Icon path={mdiAlertOutline} sx={{ fontSize: 20 }} />
        {title}
      </Typography>
      {children}
    </Box>
  );
}
