import { MAXIMUM_HEART_RATE_FORMULAS } from '../../training/heart-rate/maximum-heart-rate.ts';
import { HEART_RATE_SHARES, RECOVERY_HEART_RATE_SHARE } from '../goal/heart-rate-shares.ts';
import type { PlanEffort, PlanSession } from '../training-plan.ts';
import { turnsOfRace } from './race-walks.ts';

/** What a session is steered by beside its pace. */
export interface SessionGuide {
  /** Beats a minute; null = effort counts, since no heart rate is known or it lags behind. */
  beats: readonly [low: number, high: number] | null;
  /** Reckoned from age alone, so that ten beats and more off are usual. */
  isEstimated: boolean;
  /** On a scale from 1 to 10. */
  effort: readonly [low: number, high: number];
}

/** The studies behind the formula were of adults. */
const ESTIMATED_AGES = [18, 100] as const;
/** Threshold against maximum, as `heartRateReferenceOf` has it. */
const THRESHOLD_SHARE = 0.9;
/** An estimate is named in no finer steps. */
const STEP_BEATS = 5;

/** Efforts that are held long enough for a heart rate to show them. */
type SteadyEffort = 'easy' | 'marathon' | 'threshold';
const STEADY_EFFORTS: ReadonlySet<PlanEffort> = new Set<SteadyEffort>([
  'easy',
  'marathon',
  'threshold',
]);

function isSteady(effort: PlanEffort): effort is SteadyEffort {
  return STEADY_EFFORTS.has(effort);
}

/** On a scale from 1 to 10, as the advice for each kind of session names it. */
const EFFORTS: Readonly<Record<Exclude<PlanEffort, 'race'>, SessionGuide['effort']>> = {
  easy: [2, 3],
  marathon: [5, 6],
  threshold: [7, 7],
  interval: [8, 9],
  repetition: [8, 8],
  hill: [8, 8],
  test: [9, 10],
};
const RECOVERY_EFFORT = [1, 2] as const;
const LONG_EFFORT = [2, 4] as const;
/** A beginner breathes harder than an easy run asks for, at any speed. */
const RUN_WALK_EFFORT = [3, 4] as const;
/** A race by how long it takes: 7 is what can be held for about an hour. */
const RACE_EFFORTS: readonly (readonly [leastSeconds: number, effort: SessionGuide['effort']])[] = [
  [21_600, [4, 5]],
  [14_400, [5, 6]],
  [7200, [6, 7]],
  [3600, [7, 7]],
  [1800, [8, 8]],
  [0, [9, 10]],
];
/** A race of some length gets harder by this towards its end, up to this effort. */
const RACE_EFFORT_RISE = 2;
const RACE_EFFORT_END = 9;
/** A race that is run and walked in turns is a little harder than the runs before it. */
const FIRST_RACE_EFFORT = [4, 5] as const;
/** Parts of a short race at its pace are not as hard as all of it. */
const RACE_PACE_MOST = [8, 9] as const;
/** Where nobody knows how long a race takes. */
const UNKNOWN_RACE_SECONDS = 3600;

/** The highest heart rate that is reckoned from age; null = the formula is not for this age. */
export function estimatedMaximumOf(age: number | null): number | null {
  const [least, most] = ESTIMATED_AGES;
  if (age === null || age < least || age > most) return null;
  return Math.round(MAXIMUM_HEART_RATE_FORMULAS.tanaka(age));
}

/**
 * By what a session is steered: measured heart rates, else those reckoned from age where the effort is steady,
 * and always an effort. Races and tests are never steered by an estimate.
 *
 * @param age in years; null = not known
 * @param raceSeconds how long the race takes whose pace is run; null = not known
 */
export function guideOfSession(
  session: PlanSession,
  age: number | null,
  raceSeconds: number | null = null,
): SessionGuide {
  const { heartRateLow, heartRateHigh } = session.target;
  const effort = effortOf(session, raceSeconds);
  if (heartRateLow !== null && heartRateHigh !== null) {
    return { beats: [heartRateLow, heartRateHigh], isEstimated: false, effort };
  }
  const beats = estimatedBeatsOf(session, age);
  return { beats, isEstimated: beats !== null, effort };
}

function mainEffortOf({ steps }: PlanSession): PlanEffort {
  const mains = steps.filter(({ part }) => part === 'main');
  return (mains.find(({ effort }) => effort !== 'easy') ?? mains[0])?.effort ?? 'easy';
}

/** Whether a race is run as an easy run, since something heals. */
function isEasyRace({ kind, target: { feel } }: PlanSession): boolean {
  return kind === 'race' && feel === 'talk-in-sentences';
}

function raceEffortOf(seconds: number): SessionGuide['effort'] {
  return RACE_EFFORTS.find(([least]) => seconds >= least)?.[1] ?? RACE_PACE_MOST;
}

/** The same pace gets harder towards the end of a race. */
function risingEffortOf(seconds: number): SessionGuide['effort'] {
  const [low, high] = raceEffortOf(seconds);
  return [low, Math.max(high, Math.min(RACE_EFFORT_END, high + RACE_EFFORT_RISE))];
}

function effortOf(session: PlanSession, raceSeconds: number | null): SessionGuide['effort'] {
  const { kind, seconds } = session;
  const main = mainEffortOf(session);
  if (kind === 'race' && isEasyRace(session)) return LONG_EFFORT;
  if (kind === 'race' && turnsOfRace(session) !== null) return FIRST_RACE_EFFORT;
  if (kind === 'race') return risingEffortOf(seconds);
  if (main === 'race') {
    const [low, high] = raceEffortOf(raceSeconds ?? UNKNOWN_RACE_SECONDS);
    const [mostLow, mostHigh] = RACE_PACE_MOST;
    return [Math.min(low, mostLow), Math.min(high, mostHigh)];
  }
  if (kind === 'recovery') return RECOVERY_EFFORT;
  if (kind === 'run-walk') return RUN_WALK_EFFORT;
  return kind === 'long' ? LONG_EFFORT : EFFORTS[main];
}

function estimatedBeatsOf(session: PlanSession, age: number | null): SessionGuide['beats'] {
  const maximum = estimatedMaximumOf(age);
  const isEasy = isEasyRace(session);
  const effort = isEasy ? 'easy' : mainEffortOf(session);
  // Between walks the pulse rises and falls.
  const isUnsteady =
    (session.kind === 'race' && !isEasy) || session.kind === 'run-walk' || session.kind === 'test';
  if (maximum === null || isUnsteady || !isSteady(effort)) return null;
  const [low, high] = HEART_RATE_SHARES[effort];
  const ceiling = session.kind === 'recovery' ? high * RECOVERY_HEART_RATE_SHARE : high;
  const roundedOf = (share: number) =>
    Math.round((maximum * THRESHOLD_SHARE * share) / STEP_BEATS) * STEP_BEATS;
  return [roundedOf(low), roundedOf(ceiling)];
}
