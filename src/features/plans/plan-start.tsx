import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openCaution } from '@tasuki/domain/coaching/safety/caution-record';
import { withNotes } from '@tasuki/domain/coaching/safety/caution-words';
import type { PlanGoal } from '@tasuki/domain/plans/training-plan';
import { calendarDayOf, dayNumber } from '@tasuki/domain/measures/calendar-day';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { isSign } from '@tasuki/domain/plans/plan-caution';
import { countsForPlan } from '@tasuki/domain/plans/plan-history';
import { proposedPlan } from '@tasuki/domain/plans/plan-record';
import { missingQuestions, type PlanAnswers } from '@tasuki/domain/plans/plan-questions';
import { racesOnTheWayOf } from '@tasuki/domain/plans/races-on-the-way';
import { runnerAtStart } from '@tasuki/domain/plans/runner-at-start';
import {
  heartRateReferenceOf,
  maximumFromRaces,
} from '@tasuki/domain/training/heart-rate/heart-rate-reference';
import { readRecords } from '@tasuki/domain/training/performance/record-readings';
import { HISTORY_DAYS } from '@tasuki/domain/training/recent-activity';
import { summariseHistory } from '@tasuki/domain/training/training-history';
import { useActivitiesBetween } from '../../data/activities/activity-queries.ts';
import { EMPTY_ATHLETE_PROFILE } from '../../data/athletes/athlete-profiles.ts';
import { useAthleteProfile, useTargets } from '../../data/athletes/athlete-queries.ts';
import { useCautions } from '../../data/plans/caution-query.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { CautionNotice } from './caution-notice.tsx';
import { PlanProposal } from './plan-proposal.tsx';
import { PlanQuestionsForm } from './plan-questions-form.tsx';

/** Weeks of a plan whose goal has no day. */
const OPEN_WEEKS = 12;

interface Asked {
  goal: PlanGoal;
  answers: PlanAnswers;
}

/** Goal and questions, then the plan to read before it is taken. */
export function PlanStart({ uid, onCancel }: { uid: string; onCancel: () => void }) {
  const { t } = useTranslation('plan');
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
  const reads = [profile, goals, tournaments, recorded, cautions] as const;
  const failed = reads.find((read) => read.state === 'failed');
  if (failed?.state === 'failed') {
    return <FailedState failureCode={failed.failureCode} onRetry={failed.retry} />;
  }
  if (
    profile.state !== 'ready' ||
    goals.state !== 'ready' ||
    tournaments.state !== 'ready' ||
    recorded.state !== 'ready' ||
    cautions.state !== 'ready'
  ) {
    return <LoadingState shape="form" />;
  }
  const today = calendarDayOf(dayNumber(now, null));
  const athlete = profile.data ?? EMPTY_ATHLETE_PROFILE;
  const rows = recorded.data.filter(countsForPlan);
  const history = summariseHistory(rows, {
    startedAt: now,
    utcOffsetMinutes: -now.getTimezoneOffset(),
  });
  // A note of a moment ago may not have reached the record yet.
  const caution = openCaution(withNotes(cautions.data, recorded.data), now);
  const { best } = readRecords(athlete.recordSeconds);
  const known = {
    history,
    hasRecord: best !== null,
    availableWeekdays: athlete.availableWeekdays,
    isAiling: caution !== null,
  };
  const year = now.getFullYear();
  const propose = ({ goal, answers }: Asked) => {
    const runner = runnerAtStart(
      {
        history,
        recordVdot: best?.vdot ?? null,
        age: athlete.birthYear === null ? null : year - athlete.birthYear,
        heartRate: heartRateReferenceOf(athlete, maximumFromRaces(rows), year),
        caution,
      },
      answers,
    );
    const wish = {
      goal,
      today,
      weeks: OPEN_WEEKS,
      weekdays: answers.weekdays,
      sessionsPerWeek: answers.weekdays.length,
      longRunWeekday: answers.longRunWeekday,
      clubWeekdays: answers.clubWeekdays.filter((day) => answers.weekdays.includes(day)),
      minutesOnOtherDays: answers.minutesOnOtherDays,
      isHot: answers.isHot,
      isHilly: answers.isHilly,
      racesOnTheWay: racesOnTheWayOf(tournaments.data, { goal, today, weeks: OPEN_WEEKS }),
    };
    return proposedPlan(runner, wish);
  };
  const notice = caution && <CautionNotice uid={uid} caution={caution} place="start" />;
  if (caution && isSign(caution)) {
    return (
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        {notice}
        <Button color="secondary" onClick={onCancel}>
          {t('plan:start.cancel')}
        </Button>
      </Box>
    );
  }
  if (asked && isProposed) {
    const proposed = propose(asked);
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
      notice={notice}
      known={known}
      questions={missingQuestions(known)}
      targets={[...goals.data, ...tournaments.data].filter(({ date }) => date > today)}
      onAnswered={(goal, answers) => {
        setAsked({ goal, answers });
        setIsProposed(true);
      }}
      onCancel={onCancel}
    />
  );
}
