import { isRunning } from '@tasuki/domain/sports/sport-type';
import type { Conversation, QuotedFact } from '@tasuki/domain/coaching/facts/conversation';
import { proofBy } from '@tasuki/domain/coaching/facts/earlier-runs';
import type { FactProof } from '@tasuki/domain/coaching/facts/fact';
import { makeFact } from '@tasuki/domain/coaching/facts/make-fact';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { dayNumber, mondayOf } from '@tasuki/domain/measures/calendar-day';
import type { RecordDistance } from '@tasuki/domain/athletes/athlete-profile';
import { HISTORY_DAYS, type RecentActivity } from '@tasuki/domain/training/recent-activity';
import type { RunnerTarget } from './runner-reader.ts';

/** Given by the runner, not measured. */
const GIVEN_BY_RUNNER: FactProof = { kind: 'model' };

function quoted(facts: readonly Omit<QuotedFact, 'activityId'>[]): QuotedFact[] {
  return facts.map((fact) => ({ ...fact, activityId: null }));
}

/** The time of a race and the days until it, as `goal.1.…` or `pastRace.1.…`. */
export function factsOfTarget(
  name: string,
  { recordSeconds, date }: RunnerTarget,
  now: Date,
): QuotedFact[] {
  const daysUntil = dayNumber(new Date(`${date}T00:00:00Z`), 0) - dayNumber(now, 0);
  return quoted([
    ...makeFact(`${name}.duration`, recordSeconds, {
      unit: 'raceSeconds',
      method: 'told-by-runner',
      proof: GIVEN_BY_RUNNER,
    }),
    ...(daysUntil >= 0
      ? makeFact(`${name}.daysUntil`, daysUntil, {
          unit: 'count',
          method: 'days-until',
          proof: GIVEN_BY_RUNNER,
        })
      : makeFact(`${name}.daysAgo`, -daysUntil, {
          unit: 'count',
          method: 'days-ago',
          proof: GIVEN_BY_RUNNER,
        })),
  ]);
}

/** Personal records as `record.marathon.duration`. */
export function factsOfRecords(records: Partial<Record<RecordDistance, number>>): QuotedFact[] {
  return quoted(
    Object.entries(records).flatMap(([distance, seconds]) =>
      makeFact(`record.${distance}.duration`, seconds, {
        unit: 'raceSeconds',
        method: 'told-by-runner',
        proof: GIVEN_BY_RUNNER,
      }),
    ),
  );
}

const TREND_WEEKS = 8;

/**
 * The running weeks from Monday to Sunday, as `weekBack.0.distance` (this one so
 * far), `weekBack.1.distance` (the one before) and so on. Weeks older than the
 * history are left out, weeks without a run are not. None are known while more of it arrives.
 */
export function factsOfWeeks({
  history,
  isHistoryArriving = false,
  now,
}: Pick<Conversation, 'history' | 'isHistoryArriving' | 'now'>): QuotedFact[] {
  if (isHistoryArriving) return [];
  const offset = history[0]?.utcOffsetMinutes ?? 0;
  const thisMonday = mondayOf(dayNumber(now, offset));
  const since = now.getTime() - HISTORY_DAYS * DAY_MILLISECONDS;
  const runs = history.filter(
    ({ sport, startedAt }) => isRunning(sport) && startedAt.getTime() >= since,
  );
  const mondayOfRun = ({ startedAt, utcOffsetMinutes }: RecentActivity) =>
    mondayOf(dayNumber(startedAt, utcOffsetMinutes ?? offset));
  const oldest = Math.min(thisMonday, ...runs.map(mondayOfRun));
  const weeks = Math.min(TREND_WEEKS, (thisMonday - oldest) / 7 + 1, Math.floor(HISTORY_DAYS / 7));
  return quoted(
    Array.from({ length: runs.length === 0 ? 0 : weeks }, (_, back) => {
      const own = runs.filter((run) => mondayOfRun(run) === thisMonday - 7 * back);
      const proof = proofBy(7, own);
      const meters = own.reduce((sum, { distanceMeters }) => sum + (distanceMeters ?? 0), 0);
      const seconds = own.reduce((sum, { movingSeconds }) => sum + movingSeconds, 0);
      const name = `weekBack.${back}`;
      return [
        ...makeFact(`${name}.distance`, meters, { unit: 'meters', method: 'calendar-week', proof }),
        ...makeFact(`${name}.duration`, seconds, {
          unit: 'seconds',
          method: 'calendar-week',
          proof,
        }),
        ...makeFact(`${name}.runs`, own.length, { unit: 'count', method: 'calendar-week', proof }),
      ];
    }).flat(),
  );
}
