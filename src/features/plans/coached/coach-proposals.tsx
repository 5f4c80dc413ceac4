import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatMonthDay } from '@tasuki/domain/measures/format-date';
import {
  planCardState,
  shownVersion,
  withCardAccepted,
  withCardRefused,
} from '@tasuki/domain/plans/asked/plan-card';
import { coachLimitsOf, measuredPlanOf } from '@tasuki/domain/plans/coached/coach-limits';
import {
  cardOfProposal,
  isApproval,
  isForPlan,
  proposedByCoach,
  type ListedCoachProposal,
} from '@tasuki/domain/plans/coached/coach-proposal';
import type { Caution } from '@tasuki/domain/plans/plan-caution';
import type { PlanRecord } from '@tasuki/domain/plans/plan-record';
import { useCoachProposals } from '../../../data/plans/coach-proposal-queries.ts';
import type { PlanEdit } from '../../../data/plans/training-plans.ts';
import { useDateLocale } from '../../../platform/locale.ts';
import { HUMAN_COACH_ICON } from '../../../ui/author-icons.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { MessageAuthor } from '../../../ui/message-author.tsx';
import { ProposalCard, ProposalChoices } from '../proposal-card.tsx';
import { ExceededWords } from './exceeded-words.tsx';
import { useCoachNames } from './use-coach-names.ts';

interface CoachProposalsProps {
  uid: string;
  record: PlanRecord;
  today: string;
  caution: Caution | null;
  onChange: (edit: PlanEdit) => void;
}

/**
 * Answers of the runner's human coaches to the current plan: changes to accept or refuse, and
 * approvals.
 */
export function CoachProposals(props: CoachProposalsProps) {
  const { uid, record } = props;
  const proposals = useCoachProposals(uid);
  const listed = proposals.state === 'ready' ? proposals.data : [];
  const current = listed.filter((proposal) => isForPlan(proposal, record));
  const nameOf = useCoachNames(current.map(({ coachUid }) => coachUid));
  return (
    <>
      {proposals.state === 'failed' && <FailureAlert failureCode={proposals.failureCode} />}
      {current.map((proposal) => {
        const name = nameOf(proposal.coachUid);
        return isApproval(proposal) ? (
          <Approval key={proposal.id} proposal={proposal} name={name} />
        ) : (
          <CoachChange key={proposal.id} {...props} proposal={proposal} name={name} />
        );
      })}
    </>
  );
}

interface OfCoach {
  proposal: ListedCoachProposal;
  name: string;
}

function Approval({ proposal: { updatedAt, note }, name }: OfCoach) {
  const { t } = useTranslation('planning');
  const dates = useDateLocale();
  return (
    <div>
      <MessageAuthor icon={HUMAN_COACH_ICON} name={name} />
      <Typography variant="body2">
        {t('planning:coached.approved', { day: formatMonthDay(updatedAt, null, dates) })}
      </Typography>
      {note !== '' && (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {note}
        </Typography>
      )}
    </div>
  );
}

function CoachChange(props: CoachProposalsProps & OfCoach) {
  const { record, today, caution, onChange, proposal, name } = props;
  const { t } = useTranslation('planning');
  const card = cardOfProposal(proposal, record);
  const [version] = card.versions;
  const after = proposedByCoach(proposal, record);
  const measured = measuredPlanOf(record);
  const state = planCardState(card, record, { today, caution });
  if (!version || !after || !measured || (state !== 'open' && state !== 'held')) return null;
  const { exceeded } = coachLimitsOf(measured, after);
  const refuse = (at: Date) => {
    onChange((found) => withCardRefused(found, card, { at, today, caution }));
  };
  return (
    <ProposalCard
      proposal={shownVersion(version)}
      place="plan"
      human={{ name, note: proposal.note }}
    >
      {exceeded.length > 0 && (
        <Alert severity="warning" variant="outlined">
          <Typography variant="body2">{t('planning:coached.exceeds', { name })}</Typography>
          <ExceededWords exceeded={exceeded} />
        </Alert>
      )}
      {state === 'held' ? (
        <>
          <Typography role="status" sx={{ fontWeight: 600 }}>
            {t('planning:coached.held')}
          </Typography>
          <Button
            color="secondary"
            sx={{ justifySelf: 'start' }}
            onClick={() => {
              refuse(new Date());
            }}
          >
            {t('planning:change.refuse')}
          </Button>
        </>
      ) : (
        <ProposalChoices
          alter={null}
          onAccept={() => {
            const at = new Date();
            onChange((found) => withCardAccepted(found, card, version, { at, today, caution }));
          }}
          onRefuse={() => {
            refuse(new Date());
          }}
        />
      )}
    </ProposalCard>
  );
}
