import { MARATHON_METERS } from '../../training/performance/vdot.ts';
import { planFormOf } from '../goal/runner-form.ts';
import { goalTimesOf, planPacesOf, racedWish, raceTargetOf } from '../plan-paces.ts';
import { raceDayOf, weekWith } from '../plan-lines.ts';
import { recoveryTargetOf } from '../session-drafts.ts';
import { targetOfWork } from '../sessions/lagging-heart-rate.ts';
import { isMountainRace, type PlanRunner, type PlanWish } from '../plan-wish.ts';
import type { PlanEffort, PlanReasonCode, PlanSession, TrainingPlan } from '../training-plan.ts';

/** Their time and distance do not follow from a pace. */
const WITHOUT_PACE: ReadonlySet<PlanEffort> = new Set<PlanEffort>(['hill', 'test']);

/** On hilly ground no pace holds. */
const HILLY_REASONS: ReadonlySet<PlanReasonCode> = new Set<PlanReasonCode>([
  'long-rolling',
  'long-descents',
]);

function effortOf({ steps }: PlanSession): PlanEffort {
  return steps.find(({ part }) => part === 'main')?.effort ?? 'easy';
}

/** Race pace is trained no faster than the goal that was wished for, whatever a test shows. Seconds a kilometre. */
function goalPaceOf({ goal: { meters, seconds } }: TrainingPlan): number {
  return meters === null || seconds === null ? 0 : (seconds * 1000) / meters;
}

/** Whether an effort is the pace of the plan's race. */
function isOfRace(effort: PlanEffort, { goal }: TrainingPlan): boolean {
  return effort === 'race' || (effort === 'marathon' && goal.meters === MARATHON_METERS);
}

/**
 * The plan with the paces of another form from a day on. Distances and days stay as they are, and race pace asks for no
 * more than the goal.
 *
 * @param vdot with its uncertainty, as newly known
 * @param from YYYY-MM-DD
 */
export function withNewPaces(
  plan: TrainingPlan,
  { runner, wish }: { runner: PlanRunner; wish: PlanWish },
  vdot: NonNullable<PlanRunner['vdot']>,
  from: string,
): TrainingPlan {
  const race = racedWish({ ...wish, goal: plan.goal }, plan.weeks.length);
  const faster = { ...runner, vdot, daysSinceLastRun: null };
  const before = planPacesOf(runner, { isByFeel: wish.isHot, race });
  const after = planPacesOf(faster, { isByFeel: wish.isHot, race });
  const goalPace = goalPaceOf(plan);
  const raceSeconds = goalTimesOf(faster, wish, plan.weeks.length)?.pacedSeconds;
  const change = (session: PlanSession): PlanSession => {
    const effort = effortOf(session);
    if (session.day < from || session.kind === 'run-walk') return session;
    if (session.kind === 'race') {
      const isGoal = session.day === raceDayOf(plan);
      if (isGoal && isMountainRace(wish)) return session;
      if (!isGoal) {
        const own = { meters: session.meters, seconds: null };
        return { ...session, target: raceTargetOf(faster, own, wish.isHot) };
      }
      const seconds = raceSeconds ?? session.seconds;
      return { ...session, seconds, target: raceTargetOf(faster, race, wish.isHot) };
    }
    // Without a pace it was left to feel, and stays so.
    if (WITHOUT_PACE.has(effort)) return session;
    const isRecovery = session.kind === 'recovery';
    if (!isRecovery && isByFeel(session, runner)) return session;
    const isCapped = isOfRace(effort, plan) && after.expected[effort] < goalPace;
    const pace = isCapped ? goalPace : after.expected[effort];
    const ratio = pace / before.expected[effort];
    const main = session.steps.find(({ part }) => part === 'main');
    const targetOf = () =>
      isCapped ? raceTargetOf(faster, race, wish.isHot) : after.targetOf(effort);
    const own = main ? targetOfWork(main, { targetOf, expected: after.expected }) : targetOf();
    return {
      ...session,
      seconds: Math.round(session.seconds * ratio),
      target: isRecovery ? recoveryTargetOf(after) : { ...own, feel: session.target.feel },
    };
  };
  const weeks = plan.weeks.map((week) =>
    week.sessions.every(({ day }) => day < from)
      ? week
      : weekWith(week, week.sessions.map(change), raceDayOf(plan)),
  );
  return { ...plan, weeks };
}

/** Made easier by feel alone, although a pace was known. */
function isByFeel({ target, reason }: PlanSession, runner: PlanRunner): boolean {
  if (HILLY_REASONS.has(reason.code)) return true;
  return target.paceFast === null && planFormOf(runner) !== null;
}
