import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CALENDAR_DAY_PATTERN } from '@tasuki/domain/athletes/athlete-profile';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

interface PauseDialogProps {
  today: string;
  /** Last day of the plan. */
  endDay: string;
  onPause: (days: { from: string; until: string | null }) => void;
  onClose: () => void;
}

/** From when on the runner pauses and, where they know it, until when. */
export function PauseDialog({ today, endDay, onPause, onClose }: PauseDialogProps) {
  const { t } = useTranslation('plan');
  const [from, setFrom] = useState(today);
  const [until, setUntil] = useState('');
  const isDay = (day: string) => CALENDAR_DAY_PATTERN.test(day) && day >= today && day <= endDay;
  const isPossible = isDay(from) && (until === '' || (isDay(until) && until >= from));
  const field = (label: string, value: string, onChange: (day: string) => void) => (
    <TextField
      type="date"
      label={label}
      value={value}
      onChange={(event) => {
        onChange(event.currentTarget.value);
      }}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today, max: endDay } }}
    />
  );
  return (
    <ConfirmDialog
      title={t('plan:pause.action')}
      words={t('plan:pause.confirm')}
      color="primary"
      isBusy={false}
      isDisabled={!isPossible}
      failureCode={null}
      onConfirm={() => {
        onPause({ from, until: until || null });
      }}
      onClose={onClose}
    >
      <Typography variant="body2">{t('plan:pause.text')}</Typography>
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        {field(t('plan:pause.from'), from, setFrom)}
        {field(t('plan:pause.until'), until, setUntil)}
      </Box>
    </ConfirmDialog>
  );
}
