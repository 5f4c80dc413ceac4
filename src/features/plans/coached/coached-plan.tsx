import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarDayOf, dayNumber } from '@tasuki/domain/measures/calendar-day';
import { formatMonthDay } from '@tasuki/domain/measures/format-date';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import { planKey } from '@tasuki/domain/plans/asked/plan-card';
import { measuredPlanOf } from '@tasuki/domain/plans/coached/coach-limits';
import {
  answerToProposal,
  coachProposalOf,
  isApproval,
  isForPlan,
  type ListedCoachProposal,
} from '@tasuki/domain/plans/coached/coach-proposal';
import type { PlanRecord } from '@tasuki/domain/plans/plan-record';
import type { TrainingPlan } from '@tasuki/domain/plans/training-plan';
import { useOwnProposal } from '../../../data/plans/coach-proposal-queries.ts';
import {
  removeCoachProposal,
  sendCoachProposal,
  type ProposalPlace,
} from '../../../data/plans/coach-proposals.ts';
import { useTrainingPlan } from '../../../data/plans/training-plan-query.ts';
import { useSubmission } from '../../../platform/forms/use-submission.ts';
import { useDateLocale, useMeasureLocale } from '../../../platform/locale.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PageSection } from '../../../ui/page-section.tsx';
import { useSnackbar } from '../../../ui/snackbar/snackbar.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { useGoalWords } from '../goal-words.ts';
import { PlanChart } from '../plan-chart.tsx';
import { CoachDraft } from './coach-draft.tsx';
import { CoachedWeek } from './coached-week.tsx';

interface CoachedPlanProps extends ProposalPlace {
  /** The runner's. */
  name: string;
}

/** A runner's plan as their coach reads it, changes it by a proposal, or says that it is good. */
export default function CoachedPlan({ runnerUid, coachUid, name }: CoachedPlanProps) {
  const { t } = useTranslation('roster');
  const stored = useTrainingPlan(runnerUid);
  return (
    <PageSection title={t('roster:plan.title')}>
      {stored.state === 'loading' && <LoadingState shape="rows" />}
      {stored.state === 'failed' && (
        <FailedState failureCode={stored.failureCode} onRetry={stored.retry} />
      )}
      {stored.state === 'ready' &&
        (stored.data ? (
          <EditedPlan runnerUid={runnerUid} coachUid={coachUid} name={name} record={stored.data} />
        ) : (
          <Typography color="textSecondary">{t('roster:plan.none', { name })}</Typography>
        ))}
    </PageSection>
  );
}

/** What the coach changed so far, and of which plan. */
interface Draft {
  plan: TrainingPlan;
  planKey: string;
}

/** As many random bytes as the id of a proposal has. */
const ID_BYTES = 10;

function newProposalId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function EditedPlan({ record, name, ...place }: CoachedPlanProps & { record: PlanRecord }) {
  const { t } = useTranslation(['roster', 'plan']);
  const locale = useMeasureLocale();
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
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <IconButton
          aria-label={t('plan:week.previous')}
          disabled={number === 1}
          onClick={() => {
            setChosen(number - 1);
          }}
        >
          <Icon path={mdiChevronLeft} />
        </IconButton>
        <Box sx={{ textAlign: 'center' }}>
          <Typography component="h3" aria-live="polite" sx={{ fontWeight: 600 }}>
            {t('plan:week.title', { number, weeks: plan.weeks.length })}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {formatMeasure(week.meters, 'roundMeters', locale)}
          </Typography>
        </Box>
        <IconButton
          aria-label={t('plan:week.next')}
          disabled={number === plan.weeks.length}
          onClick={() => {
            setChosen(number + 1);
          }}
        >
          <Icon path={mdiChevronRight} />
        </IconButton>
      </Box>
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
          name={name}
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
