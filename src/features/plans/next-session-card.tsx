import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { openCaution } from '@tasuki/domain/coaching/safety/caution-record';
import { calendarDayOf, dayNumber } from '@tasuki/domain/measures/calendar-day';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { formatDayWithWeekday } from '@tasuki/domain/measures/format-date';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { goalRaceOf } from '@tasuki/domain/plans/said/race-food';
import { nextSession } from '@tasuki/domain/plans/changes/next-session';
import { feelOfSession } from '@tasuki/domain/plans/said/session-feel';
import { nameOfSession } from '@tasuki/domain/plans/sessions/session-name';
import { planOfRecord } from '@tasuki/domain/plans/plan-record';
import { useCautions } from '../../data/plans/caution-query.ts';
import { useTrainingPlan } from '../../data/plans/training-plan-query.ts';
import { DAY_WORDS } from '../../platform/last-seen/seen-page.ts';
import { useDateLocale, useMeasureLocale } from '../../platform/locale.ts';
import { Placeholder } from '../../ui/states/placeholder.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { REASON_LINES } from './next-session-place.tsx';
import { reasonFigures } from './reason-figures.ts';
import { sessionFigures } from './session-figures.ts';

/** Reasons and words of any length keep to their lines: the card's place is as high as it was kept. */
const REASON_SX = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: String(REASON_LINES),
  overflow: 'hidden',
} as const;

interface NextSessionCardProps {
  uid: string;
  /** The newest, of which one may be today's session already; null = they could not be read. */
  recordings: readonly ActivityRow[] | null;
}

/**
 * Today's session or the next one: what, how far, how fast and why. It fills the place that was kept
 * for it, and says so where a plan has nothing next.
 */
export function NextSessionCard({ uid, recordings }: NextSessionCardProps) {
  return (
    <Box
      component={Link}
      to={routePath('plan')}
      {...DAY_WORDS}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        minHeight: '100%',
        p: 2,
        borderRadius: 2,
        color: 'inherit',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'quiet.ground' },
      }}
    >
      <NextSession uid={uid} recordings={recordings} />
    </Box>
  );
}

/**
 * Recordings that began on the day before, the day, or the next: these hold the day in any time
 * zone.
 */
function aroundDay(day: number, recordings: readonly ActivityRow[]): ActivityRow[] {
  const from = (day - 1) * DAY_MILLISECONDS;
  const before = (day + 2) * DAY_MILLISECONDS;
  return recordings.filter(({ startedAt }) => {
    const time = startedAt.getTime();
    return time >= from && time < before;
  });
}

function NextSession({ uid, recordings }: NextSessionCardProps) {
  const { t } = useTranslation('plan');
  const locale = useMeasureLocale();
  const dateLocale = useDateLocale();
  const [now] = useState(() => new Date());
  const day = dayNumber(now, null);
  const stored = useTrainingPlan(uid);
  const cautions = useCautions(uid);
  const hasFailed = [stored, cautions].some(({ state }) => state === 'failed');
  if (hasFailed || recordings === null) return t('common:title.plan');
  if (stored.state !== 'ready' || cautions.state !== 'ready') {
    return (
      <>
        <VisuallyHidden>{t('common:title.plan')}</VisuallyHidden>
        <Placeholder width="60%" fontSize="inherit" />
      </>
    );
  }
  const record = stored.data;
  const plan = record && planOfRecord(record);
  const today = calendarDayOf(day);
  const caution = openCaution(cautions.data, now);
  const moment = { recordings: aroundDay(day, recordings), caution, today };
  const session = record && plan && nextSession(plan, record, moment);
  if (!session) {
    return (
      <Typography variant="body2" color="textSecondary">
        {t('plan:next.none')}
      </Typography>
    );
  }
  // Shows the pace if it is known, else heart rate or effort.
  const [length, range] = sessionFigures(session, locale, t, {
    age: record.age,
    raceSeconds: goalRaceOf(plan)?.seconds,
  });
  const dayWords =
    session.day === today
      ? t('plan:week.today')
      : formatDayWithWeekday(new Date(`${session.day}T00:00:00Z`), 0, dateLocale);
  const feel = t(`plan:feel.${feelOfSession(session)}`);
  return (
    <>
      <Typography variant="body2" color="textSecondary" noWrap>
        {t('plan:next.title', { day: dayWords })}
      </Typography>
      <Typography noWrap sx={{ fontWeight: 600 }}>
        {t(`plan:kind.${nameOfSession(session)}`)} {length}
      </Typography>
      <Typography variant="body2" noWrap sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {range ?? feel}
      </Typography>
      {session.reason.code === 'long-step' ? (
        range !== null && (
          <Typography variant="body2" color="textSecondary" sx={REASON_SX}>
            {feel}
          </Typography>
        )
      ) : (
        <Typography variant="body2" color="textSecondary" sx={REASON_SX}>
          {t(`plan:reason.${session.reason.code}`, reasonFigures(session.reason, locale))}
        </Typography>
      )}
    </>
  );
}
