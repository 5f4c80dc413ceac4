import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayNumber } from '@tasuki/domain/measures/calendar-day';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { shownProposal } from '@tasuki/domain/plans/asked/plan-card';
import { planMomentOf } from '@tasuki/domain/plans/asked/plan-moment';
import type { EasierCause } from '@tasuki/domain/plans/changes/gentler-session';
import {
  proposedChange,
  proposedEasierDay,
  proposedReturn,
  REBUILD_FROM,
  withAccepted,
  withRefused,
  type PlanMoment,
  type PlanProposal,
  type ProposalAmount,
} from '@tasuki/domain/plans/changes/propose-change';
import { withReturn } from '@tasuki/domain/plans/changes/session-changes';
import { newestTest, testedForm } from '@tasuki/domain/plans/changes/tested-form';
import type { Caution } from '@tasuki/domain/plans/plan-caution';
import type { PlanRecord } from '@tasuki/domain/plans/plan-record';
import { HISTORY_DAYS } from '@tasuki/domain/training/recent-activity';
import { useActivityAnalysis } from '../../data/activities/activity-analysis-query.ts';
import { useActivitiesBetween } from '../../data/activities/activity-queries.ts';
import type { PlanEdit } from '../../data/plans/training-plans.ts';
import { ProposalCard, ProposalChoices } from './proposal-card.tsx';
import { onlyFor } from './use-plan-change.ts';

/** The change that the runner asked for: an easier day, or a return from their pause. */
export type AskedChange = EasierCause | 'return';

interface PlanAdviceProps {
  uid: string;
  record: PlanRecord;
  today: string;
  caution: Caution | null;
  /** Null = only what happened asks for a change. */
  asked: AskedChange | null;
  onAnswered: () => void;
  onChange: (edit: PlanEdit) => void;
}

/** Proposals of which the runner may ask for less. */
const HAS_AMOUNT: ReadonlySet<PlanProposal['kind']> = new Set<PlanProposal['kind']>([
  'bridge',
  'rebuild',
  'return',
]);

/** The change that the coach proposes, if there is one, to accept, alter or refuse. */
export function PlanAdvice(props: PlanAdviceProps) {
  const { uid, record, today, caution, asked, onAnswered, onChange } = props;
  const { t } = useTranslation('planning');
  const [now] = useState(() => new Date());
  const [amount, setAmount] = useState<ProposalAmount>('usual');
  const day = dayNumber(new Date(`${today}T12:00:00Z`), 0);
  const recordings = useActivitiesBetween(
    uid,
    new Date((day - HISTORY_DAYS) * DAY_MILLISECONDS),
    new Date((day + 2) * DAY_MILLISECONDS),
  );
  const ran = recordings.state === 'ready' ? recordings.data : [];
  const test = newestTest(record, ran, today);
  const tested = useActivityAnalysis(uid, test?.activityId ?? null);
  if (recordings.state !== 'ready' || (test && tested.state === 'loading')) return null;
  const utcOffsetMinutes = -now.getTimezoneOffset();
  const efforts = tested.state === 'ready' ? tested.data?.bestEfforts : null;
  const moment = {
    ...planMomentOf(ran, { now, utcOffsetMinutes, today, caution }),
    test: test && efforts ? testedForm(test, efforts) : null,
  };
  const proposal = proposalFor(record, moment, asked, amount);
  if (!proposal) return null;
  // Without any recording, many missed runs probably mean that the history is still to come.
  const missedCount = proposal.cause.code === 'missed' ? proposal.cause.sessions.length : 0;
  if (ran.length === 0 && missedCount >= REBUILD_FROM) return null;
  const hasAmount = HAS_AMOUNT.has(proposal.kind) && proposal.difference.weeks.length > 0;
  return (
    <ProposalCard key={`${proposal.kind} ${asked}`} proposal={shownProposal(proposal)} place="plan">
      <ProposalChoices
        alter={
          hasAmount
            ? {
                words: t(amount === 'usual' ? 'planning:change.less' : 'planning:change.usual'),
                onPress: () => {
                  setAmount(amount === 'usual' ? 'less' : 'usual');
                },
              }
            : null
        }
        onAccept={() => {
          const at = new Date();
          onChange(onlyFor(record, (found) => withAccepted(found, proposal, at, today)));
          onAnswered();
        }}
        onRefuse={() => {
          const at = new Date();
          if (asked === 'return') onChange((found) => withReturn(found, at, today));
          else if (asked === null) onChange((found) => withRefused(found, proposal, at, today));
          onAnswered();
        }}
      />
    </ProposalCard>
  );
}

function proposalFor(
  record: PlanRecord,
  moment: PlanMoment,
  asked: AskedChange | null,
  amount: ProposalAmount,
): PlanProposal | null {
  if (asked === 'return') return proposedReturn(record, moment, amount);
  if (asked !== null) return proposedEasierDay(record, moment.today, asked);
  return proposedChange(record, moment, amount);
}
