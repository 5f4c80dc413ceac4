import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarDayOf, dayNumber, mondayOf } from '@tasuki/domain/measures/calendar-day';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import { planOfRecord } from '@tasuki/domain/plans/plan-record';
import { useTrainingPlan } from '../../../data/plans/training-plan-query.ts';
import { useMeasureLocale } from '../../../platform/locale.ts';
import { DistanceBar } from '../../../ui/figures/distance-bar.tsx';
import { PLANNED_WEEK_GAP } from './planned-week-place.tsx';

interface PlannedWeekProps {
  uid: string;
  /** Run this week. */
  meters: number;
}

/** This week's running against what the plan has for it; nothing where it has nothing. */
export function PlannedWeek({ uid, meters }: PlannedWeekProps) {
  const { t } = useTranslation('plan');
  const locale = useMeasureLocale();
  const [monday] = useState(() => calendarDayOf(mondayOf(dayNumber(new Date(), null))));
  const stored = useTrainingPlan(uid);
  const plan = stored.state === 'ready' && stored.data ? planOfRecord(stored.data) : null;
  const planned = plan?.weeks.find((week) => week.monday === monday)?.meters ?? 0;
  if (planned === 0) return null;
  const distance = (value: number) => formatMeasure(value, 'roundMeters', locale);
  return (
    <Box sx={{ display: 'grid', gap: PLANNED_WEEK_GAP }}>
      <Typography component="p" variant="caption" color="textSecondary">
        {t('plan:inList.week', { done: distance(meters), planned: distance(planned) })}
      </Typography>
      <DistanceBar meters={meters} usualMeters={planned} wholeMeters={Math.max(meters, planned)} />
    </Box>
  );
}
