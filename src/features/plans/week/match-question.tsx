import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { formatDayWithWeekday } from '@tasuki/domain/measures/format-date';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import { useDateLocale, useMeasureLocale } from '../../../platform/locale.ts';

interface MatchQuestionProps {
  run: ActivityRow;
  onAnswer: (isSession: boolean) => void;
}

/** A run that may have been the session: the runner knows. */
export function MatchQuestion({ run, onAnswer }: MatchQuestionProps) {
  const { t } = useTranslation('plan');
  const locale = useMeasureLocale();
  const dates = useDateLocale();
  return (
    <Box
      role="group"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
    >
      <Typography variant="body2">
        {t('plan:match.question', {
          day: formatDayWithWeekday(run.startedAt, run.utcOffsetMinutes, dates),
          distance: formatMeasure(run.distanceMeters ?? 0, 'roundMeters', locale),
        })}
      </Typography>
      <Button
        size="small"
        color="secondary"
        onClick={() => {
          onAnswer(true);
        }}
      >
        {t('plan:match.yes')}
      </Button>
      <Button
        size="small"
        color="secondary"
        onClick={() => {
          onAnswer(false);
        }}
      >
        {t('plan:match.no')}
      </Button>
    </Box>
  );
}
