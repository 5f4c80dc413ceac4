import { mdiRobotOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { MessageAuthor } from '../../ui/message-author.tsx';

/** What stands where nothing was said yet: whom one speaks with, and about what. */
export function Greeting() {
  const { t } = useTranslation(['chat', 'activities']);
  return (
    <Box component="article">
      <MessageAuthor icon={mdiRobotOutline} name={t('activities:coach.name')} />
      <Typography sx={{ maxWidth: 'var(--tasuki-line-length)' }}>{t('chat:greeting')}</Typography>
    </Box>
  );
}
