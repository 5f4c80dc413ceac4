import { isRunning } from '../../sports/sport-type.ts';
import type { RecentActivity } from '../../training/recent-activity.ts';
import { isEasyPurpose, isHardPurpose, middleOf } from '../facts/earlier-runs.ts';
import { isCostly, isEasyExceeded, isFasterThanEasy } from './easy-effort.ts';
import {
  FINDING_TESTS,
  isNearThreshold,
  isReadable,
  hasRunBefore,
  isReturn,
  isTired,
  spikeOf,
  VERY_LONG_SECONDS,
} from './finding-tests.ts';
import { allowedStep, gentleStep } from './advice-limits.ts';
import { pacingOfRepetitions } from './pacing.ts';
import type { EffortGuide, NextStepCode, SessionReading } from './session-reading.ts';
import { isAtLeast, type SessionView } from '../facts/session-view.ts';
import type { NotedPain } from '../safety/pain-note.ts';
import { isPainRecent } from '../safety/recent-pain.ts';
import { isHardOnHard } from './session-warnings.ts';

/** Since the last hard session, so that hard days never stand side by side. */
const DAYS_BETWEEN_HARD = 2;
const HARD_DAYS_A_WEEK = 3;
const LONG_RUN_EVERY_DAYS = 6;
const LONG_RUN_METERS = 8000;
const LONG_SHARE = 0.75;
const LONG_OVER_USUAL = 1.3;
/** With fewer runs than this, running easily more often helps most. */
const LEAST_RUNS_IN_FOUR_WEEKS = 8;
const LEAST_WEEK_METERS = 20_000;
/** A week this far above the usual takes no more hard running. */
const FULL_WEEK_SHARE = 1.15;
const FOUR_WEEKS_DAYS = 28;
const ULTRA_SECONDS = 14_400;
const LONG_ENOUGH_SECONDS = 900;
const LONG_RIDE_SECONDS = 5400;
const FIRST_RUN_SECONDS_MAXIMUM = 2400;

/**
 * What to do next. Where rules clash, pain comes first, then a jump in distance, then tiredness.
 * Next come what a race or a full week still ask for, and easy after hard. A harder session comes
 * last, and only for runners whose weeks already hold some.
 *
 * @param pain what the runner says of it now; null = nothing, so that earlier notes hold
 */
export function chooseNextStep(view: SessionView, pain: NotedPain): SessionReading['nextStep'] {
  return { code: pain === 'felt' ? 'pain' : codeWithoutPain(view, pain), guide: guideOf(view) };
}

function codeWithoutPain(view: SessionView, pain: NotedPain): NextStepCode {
  if (view.analysis.riding === 'whole') return afterSupposedRide(view);
  const code = allowedStep(codeOf(view), view.demand);
  return pain !== 'gone' && isPainRecent(view.earlier) ? gentleStep(code) : code;
}

/** What may have been no run advises nothing; a ride that its rider names does as any other. */
function afterSupposedRide({ said, analysis }: SessionView): NextStepCode {
  if (said === null) return 'askSport';
  return analysis.summary.movingSeconds >= LONG_RIDE_SECONDS ? 'afterHard' : 'afterCrossTraining';
}

function guideOf(view: SessionView): EffortGuide {
  if (view.has('next.heartRate.ceiling')) return 'pulse';
  return view.has('next.pace.fast', 'next.pace.slow') ? 'pace' : 'feel';
}

function codeOf(view: SessionView): NextStepCode {
  const { analysis, source, strain } = view;
  const { purpose } = analysis;
  if (purpose === 'race') return 'raceRecovery';
  const isVeryLong = purpose === 'long' && analysis.summary.movingSeconds > VERY_LONG_SECONDS;
  if (isRunning(source.sport)) {
    const spike = spikeOf(view);
    if (spike === 'moderate' || spike === 'large') return 'restAfterSpike';
    // A run of that length is a race or has its reason. So no word says how long a training run needs to be.
    if (isVeryLong) {
      return analysis.summary.movingSeconds > ULTRA_SECONDS ? 'afterSevere' : 'afterVeryLong';
    }
    if (spike === 'small') return 'restAfterSpike';
    if (isTired(view) || isHardOnHard(view)) return 'restTired';
    if (isEasyPurpose(purpose) && isCostly(view)) return 'restTired';
  }
  // Whatever today was, earlier days bind the coming ones.
  if (strain.isRaceBinding) return 'afterRace';
  if (strain.isJumpBinding) return 'lightDays';
  switch (purpose) {
    case 'long':
      // A runner who comes back with a long run is not sent into a longer one.
      if (isReturn(view)) return 'restart';
      return view.has('next.longRun.distance') ? 'afterLong' : 'afterHard';
    case 'intervals':
      return afterIntervals(view);
    case 'tempo':
    case 'progression':
    case 'hills':
    case 'mountain':
      return 'afterHard';
    case 'walk':
    case 'hike':
      return view.demand === 'light' ? 'afterWalk' : 'easyNext';
    case 'cross-training':
      if (FINDING_TESTS['cross.hard'](view) || FINDING_TESTS['cross.strenuous'](view)) {
        return 'afterHard';
      }
      return isForgotten(view) ? 'afterWalk' : 'afterCrossTraining';
    case 'unclear':
      if (!isReadable(view) && !isRecordedWithoutDistance(view)) return 'recordAgain';
      if (isReturn(view)) return 'restart';
      return isFirstRun(view) ? 'firstRuns' : 'easyNext';
    case 'easy':
    case 'recovery':
    case 'steady':
    case 'stop-and-go':
    case 'run-walk':
      return afterEasy(view);
  }
}

/** Nothing of it broke off: the device did not measure distance, and it will not next time. */
function isRecordedWithoutDistance({ source, analysis }: SessionView): boolean {
  const { distanceMeters, movingSeconds } = analysis.summary;
  return !source.isPartial && distanceMeters === null && movingSeconds >= LONG_ENOUGH_SECONDS;
}

function afterIntervals(view: SessionView): NextStepCode {
  const pacing = pacingOfRepetitions(view);
  if (pacing === 'fade') return 'afterIntervalsFaded';
  const isOwned = pacing === 'even' || pacing === 'build' || pacing === 'kick';
  const mayAdd = !view.strain.isRaceNear && !view.strain.isJumpLately;
  const hasMore = mayAdd && view.has('next.repetition.count');
  return isOwned && hasMore ? 'afterIntervalsEven' : 'afterHard';
}

function afterEasy(view: SessionView): NextStepCode {
  if (isReturn(view)) return 'restart';
  const [last] = view.earlierRuns;
  if (last?.daysAgo === 0 && isHardPurpose(last.activity.purpose)) return 'afterHard';
  if (view.analysis.purpose === 'run-walk') return 'runWalkAgain';
  if (view.analysis.purpose === 'steady' && isNearThreshold(view)) return 'afterHard';
  if (isFirstRun(view)) return 'firstRuns';
  if (view.analysis.purpose === 'steady') return 'easyNext';
  if (isEasyExceeded(view) || isFasterThanEasy(view)) return 'slowDown';
  const again = againAfter(view);
  // A body that paid more than usual for an easy pace is not sent into more of it.
  if (isCostly(view)) return again;
  // A run as good as long is not followed by another long or fast one.
  const isLongNow = isLong(view, { ...view.analysis, ...view.analysis.summary });
  if (isLongNow || !mayRunHard(view)) return again;
  const lastLong = view.earlierRuns.find(({ activity }) => isLong(view, activity));
  const isLongDue =
    (lastLong === undefined || lastLong.daysAgo >= LONG_RUN_EVERY_DAYS) &&
    isAtLeast(view.value('history.longest30'), LONG_RUN_METERS) &&
    view.has('next.longRun.distance');
  if (isLongDue) return 'long';
  const quality = view.earlierRuns.find(
    ({ activity }) => activity.purpose === 'intervals' || activity.purpose === 'tempo',
  );
  // Only who has done such sessions lately is sent into one.
  if (!quality) return again;
  // Both doses are known wherever the usual week is.
  return quality.activity.purpose === 'intervals' ? 'tempo' : 'intervals';
}

/** Another sport after which a runner may go on as if there had been nothing. */
function isForgotten(view: SessionView): boolean {
  return (
    view.demand === 'light' &&
    !FINDING_TESTS['cross.endurance'](view) &&
    !FINDING_TESTS['cross.strength'](view)
  );
}

/** The first run that the coach has read, of a length at which regularity comes before anything. */
function isFirstRun(view: SessionView): boolean {
  const { source, analysis } = view;
  return (
    isRunning(source.sport) &&
    !hasRunBefore(view) &&
    analysis.summary.movingSeconds <= FIRST_RUN_SECONDS_MAXIMUM
  );
}

function againAfter({ analysis: { purpose } }: SessionView): NextStepCode {
  if (purpose === 'recovery') return 'afterRecovery';
  return purpose === 'stop-and-go' ? 'easyNext' : 'easyAgain';
}

/** Long by its purpose, or by being clearly longer than usual and near the longest of the month. */
function isLong(
  view: SessionView,
  { purpose, distanceMeters }: Pick<RecentActivity, 'purpose' | 'distanceMeters'>,
): boolean {
  const longest = view.value('history.longest30') ?? Infinity;
  const usual = middleOf(view.earlierRuns.map(({ activity }) => activity.distanceMeters));
  const least = Math.max(longest * LONG_SHARE, (usual ?? Infinity) * LONG_OVER_USUAL);
  return purpose === 'long' || (distanceMeters ?? 0) >= least;
}

/** Enough easy days since the last hard one, enough running behind, and room left in the week. */
function mayRunHard(view: SessionView): boolean {
  const hard = view.earlierRuns.filter(
    ({ activity }) => isHardPurpose(activity.purpose) || isLong(view, activity),
  );
  const isFarFromHard = hard.every(({ daysAgo }) => daysAgo >= DAYS_BETWEEN_HARD);
  const hardThisWeek = hard.filter(({ daysAgo }) => daysAgo < 7).length;
  const runs = view.earlierRuns.filter(({ daysAgo }) => daysAgo <= FOUR_WEEKS_DAYS).length;
  const week = view.value('history.week.distance') ?? 0;
  const mean = view.value('history.weeks.mean') ?? 0;
  return (
    isFarFromHard &&
    !view.strain.isRaceNear &&
    // A week that jumped is not answered with another hard day, even once it has ebbed.
    !view.strain.isJumpLately &&
    hardThisWeek < HARD_DAYS_A_WEEK &&
    runs >= LEAST_RUNS_IN_FOUR_WEEKS &&
    mean >= LEAST_WEEK_METERS &&
    week <= mean * FULL_WEEK_SHARE
  );
}
