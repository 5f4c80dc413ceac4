import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { openCaution } from '@tasuki/domain/coaching/safety/caution-record';
import { calendarDayOf, dayNumber, dayNumberOf } from '@tasuki/domain/measures/calendar-day';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { formatMonthDay } from '@tasuki/domain/measures/format-date';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import { routePath } from '@tasuki/domain/navigation/route-table';
import {
  decidedVersion,
  isUndoableHere,
  planCardState,
  shownVersion,
  withCardAccepted,
  withCardRefused,
  type AskRefusal,
  type PlanCard,
  type PlanCardVersion,
  type PlanChangeCard,
  type PlanQuestionsCard,
} from '@tasuki/domain/plans/asked/plan-card';
import { saidOfPlanParts, type SaidOfPlan } from '@tasuki/domain/plans/asked/said-goal';
import { withoutLastChange } from '@tasuki/domain/plans/changes/plan-change';
import type { PlanRecord } from '@tasuki/domain/plans/plan-record';
import { useCautions } from '../../data/plans/caution-query.ts';
import { useTrainingPlan } from '../../data/plans/training-plan-query.ts';
import { useDateLocale, useMeasureLocale } from '../../platform/locale.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { FramedSection } from '../../ui/framed-section.tsx';
import { useGoalWords } from './goal-words.ts';
import { useRefusalWords } from './move-words.ts';
import { ProposalCard, ProposalChoices } from './proposal-card.tsx';
import { usePlanChange } from './use-plan-change.ts';

/** A reply's proposal for the reader's own plan, with its outcome. */
export default function ThreadPlanCard({ uid, card }: { uid: string; card: PlanCard }) {
  return card.kind === 'questions' ? (
    <QuestionsCard card={card} />
  ) : (
    <ChangeCard uid={uid} card={card} />
  );
}

/** The questions of a new plan, with what was said already. */
function questionsPath(said: SaidOfPlan): string {
  return `${routePath('plan')}?${new URLSearchParams(saidOfPlanParts(said)).toString()}`;
}

function QuestionsCard({ card }: { card: PlanQuestionsCard }) {
  const { t } = useTranslation('planning');
  const titleId = useId();
  const goalWords = useGoalWords();
  const { goal, runsPerWeek, declined } = card;
  return (
    <FramedSection titleId={titleId}>
      <Box>
        <Typography id={titleId} component="h3" sx={{ fontWeight: 600 }}>
          {goal
            ? t('planning:newPlan.goal', { goal: goalWords(goal) })
            : t('planning:newPlan.title')}
        </Typography>
        <Typography>
          {declined ? t(`planning:declined.${declined.reason}`) : t('planning:newPlan.text')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {declined ? (
          declined.nearest.map((nearest) => (
            <Button
              key={JSON.stringify(nearest)}
              variant="outlined"
              component={Link}
              to={questionsPath({ goal: nearest, runsPerWeek })}
            >
              {t('planning:newPlan.nearest', { goal: goalWords(nearest) })}
            </Button>
          ))
        ) : (
          <Button variant="contained" component={Link} to={questionsPath({ goal, runsPerWeek })}>
            {t('planning:newPlan.action')}
          </Button>
        )}
      </Box>
    </FramedSection>
  );
}

function ChangeCard({ uid, card }: { uid: string; card: PlanChangeCard }) {
  const [chosen, setChosen] = useState(0);
  const stored = useTrainingPlan(uid);
  const refusal = useAskRefusalWords();
  const decided = stored.state === 'ready' ? decidedVersion(card, stored.data) : null;
  const version = decided ?? card.versions[chosen] ?? card.versions[0];
  if (!version) return null;
  return (
    <ProposalCard
      proposal={shownVersion(version)}
      place="thread"
      refusal={card.refusal && refusal(card.refusal)}
    >
      {stored.state === 'failed' && <FailureAlert failureCode={stored.failureCode} />}
      {stored.state === 'ready' && (
        <Standing
          uid={uid}
          card={card}
          record={stored.data}
          chosen={chosen}
          onChoose={setChosen}
          version={version}
        />
      )}
    </ProposalCard>
  );
}

interface StandingProps {
  uid: string;
  card: PlanChangeCard;
  /** Null = there is no plan any more. */
  record: PlanRecord | null;
  version: PlanCardVersion;
  /** Which version is shown. */
  chosen: number;
  onChoose: (version: number) => void;
}

/** The choices while they are open; else what became of them. */
function Standing({ uid, card, record, version, chosen, onChoose }: StandingProps) {
  const { t } = useTranslation('planning');
  const [now] = useState(() => new Date());
  const today = calendarDayOf(dayNumber(now, null));
  const cautions = useCautions(uid);
  const { change, failureCode } = usePlanChange(uid, record);
  const nextWords = useVersionWords();
  if (cautions.state === 'loading') return null;
  // Nobody can say whether something speaks against it, so nothing is offered.
  if (cautions.state === 'failed') {
    return <FailedState failureCode={cautions.failureCode} onRetry={cautions.retry} />;
  }
  const caution = openCaution(cautions.data, now);
  const state = planCardState(card, record, { today, caution });
  const next = (chosen + 1) % card.versions.length;
  const nextVersion = card.versions[next];
  const decision = () => ({ at: new Date(), today, caution });
  if (state === 'open') {
    return (
      <>
        <FailureAlert failureCode={failureCode} />
        <ProposalChoices
          alter={
            card.versions.length > 1 && nextVersion
              ? {
                  words: nextWords(nextVersion),
                  onPress: () => {
                    onChoose(next);
                  },
                }
              : null
          }
          onAccept={() => {
            change((found) => withCardAccepted(found, card, version, decision()));
          }}
          onRefuse={() => {
            change((found) => withCardRefused(found, card, decision()));
          }}
        />
      </>
    );
  }
  const canUndo = state === 'accepted' && record !== null && isUndoableHere(card, record);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {t(`planning:change.state.${state}`)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {canUndo && (
          <Button
            variant="outlined"
            color="secondary"
            onClick={() => {
              change((found) =>
                isUndoableHere(card, found) ? withoutLastChange(found, new Date(), today) : null,
              );
            }}
          >
            {t('planning:history.undo')}
          </Button>
        )}
        <Button color="secondary" component={Link} to={routePath('plan')}>
          {t('planning:change.toPlan')}
        </Button>
      </Box>
    </Box>
  );
}

function useDayWords(): (day: string) => string {
  const dateLocale = useDateLocale();
  return (day) => formatMonthDay(new Date(dayNumberOf(day) * DAY_MILLISECONDS), 0, dateLocale);
}

/** Words of the button that leads to another version. */
function useVersionWords(): (version: PlanCardVersion) => string {
  const { t } = useTranslation('planning');
  const locale = useMeasureLocale();
  const dayWords = useDayWords();
  return ({ choice }) => {
    switch (choice?.kind) {
      case 'day':
        return t('planning:change.otherDay', { day: dayWords(choice.day) });
      case 'distance': {
        const distance = formatMeasure(choice.meters, 'roundMeters', locale);
        return t('planning:change.otherDistance', { distance });
      }
      case 'amount':
      case undefined:
        return t(choice?.amount === 'less' ? 'planning:change.less' : 'planning:change.usual');
    }
  };
}

/** Why what was asked for is not what is proposed. */
function useAskRefusalWords(): (refusal: AskRefusal) => string {
  const { t } = useTranslation('planning');
  const locale = useMeasureLocale();
  const dayWords = useDayWords();
  const ruleWords = useRefusalWords();
  return (refusal) =>
    refusal.kind === 'move'
      ? t('planning:change.notOn', { day: dayWords(refusal.day), why: ruleWords(refusal.rule) })
      : t(`planning:change.raceRefused.${refusal.rule}`, {
          distance: formatMeasure(refusal.meters, 'roundMeters', locale),
        });
}
