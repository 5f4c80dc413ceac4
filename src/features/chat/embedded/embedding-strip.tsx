import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { activityKindKey, activityTitle } from '@tasuki/domain/activities/activity-kind';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { Icon } from '../../../ui/icon.tsx';
import { SportIcon } from '../../../ui/sport-icon.tsx';

interface EmbeddingStripProps {
  chosen: ActivityRow;
  onClear: () => void;
}

/** Above the composer: the activity that goes along with the message, and the way back. */
export default function EmbeddingStrip({ chosen, onClear }: EmbeddingStripProps) {
  const { t } = useTranslation(['chat', 'sports']);
  return (
    <Box
      role="group"
      aria-label={t('chat:embedded.strip')}
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, pb: 1 }}
    >
      <SportIcon sport={chosen.sport} sx={{ color: 'text.secondary' }} />
      <Typography
        component="p"
        variant="body2"
        role="status"
        dir="auto"
        noWrap
        sx={{ flex: 1, minWidth: 0 }}
      >
        {t('chat:embedded.chosen', {
          title: activityTitle(chosen) ?? t(activityKindKey(chosen)),
        })}
      </Typography>
      <IconButton aria-label={t('chat:embedded.remove')} onClick={onClear}>
        <Icon path={mdiClose} sx={{ fontSize: 20 }} />
      </IconButton>
    </Box>
  );
}
