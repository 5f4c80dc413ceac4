import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatMonthDay } from '@tasuki/domain/measures/format-date';
import type { PlanRecord } from '@tasuki/domain/plans/plan-record';
import { useDateLocale } from '../../platform/locale.ts';

interface PauseNoticeProps {
  record: Pick<PlanRecord, 'pausedOn' | 'pausedUntil'>;
  today: string;
  onReturn: () => void;
}

/** Says that the plan is on hold, and leads back to it. */
export function PauseNotice({ record, today, onReturn }: PauseNoticeProps) {
  const { t } = useTranslation('plan');
  const dateLocale = useDateLocale();
  const { pausedOn, pausedUntil } = record;
  if (pausedOn === null) return null;
  const dayWords = (day: string) => formatMonthDay(new Date(`${day}T00:00:00Z`), 0, dateLocale);
  const isOver = pausedUntil !== null && pausedUntil < today;
  const words = isOver
    ? t('plan:pause.over', { day: dayWords(pausedUntil) })
    : pausedUntil === null
      ? t('plan:pause.since', { day: dayWords(pausedOn) })
      : t('plan:pause.between', { from: dayWords(pausedOn), until: dayWords(pausedUntil) });
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ maxWidth: 560, '& .MuiAlert-message': { display: 'grid', gap: 1.5 } }}
    >
      <Typography role="status">{words}</Typography>
      <Box>
        <Button color="secondary" variant="outlined" onClick={onReturn}>
          {t('plan:pause.return')}
        </Button>
      </Box>
    </Alert>
  );
}
