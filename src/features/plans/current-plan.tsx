import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openCaution } from '@tasuki/domain/coaching/safety/caution-record';
import { calendarDayOf, dayNumber } from '@tasuki/domain/measures/calendar-day';
import type { PlanRecord } from '@tasuki/domain/plans/plan-record';
import type { TrainingPlan } from '@tasuki/domain/plans/training-plan';
import { useCautions } from '../../data/plans/caution-query.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { useShown } from '../../platform/use-shown.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import type { AskedChange } from './plan-advice.tsx';
import { usePlanChange } from './use-plan-change.ts';
import { WeekArrows } from './week-switch.tsx';
import { WeekRows, type DrawnExpiry } from './week/week-rows.tsx';

// Few plans are eased or paused.
const CautionNotice = lazy(async () => ({
  default: (await import('./caution-notice.tsx')).CautionNotice,
}));
const PauseNotice = lazy(async () => ({
  default: (await import('./pause-notice.tsx')).PauseNotice,
}));

// The code that adapts a plan contains the builder of plans.
const PlanAdvice = lazy(async () => ({ default: (await import('./plan-advice.tsx')).PlanAdvice }));

// Only of use to a runner with a human coach.
const CoachProposals = lazy(async () => ({
  default: (await import('./coached/coach-proposals.tsx')).CoachProposals,
}));

const BelowWeek = lazy(async () => ({
  default: (await import('./below-week/below-week.tsx')).BelowWeek,
}));

interface CurrentPlanProps {
  uid: string;
  plan: TrainingPlan;
  /** As it is stored: with what became of sessions, the pause and the history. */
  record: PlanRecord;
  /** The week to begin with, by its Monday; null, or none of the plan = that of today. */
  openMonday: string | null;
  /** Called with `true` once the week is there, and what stands above it. */
  onDrawn: (isDrawn: true) => void;
  /** Called with when the recordings of the week it begins with must be gone; undefined = they are not drawn. */
  onExpiry: (expiresAt: DrawnExpiry) => void;
}

/** Reports that a part is drawn whose code comes later. */
function Drawn({ onDrawn }: Pick<CurrentPlanProps, 'onDrawn'>) {
  useEffect(() => {
    onDrawn(true);
  }, [onDrawn]);
  return null;
}

/** The week of today, with the way to the others, and the whole plan below. */
export function CurrentPlan(props: CurrentPlanProps) {
  const { uid, plan, record, openMonday, onDrawn, onExpiry } = props;
  const { t } = useTranslation('plan');
  const [now] = useState(() => new Date());
  const today = calendarDayOf(dayNumber(now, null));
  const current = plan.weeks.findLast(({ monday }) => monday <= today) ?? plan.weeks[0];
  const [opening] = useState(
    (plan.weeks.find(({ monday }) => monday === openMonday) ?? current)?.number ?? 1,
  );
  const [number, setNumber] = useState(opening);
  const [asked, setAsked] = useState<AskedChange | null>(null);
  const { change, failureCode } = usePlanChange(uid, record);
  const cautions = useCautions(uid);
  const hasCoach = useSessionStore(({ coachLinks }) => coachLinks.length > 0);
  // The code of all around the week waits for its rows.
  const areRowsShown = useShown(cautions.state !== 'loading');
  const week = plan.weeks[number - 1];
  const weeks = plan.weeks.length;
  if (!week) return null;
  // No order before it is known what stands against it.
  if (cautions.state === 'loading') return <LoadingState shape="rows" />;
  const caution = cautions.state === 'ready' ? openCaution(cautions.data, now) : null;
  return (
    <Box sx={{ display: 'grid', gap: 3, pb: 4 }}>
      {cautions.state === 'failed' && <FailureAlert failureCode={cautions.failureCode} />}
      <FailureAlert failureCode={failureCode} />
      <Suspense>
        {caution && <CautionNotice uid={uid} caution={caution} place="plan" />}
        {record.pausedOn !== null && (
          <PauseNotice
            record={record}
            today={today}
            onReturn={() => {
              setAsked('return');
            }}
          />
        )}
      </Suspense>
      {areRowsShown && hasCoach && (
        <Suspense>
          <CoachProposals
            uid={uid}
            record={record}
            today={today}
            caution={caution}
            onChange={change}
          />
        </Suspense>
      )}
      {areRowsShown && (
        <Suspense>
          <PlanAdvice
            uid={uid}
            record={record}
            today={today}
            caution={caution}
            asked={asked}
            onAnswered={() => {
              setAsked(null);
            }}
            onChange={change}
          />
          <Drawn onDrawn={onDrawn} />
        </Suspense>
      )}
      <WeekArrows number={number} weeks={weeks} onNumber={setNumber}>
        <Typography variant="h2" component="h2" aria-live="polite">
          {t('plan:week.title', { number, weeks })}
        </Typography>
      </WeekArrows>
      <WeekRows
        key={number}
        uid={uid}
        plan={plan}
        record={record}
        week={week}
        today={today}
        caution={caution}
        areRowsShown={areRowsShown}
        onChange={change}
        onEasier={setAsked}
        onExpiry={number === opening ? onExpiry : undefined}
      />
      {areRowsShown && (
        <Suspense>
          <BelowWeek
            uid={uid}
            plan={plan}
            record={record}
            week={week}
            todayWeek={today <= plan.endDay ? (current?.number ?? null) : null}
            today={today}
            caution={caution}
            onChange={change}
          />
        </Suspense>
      )}
    </Box>
  );
}
