import { mdiCalendarMonthOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { earliestExpiryOf, type ActivityRow } from '@tasuki/domain/activities/activity-row';
import { calendarDayOf, dayNumber, dayNumberOf } from '@tasuki/domain/measures/calendar-day';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import {
  formatClock,
  formatMeasure,
  toDisplayedValue,
} from '@tasuki/domain/measures/format-measure';
import { spokenDuration } from '@tasuki/domain/measures/spoken-measure';
import { goalRaceOf } from '@tasuki/domain/plans/said/race-food';
import { calendarAddress } from '@tasuki/domain/navigation/calendar-address';
import type { EasierCause } from '@tasuki/domain/plans/changes/gentler-session';
import { markOf, marksOf } from '@tasuki/domain/plans/changes/plan-marks';
import { isPausedOn } from '@tasuki/domain/plans/changes/session-changes';
import { matchedSessions, possibleMatches } from '@tasuki/domain/plans/match-session';
import { sessionsUnder, type Caution } from '@tasuki/domain/plans/plan-caution';
import { weekCaptionOf } from '@tasuki/domain/plans/said/week-caption';
import { weekGrowthOf } from '@tasuki/domain/plans/said/week-growth';
import { runnerOf, wishOf, type PlanRecord } from '@tasuki/domain/plans/plan-record';
import { planFormOf } from '@tasuki/domain/plans/goal/runner-form';
import type { PlanRunner, PlanWish } from '@tasuki/domain/plans/plan-wish';
import type { PlanSession, PlanWeek, TrainingPlan } from '@tasuki/domain/plans/training-plan';
import { isRunning } from '@tasuki/domain/sports/sport-type';
import { useActivitiesBetween } from '../../../data/activities/activity-queries.ts';
import type { PlanEdit } from '../../../data/plans/training-plans.ts';
import { useMeasureLocale } from '../../../platform/locale.ts';
import { Icon } from '../../../ui/icon.tsx';
import { weekdayListWords } from '../../../ui/weekday-words.ts';
import { reasonFigures } from '../reason-figures.ts';
import { PlannedSession, type SessionActions } from './planned-session.tsx';
import { WeekDay } from './week-day.tsx';

// A move is checked against every limit of plans. The code for it is loaded when a session is
// moved.
const WeekMoveDialog = lazy(async () => ({
  default: (await import('./week-move-dialog.tsx')).WeekMoveDialog,
}));
const DropWords = lazy(async () => ({ default: (await import('./drop-words.tsx')).DropWords }));

// Below the rows.
const StrengthLine = lazy(async () => ({
  default: (await import('./strength-line.tsx')).StrengthLine,
}));

const WEEK_DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** A figure and its unit stay on one line. */
function unbroken(words: string): string {
  return words.replaceAll(' ', '\u00a0');
}

interface WeekRowsProps {
  uid: string;
  plan: TrainingPlan;
  record: PlanRecord;
  week: PlanWeek;
  today: string;
  caution: Caution | null;
  onChange: (edit: PlanEdit) => void;
  /** An easier session is asked for today. */
  onEasier: (cause: EasierCause) => void;
  /** The rows are on the screen, and what belongs below them may follow. */
  areRowsShown: boolean;
  /** Called with when the recordings of the week must be gone; undefined = they are not drawn. */
  onExpiry?: ((expiresAt: DrawnExpiry) => void) | undefined;
}

/** In milliseconds since 1970; null = never, undefined = not known. */
export type DrawnExpiry = number | null | undefined;

/** The day to which a session is dragged. */
interface Dragged {
  session: PlanSession;
  /** Null = to no day. */
  overDay: string | null;
}

/** Seven days, today marked; a session is ticked by its recording, or by what the runner says. */
export function WeekRows(props: WeekRowsProps) {
  const { uid, plan, record, week, today, caution, areRowsShown } = props;
  const { onChange, onEasier, onExpiry } = props;
  const { t } = useTranslation('plan');
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [moving, setMoving] = useState<Dragged | null>(null);
  const monday = dayNumberOf(week.monday);
  // A day more on both sides: the runner's clock may be half a day from UTC.
  const recordings = useActivitiesBetween(
    uid,
    new Date((monday - 1) * DAY_MILLISECONDS),
    new Date((monday + 8) * DAY_MILLISECONDS),
  );
  const rows = recordings.state === 'ready' ? recordings.data : [];
  const expiresAt = recordings.state === 'loading' ? undefined : earliestExpiryOf(rows);
  useEffect(() => {
    onExpiry?.(expiresAt);
    return () => {
      onExpiry?.(undefined);
    };
  }, [onExpiry, expiresAt]);
  const ordered = sessionsUnder(week.sessions, caution, today);
  const matched = matchedSessions(
    ordered.map(({ session, planned }) => session ?? planned),
    rows,
  );
  const marks = marksOf(record.marks);
  // Days to come are not asked about, nor is what the runner has spoken of.
  const possible = possibleMatches(
    week.sessions.filter((planned) => planned.day <= today && markOf(marks, planned) === null),
    rows.filter(({ isHidden }) => !isHidden),
    matched,
  );
  const actions: SessionActions = {
    onChange,
    onEasier,
    onDrag: (session, overDay) => {
      setDragged({ session, overDay });
    },
    onDrop: (session, overDay) => {
      setDragged(null);
      if (overDay !== null && overDay !== session.day) setMoving({ session, overDay });
    },
    onMove: (session) => {
      setMoving({ session, overDay: null });
    },
  };
  const sessionOf = (session: PlanSession | null, planned: PlanSession) => {
    const activityId = matched.get(planned.id) ?? null;
    const isPaused = isPausedOn(record, planned.day);
    if (activityId === null && (session === null || (isPaused && planned.day >= today))) {
      return (
        <Typography key={planned.id} color="textSecondary">
          {t(isPaused && planned.day >= today ? 'plan:pause.day' : 'plan:caution.onHold')}
        </Typography>
      );
    }
    return (
      <PlannedSession
        key={planned.id}
        {...actions}
        session={session ?? planned}
        planned={planned}
        age={record.age}
        raceSeconds={goalRaceOf(plan)?.seconds ?? null}
        activityId={activityId}
        mark={markOf(marks, planned)}
        today={today}
        isCautious={caution !== null}
        possibleRun={caution === null && !isPaused ? (possible.get(planned.id) ?? null) : null}
      />
    );
  };
  return (
    <Box component="section">
      <WeekHeading
        plan={plan}
        week={week}
        form={formOf(record)}
        runner={runnerOf(record)}
        wish={wishOf(record)}
        doneMeters={doneMetersOf(rows, monday)}
        today={today}
      />
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {WEEK_DAYS.map((offset) => {
          const day = calendarDayOf(monday + offset);
          return (
            <WeekDay
              key={day}
              day={day}
              offset={offset}
              isToday={day === today}
              dropWords={
                dragged?.overDay === day && dragged.session.day !== day ? (
                  <Suspense>
                    <DropWords
                      plan={plan}
                      record={record}
                      session={dragged.session}
                      day={day}
                      today={today}
                    />
                  </Suspense>
                ) : null
              }
            >
              {ordered
                .filter(({ planned }) => planned.day === day)
                .map(({ session, planned }) => sessionOf(session, planned))}
            </WeekDay>
          );
        })}
      </Box>
      {areRowsShown && (
        <Suspense>
          <StrengthLine plan={plan} record={record} week={week} />
        </Suspense>
      )}
      {moving && (
        <Suspense>
          <WeekMoveDialog
            plan={plan}
            record={record}
            week={week}
            session={moving.session}
            chosenDay={moving.overDay}
            today={today}
            onChange={onChange}
            onClose={() => {
              setMoving(null);
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}

/** The form that results of tests are measured against; null where no race shows it, and in heat. */
function formOf(record: PlanRecord): PlanRunner['vdot'] {
  const runner = runnerOf(record);
  return runner.vdot === null || wishOf(record).isHot ? null : planFormOf(runner);
}

/** The distance run from Monday to Sunday, in metres. */
function doneMetersOf(rows: readonly ActivityRow[], monday: number): number {
  return rows
    .filter(({ sport, startedAt, utcOffsetMinutes, duplicateOf }) => {
      const day = dayNumber(startedAt, utcOffsetMinutes);
      return isRunning(sport) && duplicateOf === null && day >= monday && day < monday + 7;
    })
    .reduce((sum, { distanceMeters }) => sum + (distanceMeters ?? 0), 0);
}

interface WeekHeadingProps {
  plan: TrainingPlan;
  week: PlanWeek;
  /** The form that sets the paces of the plan; null = it has none. */
  form: PlanRunner['vdot'];
  runner: PlanRunner;
  wish: PlanWish;
  doneMeters: number;
  today: string;
}

/** How much of the week is done, why it is as it is, and the way to its month. */
function WeekHeading({ plan, week, form, runner, wish, doneMeters, today }: WeekHeadingProps) {
  const { t } = useTranslation('plan');
  const locale = useMeasureLocale();
  const sunday = calendarDayOf(dayNumberOf(week.monday) + 6);
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 1,
        }}
      >
        <Typography variant="h1" component="p">
          {week.meters === 0 && doneMeters === 0
            ? t('plan:week.rest')
            : t('plan:week.total', {
                done: unbroken(formatMeasure(doneMeters, 'roundMeters', locale)),
                planned: unbroken(formatMeasure(week.meters, 'roundMeters', locale)),
              })}
        </Typography>
        <Button
          component={Link}
          to={calendarAddress(today >= week.monday && today <= sunday ? today : week.monday)}
          color="secondary"
          startIcon={<Icon path={mdiCalendarMonthOutline} />}
          sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
        >
          {t('plan:week.month')}
        </Button>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t(`plan:reason.${weekCaptionOf(plan, week, wish)}`, reasonFigures(week.reason, locale))}
      </Typography>
      <WeekGrowthLines plan={plan} week={week} form={form} runner={runner} wish={wish} />
    </>
  );
}

type GrowthProps = Pick<WeekHeadingProps, 'plan' | 'week' | 'form' | 'runner' | 'wish'>;

/** What this week has that the weeks before it did not. */
function WeekGrowthLines({ plan, week, form, runner, wish }: GrowthProps) {
  const { t } = useTranslation(['plan', 'planning']);
  const locale = useMeasureLocale();
  const distance = (meters: number | null) => formatMeasure(meters ?? 0, 'roundMeters', locale);
  const time = (seconds: number | null) => spokenDuration(seconds ?? 0, locale.language);
  const pace = (seconds: number | null | undefined) =>
    formatMeasure(seconds ?? 0, 'secondsPerKilometer', locale);
  const plainPace = (seconds: number | undefined) =>
    formatClock(toDisplayedValue(seconds ?? 0, 'secondsPerKilometer', locale));
  return (
    <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.5 }}>
      {weekGrowthOf(plan, week, { form, runner, wish }).map(
        ({ code, session, paces, ...figures }) => (
          <Typography
            component="li"
            variant="body2"
            color="textSecondary"
            key={`${code} ${session} ${figures.seconds}`}
          >
            {t(`planning:grows.${code}`, {
              session: session === null ? '' : t(`plan:kind.${session}`),
              meters: distance(figures.meters),
              otherMeters: distance(figures.otherMeters),
              minutes: time(figures.seconds),
              otherMinutes: time(figures.otherSeconds),
              seconds: formatClock(figures.seconds ?? 0),
              otherSeconds: formatClock(figures.otherSeconds ?? 0),
              week: figures.week ?? '',
              percent: figures.percent ?? 0,
              amount: figures.count ?? 0,
              otherAmount: figures.otherCount ?? 0,
              weekdays: weekdayListWords(figures.weekdays ?? [], locale.language, 'long'),
              easyFast: plainPace(paces?.easyFast),
              easySlow: pace(paces?.easySlow),
              tempo: pace(paces?.tempo),
              race: pace(paces?.race),
              pace: pace(paces?.race),
            })}
          </Typography>
        ),
      )}
    </Box>
  );
}
