import type { ActivitySummary } from '../activities/activity-summary.ts';
import type { ComputedAnalysis } from '../activities/computed-analysis.ts';
import type { HeartRateQuality } from '../activities/sensors/heart-rate-quality.ts';
import { ACTIVITY_LIMITS } from '../activities/activity-row.ts';
import { bestEffortsOf } from '../activities/best-efforts.ts';
import type { DecodedActivity } from '../recordings/decoded-activity.ts';
import { sustainedClimbOf } from '../recordings/sustained-climb.ts';
import { isOnFoot, isRunning } from '../sports/sport-type.ts';
import { lapsOf, splitsOf } from '../activities/splits.ts';
import { shortTextOrNull } from '../short-text.ts';
import { summariseActivity } from '../activities/summarise-activity.ts';
import { wallClock } from '../measures/calendar-day.ts';
import { DAY_MILLISECONDS } from '../measures/durations.ts';
import type { AthletePhysiology } from '../athletes/athlete-physiology.ts';
import { classifySession, effortOf, type ClassificationParts } from './classify-session.ts';
import { findStructure } from './structure/find-structure.ts';
import { gaitOf } from './structure/gait.ts';
import { leftOutOf } from './structure/left-out.ts';
import { heartRateReferenceOf, maximumFromRaces } from './heart-rate/heart-rate-reference.ts';
import { hasImpossibleKilometer } from './performance/runner-limits.ts';
import { readSession, type RecordedSession } from './structure/recorded-session.ts';
import type { SessionPurpose } from '../activities/session-purpose.ts';
import { isRaceHeartRate } from './race-evidence.ts';
import { HISTORY_DAYS, type RecentActivity } from './recent-activity.ts';
import { ridingOf } from './structure/riding.ts';
import { sessionIntervals } from './structure/session-intervals.ts';
import { sessionLoadOf } from './load/session-load.ts';
import { sessionShapeOf } from './structure/session-shape.ts';
import { summariseHistory, type TrainingHistory } from './training-history.ts';
import { thresholdSpeedOf } from './performance/vdot.ts';
import { heartRateHistogram, zoneTimesOf } from './heart-rate/zone-times.ts';

/** In a race up a mountain hardly anybody stands. */
const MOUNTAIN_RACE_STOPPED_SHARE_MAXIMUM = 0.04;

/** Raised with every change that computes other figures from the same recording. */
export const ANALYSIS_VERSION = 11;

export interface ActivityToAnalyse {
  decoded: DecodedActivity;
  athlete: AthletePhysiology;
  /** Other activities of the same runner; what started later than this one is left out. */
  history: readonly RecentActivity[];
  now: Date;
}

/**
 * Computes all figures of one activity and reads what it was for. Total: no recording is too short,
 * too long or too broken; what cannot be determined is null or an empty list, and the purpose
 * `unclear`.
 */
export function analyseActivity(input: ActivityToAnalyse): ComputedAnalysis {
  const { decoded, athlete } = input;
  const session = readSession(decoded);
  const { curve, heartRate, timeline, elevation, altitude, cadence } = session;
  const isRun = isRunning(decoded.sport);
  const wholeHistory = summariseHistory(
    input.history,
    // A clock that runs ahead must not hide the runs of today.
    decoded.startedAt.getTime() <= input.now.getTime()
      ? decoded
      : { startedAt: input.now, utcOffsetMinutes: decoded.utcOffsetMinutes },
  );
  // A speed that the positions contradict is compared with no other one.
  const isSpeedKnown = session.contradictedDistanceRatio === null;
  const history = isSpeedKnown ? wholeHistory : withoutSpeeds(wholeHistory);
  const summary = summariseActivity({
    decoded: session.isClimbContradicted ? withoutDeclaredClimb(decoded) : decoded,
    curve,
    heartRate,
    altitude,
    elevation,
  });
  const thresholdSpeed =
    history.vdot?.basis === 'race' ? thresholdSpeedOf(history.vdot.value) : null;
  const structure = isRun
    ? findStructure(session.blocks, decoded.laps, {
        threshold: thresholdSpeed,
        easy: easySpeedOf(history),
      })
    : null;
  const fromRaces = maximumFromRaces(earlierThan(decoded.startedAt, input.history));
  const year = wallClock(decoded.startedAt, decoded.utcOffsetMinutes ?? 0).year;
  const referenceWith = (observed: number | null) =>
    heartRateReferenceOf(athlete, highestOf(fromRaces, observed), year);
  const wasHard = structure?.kind === 'repeats';
  const reference = referenceWith(wasHard ? heartRate.heldMaximum : null);
  const shape = isRun ? sessionShapeOf(session) : null;
  const measuredHeartRate = heartRate.isTrustworthy ? summary.averageHeartRateBeatsPerMinute : null;
  const meanHeartRate = heartRate.isWhole ? measuredHeartRate : null;
  const riding = isOnFoot(decoded.sport)
    ? ridingOf(session, {
        distanceMeters: summary.distanceMeters,
        movingSeconds: summary.movingSeconds,
        meanHeartRate,
        usualEasyPaceSecondsPerKilometer: history.usualEasyPaceSecondsPerKilometer,
        vdot: history.vdot?.value ?? null,
      })
    : 'none';
  const measures = { curve, heartRate: heartRate.mean, cadence, elevation };
  const splits = splitsOf(measures);
  const parts: ClassificationParts = {
    sport: decoded.sport,
    isTransition: decoded.isTransition,
    isIndoor: decoded.isIndoor,
    isSpeedKnown,
    distanceMeters: summary.distanceMeters,
    elapsedSeconds: summary.elapsedSeconds,
    movingSeconds: summary.movingSeconds,
    ascentMeters: summary.ascentMeters,
    descentMeters: summary.descentMeters,
    altitudeRangeMeters: altitudeRangeOf(summary),
    sustainedClimb: elevation ? sustainedClimbOf(altitude) : null,
    gait: gaitOf(session),
    hasImpossibleKilometer: hasImpossibleKilometer(splits),
    hasSteps: decoded.recording.columns.cadencePerMinute.some((value) => value > 0),
    riding,
    meanHeartRate,
    measuredHeartRate,
    shape,
    structure,
    reference,
    history,
    before: lastRunOf(input, history),
    thresholdSpeed,
  };
  const purpose = classifySession(parts);
  // What was held in a race is as good an observation as what was held in intervals.
  const finalReference = SHOWS_MAXIMUM.has(purpose)
    ? referenceWith(purpose === 'race' || wasHard ? heartRate.heldMaximum : null)
    : referenceWith(null);
  const finalEffort = effortOf({ ...parts, reference: finalReference }, shape);
  const isMountainRace =
    purpose === 'mountain' &&
    shape !== null &&
    shape.stoppedSeconds <= summary.elapsedSeconds * MOUNTAIN_RACE_STOPPED_SHARE_MAXIMUM &&
    isRaceHeartRate(finalEffort, finalReference, summary.elapsedSeconds);
  const histogram = heartRateHistogram(
    heartRate.beatsPerMinute,
    curve.elapsedSeconds,
    decoded.recording.timerPauses,
  );
  return {
    analysisVersion: ANALYSIS_VERSION,
    summary,
    splits,
    laps: lapsOf(decoded.laps, measures, heartRate.leftOut.length === 0),
    intervals: WITHOUT_WORKS.has(purpose)
      ? []
      : sessionIntervals(session, structure, finalReference, thresholdSpeed),
    zones:
      finalReference && heartRate.isTrustworthy ? zoneTimesOf(histogram, finalReference) : null,
    bestEfforts: isRun && riding === 'none' && isSpeedKnown ? bestEffortsOf(curve) : [],
    purpose,
    intensity: finalEffort.level,
    ...(isMountainRace && { isRaceEffort: true }),
    heartRateQuality: heartRateQualityOf(session),
    leftOut: leftOutOf(session, summary.distanceMeters),
    ...(isOnFoot(decoded.sport) ? { riding } : {}),
    deviceName: shortTextOrNull(decoded.deviceName, ACTIVITY_LIMITS.sourceTextMaxLength),
    load: sessionLoadOf({
      histogram,
      isHeartRateTrustworthy: heartRate.isTrustworthy,
      averageHeartRate: summary.averageHeartRateBeatsPerMinute,
      timerSeconds: summary.timerSeconds,
      reference: finalReference,
      sex: athlete.sex,
      timeline,
      isRun,
      thresholdSpeed,
    }),
    missing: missingOf(session, summary.distanceMeters, summary.averageHeartRateBeatsPerMinute),
  };
}

function withoutSpeeds(history: TrainingHistory): TrainingHistory {
  return { ...history, usualEasyPaceSecondsPerKilometer: null, vdot: null };
}

/** What a device adds up from such an altitude is no better than the altitude. */
function withoutDeclaredClimb(decoded: DecodedActivity): DecodedActivity {
  const declared = { ...decoded.declared, ascentMeters: null, descentMeters: null };
  return { ...decoded, declared };
}

function altitudeRangeOf({
  highestAltitudeMeters: highest,
  lowestAltitudeMeters: lowest,
}: ActivitySummary): number | null {
  return highest === null || lowest === null ? null : highest - lowest;
}

/** Sessions hard enough to show what a heart can do: running between walks, say, is none. */
const SHOWS_MAXIMUM: ReadonlySet<SessionPurpose> = new Set<SessionPurpose>([
  'race',
  'intervals',
  'tempo',
  'hills',
]);

/** Where the whole says that nothing was repeated, no part is called a work. */
const WITHOUT_WORKS: ReadonlySet<SessionPurpose> = new Set<SessionPurpose>([
  'recovery',
  'easy',
  'steady',
  'progression',
  'stop-and-go',
  'unclear',
]);

function heartRateQualityOf({ heartRate }: RecordedSession): HeartRateQuality {
  if (!heartRate.isRecorded) return 'absent';
  if (!heartRate.isTrustworthy) return 'erratic';
  return heartRate.isWhole ? 'reliable' : 'partial';
}

function easySpeedOf({ usualEasyPaceSecondsPerKilometer }: TrainingHistory): number | null {
  return usualEasyPaceSecondsPerKilometer === null ? null : 1000 / usualEasyPaceSecondsPerKilometer;
}

function highestOf(first: number | null, second: number | null): number | null {
  if (first === null || second === null) return first ?? second;
  return Math.max(first, second);
}

/** A run of longer ago only says when the last one was. */
function earlierThan(moment: Date, history: readonly RecentActivity[]): RecentActivity[] {
  const since = moment.getTime() - HISTORY_DAYS * DAY_MILLISECONDS;
  return history.filter(
    ({ startedAt }) => startedAt < moment && startedAt.getTime() >= since - DAY_MILLISECONDS,
  );
}

function lastRunOf({ decoded, history }: ActivityToAnalyse, { daysSinceLast }: TrainingHistory) {
  const last = earlierThan(decoded.startedAt, history)
    .filter(({ sport }) => isRunning(sport))
    .sort((a, b) => b.startedAt.getTime() - a.startedAt.getTime())[0];
  return last && daysSinceLast !== null ? { purpose: last.purpose, daysAgo: daysSinceLast } : null;
}

function missingOf(
  { decoded, curve, elevation }: RecordedSession,
  distanceMeters: number | null,
  averageHeartRate: number | null,
): ComputedAnalysis['missing'] {
  const { columns } = decoded.recording;
  const isEmpty = (values: Float64Array) => values.every((value) => Number.isNaN(value));
  const missing: ComputedAnalysis['missing'][number][] = [];
  // Under a roof nobody expects positions.
  if (!decoded.track && !decoded.isIndoor) missing.push('position');
  if (!curve.hasDistance && distanceMeters === null) missing.push('distance');
  if (isEmpty(columns.heartRateBeatsPerMinute) && averageHeartRate === null) {
    missing.push('heartRate');
  }
  if (isEmpty(columns.cadencePerMinute)) missing.push('cadence');
  if (!elevation && !decoded.isIndoor) missing.push('altitude');
  if (isEmpty(columns.powerWatts)) missing.push('power');
  return missing;
}
