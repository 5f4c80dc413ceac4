import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openCaution } from '@tasuki/domain/coaching/safety/caution-record';
import { calendarDayOf, dayNumber } from '@tasuki/domain/measures/calendar-day';
import { withoutLastChange } from '@tasuki/domain/plans/changes/plan-change';
import { withPause } from '@tasuki/domain/plans/changes/session-changes';
import { isSign } from '@tasuki/domain/plans/plan-caution';
import type { PlanRecord } from '@tasuki/domain/plans/plan-record';
import type { TrainingPlan } from '@tasuki/domain/plans/training-plan';
import { useCautions } from '../../data/plans/caution-query.ts';
import { endPlan } from '../../data/plans/training-plans.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { CautionNotice } from './caution-notice.tsx';
import type { AskedChange } from './plan-advice.tsx';
import { PlanChart } from './plan-chart.tsx';
import { PlanHistory } from './plan-history.tsx';
import { PauseNotice } from './pause-notice.tsx';
import { onlyFor, usePlanChange } from './use-plan-change.ts';
import { WeekRows, type DrawnExpiry } from './week/week-rows.tsx';

// What adapts a plan builds plans, and the week is there before it.
const PlanAdvice = lazy(async () => ({ default: (await import('./plan-advice.tsx')).PlanAdvice }));

// Beside the sessions; the week is there before it.
const PlanGuide = lazy(async () => ({
  default: (await import('./guide/plan-guide.tsx')).PlanGuide,
}));

// Below the whole plan.
const PlanExport = lazy(async () => ({
  default: (await import('./plan-export.tsx')).PlanExport,
}));
const GarminDelivery = lazy(async () => ({
  default: (await import('./garmin-delivery.tsx')).GarminDelivery,
}));

// After a press.
const PauseDialog = lazy(async () => ({
  default: (await import('./pause-dialog.tsx')).PauseDialog,
}));
const ConfirmDialog = lazy(async () => ({
  default: (await import('../../ui/confirm-dialog.tsx')).ConfirmDialog,
}));

// Only of use to a runner with a human coach.
const CoachProposals = lazy(async () => ({
  default: (await import('./coached/coach-proposals.tsx')).CoachProposals,
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

/** Beside a part whose code comes later: it is there now. */
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
  const [isAsking, setIsAsking] = useState<'end' | 'pause' | null>(null);
  const [asked, setAsked] = useState<AskedChange | null>(null);
  const { change, failureCode } = usePlanChange(uid, record);
  const ending = useSubmission(
    'end plan',
    useCallback(() => endPlan(uid, record), [uid, record]),
  );
  const cautions = useCautions(uid);
  const hasCoach = useSessionStore(({ coachLinks }) => coachLinks.length > 0);
  const week = plan.weeks[number - 1];
  if (!week) return null;
  // No order before it is known what stands against it.
  if (cautions.state === 'loading') return <LoadingState shape="rows" />;
  const caution = cautions.state === 'ready' ? openCaution(cautions.data, now) : null;
  return (
    <Box sx={{ display: 'grid', gap: 3, pb: 4 }}>
      {cautions.state === 'failed' && <FailureAlert failureCode={cautions.failureCode} />}
      <FailureAlert failureCode={failureCode} />
      {caution && <CautionNotice uid={uid} caution={caution} place="plan" />}
      <PauseNotice
        record={record}
        today={today}
        onReturn={() => {
          setAsked('return');
        }}
      />
      {hasCoach && (
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
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <IconButton
          aria-label={t('plan:week.previous')}
          disabled={number === 1}
          onClick={() => {
            setNumber(number - 1);
          }}
        >
          <Icon path={mdiChevronLeft} />
        </IconButton>
        <Typography variant="h2" component="h2" aria-live="polite">
          {t('plan:week.title', { number, weeks: plan.weeks.length })}
        </Typography>
        <IconButton
          aria-label={t('plan:week.next')}
          disabled={number === plan.weeks.length}
          onClick={() => {
            setNumber(number + 1);
          }}
        >
          <Icon path={mdiChevronRight} />
        </IconButton>
      </Box>
      <WeekRows
        key={number}
        uid={uid}
        plan={plan}
        record={record}
        week={week}
        today={today}
        caution={caution}
        onChange={change}
        onEasier={setAsked}
        onExpiry={number === opening ? onExpiry : undefined}
      />
      {(!caution || !isSign(caution)) && (
        <Suspense>
          <PlanGuide plan={plan} record={record} week={week} />
        </Suspense>
      )}
      <PlanHistory
        record={record}
        onUndo={() => {
          const at = new Date();
          change(onlyFor(record, (found) => withoutLastChange(found, at, today)));
        }}
      />
      <PlanChart
        plan={plan}
        current={number}
        todayWeek={today <= plan.endDay ? (current?.number ?? null) : null}
      />
      <Suspense>
        <PlanExport uid={uid} plan={plan} />
        <GarminDelivery uid={uid} />
      </Suspense>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: -2 }}>
        {record.pausedOn === null && today <= plan.endDay && (
          <Button
            color="secondary"
            onClick={() => {
              setIsAsking('pause');
            }}
          >
            {t('plan:pause.action')}
          </Button>
        )}
        <Button
          color="secondary"
          onClick={() => {
            setIsAsking('end');
          }}
        >
          {t('plan:end.action')}
        </Button>
      </Box>
      <Suspense>
        {isAsking === 'pause' && (
          <PauseDialog
            today={today}
            endDay={plan.endDay}
            onPause={(days) => {
              setIsAsking(null);
              const at = new Date();
              change((found) => withPause(found, days, at));
            }}
            onClose={() => {
              setIsAsking(null);
            }}
          />
        )}
        {isAsking === 'end' && (
          <ConfirmDialog
            title={t('plan:end.question')}
            words={t('plan:end.action')}
            isBusy={ending.isBusy}
            failureCode={ending.failureCode}
            onConfirm={() => {
              void ending.submit();
            }}
            onClose={() => {
              setIsAsking(null);
            }}
          >
            <Typography variant="body2">{t('plan:end.text')}</Typography>
          </ConfirmDialog>
        )}
      </Suspense>
    </Box>
  );
}
