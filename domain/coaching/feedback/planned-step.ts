import { dayNumberOf, mondayOf } from '../../measures/calendar-day.ts';
import { isHardKind, type PlanSession } from '../../plans/training-plan.ts';
import { raceRecoveryDays } from '../../training/load/volume-rules.ts';
import { daysFrom } from '../facts/planned-session.ts';
import type { SessionView } from '../facts/session-view.ts';
import type { NotedPain } from '../safety/pain-note.ts';
import { isPainRecent } from '../safety/recent-pain.ts';
import type { NextStepCode, PlannedStep, PlanObjection } from './session-reading.ts';

/** What the days behind ask of those to come. */
interface Demand {
  because: PlanObjection;
  /** Nothing hard or long is right for this many days after the run. */
  easyDays: number;
  /** Not even an easy run is right for this many days after it. */
  restDays: number;
}

/** A weekday of the plan lies within a week; nothing hard in all of it. */
const WHOLE_WEEK_DAYS = 7;
const AFTER_HARD: Demand = { because: 'hard', easyDays: 1, restDays: 0 };
const AFTER_SEVERE: Demand = { because: 'severe', easyDays: 4, restDays: 2 };

/**
 * How the words on a run name the plan's next session. It is named as planned, or with an easier
 * option where the run or the days before it speak against it. The plan itself stays. Pain comes before any plan, and
 * so does what a race day asks for, which nobody moves.
 *
 * @param code what the days behind ask for without a plan
 * @param pain what the runner says of it now; null = nothing
 * @returns null where the plan is not spoken of
 */
export function plannedStep(
  view: SessionView,
  code: NextStepCode,
  {
    session,
    pain,
    isAsPlanned,
  }: {
    session: PlanSession | null;
    pain: NotedPain;
    /** What was run lately is what the plan's weeks ordered. */
    isAsPlanned: boolean;
  },
): PlannedStep | null {
  if (!session || code === 'pain' || pain === 'felt') return null;
  if (pain !== 'gone' && isPainRecent(view.earlier)) return null;
  const daysAhead = daysFrom(view.source, session);
  const against = objectionTo(view, code, { session, daysAhead, isAsPlanned });
  if (against !== null && session.kind === 'race') return null;
  const { paceFast, paceSlow, heartRateLow, heartRateHigh, feel } = session.target;
  const isPaced = paceFast !== null && paceSlow !== null;
  const isByBeats = heartRateLow !== null && heartRateHigh !== null;
  const day = dayNumberOf(session.day);
  return {
    kind: session.kind,
    day: daysAhead === 0 ? 'sameDay' : day - mondayOf(day),
    target: isPaced ? 'pace' : isByBeats ? 'pulse' : 'feel',
    feel,
    against,
  };
}

function objectionTo(
  view: SessionView,
  code: NextStepCode,
  {
    session,
    daysAhead,
    isAsPlanned,
  }: { session: PlanSession; daysAhead: number; isAsPlanned: boolean },
): PlanObjection | null {
  // The plan knows its own weeks better than seven days do.
  if (code === 'lightDays' && isAsPlanned) return null;
  const demand = demandOf(view, code);
  if (!demand) return null;
  const { because, easyDays, restDays } = demand;
  const isTooSoon = daysAhead <= restDays || (isHardKind(session.kind) && daysAhead <= easyDays);
  return isTooSoon ? because : null;
}

function demandOf(view: SessionView, code: NextStepCode): Demand | null {
  switch (code) {
    case 'afterHard':
    case 'afterLong':
    case 'afterIntervalsFaded':
    case 'afterIntervalsEven':
      return AFTER_HARD;
    case 'restTired':
      return { because: 'tired', easyDays: 2, restDays: 1 };
    case 'restAfterSpike':
      return { because: 'jump', easyDays: 3, restDays: 1 };
    case 'lightDays':
      return { because: 'week', easyDays: 3, restDays: 0 };
    case 'raceRecovery':
      return { because: 'race', easyDays: raceDaysLeft(view), restDays: 1 };
    case 'afterRace':
      return { because: 'race', easyDays: raceDaysLeft(view), restDays: 0 };
    case 'afterVeryLong':
    case 'afterSevere':
      return AFTER_SEVERE;
    case 'restart':
      return { because: 'return', easyDays: WHOLE_WEEK_DAYS, restDays: 0 };
    case 'pain':
    case 'easyNext':
    case 'afterRecovery':
    case 'easyAgain':
    case 'slowDown':
    case 'tempo':
    case 'intervals':
    case 'long':
    case 'afterWalk':
    case 'afterCrossTraining':
    case 'recordAgain':
    case 'askSport':
    case 'firstRuns':
    case 'runWalkAgain':
      return null;
  }
}

/** Easy days that a race still asks for, this one or an earlier one. */
function raceDaysLeft({ value, earlierRuns }: SessionView): number {
  const earlier = earlierRuns
    .filter(({ activity }) => activity.purpose === 'race')
    .map(({ activity, daysAgo }) => raceRecoveryDays(activity.distanceMeters ?? 0) - daysAgo);
  return Math.max(1, value('next.recovery.days') ?? 0, ...earlier);
}
