import type { ActivityAnalysis } from '../activity-analysis.ts';
import { calendarDayOf, dayNumber, dayNumberOf } from '../../measures/calendar-day.ts';
import { nextSession } from '../../plans/changes/next-session.ts';
import { isPausedOn } from '../../plans/changes/session-changes.ts';
import { planOfRecord, type PlanRecord } from '../../plans/plan-record.ts';
import type { PlanSession } from '../../plans/training-plan.ts';
import type { RecentActivity } from '../../training/recent-activity.ts';
import type { Fact, FactProof } from './fact.ts';
import { makeFact } from './make-fact.ts';
import type { SessionSource } from './session-view.ts';

/** An accepted plan that nothing holds up, as it stands when words are written. */
export interface RunningPlan {
  record: PlanRecord;
  /** When the runner's newest activity began; null = none is stored yet. */
  newestBegin: Date | null;
}

interface PlannedAhead {
  source: Pick<SessionSource, 'sport' | 'startedAt' | 'utcOffsetMinutes'>;
  analysis: Pick<ActivityAnalysis, 'summary' | 'purpose'>;
  /** The runner's other activities; later ones are passed over. */
  history: readonly RecentActivity[];
  /** Null = there is none, or it is on hold. */
  plan: RunningPlan | null;
  now: Date;
}

/** A weekday names the day without doubt up to here. */
const DAYS_AHEAD_MAXIMUM = 6;

/**
 * The session of the plan that words about a run may call the next one. Only the words about the
 * newest activity look ahead. What was run, marked or paused is left out, as on the runner's screens.
 */
export function plannedAhead({
  source,
  analysis,
  history,
  plan,
  now,
}: PlannedAhead): PlanSession | null {
  if (!plan || !isNewest(source, analysis, plan)) return null;
  const { record } = plan;
  const today = calendarDayOf(dayNumber(now, source.utcOffsetMinutes));
  const training = planOfRecord(record);
  if (!training || isPausedOn(record, today)) return null;
  const { sport, startedAt, utcOffsetMinutes } = source;
  const own = {
    id: 'own',
    sport,
    startedAt,
    utcOffsetMinutes,
    distanceMeters: analysis.summary.distanceMeters,
    purpose: analysis.purpose,
  };
  const recordings = [own, ...history].map((one) => ({ ...one, duplicateOf: null }));
  const session = nextSession(training, record, { recordings, caution: null, today });
  if (!session) return null;
  const daysAhead = daysFrom(source, session);
  return daysAhead >= 0 && daysAhead <= DAYS_AHEAD_MAXIMUM ? session : null;
}

/** Whole days from a run to a session of the plan, at the runner's place. */
export function daysFrom(
  { startedAt, utcOffsetMinutes }: Pick<SessionSource, 'startedAt' | 'utcOffsetMinutes'>,
  { day }: Pick<PlanSession, 'day'>,
): number {
  return dayNumberOf(day) - dayNumber(startedAt, utcOffsetMinutes);
}

/** What began before this one had ended is another part or recording of it. */
function isNewest(
  { startedAt }: PlannedAhead['source'],
  { summary }: PlannedAhead['analysis'],
  { newestBegin }: RunningPlan,
): boolean {
  const endMilliseconds = startedAt.getTime() + summary.elapsedSeconds * 1000;
  return newestBegin === null || newestBegin.getTime() <= endMilliseconds;
}

const PREFIX = 'planned.';
/** The plan itself is the proof: its builder computed the figures. */
const OF_PLAN: FactProof = { kind: 'model' };

/** The figures of a planned session, as `planned.…`: how far or long, in how many parts, how fast. */
export function factsOfPlannedSession(session: PlanSession): Fact[] {
  const { kind, meters, seconds, steps, target } = session;
  const [main] = steps.filter(({ part }) => part === 'main');
  const repeated = main && main.repeats > 1 && kind !== 'run-walk' ? main : null;
  const fact = (name: string, value: number | null, unit: Fact['unit']) =>
    makeFact(`${PREFIX}${name}`, value, { unit, method: 'training-plan', proof: OF_PLAN });
  return [
    ...(kind === 'run-walk'
      ? fact('duration', seconds / 60, 'minutes')
      : fact('distance', meters, 'roundMeters')),
    ...(repeated
      ? [
          ...fact('repeat.count', repeated.repeats, 'count'),
          ...(repeated.meters === null
            ? fact('repeat.length', repeated.seconds, 'seconds')
            : fact('repeat.length', repeated.meters, 'repetitionMeters')),
        ]
      : []),
    ...(target.paceFast === null || target.paceSlow === null
      ? []
      : [
          ...fact('pace.fast', target.paceFast, 'secondsPerKilometer'),
          ...fact('pace.slow', target.paceSlow, 'secondsPerKilometer'),
        ]),
    ...(target.heartRateLow === null || target.heartRateHigh === null
      ? []
      : [
          ...fact('heartRate.low', target.heartRateLow, 'beatsPerMinute'),
          ...fact('heartRate.high', target.heartRateHigh, 'beatsPerMinute'),
        ]),
  ];
}

/**
 * The facts of an analysis with those of a plan, in place of earlier ones. The session that comes next
 * is `planned.…`, and the one that the run was is `planned.own.…`.
 */
export function withPlannedFacts(
  facts: readonly Fact[],
  { next, own }: { next: PlanSession | null; own: PlanSession | null },
): Fact[] {
  const ownFacts = own ? factsOfPlannedSession(own) : [];
  return [
    ...facts.filter(({ id }) => !id.startsWith(PREFIX)),
    ...(next ? factsOfPlannedSession(next) : []),
    ...ownFacts.map((fact) => ({ ...fact, id: fact.id.replace(PREFIX, `${PREFIX}own.`) })),
  ];
}

/** The facts of an analysis without those of a plan, which may be another one by now. */
export function withoutPlannedFacts(facts: readonly Fact[]): Fact[] {
  return withPlannedFacts(facts, { next: null, own: null });
}
