import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ACTIVITY_LIMITS } from '@tasuki/domain/activities/activity-row';
import { TOUCH_TARGET_PIXELS } from '../../ui/theme/touch-target.ts';

interface EffortChoiceProps {
  value: number | null;
  onChange: (effort: number | null) => void;
}

const EFFORTS = Array.from(
  { length: ACTIVITY_LIMITS.effortMaximum - ACTIVITY_LIMITS.effortMinimum + 1 },
  (_, index) => ACTIVITY_LIMITS.effortMinimum + index,
);

/** How hard it felt, 1 to 10; pressing the chosen one again takes it back. */
export function EffortChoice({ value, onChange }: EffortChoiceProps) {
  const { t } = useTranslation('activities');
  const labelId = useId();
  return (
    <Box role="group" aria-labelledby={labelId}>
      <Typography id={labelId} component="p" variant="subtitle2">
        {t('activities:effort.title')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(5, 1fr)', sm: 'repeat(10, 1fr)' },
          gap: 0.5,
          mt: 1,
        }}
      >
        {EFFORTS.map((effort) => {
          const isChosen = effort === value;
          return (
            <Box
              key={effort}
              component="button"
              type="button"
              aria-pressed={isChosen}
              onClick={() => {
                onChange(isChosen ? null : effort);
              }}
              sx={{
                font: 'inherit',
                minHeight: TOUCH_TARGET_PIXELS,
                border: 1,
                borderRadius: 1,
                cursor: 'pointer',
                borderColor: isChosen ? 'secondary.main' : 'quiet.line',
                bgcolor: isChosen ? 'secondary.main' : 'transparent',
                color: isChosen ? 'secondary.contrastText' : 'text.primary',
                fontWeight: isChosen ? 650 : 400,
              }}
            >
              {effort}
            </Box>
          );
        })}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 0.5 }}>
        <Typography component="span" variant="caption" color="textSecondary">
          {t('activities:effort.lowest')}
        </Typography>
        <Typography component="span" variant="caption" color="textSecondary">
          {t('activities:effort.highest')}
        </Typography>
      </Box>
    </Box>
  );
}
