import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withoutLastChange } from '@tasuki/domain/plans/changes/plan-change';
import { withPause } from '@tasuki/domain/plans/changes/session-changes';
import { isSign, type Caution } from '@tasuki/domain/plans/plan-caution';
import type { PlanRecord } from '@tasuki/domain/plans/plan-record';
import type { PlanWeek, TrainingPlan } from '@tasuki/domain/plans/training-plan';
import { endPlan, type PlanEdit } from '../../../data/plans/training-plans.ts';
import { useSubmission } from '../../../platform/forms/use-submission.ts';
import { PlanChart } from '../plan-chart.tsx';
import { PlanHistory } from './plan-history.tsx';
import { onlyFor } from '../use-plan-change.ts';

// Loaded beside the sessions, with words of its own.
const PlanGuide = lazy(async () => ({
  default: (await import('../guide/plan-guide.tsx')).PlanGuide,
}));
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
  default: (await import('../../../ui/confirm-dialog.tsx')).ConfirmDialog,
}));

interface BelowWeekProps {
  uid: string;
  plan: TrainingPlan;
  record: PlanRecord;
  /** The week that is shown. */
  week: PlanWeek;
  /** The number of the week of today; null = it is none of the plan. */
  todayWeek: number | null;
  today: string;
  caution: Caution | null;
  onChange: (edit: PlanEdit) => void;
}

/** The parts below the sessions of a week: advice, the history, and the whole plan. */
export function BelowWeek(props: BelowWeekProps) {
  const { uid, plan, record, week, todayWeek, today, caution, onChange } = props;
  return (
    <>
      {(!caution || !isSign(caution)) && (
        <Suspense>
          <PlanGuide plan={plan} record={record} week={week} />
        </Suspense>
      )}
      <PlanHistory
        record={record}
        onUndo={() => {
          const at = new Date();
          onChange(onlyFor(record, (found) => withoutLastChange(found, at, today)));
        }}
      />
      <PlanChart plan={plan} current={week.number} todayWeek={todayWeek} />
      <Suspense>
        <PlanExport uid={uid} plan={plan} age={record.age} />
        <GarminDelivery uid={uid} />
      </Suspense>
      <PauseOrEnd
        uid={uid}
        record={record}
        endDay={plan.endDay}
        today={today}
        onChange={onChange}
      />
    </>
  );
}

interface PauseOrEndProps extends Pick<BelowWeekProps, 'uid' | 'record' | 'today' | 'onChange'> {
  /** Last day of the plan, YYYY-MM-DD. */
  endDay: string;
}

/** The ways out of a plan, for a while or for good. */
function PauseOrEnd({ uid, record, endDay, today, onChange }: PauseOrEndProps) {
  const { t } = useTranslation(['plan', 'planning']);
  const [isAsking, setIsAsking] = useState<'end' | 'pause' | null>(null);
  const ending = useSubmission(
    'end plan',
    useCallback(() => endPlan(uid, record), [uid, record]),
  );
  const close = () => {
    setIsAsking(null);
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: -2 }}>
        {record.pausedOn === null && today <= endDay && (
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
          {t('planning:end.action')}
        </Button>
      </Box>
      <Suspense>
        {isAsking === 'pause' && (
          <PauseDialog
            today={today}
            endDay={endDay}
            onPause={(days) => {
              close();
              const at = new Date();
              onChange((found) => withPause(found, days, at));
            }}
            onClose={close}
          />
        )}
        {isAsking === 'end' && (
          <ConfirmDialog
            title={t('planning:end.question')}
            words={t('planning:end.action')}
            isBusy={ending.isBusy}
            failureCode={ending.failureCode}
            onConfirm={() => {
              void ending.submit();
            }}
            onClose={close}
          >
            <Typography variant="body2">{t('planning:end.text')}</Typography>
          </ConfirmDialog>
        )}
      </Suspense>
    </>
  );
}
