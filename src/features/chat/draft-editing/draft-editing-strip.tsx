import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { AI_COACH_ICON } from '../../../ui/author-icons.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { Icon } from '../../../ui/icon.tsx';

interface DraftEditingStripProps {
  failureCode: FailureCode | null;
  onCancel: () => void;
}

/** Above the composer: that its words come from a draft of the AI, and the way to make them one's own. */
export function DraftEditingStrip({ failureCode, onCancel }: DraftEditingStripProps) {
  const { t } = useTranslation('chat');
  return (
    <Box sx={{ pb: 1, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Icon path={AI_COACH_ICON} sx={{ fontSize: 20, color: 'text.secondary' }} />
        <Typography role="status" variant="body2" sx={{ flex: 1 }}>
          {t('chat:draft.strip')}
        </Typography>
        <IconButton aria-label={t('chat:draft.cancel')} onClick={onCancel}>
          <Icon path={mdiClose} sx={{ fontSize: 20 }} />
        </IconButton>
      </Box>
      <FailureAlert failureCode={failureCode} />
    </Box>
  );
}
