import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openCaution } from '@tasuki/domain/coaching/safety/caution-record';
import { calendarDayOf, dayNumber } from '@tasuki/domain/measures/calendar-day';
import {
  limitsOfNewPlan,
  newPlanState,
  takenPlan,
  type ListedNewPlan,
} from '@tasuki/domain/plans/coached/new-plan';
import type { Caution } from '@tasuki/domain/plans/plan-caution';
import { planOfRecord, type PlanRecord } from '@tasuki/domain/plans/plan-record';
import type { TrainingPlan } from '@tasuki/domain/plans/training-plan';
import { useCautions } from '../../../data/plans/caution-query.ts';
import { useNewPlans } from '../../../data/plans/new-plan-queries.ts';
import { refuseNewPlan, takeNewPlan } from '../../../data/plans/new-plans.ts';
import { useSubmission } from '../../../platform/forms/use-submission.ts';
import { HUMAN_COACH_ICON } from '../../../ui/author-icons.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { FramedSection } from '../../../ui/framed-section.tsx';
import { MessageAuthor } from '../../../ui/message-author.tsx';
import { useGoalWords } from '../goal-words.ts';
import { PlanOverview, PlanSummary } from '../plan-overview.tsx';
import { ExceededWords } from './exceeded-words.tsx';
import { StartWords } from './start-words.tsx';
import { useCoachNames } from './use-coach-names.ts';

interface NewPlansProps {
  uid: string;
  /** The runner's plan that is over; null = they have none. */
  current: PlanRecord | null;
}

/** Whole plans that the runner's human coaches wrote, each to take or to decline. */
export function NewPlans({ uid, current }: NewPlansProps) {
  const [now] = useState(() => new Date());
  const today = calendarDayOf(dayNumber(now, null));
  const written = useNewPlans(uid);
  const cautions = useCautions(uid);
  const listed = written.state === 'ready' ? written.data : [];
  const nameOf = useCoachNames(listed.map(({ coachUid }) => coachUid));
  if (written.state === 'failed') return <FailureAlert failureCode={written.failureCode} />;
  if (listed.length > 0 && cautions.state === 'failed') {
    return <FailureAlert failureCode={cautions.failureCode} />;
  }
  // Nothing can be taken before it is known what stands against it.
  if (cautions.state !== 'ready') return null;
  const caution = openCaution(cautions.data, now);
  return listed.map((proposed) => {
    const state = newPlanState(proposed, current, { today, caution });
    const plan = proposed.record && planOfRecord(proposed.record);
    if (!proposed.record || !plan || (state !== 'open' && state !== 'held')) return null;
    return (
      <NewPlanCard
        key={proposed.coachUid}
        uid={uid}
        proposed={proposed}
        record={proposed.record}
        plan={plan}
        name={nameOf(proposed.coachUid)}
        today={today}
        caution={caution}
        isHeld={state === 'held'}
      />
    );
  });
}

interface NewPlanCardProps {
  uid: string;
  proposed: ListedNewPlan;
  record: PlanRecord;
  plan: TrainingPlan;
  /** The coach's. */
  name: string;
  today: string;
  caution: Caution | null;
  isHeld: boolean;
}

function NewPlanCard(props: NewPlanCardProps) {
  const { uid, proposed, record, plan, name, today, caution, isHeld } = props;
  const { t } = useTranslation('planning');
  const titleId = useId();
  const goalWords = useGoalWords();
  const { exceeded } = useMemo(() => limitsOfNewPlan(record), [record]);
  const taking = useSubmission('take new plan', async () =>
    takeNewPlan(uid, proposed, (found, current) =>
      takenPlan(found, current, { at: new Date(), today, caution }),
    ),
  );
  const refusing = useSubmission('refuse new plan', async () =>
    refuseNewPlan(uid, proposed.coachUid),
  );
  return (
    <FramedSection titleId={titleId}>
      <Box>
        <MessageAuthor icon={HUMAN_COACH_ICON} name={name} />
        <Typography id={titleId} component="h2" sx={{ fontWeight: 600 }}>
          {t('planning:coached.wrote', { name })}
        </Typography>
        <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {proposed.note}
        </Typography>
        <Typography sx={{ mt: 1 }}>{goalWords(plan.goal)}</Typography>
        <PlanSummary plan={plan} />
        <StartWords record={record} />
      </Box>
      <PlanOverview plan={plan} record={record} />
      {exceeded.length > 0 && (
        <Alert severity="warning" variant="outlined">
          <Typography variant="body2">{t('planning:coached.exceeds', { name })}</Typography>
          <ExceededWords exceeded={exceeded} />
        </Alert>
      )}
      {isHeld && (
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {t('planning:coached.held')}
        </Typography>
      )}
      <FailureAlert failureCode={taking.failureCode ?? refusing.failureCode} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {!isHeld && (
          <Button
            variant="contained"
            loading={taking.isBusy}
            disabled={refusing.isBusy}
            onClick={() => {
              void taking.submit();
            }}
          >
            {t('planning:start.accept')}
          </Button>
        )}
        <Button
          color="secondary"
          loading={refusing.isBusy}
          disabled={taking.isBusy}
          onClick={() => {
            void refusing.submit();
          }}
        >
          {t('planning:coached.decline')}
        </Button>
      </Box>
    </FramedSection>
  );
}
