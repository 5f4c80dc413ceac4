import { Suspense, useState } from 'react';
import { EMPTY_ATHLETE_PROFILE } from '@tasuki/domain/athletes/stored-profile';
import { calendarDayOf, dayNumber } from '@tasuki/domain/measures/calendar-day';
import { FORECAST_SPAN } from '@tasuki/domain/plans/goal/forecast-span';
import { readRecords } from '@tasuki/domain/training/performance/record-readings';
import { trendDocumentsOf } from '@tasuki/domain/trends/trend-spans';
import { TARGET_KINDS } from '../../data/athletes/athlete-profiles.ts';
import { useAthleteProfile, useTargets } from '../../data/athletes/athlete-queries.ts';
import { useTrendWeeksIf } from '../../data/trends/trend-weeks-query.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { RecordsForm } from './records-form.tsx';
import { TargetList } from './target-list.tsx';
import { TrainingForm } from './training-form.tsx';

/** The runner's training, goals and tournaments, and records. */
export function TargetView() {
  const uid = useSessionStore((session) => session.userCredential?.uid ?? '');
  const user = useSessionStore((session) => session.user);
  const profile = useAthleteProfile(uid);
  const targets = { goals: useTargets(uid, 'goals'), tournaments: useTargets(uid, 'tournaments') };
  const [now] = useState(() => new Date());
  const today = dayNumber(now, null);
  const isForecastWanted = Object.values(targets).some(
    (listed) =>
      listed.state === 'ready' &&
      listed.data.some(({ date, distance }) => distance !== null && date >= calendarDayOf(today)),
  );
  const trends = useTrendWeeksIf(isForecastWanted, uid, trendDocumentsOf(FORECAST_SPAN, today));
  if (!user || profile.state === 'loading') return <LoadingState shape="form" />;
  if (profile.state === 'failed') {
    return <FailedState failureCode={profile.failureCode} onRetry={profile.retry} />;
  }
  const isThere = profile.data !== null;
  const knownProfile = profile.data ?? EMPTY_ATHLETE_PROFILE;
  const { best } = readRecords(knownProfile.recordSeconds);
  return (
    <>
      <TrainingForm user={user} isThere={isThere} profile={knownProfile} />
      {TARGET_KINDS.map((kind) => {
        const listed = targets[kind];
        if (listed.state === 'loading') return <LoadingState key={kind} shape="words" />;
        if (listed.state === 'failed') {
          return <FailedState key={kind} failureCode={listed.failureCode} onRetry={listed.retry} />;
        }
        return (
          // The words of dates may come later than the goals.
          <Suspense key={kind} fallback={<LoadingState shape="words" />}>
            <TargetList
              uid={uid}
              kind={kind}
              targets={listed.data}
              best={best}
              trends={trends.state === 'ready' ? { weeks: trends.data, today } : null}
            />
          </Suspense>
        );
      })}
      <RecordsForm uid={uid} isThere={isThere} recordSeconds={knownProfile.recordSeconds} />
    </>
  );
}
