import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { openCaution } from '@tasuki/domain/coaching/safety/caution-record';
import { calendarDayOf, dayNumber } from '@tasuki/domain/measures/calendar-day';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { formatDayWithWeekday } from '@tasuki/domain/measures/format-date';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { nextSession } from '@tasuki/domain/plans/changes/next-session';
import { planOfRecord } from '@tasuki/domain/plans/plan-record';
import { useActivitiesBetween } from '../../data/activities/activity-queries.ts';
import { useCautions } from '../../data/plans/caution-query.ts';
import { useTrainingPlan } from '../../data/plans/training-plan-query.ts';
import { useDateLocale, useMeasureLocale } from '../../platform/locale.ts';
import { sessionFigures } from './session-row.tsx';

/** Today's session or the next one: what, how far, how fast and why; nothing without a plan. */
export function NextSessionCard({ uid }: { uid: string }) {
  const { t } = useTranslation('plan');
  const locale = useMeasureLocale();
  const dateLocale = useDateLocale();
  const [now] = useState(() => new Date());
  const day = dayNumber(now, null);
  const stored = useTrainingPlan(uid);
  const cautions = useCautions(uid);
  const recordings = useActivitiesBetween(
    uid,
    new Date((day - 1) * DAY_MILLISECONDS),
    new Date((day + 2) * DAY_MILLISECONDS),
  );
  const isKnown =
    stored.state === 'ready' && cautions.state === 'ready' && recordings.state === 'ready';
  const record = isKnown ? stored.data : null;
  const plan = record && planOfRecord(record);
  if (!isKnown || !record || !plan) return null;
  const today = calendarDayOf(day);
  const caution = openCaution(cautions.data, now);
  const session = nextSession(plan, record, recordings.data, caution, today);
  if (!session) return null;
  // By pace where it is known, else by heart rate.
  const [length, range] = sessionFigures(session, locale);
  const dayWords =
    session.day === today
      ? t('plan:week.today')
      : formatDayWithWeekday(new Date(`${session.day}T00:00:00Z`), 0, dateLocale);
  return (
    <Box
      component={Link}
      to={routePath('plan')}
      sx={{
        display: 'block',
        mb: 2,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        color: 'inherit',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'quiet.ground' },
      }}
    >
      <Typography variant="body2" color="textSecondary">
        {t('plan:next.title', { day: dayWords })}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>
        {t(`plan:kind.${session.kind}`)} {length}
      </Typography>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {range ?? t(`plan:feel.${session.target.feel}`)}
      </Typography>
      {session.reason.code !== 'long-step' && (
        <Typography variant="body2" color="textSecondary">
          {t(`plan:reason.${session.reason.code}`, { percent: session.reason.percent ?? 0 })}
        </Typography>
      )}
    </Box>
  );
}
