import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarDayOf, dayNumber } from '@tasuki/domain/measures/calendar-day';
import { formatMonthDay } from '@tasuki/domain/measures/format-date';
import { planKey } from '@tasuki/domain/plans/asked/plan-card';
import { measuredPlanOf } from '@tasuki/domain/plans/coached/coach-limits';
import {
  answerToProposal,
  coachProposalOf,
  isApproval,
  isForPlan,
  type ListedCoachProposal,
} from '@tasuki/domain/plans/coached/coach-proposal';
import { isPlanCurrent, type PlanRecord } from '@tasuki/domain/plans/plan-record';
import type { TrainingPlan } from '@tasuki/domain/plans/training-plan';
import { useOwnProposal } from '../../../data/plans/coach-proposal-queries.ts';
import {
  removeCoachProposal,
  sendCoachProposal,
  type ProposalPlace,
} from '../../../data/plans/coach-proposals.ts';
import { useTrainingPlan } from '../../../data/plans/training-plan-query.ts';
import { useSubmission } from '../../../platform/forms/use-submission.ts';
import { useDateLocale } from '../../../platform/locale.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { PageSection } from '../../../ui/page-section.tsx';
import { useSnackbar } from '../../../ui/snackbar/snackbar.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { useGoalWords } from '../goal-words.ts';
import { PlanChart } from '../plan-chart.tsx';
import { WeekSwitch } from '../week-switch.tsx';
import { CoachDraft } from './coach-draft.tsx';
import { CoachedWeek } from './coached-week.tsx';
import { newProposalId } from './new-proposal-id.ts';
import { WrittenPlan } from './written-plan.tsx';

interface CoachedPlanProps extends ProposalPlace {
  /** The runner's. */
  name: string;
}

/** A runner's plan as their coach reads it, changes it by a proposal, says that it is good, or writes it. */
export default function CoachedPlan({ runnerUid, coachUid, name }: CoachedPlanProps) {
  const { t } = useTranslation('roster');
  const stored = useTrainingPlan(runnerUid);
  const [today] = useState(() => calendarDayOf(dayNumber(new Date(), null)));
  return (
    <PageSection title={t('roster:plan.title')}>
      {stored.state === 'loading' && <LoadingState shape="rows" />}
      {stored.state === 'failed' && (
        <FailedState failureCode={stored.failureCode} onRetry={stored.retry} />
      )}
      {stored.state === 'ready' &&
        (stored.data && isPlanCurrent(stored.data, today) ? (
          <EditedPlan runnerUid={runnerUid} coachUid={coachUid} name={name} record={stored.data} />
        ) : (
          <WrittenPlan
            runnerUid={runnerUid}
            coachUid={coachUid}
            name={name}
            today={today}
            current={stored.data}
          />
        ))}
    </PageSection>
  );
}

/** The coach's changes so far, and the plan that they change. */
interface Draft {
  plan: TrainingPlan;
  planKey: string;
}

function EditedPlan({ record, name, ...place }: CoachedPlanProps & { record: PlanRecord }) {
  const { t } = useTranslation(['roster', 'plan']);
  const announce = useSnackbar();
  const goalWords = useGoalWords();
  const [today] = useState(() => calendarDayOf(dayNumber(new Date(), null)));
  const [draft, setDraft] = useState<Draft | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const sending = useSubmission('propose plan change', async (sent: SentChange) => {
    const proposal = coachProposalOf(record, sent.plan, { id: newProposalId(), note: sent.note });
    await sendCoachProposal(place, proposal);
    setDraft(null);
    announce(t(isApproval(proposal) ? 'roster:plan.approved' : 'roster:plan.sent', { name }));
  });
  const stored = measuredPlanOf(record);
  if (!stored) return null;
  const plan = draft?.plan ?? stored.plan;
  const current = plan.weeks.findLast(({ monday }) => monday <= today) ?? plan.weeks[0];
  const number = chosen ?? current?.number ?? 1;
  const week = plan.weeks[number - 1];
  if (!week) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography>{goalWords(plan.goal)}</Typography>
      {record.pausedOn !== null && (
        <Typography role="status">{t('roster:plan.paused', { name })}</Typography>
      )}
      <OwnProposal record={record} name={name} {...place} />
      <WeekSwitch week={week} weeks={plan.weeks.length} onNumber={setChosen} />
      <CoachedWeek
        key={number}
        runnerUid={place.runnerUid}
        record={record}
        measured={{ ...stored, plan }}
        week={week}
        today={today}
        onEdit={(edited) => {
          setDraft({ plan: edited, planKey: draft?.planKey ?? planKey(record) });
        }}
      />
      {draft ? (
        <CoachDraft
          words={{
            title: t('roster:plan.draft.title'),
            text: t('roster:plan.draft.text', { name }),
            send: t('roster:plan.draft.send'),
          }}
          isWhole={false}
          measured={stored}
          after={draft.plan}
          isOutdated={draft.planKey !== planKey(record)}
          isBusy={sending.isBusy}
          failureCode={sending.failureCode}
          onSend={(note) => {
            void sending.submit({ plan: draft.plan, note });
          }}
          onDiscard={() => {
            setDraft(null);
          }}
        />
      ) : (
        <Box>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {t('roster:plan.how', { name })}
          </Typography>
          <FailureAlert failureCode={sending.failureCode} />
          <Button
            variant="outlined"
            color="secondary"
            loading={sending.isBusy}
            onClick={() => {
              void sending.submit({ plan: stored.plan, note: '' });
            }}
          >
            {t('roster:plan.approve')}
          </Button>
        </Box>
      )}
      <PlanChart
        plan={plan}
        current={number}
        todayWeek={today <= plan.endDay ? (current?.number ?? null) : null}
      />
    </Box>
  );
}

interface SentChange {
  plan: TrainingPlan;
  note: string;
}

/** How what the coach sent stands. */
function OwnProposal(props: CoachedPlanProps & { record: PlanRecord }) {
  const { record, name, ...place } = props;
  const { t } = useTranslation('roster');
  const dates = useDateLocale();
  const own = useOwnProposal(place);
  const removing = useSubmission('take back plan proposal', async () => removeCoachProposal(place));
  if (own.state === 'failed') return <FailureAlert failureCode={own.failureCode} />;
  if (own.state !== 'ready' || !own.data) return null;
  const standing = standingOf(own.data, record);
  const day = formatMonthDay(own.data.updatedAt, null, dates);
  return (
    <Box role="status" sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Typography variant="body2">
        {t(`roster:plan.standing.${standing}`, { name, day })}
      </Typography>
      {(standing === 'open' || standing === 'approved') && (
        <Button
          size="small"
          color="secondary"
          loading={removing.isBusy}
          onClick={() => {
            void removing.submit();
          }}
        >
          {t('roster:plan.takeBack')}
        </Button>
      )}
      <FailureAlert failureCode={removing.failureCode} />
    </Box>
  );
}

function standingOf(proposal: ListedCoachProposal, record: PlanRecord) {
  const answer = answerToProposal(proposal, record);
  if (answer !== null) return answer === 'made' ? 'accepted' : answer;
  if (!isForPlan(proposal, record)) return 'outdated';
  return isApproval(proposal) ? 'approved' : 'open';
}
