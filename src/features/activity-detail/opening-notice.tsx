import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { formatTimeOfDay } from '@tasuki/domain/measures/format-date';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import type { OpeningState } from './use-opened-activity.ts';

interface OpeningNoticeProps {
  opening: OpeningState;
  onRetry: () => void;
}

/** That the figures are on their way from Strava, or why they are not. */
export function OpeningNotice({ opening, onRetry }: OpeningNoticeProps) {
  const { t } = useTranslation('activities');
  switch (opening.state) {
    case 'here':
      return null;
    case 'failed':
      return (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', mt: 2 }}>
          <FailureAlert failureCode={opening.failureCode} />
          <Button variant="outlined" color="secondary" size="small" onClick={onRetry}>
            {t('common:action.tryAgain')}
          </Button>
        </Box>
      );
    case 'fetching':
    case 'waiting': {
      const words =
        opening.state === 'fetching'
          ? t('activities:strava.fetching')
          : t('activities:strava.waiting', { until: formatTimeOfDay(opening.resumesAt, null) });
      return (
        <Box sx={{ mt: 2 }}>
          <Typography role="status" variant="body2" sx={{ mb: 0.5 }}>
            {words}
          </Typography>
          <LinearProgress aria-label={words} />
        </Box>
      );
    }
  }
}
