import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { EMPTY_ATHLETE_PROFILE } from '@tasuki/domain/athletes/stored-profile';
import { rememberedOfRunner } from '@tasuki/domain/coaching/memories/remembered-schedule';
import { openCaution } from '@tasuki/domain/coaching/safety/caution-record';
import { withNotes } from '@tasuki/domain/coaching/safety/caution-words';
import type { PlanGoal } from '@tasuki/domain/plans/training-plan';
import { calendarDayOf, dayNumber } from '@tasuki/domain/measures/calendar-day';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { routePath } from '@tasuki/domain/navigation/route-table';
import type { SaidOfPlan } from '@tasuki/domain/plans/asked/said-goal';
import { usedMemories } from '@tasuki/domain/memories/memory';
import { planFromStart, planStartOf } from '@tasuki/domain/plans/asked/plan-start';
import { isSign } from '@tasuki/domain/plans/plan-caution';
import type { PlanAnswers } from '@tasuki/domain/plans/plan-questions';
import { HISTORY_DAYS } from '@tasuki/domain/training/recent-activity';
import { useActivitiesBetween } from '../../../data/activities/activity-queries.ts';
import { useAthleteProfile, useTargets } from '../../../data/athletes/athlete-queries.ts';
import { useMemories } from '../../../data/memories/memory-queries.ts';
import { useCautions } from '../../../data/plans/caution-query.ts';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { touchTarget } from '../../../ui/theme/touch-target.ts';
import { CautionNotice } from '../caution-notice.tsx';
import { PlanProposal } from './plan-proposal.tsx';
import { PlanQuestionsForm } from './plan-questions-form.tsx';
import { useRunnersQuestionWords } from './question-words.ts';

interface Asked {
  goal: PlanGoal;
  answers: PlanAnswers;
}

interface PlanStartProps {
  uid: string;
  /** Statements on the plan in a conversation; null = none. */
  said: SaidOfPlan | null;
  onCancel: () => void;
}

/** Goal and questions, then the plan to read before it is taken. */
export function PlanStart({ uid, said, onCancel }: PlanStartProps) {
  const { t } = useTranslation('planning');
  const words = useRunnersQuestionWords();
  // Once for the whole form: what is known must not change while somebody answers.
  const [now] = useState(() => new Date());
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isProposed, setIsProposed] = useState(false);
  const profile = useAthleteProfile(uid);
  const goals = useTargets(uid, 'goals');
  const tournaments = useTargets(uid, 'tournaments');
  const recorded = useActivitiesBetween(
    uid,
    new Date(now.getTime() - HISTORY_DAYS * DAY_MILLISECONDS),
    now,
  );
  const cautions = useCautions(uid);
  const memories = useMemories(uid);
  const reads = [profile, goals, tournaments, recorded, cautions, memories] as const;
  const failed = reads.find((read) => read.state === 'failed');
  if (failed?.state === 'failed') {
    return <FailedState failureCode={failed.failureCode} onRetry={failed.retry} />;
  }
  if (
    profile.state !== 'ready' ||
    goals.state !== 'ready' ||
    tournaments.state !== 'ready' ||
    recorded.state !== 'ready' ||
    cautions.state !== 'ready' ||
    memories.state !== 'ready'
  ) {
    return <LoadingState shape="form" />;
  }
  const today = calendarDayOf(dayNumber(now, null));
  // A note of a moment ago may not have reached the record yet.
  const caution = openCaution(withNotes(cautions.data, recorded.data), now);
  const used = usedMemories(memories.data, now);
  const start = planStartOf(
    {
      athlete: profile.data ?? EMPTY_ATHLETE_PROFILE,
      rows: recorded.data,
      tournaments: tournaments.data,
      remembered: rememberedOfRunner(used),
    },
    { now, utcOffsetMinutes: -now.getTimezoneOffset(), today, caution },
  );
  const isFromMemories = used.some(({ kind }) => kind !== 'preference');
  const notice = caution && <CautionNotice uid={uid} caution={caution} place="start" />;
  if (caution && isSign(caution)) {
    return (
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        {notice}
        <Button color="secondary" onClick={onCancel}>
          {t('planning:start.cancel')}
        </Button>
      </Box>
    );
  }
  if (asked && isProposed) {
    const proposed = planFromStart(start, asked.goal, asked.answers);
    return (
      <PlanProposal
        uid={uid}
        proposed={proposed}
        onGoal={(goal) => {
          setAsked({ ...asked, goal });
        }}
        onBack={() => {
          setIsProposed(false);
        }}
      />
    );
  }
  return (
    <PlanQuestionsForm
      words={words}
      notice={
        <>
          {notice}
          {isFromMemories && (
            <Typography variant="body2" color="textSecondary">
              {t('planning:start.remembered')}{' '}
              <Link component={RouterLink} to={routePath('memories')} sx={touchTarget}>
                {t('common:title.memories')}
              </Link>
            </Typography>
          )}
        </>
      }
      known={start.ofRunner}
      targets={[...goals.data, ...tournaments.data].filter(({ date }) => date > today)}
      said={said}
      onAnswered={(goal, answers) => {
        setAsked({ goal, answers });
        setIsProposed(true);
      }}
      onCancel={onCancel}
    />
  );
}
