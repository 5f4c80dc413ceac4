import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayNumberOf } from '@tasuki/domain/measures/calendar-day';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { formatDay, formatDayWithWeekday } from '@tasuki/domain/measures/format-date';
import { goalRaceOf } from '@tasuki/domain/plans/said/race-food';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import type { PlanRecord } from '@tasuki/domain/plans/plan-record';
import type { TrainingPlan } from '@tasuki/domain/plans/training-plan';
import { useDateLocale, useMeasureLocale } from '../../platform/locale.ts';
import { PlanChart } from './plan-chart.tsx';
import { SessionRow } from './session-row.tsx';
import { WeekSwitch } from './week-switch.tsx';

/** A plan in a sentence: how long it is, and the most that it asks for. */
export function PlanSummary({ plan }: { plan: TrainingPlan }) {
  const { t } = useTranslation('planning');
  const locale = useMeasureLocale();
  const dateLocale = useDateLocale();
  const largest = (values: readonly number[]) =>
    formatMeasure(Math.max(0, ...values), 'roundMeters', locale);
  return (
    <Typography sx={{ mt: 0.5 }}>
      {t('planning:proposal.summary', {
        weeks: plan.weeks.length,
        day: formatDay(new Date(`${plan.startDay}T00:00:00Z`), 0, dateLocale),
        peak: largest(plan.weeks.map(({ meters }) => meters)),
        long: largest(plan.weeks.map(({ longMeters }) => longMeters)),
      })}
    </Typography>
  );
}

const PlanGuide = lazy(async () => ({
  default: (await import('./guide/plan-guide.tsx')).PlanGuide,
}));

interface PlanOverviewProps {
  plan: TrainingPlan;
  /** The record from which the plan was built. */
  record: PlanRecord;
}

/** A plan to be read before it is taken, week by week, with what goes beside the sessions. */
export function PlanOverview({ plan, record }: PlanOverviewProps) {
  const dates = useDateLocale();
  const [number, setNumber] = useState(1);
  const week = plan.weeks[number - 1];
  return (
    <>
      <PlanChart plan={plan} current={number} todayWeek={null} />
      {week && (
        <>
          <WeekSwitch week={week} weeks={plan.weeks.length} onNumber={setNumber} />
          <Box sx={{ display: 'grid', gap: 2 }}>
            {week.sessions.map((session) => (
              <Box key={session.id}>
                <Typography variant="body2" color="textSecondary">
                  {formatDayWithWeekday(
                    new Date(dayNumberOf(session.day) * DAY_MILLISECONDS),
                    0,
                    dates,
                  )}
                </Typography>
                <SessionRow
                  session={session}
                  age={record.age}
                  raceSeconds={goalRaceOf(plan)?.seconds ?? null}
                  activityId={null}
                />
              </Box>
            ))}
          </Box>
          <Suspense>
            <PlanGuide plan={plan} record={record} week={week} />
          </Suspense>
        </>
      )}
    </>
  );
}
