import type { ActivityAnalysis } from '../activity-analysis.ts';
import type { DecodedActivity } from '../../recordings/decoded-activity.ts';
import { isDistanceRun } from './session-view.ts';
import { PLAN_LIMITS } from '../../plans/plan-limits.ts';
import { isRunning } from '../../sports/sport-type.ts';
import { raceRecoveryDays } from '../../training/load/volume-rules.ts';
import type { RecentActivity } from '../../training/recent-activity.ts';
import {
  earlierThan,
  historyProof,
  isEasyPurpose,
  isHardPurpose,
  middleOf,
  runsOf,
  type EarlierActivity,
} from './earlier-runs.ts';
import type { Fact, FactProof } from './fact.ts';
import type { CurrentPaces } from './facts-of-performance.ts';
import { longRunLimit } from './long-run-limit.ts';
import { makeFact } from './make-fact.ts';
import { COSTLY_BEATS, isLoadHigh, strainOf } from './recent-strain.ts';

interface NextSessionParts {
  decoded: Pick<DecodedActivity, 'sport' | 'startedAt' | 'utcOffsetMinutes'>;
  analysis: Pick<ActivityAnalysis, 'purpose' | 'riding' | 'splits' | 'summary' | 'zones'>;
  history: readonly RecentActivity[];
  current: Pick<CurrentPaces, 'paces' | 'proof'> | null;
  /** What is known until now. */
  facts: readonly Fact[];
}

const MODEL: FactProof = { kind: 'model' };
const USUAL_DAYS = 42;
/** Shorter ones are warm-ups and cool-downs of their own. */
const SHORTEST_EASY_SECONDS = 900;
/** No long run in training beyond this. */
const LONG_RUN_MINUTES = PLAN_LIMITS.longRunSeconds / 60;
const EASY_MINUTES = [20, 70] as const;
const EASY_MINUTES_UNKNOWN = 30;
/** A first run is followed by one of its own length. A runner without any run is sent on a short one. */
const FIRST_MINUTES_LEAST = 15;
const FIRST_MINUTES_WITHOUT_RUN = 20;
/** After a hard day, and while earlier days still tire, an easy run is shorter than usual. */
const AFTER_HARD_SHARE = 0.75;
const AFTER_HARD_MINUTES_MAXIMUM = 45;
const RETURN_MINUTES_MAXIMUM = 40;
/** This many days without a run are a break. */
export const BREAK_DAYS = PLAN_LIMITS.breakDays;
/** From a usual pace upwards a run that is slower by this share is still the same run. */
const EASY_PACE_RANGE = 1.08;
/** Per cent of the time in the easy range from which on a pace is easy for this runner. */
const CALM_SHARE = 80;
/** No more of a week at threshold or interval pace than these shares. */
const TEMPO_WEEK_SHARE = PLAN_LIMITS.quality.threshold.share;
const INTERVAL_WEEK_SHARE = PLAN_LIMITS.quality.interval.share;
const INTERVAL_MINUTES = 3;

function roundTo(value: number, step: number): number {
  return Math.round(value / step) * step;
}

function clamp(value: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, value));
}

/**
 * Figures for what may come next. They are an easy run's length and limits, how long the next long
 * run may be, days of recovery, and doses of faster running. Whether they are advised is decided
 * elsewhere.
 */
export function factsOfNextSession(parts: NextSessionParts): Fact[] {
  return [
    ...easyRun(parts),
    ...longRun(parts),
    ...recovery(parts),
    ...fasterRunning(parts),
    ...oneMoreRepetition(parts),
  ];
}

function valueOf(facts: readonly Fact[], id: string): number | null {
  return facts.find((fact) => fact.id === id)?.value ?? null;
}

function easyRun(parts: NextSessionParts): Fact[] {
  const { decoded, analysis, history, current, facts } = parts;
  const runs = runsOf(earlierThan(decoded, history));
  const easy = runs.filter(
    ({ activity, daysAgo }) =>
      daysAgo <= USUAL_DAYS &&
      activity.movingSeconds >= SHORTEST_EASY_SECONDS &&
      isEasyPurpose(activity.purpose),
  );
  const usual = middleOf(easy.map(({ activity }) => activity.movingSeconds / 60));
  const own =
    isRunning(decoded.sport) && isEasyPurpose(analysis.purpose)
      ? analysis.summary.movingSeconds / 60
      : null;
  const isShort = isAfterHard(parts, runs) || isStrained(parts, runs);
  const isReturn = (valueOf(facts, 'history.daysSinceRun') ?? 0) >= BREAK_DAYS;
  const first = runs.length === 0 ? firstMinutes(parts) : EASY_MINUTES_UNKNOWN;
  const isFirst = usual === null && own === null && runs.length === 0;
  const known = usual ?? own ?? first;
  // After a break nobody goes on where they stopped.
  const base = isReturn ? Math.min(known, own ?? known, RETURN_MINUTES_MAXIMUM) : known;
  const minutes = isShort ? Math.min(base * AFTER_HARD_SHARE, AFTER_HARD_MINUTES_MAXIMUM) : base;
  const history42 = historyProof(USUAL_DAYS, easy);
  return [
    ...makeFact(
      'next.duration',
      roundTo(
        clamp(minutes, isFirst ? [FIRST_MINUTES_LEAST, EASY_MINUTES_UNKNOWN] : EASY_MINUTES),
        5,
      ),
      {
        unit: 'minutes',
        method: 'plan-duration',
        proof: usual === null ? MODEL : history42,
      },
    ),
    ...easyPaces(current, usualPaceOf(analysis, facts), history42),
    ...pulseCeiling(analysis, facts),
  ];
}

/** Of a runner of whom no earlier run is known. */
function firstMinutes({ decoded, analysis }: NextSessionParts): number {
  if (!isRunning(decoded.sport)) return FIRST_MINUTES_WITHOUT_RUN;
  return Math.min(EASY_MINUTES_UNKNOWN, analysis.summary.movingSeconds / 60);
}

/** The session itself was hard, or another of the same day. */
function isAfterHard({ analysis }: NextSessionParts, runs: readonly EarlierActivity[]): boolean {
  const isHardDay = runs.some(
    ({ activity, daysAgo }) => daysAgo === 0 && isHardPurpose(activity.purpose),
  );
  return isHardDay || isHardPurpose(analysis.purpose);
}

/** A race, a jump, the load or the heart asks for less than usual. */
function isStrained(
  { decoded, analysis, facts }: NextSessionParts,
  runs: readonly EarlierActivity[],
): boolean {
  const { isRaceBinding, isJumpBinding } = strainOf(runs, ownMetersOf({ decoded, analysis }) ?? 0);
  const usualBeats = valueOf(facts, 'history.easyHeartRate') ?? Infinity;
  const beats = valueOf(facts, 'heartRate.average') ?? 0;
  return (
    isRaceBinding ||
    isJumpBinding ||
    isLoadHigh(valueOf(facts, 'load.fitness'), valueOf(facts, 'load.fatigue')) ||
    (isRunning(decoded.sport) &&
      isEasyPurpose(analysis.purpose) &&
      beats >= usualBeats + COSTLY_BEATS)
  );
}

function ownMetersOf({
  decoded,
  analysis,
}: Pick<NextSessionParts, 'decoded' | 'analysis'>): number | null {
  const isRun = isRunning(decoded.sport) && isDistanceRun(analysis);
  return isRun ? analysis.summary.distanceMeters : null;
}

/** The usual easy pace, whether heart rate says that it is one, and whether it can say so. */
function usualPaceOf({ zones }: Pick<ActivityAnalysis, 'zones'>, facts: readonly Fact[]) {
  const pace = valueOf(facts, 'history.easyPace');
  const share = zones?.basis === 'age-estimate' ? null : valueOf(facts, 'zone.easy.share');
  return {
    pace,
    isCalm: share !== null && share >= CALM_SHARE,
    hasCeiling: hasMeasuredZones({ zones }),
  };
}

/** By racing where that is known, else around what the runner's easy runs are. */
function easyPaces(
  current: NextSessionParts['current'],
  { pace: usualPace, isCalm, hasCeiling }: ReturnType<typeof usualPaceOf>,
  history42: FactProof,
): Fact[] {
  const range = current
    ? racedRange(current, fastestOwn(current, { pace: usualPace, isCalm, hasCeiling }))
    : usualPace === null
      ? null
      : { fast: usualPace, slow: usualPace * EASY_PACE_RANGE, proof: history42 };
  if (!range) return [];
  const unit = 'secondsPerKilometer';
  return [
    ...makeFact('next.pace.fast', roundTo(range.fast, 5), {
      unit,
      method: 'plan-pace',
      proof: range.proof,
    }),
    ...makeFact('next.pace.slow', roundTo(range.slow, 5), {
      unit,
      method: 'plan-pace',
      proof: range.proof,
    }),
  ];
}

type RacedPace = NonNullable<NextSessionParts['current']>;

/**
 * Heart rate decides where it is known. A calm pace is easy though racing sets a slower one. No
 * pace faster than the usual one is named, since it would pass the limit.
 */
function fastestOwn(
  { paces }: RacedPace,
  { pace, isCalm, hasCeiling }: ReturnType<typeof usualPaceOf>,
): number {
  if (pace === null) return paces.easyFast;
  if (pace < paces.easyFast) return isCalm ? pace : paces.easyFast;
  return hasCeiling ? pace : paces.easyFast;
}

function racedRange({ paces, proof }: RacedPace, fast: number) {
  return { fast, slow: Math.max(paces.easySlow, fast * EASY_PACE_RANGE), proof };
}

function hasMeasuredZones({ zones }: Pick<ActivityAnalysis, 'zones'>): boolean {
  return zones?.basis === 'threshold' || zones?.basis === 'measured-maximum';
}

/** Only from what was measured: a guess by age may be off by a dozen beats. */
function pulseCeiling({ zones }: Pick<ActivityAnalysis, 'zones'>, facts: readonly Fact[]): Fact[] {
  if (!hasMeasuredZones({ zones })) return [];
  const ceiling = valueOf(facts, 'zone.easy.ceiling');
  return makeFact('next.heartRate.ceiling', ceiling, {
    unit: 'beatsPerMinute',
    method: 'plan-ceiling',
    proof: MODEL,
  });
}

/** The single-run rule: a tenth beyond what was held within 30 days; after a jump no further. */
function longRun({ decoded, analysis, history }: NextSessionParts): Fact[] {
  const runs = runsOf(earlierThan(decoded, history));
  const limit = longRunLimit(runs, ownMetersOf({ decoded, analysis }));
  return [
    ...makeFact('next.longRun.duration', LONG_RUN_MINUTES, {
      unit: 'minutes',
      method: 'plan-longest-time',
      proof: MODEL,
    }),
    ...makeFact('next.longRun.distance', limit, {
      unit: 'roundMeters',
      method: 'plan-longest',
      proof: MODEL,
    }),
  ];
}

function recovery({ analysis }: NextSessionParts): Fact[] {
  const meters = analysis.summary.distanceMeters ?? 0;
  if (analysis.purpose !== 'race') return [];
  return makeFact('next.recovery.days', raceRecoveryDays(meters), {
    unit: 'count',
    method: 'plan-recovery',
    proof: MODEL,
  });
}

function fasterRunning({ current, facts }: NextSessionParts): Fact[] {
  const week = valueOf(facts, 'history.weeks.mean');
  if (week === null) return [];
  const pace = 'secondsPerKilometer';
  // Where no race shows the speeds: about what recreational runners hold.
  const thresholdSpeed = current ? 1000 / current.paces.threshold : 3.3;
  const intervalSpeed = current ? 1000 / current.paces.interval : 3.7;
  const tempoMinutes = (TEMPO_WEEK_SHARE * week) / thresholdSpeed / 60;
  const count = (INTERVAL_WEEK_SHARE * week) / (intervalSpeed * 60 * INTERVAL_MINUTES);
  return [
    ...makeFact('next.tempo.duration', roundTo(clamp(tempoMinutes, [10, 25]), 5), {
      unit: 'minutes',
      method: 'plan-tempo',
      proof: MODEL,
    }),
    ...makeFact('next.interval.count', Math.floor(clamp(count, [3, 6])), {
      unit: 'count',
      method: 'plan-intervals',
      proof: MODEL,
    }),
    ...makeFact('next.interval.duration', INTERVAL_MINUTES, {
      unit: 'minutes',
      method: 'plan-intervals',
      proof: MODEL,
    }),
    ...(current
      ? [
          ...makeFact('next.tempo.pace', current.paces.threshold, {
            unit: pace,
            method: 'plan-tempo',
            proof: current.proof,
          }),
          ...makeFact('next.interval.pace', current.paces.interval, {
            unit: pace,
            method: 'plan-intervals',
            proof: current.proof,
          }),
        ]
      : []),
  ];
}

/** A runner adds one more to a few repetitions, not to many short ones. */
const REPETITIONS_MAXIMUM = 8;
/** Another session of repetitions held more of them already from this ratio of length on. */
const MORE_REPETITIONS_SHARE = 1.05;

function oneMoreRepetition({ decoded, analysis, history, facts }: NextSessionParts): Fact[] {
  const count = valueOf(facts, 'interval.work.count');
  const hasLength = valueOf(facts, 'interval.work.length') !== null;
  if (count === null || !hasLength || count < 3 || count >= REPETITIONS_MAXIMUM) return [];
  const meters = analysis.summary.distanceMeters ?? 0;
  const hasDoneMore = runsOf(earlierThan(decoded, history)).some(
    ({ activity, daysAgo }) =>
      daysAgo <= USUAL_DAYS &&
      activity.purpose === 'intervals' &&
      (activity.distanceMeters ?? 0) > meters * MORE_REPETITIONS_SHARE,
  );
  if (hasDoneMore) return [];
  return makeFact('next.repetition.count', count + 1, {
    unit: 'count',
    method: 'plan-repetitions',
    proof: MODEL,
  });
}
