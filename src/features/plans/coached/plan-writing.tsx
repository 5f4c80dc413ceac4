import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EMPTY_ATHLETE_PROFILE } from '@tasuki/domain/athletes/stored-profile';
import { rememberedOfRunner } from '@tasuki/domain/coaching/memories/remembered-schedule';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { usedMemories } from '@tasuki/domain/memories/memory';
import { planFromStart, planStartOf } from '@tasuki/domain/plans/asked/plan-start';
import { measuredPlanOf } from '@tasuki/domain/plans/coached/coach-limits';
import { newPlanOf } from '@tasuki/domain/plans/coached/new-plan';
import { planLinesOf } from '@tasuki/domain/plans/plan-lines';
import type { PlanAnswers } from '@tasuki/domain/plans/plan-questions';
import type { PlanRecord } from '@tasuki/domain/plans/plan-record';
import type { PlanGoal, TrainingPlan } from '@tasuki/domain/plans/training-plan';
import { HISTORY_DAYS } from '@tasuki/domain/training/recent-activity';
import { useSharedActivitiesBetween } from '../../../data/activities/activity-queries.ts';
import { useAthleteProfile, useTargets } from '../../../data/athletes/athlete-queries.ts';
import { useSharedMemories } from '../../../data/memories/memory-queries.ts';
import type { ProposalPlace } from '../../../data/plans/coach-proposals.ts';
import { sendNewPlan } from '../../../data/plans/new-plans.ts';
import { useSubmission } from '../../../platform/forms/use-submission.ts';
import { useSnackbar } from '../../../ui/snackbar/snackbar.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { useGoalWords } from '../goal-words.ts';
import { NoPlan } from '../starting/no-plan.tsx';
import { PlanChart } from '../plan-chart.tsx';
import { PlanQuestionsForm } from '../starting/plan-questions-form.tsx';
import { useCoachsQuestionWords } from '../starting/question-words.ts';
import { WeekSwitch } from '../week-switch.tsx';
import { CoachDraft } from './coach-draft.tsx';
import { CoachedWeek } from './coached-week.tsx';
import { newProposalId } from './new-proposal-id.ts';
import { StartWords } from './start-words.tsx';

interface PlanWritingProps extends ProposalPlace {
  /** The runner's. */
  name: string;
  today: string;
  /** It was sent, or the coach leaves it. */
  onClose: () => void;
}

interface Asked {
  goal: PlanGoal;
  answers: PlanAnswers;
}

/** A coach answers the questions of a plan for a runner, by what the runner shares, and writes the plan. */
export function PlanWriting({ runnerUid, coachUid, name, today, onClose }: PlanWritingProps) {
  const { t } = useTranslation(['roster', 'planning']);
  const words = useCoachsQuestionWords(name);
  // Once for the whole form: what is known must not change while somebody answers.
  const [now] = useState(() => new Date());
  const [asked, setAsked] = useState<Asked | null>(null);
  const profile = useAthleteProfile(runnerUid);
  const goals = useTargets(runnerUid, 'goals');
  const tournaments = useTargets(runnerUid, 'tournaments');
  const recorded = useSharedActivitiesBetween(
    runnerUid,
    new Date(now.getTime() - HISTORY_DAYS * DAY_MILLISECONDS),
    now,
  );
  const memories = useSharedMemories(runnerUid);
  const reads = [profile, goals, tournaments, recorded, memories] as const;
  const failed = reads.find((read) => read.state === 'failed');
  if (failed?.state === 'failed') {
    return <FailedState failureCode={failed.failureCode} onRetry={failed.retry} />;
  }
  if (
    profile.state !== 'ready' ||
    goals.state !== 'ready' ||
    tournaments.state !== 'ready' ||
    recorded.state !== 'ready' ||
    memories.state !== 'ready'
  ) {
    return <LoadingState shape="form" />;
  }
  const start = planStartOf(
    {
      athlete: profile.data ?? EMPTY_ATHLETE_PROFILE,
      rows: recorded.data,
      tournaments: tournaments.data,
      remembered: rememberedOfRunner(usedMemories(memories.data ?? [], now)),
    },
    // No coach reads the runner's words on their health. Those words stop the plan when the runner
    // would take it.
    { now, utcOffsetMinutes: -now.getTimezoneOffset(), today, caution: null },
  );
  if (!asked) {
    return (
      <PlanQuestionsForm
        words={words}
        notice={null}
        known={start.ofRunner}
        targets={[...goals.data, ...tournaments.data].filter(({ date }) => date > today)}
        said={null}
        onAnswered={(goal, answers) => {
          setAsked({ goal, answers });
        }}
        onCancel={onClose}
      />
    );
  }
  const proposed = planFromStart(start, asked.goal, asked.answers);
  const onBack = () => {
    setAsked(null);
  };
  if (proposed.outcome !== 'built') {
    return (
      <NoPlan
        outcome={proposed}
        words={{
          refused: t('roster:plan.write.refused', { name }),
          declined: { 'time-out-of-reach': t('roster:plan.write.outOfReach', { name }) },
        }}
        onGoal={(goal) => {
          setAsked({ ...asked, goal });
        }}
        back={
          <Button color="secondary" onClick={onBack}>
            {t('planning:start.back')}
          </Button>
        }
      />
    );
  }
  return (
    <WritingDesk
      runnerUid={runnerUid}
      coachUid={coachUid}
      name={name}
      today={today}
      record={proposed.record}
      onClose={onClose}
      onBack={onBack}
    />
  );
}

/** The plan that was built, for the coach to change week by week before it is sent. */
function WritingDesk(props: PlanWritingProps & { record: PlanRecord; onBack: () => void }) {
  const { runnerUid, coachUid, name, today, record, onClose, onBack } = props;
  const { t } = useTranslation('roster');
  const announce = useSnackbar();
  const goalWords = useGoalWords();
  const [edited, setEdited] = useState<TrainingPlan | null>(null);
  const [number, setNumber] = useState(1);
  const built = measuredPlanOf(record);
  const plan = edited ?? built?.plan;
  const sending = useSubmission('send new plan', async (note: string) => {
    if (!plan) return;
    const whole = { ...record, sessions: planLinesOf(plan) };
    await sendNewPlan({ runnerUid, coachUid }, newPlanOf(whole, { id: newProposalId(), note }));
    announce(t('roster:plan.write.sent', { name }));
    onClose();
  });
  const week = plan?.weeks[number - 1];
  if (!built || !plan || !week) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box>
        <Typography>{goalWords(plan.goal)}</Typography>
        <StartWords record={record} />
        <Typography variant="body2" color="textSecondary">
          {t('roster:plan.write.how')}
        </Typography>
      </Box>
      <WeekSwitch week={week} weeks={plan.weeks.length} onNumber={setNumber} />
      <CoachedWeek
        key={number}
        runnerUid={runnerUid}
        record={record}
        measured={{ ...built, plan }}
        week={week}
        today={today}
        onEdit={setEdited}
      />
      <PlanChart plan={plan} current={number} todayWeek={null} />
      <CoachDraft
        words={{
          title: t('roster:plan.write.draftTitle'),
          text: t('roster:plan.write.draftText', { name }),
          send: t('roster:plan.write.send'),
        }}
        measured={built}
        after={plan}
        isOutdated={false}
        isWhole
        isBusy={sending.isBusy}
        failureCode={sending.failureCode}
        onSend={(note) => {
          void sending.submit(note);
        }}
        onDiscard={onBack}
      />
    </Box>
  );
}
