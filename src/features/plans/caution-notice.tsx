import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarDayOf, dayNumber } from '@tasuki/domain/measures/calendar-day';
import { formatDay } from '@tasuki/domain/measures/format-date';
import { isSign, type Caution } from '@tasuki/domain/plans/plan-caution';
import { clearCautions } from '../../data/plans/cautions.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { useDateLocale } from '../../platform/locale.ts';

// After a press.
const ConfirmDialog = lazy(async () => ({
  default: (await import('../../ui/confirm-dialog.tsx')).ConfirmDialog,
}));

interface CautionNoticeProps {
  uid: string;
  caution: Caution;
  /** What the caution changes: whether there is a plan, or what a running one orders. */
  place: 'start' | 'plan';
}

/** The runner's words that come before training, who helps, and the way on. */
export function CautionNotice({ uid, caution, place }: CautionNoticeProps) {
  const { t } = useTranslation('planning');
  const dateLocale = useDateLocale();
  const [isAsking, setIsAsking] = useState(false);
  const clearing = useSubmission(
    'clear cautions',
    useCallback(() => clearCautions(uid), [uid]),
  );
  const { kind } = caution;
  const since = new Date(`${calendarDayOf(dayNumber(caution.since, null))}T00:00:00Z`);
  return (
    <Alert
      severity={isSign(caution) ? 'error' : 'warning'}
      variant="outlined"
      sx={{ maxWidth: 560, '& .MuiAlert-message': { display: 'grid', gap: 1.5 } }}
    >
      <Typography role="status">
        {t(`planning:caution.${kind}.why`, { day: formatDay(since, 0, dateLocale) })}
      </Typography>
      <Typography>
        {kind === 'illness' || kind === 'pain' || kind === 'return'
          ? t(`planning:caution.${kind}.${place}`)
          : t(`planning:caution.${place}OnHold`)}
      </Typography>
      {kind !== 'return' && (
        <Box>
          <Button
            color="secondary"
            variant="outlined"
            onClick={() => {
              setIsAsking(true);
            }}
          >
            {t(`planning:caution.${kind}.over`)}
          </Button>
        </Box>
      )}
      <Suspense>
        {isAsking && kind !== 'return' && (
          <ConfirmDialog
            title={t(`planning:caution.${kind}.over`)}
            words={t('planning:caution.confirm')}
            color="primary"
            isBusy={clearing.isBusy}
            failureCode={clearing.failureCode}
            onConfirm={() => {
              void clearing.submit();
            }}
            onClose={() => {
              setIsAsking(false);
            }}
          >
            <Typography variant="body2">{t('planning:caution.confirmText')}</Typography>
          </ConfirmDialog>
        )}
      </Suspense>
    </Alert>
  );
}
