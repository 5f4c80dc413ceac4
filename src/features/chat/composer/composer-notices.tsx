import { mdiClose, mdiCloudOffOutline, mdiFileOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { Icon } from '../../../ui/icon.tsx';

/** Says that a message written without a connection is sent once there is one. */
export function OfflineNotice() {
  const { t } = useTranslation('chat');
  return (
    <Typography
      role="status"
      variant="body2"
      color="textSecondary"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, pb: 1 }}
    >
      <Icon path={mdiCloudOffOutline} sx={{ fontSize: 20 }} />
      {t('chat:offline')}
    </Typography>
  );
}

/** No file can be sent here. Recordings belong among the activities. */
export function RefusedFile({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <Box role="alert" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5, pb: 1 }}>
      <Icon path={mdiFileOutline} sx={{ fontSize: 20, mt: '0.2em' }} />
      <Typography variant="body2" sx={{ flex: 1 }}>
        {t('chat:files.refused')}{' '}
        <Link component={RouterLink} to={routePath('activities')}>
          {t('chat:files.toActivities')}
        </Link>
      </Typography>
      <IconButton aria-label={t('chat:files.close')} onClick={onClose} sx={{ mt: -1.25 }}>
        <Icon path={mdiClose} sx={{ fontSize: 20 }} />
      </IconButton>
    </Box>
  );
}
