import { mdiAlertOctagonOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';

/** Not shown until asked for: why, and how to read it all the same. */
export function FlaggedWords({ children }: { children: ReactNode }) {
  const { t } = useTranslation('chat');
  const [isShown, setIsShown] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
      >
        <Icon path={mdiAlertOctagonOutline} sx={{ fontSize: 20 }} />
        {t('chat:flagged.notice')}
      </Typography>
      {isShown && <Box sx={{ minWidth: 0 }}>{children}</Box>}
      <Button
        size="small"
        color="secondary"
        aria-expanded={isShown}
        sx={{ ml: -1.75 }}
        onClick={() => {
          setIsShown(!isShown);
        }}
      >
        {isShown ? t('chat:flagged.hide') : t('chat:flagged.show')}
      </Button>
    </Box>
  );
}
