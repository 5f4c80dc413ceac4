import { isHeartRateOfWhole } from '../../activities/sensors/heart-rate-quality.ts';
import type { SessionPurpose } from '../../activities/session-purpose.ts';
import { isCycling, isRunning, type SportType } from '../../sports/sport-type.ts';
import {
  hasImpossibleKilometer,
  isMostlyPossible,
} from '../../training/performance/runner-limits.ts';
import { isAtLeastDemand } from '../../training/load/session-demand.ts';
import { sessionSpike } from '../../training/load/volume-rules.ts';
import { isEasyPurpose, isHardPurpose } from '../facts/earlier-runs.ts';
import { ASKED_PURPOSES, type FeltEffort } from '../facts/felt-effort.ts';
import {
  beatsOverCeiling,
  beatsOverUsual,
  easyShare,
  EDGE_BEATS,
  isAboveEasyRange,
  isCostly,
  isEasyExceeded,
  isFasterThanUsual,
  OTHER_PACE,
  overUsualPace,
  SAME_PACE,
} from './easy-effort.ts';
import { BREAK_DAYS } from '../facts/facts-of-next-session.ts';
import { isHot } from '../facts/weather/facts-of-weather.ts';
import { isBeyondLimit, SHORTEST_JUMP_METERS } from '../facts/long-run-limit.ts';
import {
  pacingOfFinish,
  pacingOfHalves,
  pacingOfRepetitions,
  pacingOnHills,
  stoppedSecondsOf,
} from './pacing.ts';
import { isAfterHardDay, isLoadHigh } from '../facts/recent-strain.ts';
import type { FindingCode } from './session-reading.ts';
import {
  isAtLeast,
  isAtMost,
  isDistanceRun,
  isWithin,
  type SessionView,
} from '../facts/session-view.ts';

type FindingTest = (view: SessionView) => boolean;

/** This many runs must be known before anything is called usual. */
const FEW_RUNS = 3;
/** Per cent of pace that is no change within a tempo. */
const STEADY_TEMPO = 2;
const RUNS_WITH_HABITS = 6;
const OTHER_BEATS = 4;
/** Beats by which heart rate falls in a rest that is long enough. */
const RECOVERED_BEATS = 22;
/** On a long run heart rate may drift over the edge towards the end. */
const LONG_EDGE_BEATS = 4;
/**
 * Sessions whose mean pace is no measure for later ones: it mixes fast and slow parts or stops.
 * A race is measured by its result, and nobody repeats it within weeks.
 */
const PURPOSES_WITHOUT_MEASURE: ReadonlySet<SessionPurpose> = new Set<SessionPurpose>([
  'run-walk',
  'stop-and-go',
  'progression',
  'race',
]);
/** Nobody repeats a longer run within weeks only to compare. */
const YARDSTICK_SECONDS_MAXIMUM = 5400;
const YARDSTICK_METERS_MINIMUM = 1500;
/** Over less a stumble and a lost position look like pacing. */
const HALVES_METERS_MINIMUM = 3000;
/** Over less no pace is shown, so that none has to be doubted. */
const READ_METERS = 100;
/** From this on beyond the longest run of the month a step may be praised, in per cent. */
const LONGEST_STEP_PERCENT = 10.5;
/** Less walking is a crossing or two. */
const WALKED_PART_SECONDS = 120;
const WALKED_PART_SHARE = 0.15;
const PLAIN_GAIT_SHARE = 0.9;
/** Walking before or after the run makes its mean pace a mixture: in per cent of pace. */
const YARDSTICK_MIXTURE = 3;
/** Per cent between the fastest and the slowest repetition. */
export const WIDE_SPREAD = 7;

/** The slowest repetition over the fastest, in per cent, up to which they were alike. */
const TIGHT_SPREAD = 4;
/** The error of a receiver over one repetition, in metres. */
const POSITION_ERROR_METERS = 5;

function spreadOf(view: SessionView): number | null {
  return view.change('interval.work.fastest.pace', 'interval.work.slowest.pace');
}

/** How much of a spread may be errors of position, in per cent: the more, the shorter they are. */
function spreadErrorOf({ analysis, source }: SessionView): number {
  if (source.isIndoor) return 0;
  const meters = analysis.intervals
    .filter(({ kind }) => kind === 'work')
    .map(({ distanceMeters }) => distanceMeters);
  return (100 * POSITION_ERROR_METERS) / Math.min(...meters);
}

/** After hours nobody speaks of a break: the watch was forgotten, or it was another run. */
const LONG_STOP_SECONDS = [480, 7200] as const;
const UNREADABLE_SECONDS = 300;
const LEAST_MOVING_SHARE = 0.4;
export const VERY_LONG_SECONDS = 9000;

/** Heart rate against pace; null on treadmills, where the watch guesses the pace. */
function driftOf(view: SessionView): number | null {
  if (view.source.isIndoor || !isHeartRateUsable(view)) return null;
  return view.value('drift.percent');
}

function hasHalves(view: SessionView): boolean {
  return isAtLeast(view.value('distance.total'), HALVES_METERS_MINIMUM);
}

/** Whether no earlier run was of the same kind, so that there is none to set it beside. */
function isFirstOfPurpose({ earlierRuns, analysis }: SessionView): boolean {
  return earlierRuns.every(({ activity }) => activity.purpose !== analysis.purpose);
}

/** Whether the mean pace is that of what was run. */
function isRunThroughout(view: SessionView): boolean {
  const [first, second] = [view.value('half.first.pace'), view.value('half.second.pace')];
  const average = view.value('pace.average');
  if (first === null || second === null || average === null) return true;
  return 100 * (average / ((first + second) / 2) - 1) <= YARDSTICK_MIXTURE;
}

/** Run first and walked home, or the other way round: halves and means are mixtures of both. */
function isWalkedInPart(view: SessionView): boolean {
  const running = view.value('gait.running') ?? 0;
  const walking = view.value('gait.walking') ?? 0;
  return (
    !view.isHilly &&
    running >= WALKED_PART_SECONDS &&
    walking >= Math.max(WALKED_PART_SECONDS, (running + walking) * WALKED_PART_SHARE)
  );
}

/** Whether steps or speed show for nearly all of the time who ran and who walked. */
function isGaitPlain(view: SessionView): boolean {
  const known = (view.value('gait.running') ?? 0) + (view.value('gait.walking') ?? 0);
  return known >= view.analysis.summary.movingSeconds * PLAIN_GAIT_SHARE;
}

/** A run that began slower than it became did not fade from a fast start, whatever its end was like. */
function isSlowFirst({ analysis, value }: SessionView): boolean {
  const [first] = analysis.splits;
  const average = value('pace.average');
  return (
    first !== undefined && average !== null && first.paceSecondsPerKilometer > average * SLOW_FIRST
  );
}

const SLOW_FIRST = 1.02;

/** Whether anything may be concluded from the heart rate. */
function isHeartRateUsable({ analysis: { heartRateQuality } }: SessionView): boolean {
  return isHeartRateOfWhole(heartRateQuality);
}

/** Per cent between the fastest and the slowest kilometre up to which a pace is one pace. */
const ONE_PACE_PERCENT = 8;

/** No kilometre leaves the pace of the others: equal halves alone may hide a slow first one. */
export function isOnePace(view: SessionView): boolean {
  const spread = view.change('split.fastest.pace', 'split.slowest.pace');
  return spread === null || spread <= ONE_PACE_PERCENT;
}

/** Per cent from one kilometre to the next that are a change, and how often it turns. */
const SWING_PERCENT = 4;
const SWING_TURNS = 3;

/** Enough climb to speak of; that of a ride at home is a picture on a screen. */
/** From this climb an hour on, the climb of a run without a known purpose is said. */
const CLIMB_METERS_AN_HOUR = 150;

function isClimb(view: SessionView): boolean {
  const ascent = view.value('altitude.ascent');
  const { distanceMeters } = view.analysis.summary;
  if (!isAtLeast(ascent, CLIMB_METERS) || view.source.sport === 'VirtualRide') return false;
  if (isCarriedUp(view)) return false;
  const hours = view.analysis.summary.movingSeconds / 3600;
  const isSlight = !isAtLeast(ascent, hours * CLIMB_METERS_AN_HOUR);
  if (view.analysis.purpose === 'unclear' && isSlight) return false;
  if (!isCycling(view.source.sport) || distanceMeters === null) return true;
  return isAtLeast(ascent, (distanceMeters / 1000) * RIDE_CLIMB_METERS_PER_KILOMETER);
}

/** Whether the ground rose by more than a calm session climbs, whatever the device adds up. */
function hasRisen({ analysis: { summary } }: SessionView): boolean {
  const { highestAltitudeMeters: highest, lowestAltitudeMeters: lowest } = summary;
  return highest !== null && lowest !== null && highest - lowest >= CLIMB_METERS;
}

/** Skiers take the lift. So does who rides up faster than most at the heart rate of somebody who sits. */
function isCarriedUp(view: SessionView): boolean {
  const { sport } = view.source;
  if (sport === 'AlpineSki') return true;
  const ascent = view.value('altitude.ascent') ?? 0;
  const hours = view.analysis.summary.movingSeconds / 3600;
  const beats = isHeartRateUsable(view) ? view.value('heartRate.average') : null;
  return isCycling(sport) && ascent >= hours * LIFT_METERS_AN_HOUR && isAtMost(beats, SEATED_BEATS);
}

/** The pace went up and down again, where a fade or a slow start turn once at most. */
function swings({ analysis: { splits } }: SessionView): boolean {
  const paces = splits
    .filter(({ isRemainder }) => !isRemainder)
    .map(({ paceSecondsPerKilometer }) => paceSecondsPerKilometer);
  let direction = 0;
  let turns = 0;
  let [from = 0] = paces;
  for (const pace of paces) {
    const change = (100 * (pace - from)) / from;
    if (Math.abs(change) < SWING_PERCENT) continue;
    if (direction !== 0 && Math.sign(change) !== direction) turns += 1;
    direction = Math.sign(change);
    from = pace;
  }
  return turns >= SWING_TURNS;
}

/** A position that was lost for most of the way makes moving look like standing. */
function isMovingTimeKnown({ analysis: { summary }, has }: SessionView): boolean {
  return (
    has('duration.moving') && summary.movingSeconds >= summary.elapsedSeconds * LEAST_MOVING_SHARE
  );
}

/** Beats that are hard work for many runners, held for a quarter of an hour. */
const ASKED_BEATS = 160;
const ASKED_SECONDS = 900;
/** Beats that nobody reaches on an easy run, held for five minutes. */
const ASKED_AT_ONCE_BEATS = 175;
const ASKED_AT_ONCE_SECONDS = 300;

/** Hard or not: without a reference nobody can say but the runner. */
function isEffortDoubtful(view: SessionView): boolean {
  const { intensity = 'unknown', heartRateQuality, purpose, summary } = view.analysis;
  const beats = view.value('heartRate.average');
  const isAsked =
    (isAtLeast(beats, ASKED_BEATS) && summary.movingSeconds >= ASKED_SECONDS) ||
    (isAtLeast(beats, ASKED_AT_ONCE_BEATS) && summary.movingSeconds >= ASKED_AT_ONCE_SECONDS);
  return (
    intensity === 'unknown' &&
    heartRateQuality === 'reliable' &&
    ASKED_PURPOSES.has(purpose) &&
    isAsked
  );
}

/** Nothing shows how hard a newcomer's run was, so that the runner's word is worth most. */
function isEffortUnknown(view: SessionView): boolean {
  return (
    (view.analysis.intensity ?? 'unknown') === 'unknown' &&
    ASKED_PURPOSES.has(view.analysis.purpose) &&
    view.earlierRuns.length < FEW_RUNS &&
    isReadable(view)
  );
}

/** Whether the effort was said of this session, and not remembered from before. */
function isFelt({ felt }: SessionView, level: FeltEffort['level']): boolean {
  return felt?.level === level && !felt.isRemembered;
}

function isFeltInMemory({ felt }: SessionView, level: FeltEffort['level']): boolean {
  return felt?.level === level && felt.isRemembered;
}

/** Sports that train the heart without the impact of running. */
const ENDURANCE_SPORTS: ReadonlySet<SportType> = new Set<SportType>([
  'Ride',
  'VirtualRide',
  'Swim',
  'Rowing',
  'Elliptical',
  'NordicSki',
  'BackcountrySki',
  'RollerSki',
  'InlineSkate',
  'IceSkate',
  'Kayaking',
  'Canoeing',
]);
const ENDURANCE_BEATS = 110;
const ENDURANCE_SECONDS = 1200;
/** Hard work for many people, whatever the sport. */
const STRENUOUS_BEATS = 158;
/** Shorter than this and without strain, another sport changes nothing in a runner's week. */
const BRIEF_SECONDS = 1200;
const CALM_BEATS = 140;
const RIDE_SECONDS = 2400;
const STRENGTH_SECONDS = 600;
const SWIM_METERS = 400;
const STRENGTH_SPORTS: ReadonlySet<SportType> = new Set<SportType>([
  'WeightTraining',
  'Workout',
  'Crossfit',
]);
/** Sports of other muscles than those of running. */
const SPORTS_OF_OTHER_MUSCLES: ReadonlySet<SportType> = new Set<SportType>([
  'StandUpPaddling',
  'Rowing',
  'Kayaking',
  'Canoeing',
  'Kitesurf',
  'AlpineSki',
  'BackcountrySki',
  'NordicSki',
  'RollerSki',
  'IceSkate',
  'InlineSkate',
  'RockClimbing',
  'MixedMartialArts',
]);
const CLIMB_METERS = 150;
const LIFT_METERS_AN_HOUR = 500;
const SEATED_BEATS = 115;
/** A ride with less is a flat one, however long it is. */
const RIDE_CLIMB_METERS_PER_KILOMETER = 8;
/** More standing than this share is a break, whatever the legs make of it. */
const STOPPED_SHARE_MAXIMUM = 0.2;

/**
 * How far it jumps beyond the month before. Going on from a jump is one as well, while
 * the length of that was not held.
 */
export function spikeOf(view: SessionView): ReturnType<typeof sessionSpike> {
  // What was ridden, or jumped by a lost position, is no distance that legs ran.
  if (!isDistanceRun(view.analysis)) return 'none';
  const meters = view.value('distance.total') ?? 0;
  if (meters <= SHORTEST_JUMP_METERS) return 'none';
  const spike = sessionSpike(meters, view.value('history.longest30'));
  return spike === 'none' && isBeyondLimit(view.earlierRuns, meters) ? 'small' : spike;
}

function weekRatio(view: SessionView): number | null {
  const week = view.value('history.week.distance');
  const mean = view.value('history.weeks.mean');
  return week !== null && mean !== null && mean > 0 ? week / mean : null;
}

/** Load well above what the runner is used to. */
export function isTired(view: SessionView): boolean {
  return isLoadHigh(view.value('load.fitness'), view.value('load.fatigue'));
}

/** Whether any earlier run is known, however old, or may still arrive. */
export function hasRunBefore({ analysis, earlierRuns, has }: SessionView): boolean {
  return (
    earlierRuns.length > 0 || has('history.daysSinceRun') || analysis.isHistoryArriving === true
  );
}

export function isReturn(view: SessionView): boolean {
  return isAtLeast(view.value('history.daysSinceRun'), BREAK_DAYS);
}

export function isDayAfterHard({ earlierRuns }: SessionView): boolean {
  return isAfterHardDay(earlierRuns);
}

export function hasRepeats(view: SessionView): boolean {
  return isAtLeast(view.value('interval.work.count'), 2);
}

/** Hills that were run over; repeats on one hill are judged by the repeats. */
function isHillyCourse(view: SessionView): boolean {
  return view.isHilly && !hasRepeats(view);
}

/** A whole run at about threshold pace by racing. */
export function isNearThreshold(view: SessionView): boolean {
  return !view.isHilly && isAtMost(view.change('vdot.pace.threshold', 'pace.average'), 3);
}

/** A long run near the marathon pace that racing predicts. */
export function isLongFast(view: SessionView): boolean {
  return !view.isHilly && isAtMost(view.change('vdot.pace.marathon', 'pace.average'), 2);
}

function tempoAgainstThreshold(view: SessionView): number | null {
  return view.change('vdot.pace.threshold', 'tempo.pace');
}

/**
 * Second part of a tempo against its first, in per cent of pace; null where a hill explains it.
 * Slopes are known of the whole run alone.
 */
export function tempoChange(view: SessionView): number | null {
  const change = view.change('tempo.first.pace', 'tempo.second.pace');
  const graded = view.change('half.first.gradedPace', 'half.second.gradedPace');
  if (change === null || graded === null || view.has('interval.work.count')) return change;
  const isExplained =
    Math.abs(change) > STEADY_TEMPO &&
    (Math.sign(graded) !== Math.sign(change) || Math.abs(graded) < STEADY_TEMPO);
  return isExplained ? null : change;
}

/** Beats from the first to the second part of a tempo, its beginning left out. */
function tempoRise(view: SessionView): number | null {
  const first = view.value('tempo.first.heartRate');
  const second = view.value('tempo.second.heartRate');
  return first !== null && second !== null ? second - first : null;
}

/** Beats by which heart rate fell in the rests. */
function restDrop(view: SessionView): number | null {
  const works = view.analysis.intervals.flatMap(({ kind, averageHeartRateBeatsPerMinute }) =>
    kind === 'work' && averageHeartRateBeatsPerMinute !== null
      ? [averageHeartRateBeatsPerMinute]
      : [],
  );
  const lowest = view.value('interval.rest.lowestHeartRate');
  if (lowest === null || works.length === 0) return null;
  return works.reduce((sum, beats) => sum + beats, 0) / works.length - lowest;
}

function isStepwise(view: SessionView): boolean {
  return (
    isAtMost(view.change('third.first.pace', 'third.second.pace'), -1.2) &&
    isAtMost(view.change('third.second.pace', 'third.last.pace'), -1.2) &&
    view.readDifferently('third.first.pace', 'third.second.pace') &&
    view.readDifferently('third.second.pace', 'third.last.pace')
  );
}

/** Work length in minutes, to compare with interval pace; null for short or mixed repetitions. */
function isIntervalWork(view: SessionView): boolean {
  const seconds = view.analysis.intervals
    .filter(({ kind }) => kind === 'work')
    .map(({ elapsedSeconds }) => elapsedSeconds);
  return seconds.length > 1 && Math.min(...seconds) >= 100 && Math.max(...seconds) <= 360;
}

/** Long and whole enough that more history would help to judge it. */
export function isReadable({ source, analysis }: SessionView): boolean {
  const { distanceMeters, movingSeconds } = analysis.summary;
  return !source.isPartial && distanceMeters !== null && movingSeconds >= UNREADABLE_SECONDS;
}

/** Enough was run that its runner knows what for, though a part of it was not recorded well. */
function isAskable({ analysis }: SessionView): boolean {
  const { distanceMeters, movingSeconds } = analysis.summary;
  const least = distanceMeters === null ? ASKED_SECONDS : UNREADABLE_SECONDS;
  return movingSeconds >= least && isMostlyPossible(analysis.splits);
}

/** When each finding is true. The order of importance is not decided here. */
export const FINDING_TESTS: Readonly<Record<FindingCode, FindingTest>> = {
  'record.partial': ({ source }) => source.isPartial,
  'record.indoor': ({ source, analysis }) =>
    source.isIndoor && isAtLeast(analysis.summary.distanceMeters, READ_METERS),
  'record.heartRateErratic': ({ analysis }) => analysis.heartRateQuality === 'erratic',
  'event.part': ({ has }) => has('event.parts', 'event.duration'),
  'ask.effort': (view) => isEffortDoubtful(view) && view.felt === null,
  'effort.hard': (view) => isFelt(view, 'hard'),
  'effort.moderate': (view) =>
    (isEffortDoubtful(view) || isEffortUnknown(view)) && isFelt(view, 'moderate'),
  'effort.easy': (view) => isEffortDoubtful(view) && isFelt(view, 'easy'),
  'effort.rememberedHard': (view) => isEffortDoubtful(view) && isFeltInMemory(view, 'hard'),
  'effort.rememberedEasy': (view) => isEffortDoubtful(view) && isFeltInMemory(view, 'easy'),
  'demand.climb': isClimb,
  'record.impossible': ({ source, analysis }) =>
    analysis.riding === 'part' ||
    (isRunning(source.sport) && hasImpossibleKilometer(analysis.splits)),
  'record.short': ({ analysis }) => analysis.summary.elapsedSeconds < 300,
  'record.noDistance': ({ analysis }) => analysis.summary.distanceMeters === null,
  // Said again after some runs and not below each: a runner without a sensor knows it by then.
  'help.heartRate': (view) =>
    !view.hasHeartRate &&
    view.earlierRuns.length < RUNS_WITH_HABITS &&
    view.earlierRuns.length % FEW_RUNS === 0,
  // A first run is the measure of later ones where its pace was measured and not guessed.
  'history.arriving': ({ analysis }) => analysis.isHistoryArriving === true,
  'history.first': (view) =>
    view.earlierRuns.length < FEW_RUNS &&
    view.analysis.isHistoryArriving !== true &&
    isFirstOfPurpose(view) &&
    !PURPOSES_WITHOUT_MEASURE.has(view.analysis.purpose) &&
    isReadable(view) &&
    isAtLeast(view.value('distance.total'), YARDSTICK_METERS_MINIMUM) &&
    isRunThroughout(view) &&
    !isWalkedInPart(view) &&
    // Nobody repeats one leg of a long day to compare it.
    !view.has('event.parts') &&
    // A mean of fast and slow parts is a measure of nothing.
    view.analysis.intervals.length === 0 &&
    isRunning(view.source.sport) &&
    !view.source.isIndoor &&
    view.analysis.summary.movingSeconds <= YARDSTICK_SECONDS_MAXIMUM &&
    !view.isMountainous &&
    view.has('distance.total', 'pace.average'),
  'return.break': isReturn,
  'zones.easyHeld': (view) => isAtLeast(easyShare(view), 85),
  'zones.easyExceeded': isEasyExceeded,
  'zones.edge': (view) =>
    view.hasMeasuredZones && isWithin(beatsOverCeiling(view), -EDGE_BEATS, EDGE_BEATS),
  'long.pulse': (view) =>
    isEasyExceeded(view) && isAtLeast(beatsOverCeiling(view), LONG_EDGE_BEATS + 1),
  // The drift says something about endurance at one pace alone.
  'drift.low': (view) => pacingOfHalves(view) === 'even' && isWithin(driftOf(view), 1, 4),
  'drift.none': (view) => pacingOfHalves(view) === 'even' && isWithin(driftOf(view), -8, 0.99),
  'drift.high': (view) => isAtLeast(driftOf(view), 8),
  'drift.warm': (view) =>
    isAtLeast(driftOf(view), 6) &&
    isHot(view.value('temperature.weather'), view.value('humidity.percent')),
  'compare.pulseLower': (view) =>
    isWithin(overUsualPace(view), -OTHER_PACE, SAME_PACE) &&
    isAtMost(beatsOverUsual(view), -OTHER_BEATS),
  'compare.pulseHigher': isCostly,
  'compare.slower': (view) => isAtLeast(overUsualPace(view), OTHER_PACE) && !isCostly(view),
  'compare.faster': isFasterThanUsual,
  'compare.aboveEasyRange': isAboveEasyRange,
  'compare.usual': (view) =>
    isWithin(overUsualPace(view), -SAME_PACE, SAME_PACE) &&
    // Not where the next easy run is asked to be slower than this one.
    isAtLeast(view.change('next.pace.fast', 'pace.average'), -1),
  'halves.equal': (view) =>
    pacingOfHalves(view) === 'even' &&
    isOnePace(view) &&
    !isWalkedInPart(view) &&
    !view.readDifferently('half.first.pace', 'half.second.pace'),
  'halves.even': (view) =>
    pacingOfHalves(view) === 'even' &&
    isOnePace(view) &&
    !isWalkedInPart(view) &&
    view.readDifferently('half.first.pace', 'half.second.pace'),
  'halves.faster': (view) =>
    hasHalves(view) && pacingOfHalves(view) === 'build' && !isWalkedInPart(view),
  'halves.slower': (view) =>
    hasHalves(view) &&
    pacingOfHalves(view) === 'fade' &&
    !isSlowFirst(view) &&
    !isWalkedInPart(view),
  'split.fast': (view) =>
    !view.isHilly &&
    !view.source.isIndoor &&
    view.analysis.splits.length >= 5 &&
    isAtLeast(view.change('split.fastest.pace', 'pace.average'), 9),
  // Four and more by `stridesOf`: a second purpose beside that of the run.
  'strides.after': (view) => view.has('strides.count'),
  'finish.strong': (view) =>
    pacingOfFinish(view) === 'build' &&
    ['first', 'second', 'third'].every((name) =>
      isAtMost(view.change(`quarter.${name}.pace`, 'quarter.last.pace'), 0),
    ),
  'finish.fade': (view) => pacingOfFinish(view) === 'fade',
  'distance.beyond': (view) => spikeOf(view) === 'small',
  'distance.farBeyond': (view) => spikeOf(view) === 'moderate' || spikeOf(view) === 'large',
  'distance.longest': (view) =>
    spikeOf(view) === 'none' &&
    isAtMost(view.value('distance.beyondLongest'), LONGEST_STEP_PERCENT),
  'week.up': ({ strain, has }) =>
    strain.isJump && has('history.week.distance', 'history.weeks.mean'),
  'week.above': ({ strain, has }) =>
    strain.isJumpBinding && !strain.isJump && has('history.week.distance', 'history.weeks.mean'),
  'week.steady': (view) => isWithin(weekRatio(view), 0.88, 1.15),
  'week.down': (view) => isAtMost(weekRatio(view), 0.7),
  'week.longShare': (view) => isAtLeast(view.value('week.runShare'), 45),
  'load.tired': isTired,
  'intervals.spreadTight': (view) =>
    isAtMost(spreadOf(view), TIGHT_SPREAD - spreadErrorOf(view)) &&
    view.readDifferently('interval.work.fastest.pace', 'interval.work.slowest.pace'),
  'intervals.spread': (view) => {
    const spread = spreadOf(view);
    const error = spreadErrorOf(view);
    return spread !== null && spread > TIGHT_SPREAD + error && spread < WIDE_SPREAD - error;
  },
  'intervals.spreadWide': (view) => isAtLeast(spreadOf(view), WIDE_SPREAD + spreadErrorOf(view)),
  'intervals.fade': (view) => pacingOfRepetitions(view) === 'fade',
  'intervals.build': (view) => pacingOfRepetitions(view) === 'build',
  'intervals.recovered': (view) => isAtLeast(restDrop(view), RECOVERED_BEATS),
  'intervals.unrecovered': (view) =>
    isAtMost(restDrop(view), 12) && pacingOfRepetitions(view) === 'fade',
  'intervals.fasterThanNeeded': (view) =>
    isIntervalWork(view) && isAtMost(view.change('vdot.pace.interval', 'interval.work.pace'), -3),
  'intervals.onPace': (view) =>
    isIntervalWork(view) &&
    isWithin(view.change('vdot.pace.interval', 'interval.work.pace'), -2, 2),
  'intervals.noWarmUp': ({ analysis }) => analysis.intervals[0]?.kind === 'work',
  'intervals.settled': (view) => pacingOfRepetitions(view) === 'settled',
  'intervals.kick': (view) => pacingOfRepetitions(view) === 'kick',
  'intervals.dose': (view) =>
    isAtLeast(view.value('interval.work.count'), 2) && view.has('interval.work.pace'),
  'intervals.rests': (view) => view.has('interval.rest.duration', 'interval.work.pace'),
  'tempo.held': (view) => isWithin(tempoChange(view), -2.5, 2),
  'tempo.fell': (view) =>
    isAtLeast(tempoChange(view), 3) &&
    view.readDifferently('tempo.first.pace', 'tempo.second.pace'),
  'tempo.faster': (view) =>
    isAtMost(tempoChange(view), -2.5) &&
    view.readDifferently('tempo.first.pace', 'tempo.second.pace'),
  'tempo.blocks': (view) =>
    isAtLeast(view.value('interval.work.count'), 2) &&
    isAtLeast(view.value('tempo.duration'), 600) &&
    view.has('tempo.pace'),
  'tempo.calm': (view) =>
    isWithin(tempoRise(view), -3, 6) && isWithin(tempoChange(view), -2.5, 2.5),
  'tempo.climb': (view) => isAtLeast(tempoRise(view), 9) && isWithin(tempoChange(view), -2, 2),
  'tempo.nearThreshold': (view) => isWithin(tempoAgainstThreshold(view), -2.5, 2.5),
  'tempo.aboveThreshold': (view) => isAtMost(tempoAgainstThreshold(view), -3.5),
  'tempo.belowThreshold': (view) => isWithin(tempoAgainstThreshold(view), 3, 12),
  'progression.steps': isStepwise,
  'progression.endPulse': (view) => {
    const first = view.value('third.first.heartRate');
    const last = view.value('third.last.heartRate');
    const isHard = view.hasMeasuredZones || isAtLeast(last, STRENUOUS_BEATS);
    return first !== null && last !== null && last >= first + 12 && isHard;
  },
  // Repeats are slow for their climbs and their jogs back: no flat pace means anything.
  'hills.adjusted': (view) =>
    !hasRepeats(view) &&
    view.hasRelief &&
    isAtLeast(view.value('altitude.ascent'), 50) &&
    isAtMost(view.change('pace.average', 'pace.gradeAdjusted'), -2),
  'hills.equalEffort': (view) =>
    isHillyCourse(view) &&
    pacingOnHills(view) === 'even' &&
    isAtLeast(view.value('altitude.ascent'), 50) &&
    !view.readDifferently('half.first.gradedPace', 'half.second.gradedPace'),
  'hills.evenEffort': (view) =>
    isHillyCourse(view) &&
    pacingOnHills(view) === 'even' &&
    view.readDifferently('half.first.gradedPace', 'half.second.gradedPace'),
  'hills.fadedEffort': (view) => isHillyCourse(view) && pacingOnHills(view) === 'fade',
  'hills.climb': (view) =>
    view.isHilly && hasRepeats(view) && isAtLeast(view.value('altitude.ascent'), 50),
  'hills.descent': (view) => isAtLeast(view.value('altitude.descent'), 250),
  'steady.gray': (view) =>
    !view.isHilly &&
    isAtMost(view.change('vdot.pace.easyFast', 'pace.average'), -2) &&
    isAtLeast(view.change('vdot.pace.threshold', 'pace.average'), 3.5),
  'steady.pulse': isEasyExceeded,
  'steady.nearThreshold': isNearThreshold,
  'long.fast': isLongFast,
  'context.afterHard': (view) => isEasyPurpose(view.analysis.purpose) && isDayAfterHard(view),
  'context.hardAgain': isDayAfterHard,
  'context.afterRace': ({ strain, analysis }) =>
    strain.isRaceNear && isHardPurpose(analysis.purpose),
  'habit.regular': (view) => isAtLeast(view.value('history.monthRuns'), 9),
  'habit.sparse': (view) => isWithin(view.value('history.monthRuns'), 2, 4),
  'race.even': (view) =>
    pacingOfHalves(view) === 'even' && view.readDifferently('half.first.pace', 'half.second.pace'),
  'race.negative': (view) => pacingOfHalves(view) === 'build',
  'race.positive': (view) => pacingOfHalves(view) === 'fade',
  // True of a fade as well, of which more is said.
  'race.startFast': (view) =>
    ['mixed', 'fade'].includes(pacingOfHalves(view)) &&
    !view.isHilly &&
    isAtLeast(view.change('quarter.first.pace', 'quarter.last.pace'), 3.5),
  'race.vdot': (view) => view.has('vdot.value'),
  'unclear.swings': (view) =>
    swings(view) && isAtLeast(view.change('split.fastest.pace', 'split.slowest.pace'), 10),
  'stops.many': (view) =>
    isAtLeast(view.value('stops.count'), 3) &&
    isWithin(
      stoppedSecondsOf(view),
      60,
      view.analysis.summary.elapsedSeconds * STOPPED_SHARE_MAXIMUM,
    ),
  'stops.long': (view) => isWithin(view.value('stops.longest'), ...LONG_STOP_SECONDS),
  'stops.moving': (view) => view.has('pace.average'),
  'walk.time': (view) => view.demand === 'light' && isMovingTimeKnown(view),
  'walk.long': (view) => view.demand !== 'light' && isMovingTimeKnown(view),
  'runWalk.parts': (view) =>
    view.has('gait.running', 'gait.walking') &&
    !view.has('gait.breakCount') &&
    (view.analysis.purpose === 'run-walk' || (isWalkedInPart(view) && isGaitPlain(view))),
  'runWalk.breaks': (view) => view.has('gait.breakCount', 'gait.firstBreak'),
  'cross.endurance': (view) =>
    ENDURANCE_SPORTS.has(view.source.sport) &&
    isHeartRateUsable(view) &&
    view.analysis.summary.movingSeconds >= ENDURANCE_SECONDS &&
    isAtLeast(view.value('heartRate.average'), ENDURANCE_BEATS),
  'cross.long': ({ demand, analysis, has }) =>
    isAtLeastDemand(demand, 'demanding') &&
    analysis.summary.movingSeconds >= VERY_LONG_SECONDS &&
    has('duration.moving'),
  'cross.easy': (view) => isAtLeast(easyShare(view), 80),
  'cross.hard': (view) =>
    view.hasMeasuredZones && isAtLeast(view.value('zone.aboveEasy.share'), 40),
  'cross.load': (view) => view.has('load.value'),
  'cross.notJudged': (view) => view.has('duration.moving'),
  'cross.strenuous': (view) =>
    !view.hasMeasuredZones &&
    isHeartRateUsable(view) &&
    view.analysis.summary.movingSeconds >= ENDURANCE_SECONDS &&
    isAtLeast(view.value('heartRate.average'), STRENUOUS_BEATS),
  'cross.gentle': (view) =>
    view.demand === 'light' &&
    // Muscles that were loaded are not spared by a calm heart.
    !STRENGTH_SPORTS.has(view.source.sport) &&
    isHeartRateUsable(view) &&
    view.analysis.summary.movingSeconds >= ENDURANCE_SECONDS &&
    isAtMost(view.value('heartRate.average'), ENDURANCE_BEATS - 1) &&
    isAtMost(view.value('heartRate.maximum'), CALM_BEATS) &&
    !hasRisen(view),
  'cross.brief': (view) =>
    view.demand === 'light' &&
    !FINDING_TESTS['cross.strength'](view) &&
    !FINDING_TESTS['cross.mobility'](view) &&
    view.has('duration.moving') &&
    view.analysis.summary.movingSeconds < BRIEF_SECONDS &&
    !hasRisen(view) &&
    // Where a heart rate was rejected, nobody knows how hard it was.
    isHeartRateUsable(view) &&
    !isAtLeast(view.value('heartRate.average'), CALM_BEATS),
  'cross.swim': ({ source, value }) =>
    source.sport === 'Swim' && isAtLeast(value('distance.total'), SWIM_METERS),
  'cross.ride': ({ source, analysis, has }) =>
    isCycling(source.sport) &&
    analysis.summary.movingSeconds >= RIDE_SECONDS &&
    has('distance.total'),
  'cross.strength': ({ source, analysis }) =>
    STRENGTH_SPORTS.has(source.sport) && analysis.summary.movingSeconds >= STRENGTH_SECONDS,
  'cross.mobility': ({ source }) => source.sport === 'Yoga',
  'cross.other': (view) =>
    SPORTS_OF_OTHER_MUSCLES.has(view.source.sport) &&
    view.analysis.summary.movingSeconds >= STRENGTH_SECONDS &&
    // What is too short or too gentle to tire does not make sore.
    !FINDING_TESTS['cross.brief'](view) &&
    !FINDING_TESTS['cross.gentle'](view),
  'cross.unnamed': ({ source, analysis, has, value }) =>
    source.sport === 'Other' &&
    // At such a heart rate nobody runs.
    !isAtMost(value('heartRate.average'), ENDURANCE_BEATS - 1) &&
    analysis.summary.movingSeconds >= BRIEF_SECONDS &&
    has('duration.moving'),
  'ask.purpose': (view) =>
    view.analysis.purpose === 'unclear' &&
    isRunning(view.source.sport) &&
    view.said === null &&
    isAskable(view),
  'ask.sport': ({ analysis, said }) => analysis.riding === 'whole' && said === null,
  'said.remembered': ({ said }) => said?.isRemembered === true,
  'ask.feel': (view) => isEffortUnknown(view) && view.felt === null,
};
