import type { PlanReasonCode, PlanWeek, TrainingPlan } from '../training-plan.ts';
import { runMetersOf } from './plan-reasons.ts';

/** Captions of weeks that are compared with the runner's average from before the plan. */
const USUAL_CAPTIONS = {
  'step-up': 'step-up-usual',
  less: 'less-usual',
  'back-up': 'back-up-usual',
} as const satisfies Partial<Record<PlanReasonCode, string>>;
export type WeekCaption =
  | PlanReasonCode
  | (typeof USUAL_CAPTIONS)[keyof typeof USUAL_CAPTIONS]
  | 'cut-back-again';

/** For this many weeks from the start, the average before the plan is compared as well. */
const WEEKS_BESIDE_USUAL = 3;

/**
 * What stands above a week. Only the average is known of the weeks before the plan, so no caption calls it the
 * highest of them.
 */
export function weekCaptionOf({ weeks }: TrainingPlan, week: PlanWeek): WeekCaption {
  const { code, fromMeters } = week.reason;
  // Why a lighter week is lighter stands at the first one.
  if (
    code === 'cut-back' &&
    weeks.some((one) => one.number < week.number && one.reason.code === code)
  ) {
    return 'cut-back-again';
  }
  const isUsualNear = week.number <= WEEKS_BESIDE_USUAL;
  if (!(code in USUAL_CAPTIONS) || fromMeters === null || !isUsualNear) return code;
  const isOfPlan = weeks
    .slice(0, week.number - 1)
    .some((one) =>
      [one.meters, runMetersOf(one)].some((meters) => Math.round(meters) === fromMeters),
    );
  return isOfPlan ? code : USUAL_CAPTIONS[code as keyof typeof USUAL_CAPTIONS];
}
